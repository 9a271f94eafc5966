/** A request of the fuzz test. */
export interface Sent {
  readonly method: "GET" | "HEAD" | "POST" | "PUT" | "DELETE" | "OPTIONS";
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly payload?: string;
}
