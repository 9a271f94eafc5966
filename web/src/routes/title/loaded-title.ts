import type { TitleQuery } from "./TitlePage.generated.ts";

/** A movie or a show, with all that its page shows. */
export type LoadedTitle = NonNullable<TitleQuery["title"]>;
