/** A test as the table names it: its file from the top folder, and its title below those of its groups. */
export interface NamedTest {
  file: string;
  titles: readonly string[];
}

/** One row of the table, with the line of the document that it is on. */
export interface Row {
  line: number;
  what: string;
  tests: readonly NamedTest[];
}

/** A test that ran, as its runner reports it. */
export interface ReportedTest {
  file: string;
  titles: readonly string[];
  outcome: "passed" | "failed" | "skipped";
}

/** The heading under which rows have a reason in place of a test. */
const WITHOUT_TEST = "Not shown by a test";

const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));

/**
 * Reads docs/specification-coverage.md: every row of its tables that must have a test. A test is a code
 * span `file: title`, with the titles of groups around it before the title where one wants to tell.
 */
export const readTable = (markdown: string): Row[] => {
  const rows: Row[] = [];
  let heading = "";
  for (const [index, line] of markdown.split("\n").entries()) {
    if (line.startsWith("#")) heading = line.replace(/^#+\s*/, "");
    if (!line.startsWith("|") || heading === WITHOUT_TEST) continue;
    const [what = "", shownBy = ""] = cellsOf(line);
    if (what === "What" || /^:?-+:?$/.test(what)) continue;
    const tests = [...shownBy.matchAll(/`([^`]+)`/g)].flatMap(([, name = ""]) => {
      const [, file, titles] = /^([^:]+): (.+)$/.exec(name) ?? [];
      return file && titles ? [{ file, titles: titles.split(" › ") }] : [];
    });
    rows.push({ line: index + 1, what, tests });
  }
  return rows;
};

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** Ends a title that is given by its first words. */
const REST = "…";

/** A title of the table, whose `${name}`, `$name` and `%s` a runner fills in. */
const pattern = (title: string): RegExp => {
  const start = title.endsWith(REST) ? title.slice(0, -REST.length) : title;
  const source = start
    .split(/\$\{[^}]*\}|\$[a-z]+|%[sdifjo]/)
    .map(escaped)
    .join(".*");
  return new RegExp(`^${source}${start === title ? "$" : ""}`, "s");
};

/** Whether a test's source has the named titles, each as a string or as the first words of one. */
export const standsIn = (source: string, { titles }: NamedTest): boolean =>
  titles.every((title) =>
    ['"', "'", "`"].some((quote) => {
      const text = title.replaceAll(quote, `\\${quote}`);
      return source.includes(
        quote + (text.endsWith(REST) ? text.slice(0, -REST.length) : text + quote),
      );
    }),
  );

/**
 * What became of a named test: "passed" when one of its runs passed and none failed, "missing" when it did
 * not run at all. A group may be left out of the name, the test's own title may not.
 */
export const outcomeOf = (
  { file, titles }: NamedTest,
  reported: readonly ReportedTest[],
): ReportedTest["outcome"] | "missing" => {
  const wanted = titles.map(pattern);
  const deepest = wanted.at(-1);
  const runs = reported.filter(
    (test) =>
      test.file === file &&
      deepest?.test(test.titles.at(-1) ?? "") &&
      wanted.every((each) => test.titles.some((title) => each.test(title))),
  );
  if (runs.some(({ outcome }) => outcome === "failed")) return "failed";
  if (runs.some(({ outcome }) => outcome === "passed")) return "passed";
  return runs.length > 0 ? "skipped" : "missing";
};
