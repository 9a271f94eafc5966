import { expect, test } from "vitest";
import { BiographiesRecord, TitleTranslationsRecord } from "./translations.ts";

const entry = (language: string, data: object) => {
  const [iso_639_1, iso_3166_1] = language.split("-");
  return { iso_639_1, iso_3166_1, name: "", english_name: "", data };
};
const texts = (...translations: unknown[]) => TitleTranslationsRecord.parse({ translations });
const biographies = (...translations: unknown[]) => BiographiesRecord.parse({ translations });

test("of a title's translations those into the languages of the site stay", () => {
  const names = texts(
    entry("de-DE", { title: "Findet Nemo", overview: "Ein Fisch." }),
    entry("la-VA", { title: "Nemonem quaerens" }),
    entry("zh-CN", { name: "海底总动员", tagline: "x" }),
  );
  expect(names).toEqual({ de: ["Findet Nemo", "Ein Fisch."], zh: ["海底总动员", null] });
});

test("the language's own region comes first, text by text, then any other", () => {
  const names = texts(
    entry("pt-PT", { title: "À Procura de Nemo", overview: "Um peixe." }),
    entry("pt-BR", { title: "Procurando Nemo", overview: "" }),
    entry("zh-TW", { title: "海底總動員" }),
    entry("es-MX", { title: "Buscando a Nemo" }),
    entry("es-ES", { title: "", overview: "Un pez." }),
  );
  expect(names).toEqual({
    "pt-BR": ["Procurando Nemo", "Um peixe.", { PT: "À Procura de Nemo" }],
    zh: ["海底總動員", null],
    es: ["Buscando a Nemo", "Un pez."],
  });
});

test("a name that is the English one, and a language without texts, take no memory", () => {
  const names = texts(
    entry("en-US", { title: "Amélie", overview: "A waitress." }),
    entry("tr-TR", { title: "Amélie", overview: "Bir garson." }),
    entry("it-IT", { title: "", overview: null }),
  );
  expect(names).toEqual({ tr: [null, "Bir garson."] });
});

test("of biographies the English one stays, and those of another region alone", () => {
  const stored = biographies(
    entry("en-US", { biography: "An actor." }),
    entry("de-DE", { biography: "Ein Schauspieler." }),
    entry("pt-BR", { biography: "" }),
    entry("pt-PT", { biography: "Um actor." }),
    entry("fr-CA", { biography: "Un acteur." }),
  );
  expect(stored).toEqual({ en: "An actor.", "pt-BR": "Um actor.", fr: "Un acteur." });
});

test.each([null, {}, { translations: null }, { translations: [] }])("%j has none", (sent) => {
  expect(TitleTranslationsRecord.nullish().parse(sent) ?? {}).toEqual({});
});
