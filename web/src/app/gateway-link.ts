import { HttpLink } from "@apollo/client";

/** The way to the gateway: queries travel as GET, so that every cache on the way can store them. */
export const gatewayLink = (send: typeof fetch): HttpLink =>
  new HttpLink({
    uri: "/graphql",
    useGETForQueries: true,
    fetch: send,
    credentials: "same-origin",
    headers: { "apollo-require-preflight": "true" },
    print: (document, print) => print(document).replace(/\s+/g, " "),
  });
