import type { TitleQuery } from "./TitlePage.generated.ts";

export type LoadedTitle = NonNullable<TitleQuery["title"]>;
