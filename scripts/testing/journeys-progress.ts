import { relative } from "node:path";
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from "@playwright/test/reporter";
import { beginningOf, noteFailure, patternOf } from "./failures.ts";
import { Progress } from "./progress.ts";

/** Prints progress, shows failures, and notes each with the command that runs it alone. */
export default class JourneysProgress implements Reporter {
  #progress = new Progress(0, "journeys");

  onBegin(_: FullConfig, suite: Suite) {
    this.#progress = new Progress(suite.allTests().length, "journeys");
  }

  onTestEnd(test: TestCase, { status, errors }: TestResult) {
    if (status !== test.expectedStatus) {
      this.#progress.fail();
      const file = relative(process.cwd(), test.location.file);
      const name = test.titlePath().slice(3).join(" › ");
      process.stdout.write(`FAILED ${file}:${test.location.line} › ${name}\n`);
      for (const error of errors) show(error);
      noteFailure({
        what: `journeys › ${file} › ${name}`,
        why: beginningOf(errors[0]?.message),
        alone: `npx playwright test ${file} -g ${patternOf(test.title)}`,
      });
    }
    this.#progress.advance();
  }

  onError(error: TestError) {
    show(error);
    noteFailure({ what: `outside any journey: ${error.message}`, alone: "npx playwright test" });
  }
}

const show = ({ stack, message, value, snippet }: TestError) =>
  process.stdout.write(`${stack ?? message ?? value}\n${snippet ?? ""}\n`);
