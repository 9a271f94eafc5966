import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { withPage } from "../../lib/url/page-param.ts";
import { Pagination } from "../../ui/Pagination.tsx";
import { media, space } from "../../ui/theme.ts";
import { Text } from "../../ui/primitives.ts";
import { t } from "../../lib/messages.ts";

/** "Page X of Y"; at most 5 numbers; or those with an ellipsis and the last page. */
export type PagingForm = "position" | "window" | "search";

interface Props {
  readonly page: number;
  readonly totalPages: number;
  readonly form: PagingForm;
  readonly onTurn: () => void;
}

export function PagingBar({ page, totalPages, form, onTurn }: Props) {
  const [searchParams] = useSearchParams();
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
        getHref={(to) => withPage(searchParams, to)}
        onTurn={onTurn}
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
      flex-wrap: wrap;
      order: -1;
      flex-basis: 100%;
      justify-content: center;
    }
  }
`;

const from = (first: number, count: number): number[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => first + index);

/** At most 5 page numbers around the current one. */
const pagingWindow = (page: number, totalPages: number): readonly number[] => {
  if (totalPages <= 5 || page <= 3) return from(1, Math.min(5, totalPages));
  if (page >= totalPages - 2) return from(totalPages - 4, 5);
  return from(page - 2, 5);
};

/** Up to 5 numbers, then an ellipsis (null) and the last page where the window does not reach it. */
export const searchPagingNumbers = (page: number, totalPages: number) => {
  const numbers = pagingWindow(page, totalPages);
  const last = numbers.at(-1) ?? 0;
  if (last >= totalPages) return numbers;
  return last === totalPages - 1 ? [...numbers, totalPages] : [...numbers, null, totalPages];
};
