import { Fragment } from "react";

interface Props {
  readonly children: string;
  readonly names: readonly string[];
  readonly lang?: string | undefined;
}

/** A name whose first and last letter are read from the left: its neighbours cannot tear it apart. */
const plain = /^\p{Script=Latin}(?:.*\p{Script=Latin})?$/su;

const escape = (name: string): string => name.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);

/** Each name keeps its own direction: 'Disney+' has its plus behind it in a page in Arabic. */
export function WithNames({ children, names, lang }: Props) {
  const torn = names.filter((name) => name !== "" && (lang !== undefined || !plain.test(name)));
  if (torn.length === 0) return children;
  const longestFirst = torn.toSorted((one, other) => other.length - one.length);
  const parts = children.split(new RegExp(`(${longestFirst.map(escape).join("|")})`, "u"));
  // Every second part is what the pattern has found.
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <bdi key={index} lang={lang}>
        {part}
      </bdi>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
