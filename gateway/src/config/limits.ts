/**
 * Every limit on requests to the gateway, in one place. docs/api.md publishes them, and a
 * test holds the two together.
 */
export const LIMITS = {
  graphql: {
    /** Words and signs of one document. */
    tokens: 2000,
    /** The same response name, or the same fragment, in one selection. */
    repeats: 10,
    /** Named fragments of one document: validation compares each with those that it holds. */
    fragments: 50,
    /** Fields within fields, fragments unfolded. */
    depth: 14,
    /** Fields under another name, fragments unfolded. */
    aliases: 50,
    /** Calls to the film database that an operation may make, those for references in bulk aside. */
    upstreamCalls: 25,
    /** Calls for references in bulk: 50 by IMDb's or Wikidata's identifier with their details. */
    bulkCalls: 100,
    /** The work that an operation may mean, in the unit of the schema's `@cost`. */
    work: 9500,
    /** An operation of a client with an API key may make so many times as many calls, and mean so many times as much work. */
    keyFactor: 4,
    /** What a document that is no valid operation counts as. */
    invalidWork: 5000,
    /** So much work of an operation counts as one unit of its client's budget. */
    workPerUnit: 1000,
    /** The longest text of an error message; more is cut off. */
    messageLength: 300,
  },
  http: {
    /** Bytes of a request's body. */
    bodyBytes: 32 * 1024,
    /** Bytes of a GraphQL request's body: 50 references and 50 countries fit many times over. */
    graphqlBodyBytes: 64 * 1024,
  },
  /** Requests one address may make in a minute before it has to wait. */
  requestsPerMinute: 1200,
  /** The same where NODE_ENV is `development` or `test`: tests and benchmarks come from one address. */
  requestsPerMinuteInDevelopment: 1_000_000,
} as const;
