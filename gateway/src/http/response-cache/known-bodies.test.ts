import { expect, test } from "vitest";
import { KnownBodies } from "./known-bodies.ts";

const QUERY = `query Title($id: Int!, $country: CountryCode!) {
  movie(id: $id) { name overview cast { name character } availability(country: $country) { status offers { url kind } } }
  # "é", \\ and 🎬 are written as they are, or escaped
  similar: movie(id: 1) { name }
}`;
const LITERAL = JSON.stringify(QUERY);
const VARIABLES = ['{"id":550}', '{"id":551,"country":"DE"}', '{"name":"é🎬"}', "{}", "null"];

/** The orders in which clients write the fields. */
const ORDERS: Readonly<Record<string, (variables: string) => string>> = {
  "the query first": (variables) => `{"query":${LITERAL},"variables":${variables}}`,
  "the query last": (variables) =>
    `{"operationName":"Title","variables":${variables},"extensions":{},"query":${LITERAL}}`,
  "the query after the operation's name": (variables) =>
    ` {"operationName":"Title","query":${LITERAL} , "variables":${variables}}\n`,
};

/** Bodies in which the same text stands elsewhere, or is followed by what changes what it means. */
const ODD = [
  `{"query":${LITERAL},"query":"{ other }"}`,
  `{"query":"{ other }","variables":{"query":${LITERAL}}}`,
  `{"variables":{"query":${LITERAL}}}`,
  `{"a":"\\${LITERAL},"query":${LITERAL}}`,
  `{"query":"{ other }","x":${LITERAL}}`,
  `[{"query":${LITERAL},"variables":{"id":550}}]`,
  `{"query":${LITERAL},"variables":{"id":550}`,
  `{"query":${LITERAL}"variables":{"id":550}}`,
  `{"query":${LITERAL},"constructor":{"id":550}}`,
  `{"query":[${LITERAL}]}`,
  `"query":${LITERAL}}`,
  `"${LITERAL}`,
  LITERAL,
  "",
];

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function learned(...bodies: readonly string[]): KnownBodies {
  const known = new KnownBodies("query");
  for (const body of bodies) known.learn(known.read(Buffer.from(body)), parse(body));
  return known;
}

test.each(Object.entries(ORDERS))("reads a known query with other variables: %s", (_, bodyOf) => {
  const known = learned(bodyOf('{"id":1}'));
  for (const variables of VARIABLES) {
    const body = known.read(Buffer.from(bodyOf(variables)));
    expect(body.key?.length).toBeLessThan(200);
    expect(known.fieldsOf(body, parse)).toEqual(JSON.parse(bodyOf(variables)));
  }
});

test("never reads a body otherwise than the parser, whatever is known", () => {
  const usual = Object.values(ORDERS).map((bodyOf) => bodyOf('{"id":1}'));
  for (const body of ODD) {
    for (const known of [learned(...usual), learned(...usual, body), learned(body, ...ODD)]) {
      const fields = known.fieldsOf(known.read(Buffer.from(body)), parse);
      expect(fields ?? parse(body)).toEqual(parse(body));
    }
  }
});

test("gives bodies of other bytes other keys, none of them a target", () => {
  const usual = Object.values(ORDERS).flatMap((bodyOf) => VARIABLES.map(bodyOf));
  // Neither is UTF-8, and a decoder reads both alike.
  const broken = [0xe9, 0xe8].map((byte) =>
    Buffer.concat([
      Buffer.from(`{"query":${LITERAL},"x":"`),
      Buffer.from([byte]),
      Buffer.from('"}'),
    ]),
  );
  const others = usual.map((body) => body.replace("query Title", "query Other"));
  const bodies = [...[...usual, ...others, ...ODD].map((body) => Buffer.from(body)), ...broken];
  const known = learned(...usual, ...others, ...ODD);
  const keys = bodies.map((body) => known.read(body).key);
  expect(new Set(keys).size).toBe(bodies.length);
  for (const key of keys) expect(key).not.toMatch(/^\/[^ ]/u);
  expect(known.read(Buffer.from("/graphql?query=%7Bsite%7D")).key).toBeNull();
});

test("reads every part of a known body as the parser does", () => {
  const usual = Object.values(ORDERS).map((bodyOf) => bodyOf('{"id":1}'));
  const known = learned(...usual);
  for (const body of usual) {
    for (let length = 0; length < body.length; length += 1) {
      for (const part of [body.slice(0, length), body.slice(-length)]) {
        const fields = known.fieldsOf(known.read(Buffer.from(part)), parse);
        expect(fields ?? parse(part)).toEqual(parse(part));
      }
    }
  }
});
