/** Names that take the article: unions, republics, emirates, groups of islands, and a few of their own. */
const withArticle =
  /^(United |Netherlands|Philippines|Bahamas|Maldives|Gambia|Comoros|Holy See|Congo|Palestinian|Libyan|Russian Federation)|(Republic|Islands|Emirates|Territory|Territories)$/;

/** A country's English name as it stands inside a sentence: 'the United Kingdom', 'Germany'. */
export const countryInText = (name: string): string =>
  withArticle.test(name) ? `the ${name}` : name;
