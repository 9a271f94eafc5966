import Download from "virtual:icons/download";
import Trash from "virtual:icons/trash-2";
import { styled } from "styled-components";
import type { Country } from "../../features/country/country-context.ts";
import {
  type ListEntry,
  MAX_LIST_TITLES,
  MAX_SEEN_TITLES,
} from "../../features/my-list/my-list.ts";
import { useChangeMyList, useChangeSeen } from "../../features/my-list/use-change-kept.ts";
import { useMyList, useSeen } from "../../features/my-list/kept-titles.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { Link } from "../../ui/Link.tsx";
import { color, space, text, textLink } from "../../ui/theme.ts";
import { FollowList } from "./FollowList.tsx";
import { saveFile, toCsv, toJson } from "./export-list.ts";
import { Row } from "../../ui/primitives.ts";
import { t } from "../../lib/messages.ts";

interface Props {
  readonly list: readonly ListEntry[];
  /** Null while it is not known. */
  readonly country: Country | null;
}

export function ListTools({ list, country }: Props) {
  const { remove } = useChangeMyList();
  return (
    <Tools>
      {country && list.length > 0 && <FollowList list={list} country={country} />}
      <p>
        {t("my-list.kept", { count: list.length, max: MAX_LIST_TITLES })} <Privacy />
      </p>
      <Row $wrap $align="center" $gap={2}>
        <Exports />
        {list.length > 0 && (
          <Button $small $variant="quiet" onClick={() => remove(list)}>
            <Trash size={16} aria-hidden />
            {t("my-list.clear")}
          </Button>
        )}
      </Row>
    </Tools>
  );
}

export function SeenTools() {
  const seen = useSeen();
  const { remove } = useChangeSeen();
  return (
    <Tools>
      <p>
        {t("my-list.seenKept", { count: seen.length, max: MAX_SEEN_TITLES })} <Privacy />
      </p>
      <Row $wrap $align="center" $gap={2}>
        <Exports />
        <Button $small $variant="quiet" onClick={() => remove(seen)}>
          <Trash size={16} aria-hidden />
          {t("my-list.clearSeen")}
        </Button>
      </Row>
    </Tools>
  );
}

function Privacy() {
  return <Link to={paths.privacy()}>{t("my-list.privacy")}</Link>;
}

function Exports() {
  const list = useMyList();
  const seen = useSeen();
  return (
    <>
      <Button
        $small
        onClick={() => saveFile("flickmap-list.csv", "text/csv;charset=utf-8", toCsv(list, seen))}
      >
        <Download size={16} aria-hidden />
        {t("my-list.exportCsv")}
      </Button>
      <Button
        $small
        onClick={() => saveFile("flickmap-list.json", "application/json", toJson(list, seen))}
      >
        <Download size={16} aria-hidden />
        {t("my-list.exportJson")}
      </Button>
    </>
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
