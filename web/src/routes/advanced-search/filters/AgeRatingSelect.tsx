import { skipToken } from "@apollo/client/react";
import { getCertificationText } from "../../../features/filters/filter-names.ts";
import type { Certification } from "../../../features/filters/filter-set.ts";
import type { TitleType } from "../../../generated/schema.ts";
import { t } from "../../../lib/messages.ts";
import { FieldLabel, Group, Text } from "../../../ui/primitives.ts";
import { Select } from "../../../ui/Select.tsx";
import { useAgeRatingsQuery } from "./AgeRatings.generated.ts";

interface Props {
  readonly type: TitleType;
  readonly country: string | null;
  readonly certification: Certification | null;
  readonly onChange: (certification: Certification | null) => void;
}

/** How strict a movie's age rating may be, by the ratings of the country. Shows have none to narrow by, which is said. */
export function AgeRatingSelect({ type, country, certification, onChange }: Props) {
  const { data } = useAgeRatingsQuery(
    type === "TV" || country === null ? skipToken : { variables: { country } },
  );
  const ratings = data?.certifications;
  const label = t("advanced-search.ageRating");
  if (type === "TV" || (ratings?.length === 0 && certification === null)) {
    return (
      <Group aria-label={label}>
        <FieldLabel>{label}</FieldLabel>
        <Text $step="small" $color="textQuiet">
          {t(type === "TV" ? "advanced-search.noAgeRatings" : "advanced-search.noRatingsHere")}
        </Text>
      </Group>
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
      onChange={(name) => onChange(name === "" || country === null ? null : { country, name })}
    />
  );
}
