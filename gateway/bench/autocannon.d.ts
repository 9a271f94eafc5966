/** What the benches use of autocannon, which brings no types along. */
declare module "autocannon" {
  interface Options {
    readonly url: string;
    readonly method?: "GET" | "POST";
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly connections?: number;
    /** Seconds. */
    readonly duration?: number;
    readonly workers?: number;
  }

  interface Result {
    readonly non2xx: number;
    readonly errors: number;
    /** A second. */
    readonly requests: { readonly average: number };
    /** Milliseconds. */
    readonly latency: { readonly p99: number };
  }

  export default function autocannon(options: Options): Promise<Result>;
}
