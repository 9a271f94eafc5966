import { styled } from "styled-components";

import { MAX_GENRES } from "../../../features/filters/filter-set.ts";
import { without } from "../../../features/filters/filters.ts";
import { t } from "../../../lib/messages.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { FieldLabel, Group, Row, Text } from "../../../ui/primitives.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useFilterChoicesQuery } from "../AdvancedSearch.generated.ts";
import type { FilterPart } from "./filter-part.ts";

const withOne = (list: readonly number[], id: number) =>
  [...list, id].slice(0, MAX_GENRES).sort((a, b) => a - b);

/** Each genre is asked for, left out, or neither, one after the other. */
export function GenreChips({ type, draft, onChange }: FilterPart) {
  const { data, error } = useFilterChoicesQuery({ variables: { type } });
  const offered = data?.genres ?? [];
  const { genres, withoutGenres } = draft;
  const press = (id: number) => {
    if (genres.includes(id))
      onChange({ genres: without(genres, id), withoutGenres: withOne(withoutGenres, id) });
    else if (withoutGenres.includes(id)) onChange({ withoutGenres: without(withoutGenres, id) });
    else onChange({ genres: withOne(genres, id) });
  };
  return (
    <Group aria-label={t("common.genres")}>
      <FieldLabel>{t("common.genres")}</FieldLabel>
      {offered.length > 0 ? (
        <>
          <Row $wrap $gap={1.5}>
            {offered.map(({ id, name }) => {
              const isLeftOut = withoutGenres.includes(id);
              return (
                <GenreChip
                  key={id}
                  aria-label={isLeftOut ? t("advanced-search.without", { name }) : undefined}
                  aria-pressed={isLeftOut || genres.includes(id)}
                  data-left-out={isLeftOut || undefined}
                  onClick={() => press(id)}
                >
                  {name}
                </GenreChip>
              );
            })}
          </Row>
          <Text $step="caption" $color="textQuiet" $above={2}>
            {t("advanced-search.pressTwice")}
          </Text>
        </>
      ) : error ? (
        <Text $step="small" role="alert">
          {t("advanced-search.genresFailed")}
        </Text>
      ) : (
        <Skeleton $height="9rem" />
      )}
    </Group>
  );
}

const GenreChip = styled(Chip)`
  &[data-left-out] {
    text-decoration: line-through;
  }
`;
