import SlidersHorizontal from "virtual:icons/sliders-horizontal";
import { styled } from "styled-components";

import { Button } from "../../ui/Button.tsx";
import { media, space } from "../../ui/theme.ts";

interface Props {
  readonly shown: boolean;
  readonly activeCount: number;
  readonly onToggle: () => void;
  readonly onClear: () => void;
}

/** On a small screen: shows and hides the panel, and clears filters that are active behind it. */
export function FilterToggles({ shown, activeCount, onToggle, onClear }: Props) {
  return (
    <Row data-needs-scripts>
      <Button $small aria-expanded={shown} aria-controls="filter-panel" onClick={onToggle}>
        <SlidersHorizontal size={16} aria-hidden />
        {shown ? "Hide Filters" : "Show Filters"}
        {!shown && activeCount > 0 && ` (${activeCount})`}
      </Button>
      {!shown && activeCount > 0 && (
        <Button $small $variant="quiet" onClick={onClear}>
          Clear Filters
        </Button>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: none;
  gap: ${space(2)};
  margin-bottom: ${space(5)};
  ${media.compact} {
    display: flex;
  }
`;
