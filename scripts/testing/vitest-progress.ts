import type { Reporter, SerializedError, TestCase, TestModule, TestSpecification } from "vitest/node";
import { beginningOf, noteFailure, patternOf } from "./failures.ts";
import { Progress } from "./progress.ts";

/** Prints progress, and notes each failure with the command that runs it alone. */
export default class VitestProgress implements Reporter {
  #progress = new Progress(0, "files");

  onTestRunStart(specifications: readonly TestSpecification[]) {
    this.#progress = new Progress(specifications.length, "files");
  }

  onTestCaseResult(test: TestCase) {
    const { state, errors } = test.result();
    if (state !== "failed") return;
    this.#progress.fail();
    note(test.module, { name: test.fullName, why: errors[0]?.message, only: ` -t ${patternOf(test.name)}` });
  }

  onTestModuleEnd(module: TestModule) {
    const hasFailedTest = [...module.children.allTests("failed")].length > 0;
    if (module.state() === "failed" && !hasFailedTest)
      note(module, { name: "the file itself", why: module.errors()[0]?.message });
    this.#progress.advance();
  }

  onTestRunEnd(_: readonly TestModule[], errors: readonly SerializedError[]) {
    for (const { message } of errors) noteFailure({ what: `outside any test: ${message}`, alone: "npx vitest run" });
  }
}

type Failed = { name: string; why: string | undefined; only?: string };

function note({ project, relativeModuleId }: TestModule, { name, why, only = "" }: Failed) {
  noteFailure({
    what: `${project.name} › ${relativeModuleId} › ${name}`,
    why: beginningOf(why),
    alone: `npx vitest run --project ${project.name} ${relativeModuleId}${only}`,
  });
}
