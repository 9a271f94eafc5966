interface NamedProvider {
  readonly name: string;
  readonly family: { readonly name: string };
}

/** A name without what spellings differ in: `Disney Plus`, `Disney +` and `Disney+` are the same. */
const spoken = (name: string): string =>
  name.toLowerCase().replaceAll("+", "plus").replaceAll(/\s/gu, "");

/**
 * The name of a service as visitors read it, wherever it is: as its provider family spells it, or
 * the exact name where that says more, as in `Netflix Standard with Ads`.
 */
export const serviceName = ({ name, family }: NamedProvider): string =>
  spoken(name) === spoken(family.name) ? family.name : name;
