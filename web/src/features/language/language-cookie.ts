import type { LanguageCode } from "@flickmap/schema/languages.ts";

const yearSeconds = 31_536_000;

/** Tells the gateway the choice: pages whose URL names no language lead to it. */
export const writeLanguageCookie = (code: LanguageCode): void => {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // eslint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser, and is
  // asynchronous.
  document.cookie = `language=${code}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
};
