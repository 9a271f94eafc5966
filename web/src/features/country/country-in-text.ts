/** Names that take the article: unions, republics, emirates, groups of islands, and a few of their own. */
const withArticle =
  /^(United |Netherlands|Philippines|Bahamas|Maldives|Gambia|Comoros|Holy See|Congo|Palestinian|Libyan|Russian Federation)|(Republic|Islands|Emirates|Territory|Territories)$/;

/** A country's English name as it is inside a sentence: 'the United Kingdom', 'Germany'. */
export const countryInText = (name: string): string =>
  withArticle.test(name) ? `the ${name}` : name;

/** Countries that everybody calls by fewer letters. */
const short: ReadonlyMap<string, string> = new Map([
  ["United States of America", "the US"],
  ["United Kingdom", "the UK"],
  ["United Arab Emirates", "the UAE"],
]);

/** A country's English name as it stands in a heading, where there is little room: 'the UK', 'Germany'. */
export const countryInHeading = (name: string): string => short.get(name) ?? countryInText(name);
