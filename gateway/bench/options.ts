import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs, type ParseArgsOptionDescriptor } from "node:util";
import { CHECKOUT } from "./start-gateway.ts";

/** An option of a bench. */
export interface BenchOption extends ParseArgsOptionDescriptor {
  readonly default: string | string[];
  /** What the help says of it. */
  readonly about: string;
}

export type BenchOptions = Readonly<Record<string, BenchOption>>;

/** An option that no bench knows, or a value that is none: whoever typed it is told in one line. */
export class UsageError extends Error {}

/** @throws {UsageError} when there is an option that is not among these, or anything else */
export function readOptions<Options extends BenchOptions>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** @throws {UsageError} when an option's value is no whole number from the least on */
export function readNumber(option: string, text: string, least = 1): number {
  const number = Number(text);
  if (text.trim() !== "" && Number.isInteger(number) && number >= least) return number;
  throw new UsageError(`--${option} is a whole number from ${least} on, not ${text}`);
}

/** The checkouts that a bench measures, this one by default; `readCheckout` reads each. */
export const GATEWAY_OPTION = {
  type: "string",
  multiple: true,
  default: [CHECKOUT],
  about: "a built checkout whose gateway is measured; several with several options",
} satisfies BenchOption;

/** @throws {UsageError} when there is no gateway at a path */
export function readCheckout(path: string): string {
  const checkout = resolve(path);
  if (existsSync(join(checkout, "gateway/src/main.ts"))) return checkout;
  throw new UsageError(`--gateway=${path} is no checkout with a gateway`);
}

/** One line for each option, with its default. */
export function describeOptions(options: BenchOptions): string {
  const lines = Object.entries(options).map(
    ([name, option]) => [`--${name}=${option.default}`, option.about] as const,
  );
  return describe(lines);
}

/** Names in one column, and what they are in the next. */
export function describe(lines: readonly (readonly [name: string, about: string])[]): string {
  const width = Math.max(0, ...lines.map(([name]) => name.length));
  return lines.map(([name, about]) => `  ${name.padEnd(width)}  ${about}\n`).join("");
}
