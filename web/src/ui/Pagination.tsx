import ChevronLeft from "virtual:icons/chevron-left";
import ChevronRight from "virtual:icons/chevron-right";
import type { ReactNode } from "react";
import { styled } from "styled-components";

import { Button } from "./Button.tsx";
import { media, space } from "./theme.ts";
import { Link } from "./Link.tsx";
import { Row, Text } from "./primitives.ts";
import { t } from "../lib/messages.ts";

interface Props {
  readonly page: number;
  readonly totalPages: number;
  readonly getHref: (page: number) => string;
  readonly onTurn: () => void;
  /** Page numbers between the buttons; `null` stands for an ellipsis. Left out: "Page X of Y". */
  readonly numbers?: readonly (number | null)[];
}

/** Links to the previous and the next page, with where one is between them. Nothing when there is only one page. */
export function Pagination({ page, totalPages, getHref, onTurn, numbers }: Props) {
  if (totalPages <= 1) return null;
  const step = (to: number, content: ReactNode) =>
    to >= 1 && to <= totalPages ? (
      <Button as={Link} $small to={getHref(to)} onClick={onTurn}>
        {content}
      </Button>
    ) : (
      // A link that leads nowhere has no URL, and would be no link without its role.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      <Button as="a" role="link" aria-disabled="true" $small>
        {content}
      </Button>
    );
  return (
    <Row as="nav" $wrap $align="center" $justify="center" $gap={3} aria-label={t("common.pages")}>
      {step(
        page - 1,
        <>
          <ChevronLeft size={18} aria-hidden />
          {t("common.previous")}
        </>,
      )}
      {numbers ? (
        <Row as="ol" $align="center" $gap={1} $color="textQuiet">
          {numbers.map((number, index) =>
            number === null ? (
              <li key={`gap-${numbers[index - 1]}`} aria-hidden>
                …
              </li>
            ) : (
              <li key={number}>
                <Number
                  as={Link}
                  $small
                  $variant="quiet"
                  to={getHref(number)}
                  aria-label={t("common.page", { page: number })}
                  aria-current={number === page ? "page" : undefined}
                  data-active={number === page || undefined}
                  onClick={onTurn}
                >
                  {number}
                </Number>
              </li>
            ),
          )}
        </Row>
      ) : (
        <Text as="span" $step="small" $color="textQuiet" $tabular>
          {t("common.pageOf", { page, pages: totalPages })}
        </Text>
      )}
      {step(
        page + 1,
        <>
          {t("common.next")}
          <ChevronRight size={18} aria-hidden />
        </>,
      )}
    </Row>
  );
}

const Number = styled(Button)`
  min-width: 2.25rem;
  padding: 0 ${space(2)};
  font-variant-numeric: tabular-nums;
  ${media.compact} {
    /* A thumb's 44 px, where a row of them has room. */
    min-width: clamp(2.25rem, 11.75vw, 2.75rem);
  }
`;
