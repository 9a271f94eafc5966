import { globSync, readFileSync } from "node:fs";
import { Kind, parse, print } from "graphql";
import { expect, it } from "vitest";
import { CostModel } from "../../src/api/graphql/cost.ts";
import { getFragments } from "../../src/api/graphql/walk.ts";
import { LIMITS } from "../../src/config/limits.ts";
import { schema } from "../schema-under-test.ts";

/** As many references as one list of them may hold. */
const REFERENCES = Array.from({ length: 50 }, (_, n) => ({ movieId: n + 1 }));
/** As many countries as one list of them may hold. */
const ABROAD = ["AT", "CH", "FR", "IT"].map((country) => ({ country, services: ["netflix"] }));
/** Most seasons, similar titles or cast that a screen requests by a variable. */
const COUNT = 20;

const FOLDER = new URL("../../../web/src/", import.meta.url);

it("lets every query of the web app pass, with its longest lists", () => {
  const files = globSync("**/*.graphql", { cwd: FOLDER });
  const document = parse(files.map((file) => readFileSync(new URL(file, FOLDER), "utf8")).join(""));
  const fragments = getFragments(document);
  const model = new CostModel(schema);
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  expect(operations.length).toBeGreaterThan(10);
  for (const operation of operations) {
    const variables: Record<string, unknown> = {};
    for (const { variable, type } of operation.variableDefinitions ?? []) {
      variables[variable.name.value] = valueOf(print(type));
    }
    const name = operation.name?.value ?? "";
    for (const flags of flagsOf(Object.keys(variables))) {
      const cost = model.costOf(operation, fragments, { ...variables, ...flags });
      expect.soft(cost.upstreamCalls, name).toBeLessThanOrEqual(LIMITS.graphql.upstreamCalls);
      expect.soft(cost.bulkCalls, name).toBeLessThanOrEqual(LIMITS.graphql.bulkCalls);
      expect.soft(cost.work, name).toBeLessThanOrEqual(LIMITS.graphql.work);
    }
  }
});

/** The value of a variable of a type that costs the most. */
function valueOf(type: string): unknown {
  if (type.includes("TitleReference")) return REFERENCES;
  if (type.includes("CountryServices")) return ABROAD;
  return type.startsWith("Boolean") ? true : COUNT;
}

/** The flags of an operation that has a list for each (`isPopular`) are true one at a time. */
function flagsOf(names: readonly string[]): readonly Record<string, boolean>[] {
  const flags = names.filter((name) => /^is[A-Z]/.test(name));
  const isOneOf = (one: string) => flags.map((flag) => [flag, flag === one] as const);
  return flags.length === 0 ? [{}] : flags.map((one) => Object.fromEntries(isOneOf(one)));
}
