import Download from "virtual:icons/download";
import Trash from "virtual:icons/trash-2";
import { styled } from "styled-components";
import type { Country } from "../../features/country/country-context.ts";
import {
  type ListEntry,
  MAX_LIST_TITLES,
  MAX_SEEN_TITLES,
  listKey,
} from "../../features/my-list/my-list.ts";
import { useChangeMyList, useChangeSeen } from "../../features/my-list/use-change-kept.ts";
import { useMyList, useSeen } from "../../features/my-list/kept-titles.ts";
import { paths, typeInPath } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { Link } from "../../ui/Link.tsx";
import { color, space, text, textLink } from "../../ui/theme.ts";
import { FollowList } from "./FollowList.tsx";
import { Row } from "../../ui/primitives.ts";
import { t } from "../../lib/messages.ts";

interface Props {
  /** The list that is shown; null for what is seen. */
  readonly list: readonly ListEntry[] | null;
  readonly country?: Country | null;
}

/** What can be done with all of My list, or with all that is seen. */
export function ListTools({ list, country = null }: Props) {
  const mine = useMyList();
  const seen = useSeen();
  const { remove } = useChangeMyList();
  const { remove: unmark } = useChangeSeen();
  const count = (list ?? seen).length;
  return (
    <Tools>
      {country && list && list.length > 0 && <FollowList list={list} country={country} />}
      <p>
        {list
          ? t("my-list.kept", { count, max: MAX_LIST_TITLES })
          : t("my-list.seenKept", { count, max: MAX_SEEN_TITLES })}{" "}
        <Link to={paths.privacy()}>{t("my-list.privacy")}</Link>
      </p>
      <Row $wrap $align="center" $gap={2}>
        {exports.map(({ label, name, type, write }) => (
          <Button key={label} $small onClick={() => saveFile(name, type, write(mine, seen))}>
            <Download size={16} aria-hidden />
            {t(label)}
          </Button>
        ))}
        {count > 0 && (
          <Button $small $variant="quiet" onClick={() => (list ? remove(list) : unmark(seen))}>
            <Trash size={16} aria-hidden />
            {t(list ? "my-list.clear" : "my-list.clearSeen")}
          </Button>
        )}
      </Row>
    </Tools>
  );
}

const Tools = styled.div`
  ${text.small};
  display: grid;
  gap: ${space(4)};
  padding-top: ${space(6)};
  border-top: 1px solid ${color.hairline};
  color: ${color.textQuiet};
  p a {
    ${textLink};
  }
`;

/** A text that a spreadsheet would take for a formula gets an apostrophe, which says that it is a text. */
const writeField = (value: string | number): string => {
  const text =
    typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `${rows.map((row) => row.map(writeField).join(",")).join("\r\n")}\r\n`;

/** My list and what is seen, as files have it: when a title came to the list, and when it was marked as seen, in ISO 8601. */
const joinTitles = (list: readonly ListEntry[], seen: readonly ListEntry[]) => {
  const times = (entries: readonly ListEntry[]) =>
    new Map(entries.map((entry) => [listKey(entry), new Date(entry.added).toISOString()]));
  const [added, marked] = [times(list), times(seen)];
  const others = seen.filter((entry) => !added.has(listKey(entry)));
  return [...list, ...others].map((entry) => ({
    tmdb_id: entry.id,
    type: typeInPath(entry.type),
    name: entry.name,
    year: entry.year,
    added: added.get(listKey(entry)) ?? null,
    seen: marked.get(listKey(entry)) ?? null,
  }));
};

/** For a spreadsheet. The names of the columns are the ones that an import knows. */
export const toCsv = (list: readonly ListEntry[], seen: readonly ListEntry[]): string =>
  writeCsv([
    ["TMDB ID", "Type", "Name", "Year", "Added", "Seen"],
    ...joinTitles(list, seen).map((title) => Object.values(title).map((value) => value ?? "")),
  ]);

export const toJson = (list: readonly ListEntry[], seen: readonly ListEntry[]): string =>
  `${JSON.stringify(joinTitles(list, seen), null, 2)}\n`;

const exports = [
  { label: "my-list.exportCsv", name: "csv", type: "text/csv;charset=utf-8", write: toCsv },
  { label: "my-list.exportJson", name: "json", type: "application/json", write: toJson },
] as const;

const saveFile = (name: string, type: string, content: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `flickmap-list.${name}`;
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
