import { styled } from "styled-components";

import { Pagination } from "../../ui/Pagination.tsx";
import { color, media, space, text } from "../../ui/theme.ts";
import { PlainPages } from "./_internal/PlainPages.tsx";
import { pagingWindow, searchPagingNumbers } from "./_internal/paging-window.ts";

interface Props {
  readonly page: number;
  readonly totalPages: number;
  readonly onPage: (page: number) => void;
  /**
   * What stands between Previous and Next: "Page X of Y"; at most 5 numbers; or those with an ellipsis
   * and the last page, and "Page X of Y" below.
   */
  readonly form: "position" | "window" | "search";
}

/** The way through the pages of a list; nothing when there is only one. */
export function PagingBar({ page, totalPages, onPage, form }: Props) {
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
        onPage={onPage}
        {...(numbers && { numbers })}
      />
      <noscript>
        {import.meta.env.SSR && <PlainPages page={page} totalPages={totalPages} />}
      </noscript>
      {form === "search" && (
        <Where>
          Page {page} of {totalPages}
        </Where>
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

const Where = styled.p`
  ${text.small};
  color: ${color.textQuiet};
  font-variant-numeric: tabular-nums;
`;
