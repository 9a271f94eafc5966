import { DockerfileParser, type Instruction } from "dockerfile-ast";

/** A line of a Dockerfile that breaks a rule. */
export interface DockerfileFault {
  /** As hadolint names it. */
  readonly rule: string;
  /** From 1. */
  readonly line: number;
}

/** A build stage: FROM and what follows it. */
interface Stage {
  readonly name: string | undefined;
  readonly instructions: readonly Line[];
}

/** An instruction, with its continued lines in one. */
interface Line {
  readonly keyword: string;
  readonly text: string;
  readonly number: number;
}

/** Whether a line breaks a rule; `before` are the stages that end before it. */
type IsBroken = (line: Line, stage: Stage, before: readonly Stage[]) => boolean;

const installs = (text: string) =>
  commandsOf(text).filter((command) => /^apt-get .*\binstall\b/u.test(command));
const packagesOf = (command: string) =>
  command
    .replace(/^.*\binstall\b/u, "")
    .split(/\s+/u)
    .filter((word) => /^\w/u.test(word));
const isShellForm: IsBroken = ({ text }) => !/^\[.*\]$/u.test(text);
const isRepeated: IsBroken = (line, { instructions }) =>
  instructions.findLast(({ keyword }) => keyword === line.keyword) !== line;
const isStage = (name: string | undefined, stages: readonly Stage[]) =>
  stages.some((stage) => stage.name === name);
/** By hadolint's name of the rule and the keyword of the lines that it is about. */
const RULES: readonly (readonly [rule: string, keyword: string, isBroken: IsBroken])[] = [
  ["DL3000", "WORKDIR", ({ text }) => !/^[/$]/u.test(text)],
  ["DL3004", "RUN", ({ text }) => commandsOf(text).some((command) => /^sudo\b/u.test(command))],
  [
    "DL3006",
    "FROM",
    ({ text }, _, before) => {
      const [image = ""] = text.split(/\s/u);
      return !/[:@]/u.test(image) && image !== "scratch" && !isStage(image, before);
    },
  ],
  ["DL3007", "FROM", ({ text }) => /^\S+:latest\b/u.test(text)],
  [
    "DL3008",
    "RUN",
    ({ text }) => installs(text).some((one) => packagesOf(one).some((name) => !name.includes("="))),
  ],
  [
    "DL3009",
    "RUN",
    ({ text }) => text.includes("apt-get update") && !text.includes("rm -rf /var/lib/apt/lists/*"),
  ],
  [
    "DL3014",
    "RUN",
    ({ text }) => installs(text).some((one) => !/ (?:-y|-\w*y|--yes)\b/u.test(one)),
  ],
  [
    "DL3015",
    "RUN",
    ({ text }) => installs(text).some((one) => !one.includes("--no-install-recommends")),
  ],
  ["DL3020", "ADD", ({ text }) => !/^https?:|\.(?:tar|t?gz|xz|bz2|zst)\b/u.test(text)],
  [
    "DL3022",
    "COPY",
    ({ text }, _, before) => {
      const from = /^--from=(\S+)/u.exec(text)?.[1];
      return from !== undefined && !from.includes(":") && !isStage(from, before);
    },
  ],
  ["DL3025", "CMD", isShellForm],
  ["DL3025", "ENTRYPOINT", isShellForm],
  ["DL3027", "RUN", ({ text }) => commandsOf(text).some((command) => command.startsWith("apt "))],
  ["DL4000", "MAINTAINER", () => true],
  ["DL4003", "CMD", isRepeated],
  ["DL4004", "ENTRYPOINT", isRepeated],
  [
    "DL4006",
    "RUN",
    ({ text }, { instructions }) =>
      /[^|]\|[^|]/u.test(text) &&
      !instructions.some((one) => one.keyword === "SHELL" && one.text.includes("pipefail")),
  ],
];

/**
 * Finds what breaks the most important of hadolint's rules, which is a program of its own that npm does not have. A
 * line may break those that a comment before it names: `# hadolint ignore=DL3008`.
 */
export function dockerfileFaults(dockerfile: string): readonly DockerfileFault[] {
  const parsed = DockerfileParser.parse(dockerfile);
  const lines = dockerfile.split("\n");
  const stages: { name: string | undefined; instructions: Line[] }[] = [];
  for (const instruction of parsed.getInstructions()) {
    const line = lineOf(instruction, lines);
    if (line.keyword === "FROM") {
      stages.push({ name: / as (\S+)$/iu.exec(line.text)?.[1], instructions: [] });
    }
    stages.at(-1)?.instructions.push(line);
  }
  const ignored = new Map<number, string>();
  for (const comment of parsed.getComments()) {
    const rules = /^hadolint ignore=(.*)$/u.exec(comment.getContent() ?? "")?.[1];
    if (rules !== undefined) ignored.set(comment.getRange().start.line + 2, rules);
  }
  const faults = stages.flatMap((stage, index) =>
    stage.instructions.flatMap((line) =>
      RULES.filter(
        ([rule, keyword, isBroken]) =>
          keyword === line.keyword &&
          ignored.get(line.number)?.includes(rule) !== true &&
          isBroken(line, stage, stages.slice(0, index)),
      ).map(([rule]) => ({ rule, line: line.number })),
    ),
  );
  return [...faults, ...rootFault(stages.at(-1))];
}

/** DL3002: what the last stage runs must not be root's. */
function rootFault(stage: Stage | undefined): readonly DockerfileFault[] {
  const user = stage?.instructions.findLast(({ keyword }) => keyword === "USER");
  const isRoot = user === undefined || /^(?:root|0)(?::|$)/u.test(user.text);
  return isRoot ? [{ rule: "DL3002", line: user?.number ?? 0 }] : [];
}

function lineOf(instruction: Instruction, lines: readonly string[]): Line {
  const { start, end } = instruction.getRange();
  const text = lines
    .slice(start.line, end.line + 1)
    .filter((line) => !/^\s*#/u.test(line))
    .map((line) => line.replace(/\\\s*$/u, "").trim())
    .join(" ");
  const keyword = instruction.getKeyword();
  return { keyword, text: text.slice(keyword.length).trim(), number: start.line + 1 };
}

/** The commands of a RUN, its options left out. */
function commandsOf(text: string): readonly string[] {
  return text
    .replace(/^(?:--\S+\s+)*/u, "")
    .split(/&&|\|\|?|;/u)
    .map((command) => command.trim());
}
