import type { TitleQuery } from "./TitleScreen.generated.ts";

/** A movie or a show, with all that its page shows. */
export type ScreenTitle = NonNullable<TitleQuery["title"]>;
