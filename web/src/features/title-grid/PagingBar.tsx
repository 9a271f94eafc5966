import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";

import { withPage } from "../../lib/url/page-param.ts";
import { Pagination } from "../../ui/Pagination.tsx";
import { media, space } from "../../ui/theme.ts";
import { pagingWindow, searchPagingNumbers } from "./_internal/paging-window.ts";
import { useScrollUp } from "./use-scroll-up.ts";
import { Text } from "../../ui/primitives.ts";
import { t } from "../../lib/messages.ts";

/**
 * What is between Previous and Next: "Page X of Y"; at most 5 numbers; or those with an ellipsis and the last page, and
 * "Page X of Y" below.
 */
export type PagingForm = "position" | "window" | "search";

interface Props {
  readonly page: number;
  readonly totalPages: number;
  readonly form: PagingForm;
}

/** The way through the pages of a list; nothing when there is only one. */
export function PagingBar({ page, totalPages, form }: Props) {
  const [searchParams] = useSearchParams();
  const scrollUp = useScrollUp();
  if (totalPages <= 1) return null;
  const numbers =
    form === "position"
      ? null
      : form === "window"
        ? pagingWindow(page, totalPages)
        : searchPagingNumbers(page, totalPages);
  return (
    <Frame>
      <Pagination
        page={page}
        totalPages={totalPages}
        getHref={(to) => `?${withPage(searchParams, to)}`}
        onTurn={() => scrollUp("smooth")}
        {...(numbers && { numbers })}
      />
      {form === "search" && (
        <Text $step="small" $color="textQuiet" $tabular>
          {t("common.pageOf", { page, pages: totalPages })}
        </Text>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding-top: ${space(10)};
  ${media.compact} {
    ol {
      order: -1;
      flex-basis: 100%;
      justify-content: center;
    }
  }
`;
