import { parseArgs } from "node:util";
import { isDay } from "./dates.ts";
import { CLOCK, type SampleFilmDatabaseOptions } from "./options.ts";

export const USAGE = `Usage: npm run sample-film-database -- [options]
  --port N          the port to listen on (PORT; default 4100)
  --host ADDRESS    the address to listen on (HOST; default 127.0.0.1)
  --today DAY       the sample's day, YYYY-MM-DD (default 2025-03-29)
  --as-of DAY       the day whose availability it has, or today (the default)
  --synthetic N     so many invented titles more, for load tests, up to 1000000`;

const HIGHEST_PORT = 65_535;
const MAX_SYNTHETIC = 1_000_000;

/**
 * Reads the command line.
 *
 * @returns the options; null where only the usage is requested
 * @throws Error whose message names the option that cannot be meant
 */
export function readCommandLine(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): SampleFilmDatabaseOptions | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: "string", default: environment["PORT"] ?? "4100" },
      host: { type: "string", default: environment["HOST"] ?? "127.0.0.1" },
      today: { type: "string" },
      "as-of": { type: "string", default: CLOCK },
      synthetic: { type: "string", default: "0" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return null;
  const { today, "as-of": availabilityDay } = values;
  if (today !== undefined && !isDay(today)) {
    throw new Error(`--today must be a day such as 2025-03-29, not ${today}`);
  }
  if (availabilityDay !== CLOCK && !isDay(availabilityDay)) {
    throw new Error(`--as-of must be today or a day such as 2025-03-29, not ${availabilityDay}`);
  }
  return {
    port: wholeNumber(values.port, HIGHEST_PORT, "--port"),
    host: values.host,
    availabilityDay,
    syntheticTitles: wholeNumber(values.synthetic, MAX_SYNTHETIC, "--synthetic"),
    ...(today !== undefined && { today }),
  };
}

function wholeNumber(text: string, most: number, option: string): number {
  if (/^\d{1,7}$/u.test(text) && Number(text) <= most) return Number(text);
  throw new Error(`${option} must be a whole number up to ${most}, not ${text}`);
}
