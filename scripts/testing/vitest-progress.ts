import type { Reporter, SerializedError, TestCase, TestModule, TestSpecification } from "vitest/node";
import { noteFailure, patternOf } from "./failures.ts";
import { Progress } from "./progress.ts";

/** Prints progress, and notes each failure with the command that runs it alone. */
export default class VitestProgress implements Reporter {
  #progress = new Progress(0, "files");

  onTestRunStart(specifications: readonly TestSpecification[]) {
    this.#progress = new Progress(specifications.length, "files");
  }

  onTestCaseResult(test: TestCase) {
    if (test.result().state !== "failed") return;
    this.#progress.fail();
    note(test.module, test.fullName, ` -t ${patternOf(test.name)}`);
  }

  onTestModuleEnd(module: TestModule) {
    const hasFailedTest = [...module.children.allTests("failed")].length > 0;
    if (module.state() === "failed" && !hasFailedTest) note(module, "the file itself", "");
    this.#progress.advance();
  }

  onTestRunEnd(_: readonly TestModule[], errors: readonly SerializedError[]) {
    for (const { message } of errors) noteFailure({ what: `outside any test: ${message}`, alone: "npx vitest run" });
  }
}

function note({ project, relativeModuleId }: TestModule, name: string, more: string) {
  noteFailure({
    what: `${project.name} › ${relativeModuleId} › ${name}`,
    alone: `npx vitest run --project ${project.name} ${relativeModuleId}${more}`,
  });
}
