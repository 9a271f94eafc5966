import ArrowUpDown from "virtual:icons/arrow-up-down";
import { useNavigate, useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { color, media, radius, space, unseenSelect } from "../../ui/theme.ts";
import { VisuallyHidden } from "../../ui/primitives.ts";
import { reportRejection } from "../../lib/report-error.ts";
import { withParams } from "../../lib/url/with-params.ts";
import { typeInPath } from "../../paths.ts";
import { Tabs } from "../../ui/Tabs.tsx";
import { TypeTabs } from "../TypeTabs.tsx";
import { type ListSort, listSorts, readListQuery } from "./list-query.ts";
import { t, type PlainMessageName } from "../../lib/messages.ts";

const sortLabels: Readonly<Record<ListSort, PlainMessageName>> = {
  added: "my-list.lastAdded",
  name: "my-list.name",
  year: "common.newest",
  rating: "my-list.rating",
};

interface Props {
  /** How many titles are to watch and how many are seen; null for a list that a link names. */
  readonly counts: { readonly toWatch: number; readonly seen: number } | null;
}

export function ListControls({ counts }: Props) {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const { type, sort, isSeen } = readListQuery(searchParams);
  const sorts = listSorts
    // What is seen is shown without a request, and so without its rating.
    .filter((each) => !isSeen || each !== "rating")
    .map((each) => ({
      sort: each,
      to: withParams(searchParams, { sort: each === "added" ? null : each }),
      label: t(each === "added" && counts === null ? "my-list.asShared" : sortLabels[each]),
      current: each === sort,
    }));
  return (
    <Rows>
      {counts && (
        <First>
          <Tabs
            label={t("common.myList")}
            tabs={[
              {
                label: t("my-list.toWatch", { count: counts.toWatch }),
                to: withParams(searchParams, { show: null }),
                current: !isSeen,
              },
              {
                label: t("my-list.seenCount", { count: counts.seen }),
                to: withParams(searchParams, { show: "seen" }),
                current: isSeen,
              },
            ]}
          />
        </First>
      )}
      <TypeTabs
        label={t("common.show")}
        shown={type}
        getHref={(each) => withParams(searchParams, { type: each && typeInPath(each) })}
      />
      <Order label={t("common.order")} tabs={sorts} />
      <OrderOnPhone data-changed={sort === "added" ? undefined : ""}>
        <ArrowUpDown size={18} aria-hidden />
        <VisuallyHidden>{t("common.order")}</VisuallyHidden>
        <select
          value={sort}
          onChange={({ currentTarget: { value } }) => {
            const chosen = sorts.find((each) => each.sort === value);
            if (chosen) reportRejection(navigate(chosen.to));
          }}
        >
          {sorts.map((each) => (
            <option key={each.sort} value={each.sort}>
              {each.label}
            </option>
          ))}
        </select>
      </OrderOnPhone>
    </Rows>
  );
}

const Rows = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  max-width: 100%;
  ${media.compact} {
    display: grid;
    grid-template-columns: minmax(0, auto) 2.75rem;
    justify-content: space-between;
    align-items: center;
    gap: ${space(2)};
    > nav {
      justify-self: start;
    }
  }
`;

const First = styled.div`
  flex: 1 0 100%;
`;

const Order = styled(Tabs)`
  ${media.compact} {
    display: none;
  }
`;

const OrderOnPhone = styled.label`
  ${unseenSelect}
  position: relative;
  display: none;
  place-items: center;
  height: 2.75rem;
  border-radius: ${radius.round};
  box-shadow: inset 0 0 0 1px ${color.hairline};
  background: ${color.surface};
  color: ${color.text};
  &[data-changed] {
    color: ${color.accent};
  }
  &:focus-within {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
  ${media.compact} {
    display: grid;
    grid-row: 1;
    grid-column: 2;
  }
`;
