import { afterAll, beforeAll, expect, it } from "vitest";
import {
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  oneof,
  option,
  record,
} from "fast-check";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";

/** Valid documents whose fields depend on variables with and without defaults, sent with and without values. */

const DOCUMENTS = 150;
const FIELDS = ["name", "originalName", "overview", "genres { name }", "rating { average }"];

let gateway: GatewayUnderTest;
let origin: string;
beforeAll(async () => {
  gateway = await startGateway({ NODE_ENV: "production", REQUESTS_PER_MINUTE: "1000000" });
  origin = await gateway.listen();
});
afterAll(() => gateway.close());

/** A field with a directive, its variable's default and what is sent for the variable. */
const conditional = record({
  field: constantFrom(...FIELDS),
  directive: constantFrom("skip", "include"),
  inFragment: boolean(),
  variable: oneof(
    record({ type: constant("Boolean!"), byDefault: constant(null), sent: boolean() }),
    record({
      type: constant("Boolean"),
      byDefault: boolean(),
      // Undefined leaves it out.
      sent: option(oneof(boolean(), constant(null)), { nil: undefined }),
    }),
  ),
});

async function send(body: string): Promise<string> {
  const response = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  expect(response.status).toBeLessThan(500);
  const text = await response.text();
  expect(text).not.toContain("INTERNAL_SERVER_ERROR");
  return `${response.status} ${text}`;
}

it("get the same answer the first, the second and the third time, and never 500", async () => {
  const documents = array(conditional, { minLength: 1, maxLength: 4 });
  const property = asyncProperty(documents, async (fields) => {
    const declared = fields.map(({ variable }, n) => {
      const byDefault = variable.byDefault === null ? "" : ` = ${variable.byDefault}`;
      return `$v${n}: ${variable.type}${byDefault}`;
    });
    const selected = fields.map(({ field, directive, inFragment }, n) => {
      const condition = `@${directive}(if: $v${n})`;
      return inFragment
        ? `... ${condition} { f${n}: ${field} }`
        : `f${n}: ${field.replace(/^\w+/u, `$& ${condition}`)}`;
    });
    const query = `query (${declared.join(", ")}) { movie(id: 550) { id ${selected.join(" ")} } }`;
    const variables = Object.fromEntries(fields.map(({ variable }, n) => [`v${n}`, variable.sent]));
    const body = JSON.stringify({ query, variables });
    const others = JSON.stringify({
      query,
      variables: Object.fromEntries(fields.map((_, n) => [`v${n}`, true])),
    });
    const first = await send(body);
    // What was known of the document is of other values.
    await send(others);
    expect([await send(body), await send(body)]).toEqual([first, first]);
  });
  await assert(property, { numRuns: DOCUMENTS });
}, 120_000);
