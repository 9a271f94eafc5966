import { expect, test } from "vitest";
import { secondTriesOfVitest } from "./test-reports.ts";

test("a test that failed and then passed is named as one that needed its second try", () => {
  const of = (title: string, status: string, failureMessages?: string[]) => ({
    ancestorTitles: ["group"],
    title,
    status,
    ...(failureMessages && { failureMessages }),
  });
  expect(
    secondTriesOfVitest(
      {
        testResults: [
          {
            name: "/root/gateway/a.test.ts",
            assertionResults: [
              of("at once", "passed", []),
              of("at the second try", "passed", ["AssertionError"]),
              of("never", "failed", ["AssertionError", "AssertionError"]),
              of("not now", "pending"),
            ],
          },
        ],
      },
      "/root",
    ),
  ).toEqual(["gateway/a.test.ts › group › at the second try"]);
});
