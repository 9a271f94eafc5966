const SPRITE_ID = "icons";

const symbols = new Map<string, string>();

const symbolId = (name: string) => `i-${name}`;

/** The URL of an icon's symbol, for `<use>`. */
export const symbolHref = (name: string): string => `#${symbolId(name)}`;

const sprite = (content: string) => `<svg id="${SPRITE_ID}">${content}</svg>`;

const addToDocument = (name: string, symbol: string) => {
  if (document.getElementById(symbolId(name))) return;
  if (!document.getElementById(SPRITE_ID))
    document.body.insertAdjacentHTML("beforeend", sprite(""));
  document.getElementById(SPRITE_ID)?.insertAdjacentHTML("beforeend", symbol);
};

/** Its shapes are from the package of icons, never from outside. */
export function defineSymbol(name: string, shapes: string): void {
  const symbol = `<symbol id="${symbolId(name)}" viewBox="0 0 24 24">${shapes}</symbol>`;
  symbols.set(name, symbol);
  if (typeof document !== "undefined") addToDocument(name, symbol);
}

export function writeSymbols(markup: string): string {
  const names = new Set(
    Array.from(markup.matchAll(/<use href="#i-([\w-]+)"/g), ([, name]) => name),
  );
  return sprite([...names].map((name = "") => symbols.get(name)).join(""));
}
