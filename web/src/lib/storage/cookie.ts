const YEAR_SECONDS = 31_536_000;

/** Tells the gateway a choice of the visitor: letters, digits and `-._:` alone; null takes the cookie away. */
export const writeCookie = (name: string, value: string | null): void => {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const age = value === null ? 0 : YEAR_SECONDS;
  // eslint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser, and is
  // asynchronous.
  document.cookie = `${name}=${value ?? ""}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
};
