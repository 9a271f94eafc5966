/** What the benches use of autocannon, which brings no types along. */
declare module "autocannon" {
  interface Options {
    readonly url: string;
    readonly method: "GET" | "POST";
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
    readonly connections: number;
    readonly duration: number;
    readonly workers: number;
  }

  interface Result {
    readonly non2xx: number;
    readonly errors: number;
    readonly requests: { readonly average: number };
  }

  export default function autocannon(options: Options): Promise<Result>;
}
