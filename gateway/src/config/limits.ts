/** Limits on requests, which docs/api.md publishes. */
export const LIMITS = {
  graphql: {
    tokens: 2000,
    /** Fields within fields, fragments unfolded. */
    depth: 14,
    aliases: 50,
    /** Objects that the lists of an operation may hold together, by their `@listSize`. */
    objects: 10_000,
    /** Calls to the film database that an operation may make, while it runs. */
    upstreamCalls: 100,
    /** An operation of a client with an API key may make so many times as many. */
    keyFactor: 4,
    /** The longest text of an error message; more is cut off. */
    messageLength: 300,
  },
  /** A request for more titles runs after those of other visitors. */
  bulkCalls: 25,
  http: {
    bodyBytes: 32 * 1024,
    /** Bytes of a GraphQL request's body: 50 references and 50 countries fit many times over. */
    graphqlBodyBytes: 64 * 1024,
  },
  /** Requests one address may make in a minute before it has to wait. */
  requestsPerMinute: 1200,
  /** The same where NODE_ENV is `development` or `test`: tests and benchmarks come from one address. */
  requestsPerMinuteInDevelopment: 1_000_000,
} as const;
