import type { IncomingHttpHeaders } from "node:http";

/** What a visitor's country is chosen from. */
export interface RequestVisitor {
  readonly headers: IncomingHttpHeaders;
  /** The client's, as far as trusted proxies tell it; undefined once it has disconnected. */
  readonly address: string | undefined;
}
