import Download from "virtual:icons/download";
import Trash from "virtual:icons/trash-2";
import { styled } from "styled-components";

import type { Country } from "../../features/country/country-context.ts";
import type { ListEntry } from "../../features/my-list/my-list.ts";
import { MAX_LIST_TITLES } from "../../features/my-list/my-list.ts";
import { useChangeMyList } from "../../features/my-list/use-change-my-list.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { Link } from "../../ui/Link.tsx";
import { color, space, text, textLink } from "../../ui/theme.ts";
import { FollowList } from "./FollowList.tsx";
import { saveFile, toCsv, toJson } from "./export-list.ts";
import { Row } from "../../ui/primitives.ts";
import { t } from "../../lib/messages.ts";

interface Props {
  /** The visitor's own list, not empty. */
  readonly list: readonly ListEntry[];
  /** Null while it is not known. */
  readonly country: Country | null;
}

/** Where the list is kept, and what takes it away from there. */
export function ListTools({ list, country }: Props) {
  const { remove } = useChangeMyList();
  return (
    <Tools>
      {country && <FollowList list={list} country={country} />}
      <p>
        {t("my-list.kept", { count: list.length, max: MAX_LIST_TITLES })}{" "}
        <Link to={paths.privacy()}>{t("my-list.privacy")}</Link>
      </p>
      <Row $wrap $align="center" $gap={2}>
        <Button
          $small
          onClick={() => saveFile("flickmap-list.csv", "text/csv;charset=utf-8", toCsv(list))}
        >
          <Download size={16} aria-hidden />
          {t("my-list.exportCsv")}
        </Button>
        <Button
          $small
          onClick={() => saveFile("flickmap-list.json", "application/json", toJson(list))}
        >
          <Download size={16} aria-hidden />
          {t("my-list.exportJson")}
        </Button>
        <Button $small $variant="quiet" onClick={() => remove(list)}>
          <Trash size={16} aria-hidden />
          {t("my-list.clear")}
        </Button>
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
