import { Chip } from "../../../ui/Chip.tsx";
import { Group, FieldLabel, Row, Text } from "../../../ui/primitives.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { MAX_GENRES } from "../../../features/filters/filter-set.ts";
import { t } from "../../../lib/messages.ts";

export interface Genre {
  readonly id: number;
  readonly name: string;
}

interface Props {
  readonly label: string;
  /** What choosing one means, where not its name alone. */
  readonly describe?: (name: string) => string;
  /** Empty while they load, or when they could not be had. */
  readonly genres: readonly Genre[];
  readonly failed: boolean;
  readonly chosen: readonly number[];
  readonly onChange: (genres: readonly number[]) => void;
}

export function GenreChips({ label, describe, genres, failed, chosen, onChange }: Props) {
  const toggle = (id: number) =>
    onChange(
      (chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
        .slice(0, MAX_GENRES)
        .sort((a, b) => a - b),
    );
  return (
    <Group aria-label={label}>
      <FieldLabel>{label}</FieldLabel>
      {genres.length === 0 ? (
        failed ? (
          <Text $step="small" role="alert">
            {t("advanced-search.genresFailed")}
          </Text>
        ) : (
          <Skeleton $height="9rem" />
        )
      ) : (
        <Row $wrap $gap={1.5}>
          {genres.map(({ id, name }) => (
            <Chip
              key={id}
              aria-label={describe?.(name)}
              aria-pressed={chosen.includes(id)}
              onClick={() => toggle(id)}
            >
              {name}
            </Chip>
          ))}
        </Row>
      )}
    </Group>
  );
}
