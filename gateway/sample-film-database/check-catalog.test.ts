import { expect, test } from "vitest";
import { faultsOfRow } from "./catalog/check-rows.ts";
import { faultsOfWhole } from "./catalog/check-whole.ts";
import { readCatalog } from "./catalog/read-catalog.ts";
import { readRows } from "./catalog/rows.ts";
import { checkCatalog } from "./check-catalog.ts";

const HEADER =
  "id\ttitle\toriginal_title\talternative_titles\trelease_date\truntime\tgenres\tlanguage\tspoken_languages\tcountries\tdirectors\tcast\tvote_average\tvote_count\tservice\tmood\ttagline\toverview";

test("the catalog is sound", () => {
  expect(checkCatalog()).toEqual([]);
});

test("a row with a wrong country, date, cast and service is told on", () => {
  const [row] = readCatalog();
  expect(row).toBeDefined();
  if (!row) return;
  const broken = { ...row, countries: ["XQ"], date: "2024-02-30", cast: [], service: "Nowhere" };
  const faults = faultsOfRow(broken).join("\n");
  for (const word of ["country", "2024-02-30", "cast", "Nowhere"]) expect(faults).toContain(word);
});

test("a title that stands twice is told on", () => {
  const rows = readCatalog();
  const [row] = rows;
  expect(faultsOfWhole([...rows, ...(row ? [row] : [])]).join()).toContain("stands twice");
});

test.each([
  ["a missing header", "id\ttitle\n1\tX"],
  ["too few cells", `${HEADER}\n1\tX`],
  [
    "an unknown genre",
    `${HEADER}\n1\tX\tX\t\t2020-01-01\t90\tOpera\ten\ten\tUS\tA\tB=C\t7\t10\t\twarm\t\tText`,
  ],
])("a file with %s is refused with the place named", (_, text) => {
  expect(() => readRows("movie", text, "movies/test.tsv")).toThrow(/movies\/test\.tsv/);
});
