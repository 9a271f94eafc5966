import ChevronLeft from "virtual:icons/chevron-left";
import ChevronRight from "virtual:icons/chevron-right";
import { styled } from "styled-components";

import { Button } from "./Button.tsx";
import { color, media, space, text } from "./theme.ts";

interface Props {
  /** The current page, from 1. */
  readonly page: number;
  readonly totalPages: number;
  /** Called to show a page within 1 to `totalPages`. */
  readonly onPage: (page: number) => void;
  /** Page numbers between the buttons; `null` stands for an ellipsis. Left out: "Page X of Y". */
  readonly numbers?: readonly (number | null)[];
}

/** Previous and Next with where one is between them. Nothing when there is only one page. */
export function Pagination({ page, totalPages, onPage, numbers }: Props) {
  if (totalPages <= 1) return null;
  const go = (to: number) => {
    if (to >= 1 && to <= totalPages && to !== page) onPage(to);
  };
  return (
    <Frame aria-label="Pages" data-needs-scripts>
      <Button $small disabled={page <= 1} onClick={() => go(page - 1)}>
        <ChevronLeft size={18} aria-hidden />
        Previous
      </Button>
      {numbers ? (
        <Numbers>
          {numbers.map((number, index) =>
            number === null ? (
              <li key={`gap-${numbers[index - 1]}`} aria-hidden>
                …
              </li>
            ) : (
              <li key={number}>
                <Number
                  $small
                  $variant="quiet"
                  aria-label={`Page ${number}`}
                  aria-current={number === page ? "page" : undefined}
                  onClick={() => go(number)}
                >
                  {number}
                </Number>
              </li>
            ),
          )}
        </Numbers>
      ) : (
        <Where>
          Page {page} of {totalPages}
        </Where>
      )}
      <Button $small disabled={page >= totalPages} onClick={() => go(page + 1)}>
        Next
        <ChevronRight size={18} aria-hidden />
      </Button>
    </Frame>
  );
}

const Frame = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(3)};
`;

const Numbers = styled.ol`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color.textQuiet};
`;

const Number = styled(Button)`
  min-width: 2.25rem;
  padding: 0 ${space(2)};
  font-variant-numeric: tabular-nums;
  &[aria-current="page"] {
    background: ${color.accentWash};
    color: ${color.accent};
    ${media.forcedColors} {
      border: 3px solid Highlight;
    }
  }
`;

const Where = styled.span`
  ${text.small};
  color: ${color.textQuiet};
  font-variant-numeric: tabular-nums;
`;
