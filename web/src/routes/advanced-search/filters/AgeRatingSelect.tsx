import { skipToken } from "@apollo/client/react";
import { useCountry } from "../../../features/country/country-context.ts";
import { getCertificationText } from "../../../features/filters/filter-names.ts";
import { t } from "../../../lib/messages.ts";
import { FieldLabel, Group, Text } from "../../../ui/primitives.ts";
import { Select } from "../../../ui/Select.tsx";
import { useAgeRatingsQuery } from "./AgeRatings.generated.ts";
import type { FilterPart } from "./filter-part.ts";

/** How strict a movie's age rating may be, by the ratings of the country. Shows have none to narrow by, which is said. */
export function AgeRatingSelect({ type, draft: { certification, region }, onChange }: FilterPart) {
  const selected = useCountry().country?.code ?? null;
  const country = region ?? selected;
  const { data } = useAgeRatingsQuery(
    type === "TV" || country === null ? skipToken : { variables: { country } },
  );
  const ratings = data?.certifications;
  const label = t("advanced-search.ageRating");
  if (type === "TV" || (ratings?.length === 0 && certification === null)) {
    return (
      <NoFilter label={label}>
        {t(type === "TV" ? "advanced-search.noAgeRatings" : "advanced-search.noRatingsHere")}
      </NoFilter>
    );
  }
  const isListed =
    certification !== null &&
    certification.country === country &&
    ratings?.some(({ name }) => name === certification.name);
  return (
    <Select
      label={label}
      value={certification?.name ?? ""}
      options={[
        { value: "", label: t("advanced-search.anyRating") },
        // One of another country, or of a list that is not here.
        ...(certification !== null && !isListed
          ? [{ value: certification.name, label: getCertificationText(certification) }]
          : []),
        ...(ratings ?? [])
          .filter(({ name }) => isListed || name !== certification?.name)
          .map(({ name }) => ({ value: name, label: name })),
      ]}
      onChange={(name) =>
        onChange({ certification: name === "" || country === null ? null : { country, name } })
      }
    />
  );
}

interface NoFilterProps {
  readonly label: string;
  readonly children: string;
}

/** In the place of a control: why there is none. */
export function NoFilter({ label, children }: NoFilterProps) {
  return (
    <Group aria-label={label}>
      <FieldLabel>{label}</FieldLabel>
      <Text $step="small" $color="textQuiet">
        {children}
      </Text>
    </Group>
  );
}
