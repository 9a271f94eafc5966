import { readFileSync } from "node:fs";
import { ConfigError, SECRETS } from "./config.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings that are given by a file, as secrets of containers are: `SMTP_URL_FILE` names the file with what
 * `SMTP_URL` would be.
 *
 * @returns the environment with those settings
 * @throws ConfigError naming the setting, never what the file holds
 */
export function readSecretFiles(environment: Environment): Environment {
  const read: Record<string, string> = {};
  for (const name of SECRETS) {
    const file = environment[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (environment[name]?.trim()) {
      throw new ConfigError(`Bad configuration: set ${name} or ${name}_FILE, not both`);
    }
    read[name] = readSecret(name, file);
  }
  return { ...environment, ...read };
}

function readSecret(name: string, file: string): string {
  let secret = "";
  try {
    secret = readFileSync(file, "utf8").trim();
  } catch (cause) {
    throw new ConfigError(`Bad configuration: ${name}_FILE must name a file that can be read`, {
      cause,
    });
  }
  if (secret === "") throw new ConfigError(`Bad configuration: ${name}_FILE names an empty file`);
  return secret;
}
