import { formatDuration, formatNumber } from "../../lib/format/format.ts";
import { t } from "../../lib/messages.ts";
import { getChosen, type ProviderFamily } from "../services/provider-family.ts";
import { runtimeScale, type Certification } from "./filter-set.ts";

interface Named {
  readonly id: number;
  readonly name: string;
}
interface NamedByCode {
  readonly code: string;
  readonly name: string;
}

export interface FilterNames {
  readonly genres: readonly Named[];
  readonly languages: readonly NamedByCode[];
  readonly countries: readonly NamedByCode[];
  /** Null while they load: services are not named then. */
  readonly families: readonly ProviderFamily[] | null;
  /** Null while they load: neither is named then. */
  readonly keywords: readonly Named[] | null;
  readonly people: readonly Named[] | null;
}

export const formatStars = (rating: number): string => formatNumber(rating / 2);

/** The last step of the scale stands for everything longer. On a scale, whole hours stand alone. */
export const formatRuntimeBound = (minutes: number): string => {
  const written = formatDuration(minutes);
  return minutes === runtimeScale.max ? t("advanced-search.orMore", { value: written }) : written;
};

export const getCertificationText = ({ name, country }: Certification): string =>
  t("advanced-search.ageRatingOf", { rating: name, country });

export interface Part {
  readonly key: string;
  readonly name: string;
  readonly ids: readonly number[];
}

export const getProviderParts = (
  providers: readonly number[],
  families: readonly ProviderFamily[] | null,
): readonly Part[] => {
  if (families === null) return [];
  const chosen = new Set(providers);
  const whole = families.filter((family) => getChosen(family, chosen) === "all");
  const inWhole = new Set(whole.flatMap((family) => family.providers.map(({ id }) => id)));
  const names = new Map(
    families.flatMap((family) => family.providers.map(({ id, name }) => [id, name] as const)),
  );
  return [
    ...whole.map(({ id, name, providers: all }) => ({
      key: id,
      name,
      ids: all.map((provider) => provider.id),
    })),
    ...providers
      .filter((id) => !inWhole.has(id))
      .map((id) => ({
        key: String(id),
        name: names.get(id) ?? t("services.number", { id: String(id) }),
        ids: [id],
      })),
  ];
};
