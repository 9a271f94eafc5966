import type { UserErrorCode } from "../../generated/resolvers.ts";
import type { Season } from "../../domain/titles/details.ts";
import type { TvShowTitle } from "../../domain/titles/title.ts";

export interface SeasonParent extends Season {
  readonly show: TvShowTitle;
}

/** A language; its name is looked up where the record does not contain it. */
export interface LanguageParent {
  readonly code: string;
  readonly name: string | null;
}

export interface UserErrorParent {
  readonly field: string | null;
  readonly message: string;
  readonly code: UserErrorCode;
}
