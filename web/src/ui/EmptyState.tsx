import type { ReactNode } from "react";
import { styled } from "styled-components";

import { aloneHeight, color, space, text } from "./theme.ts";
import { Button } from "./Button.tsx";
import { Link } from "./Link.tsx";
import { Row } from "./primitives.ts";

interface Props {
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Where to go on, behind the actions. */
  readonly way?: { readonly to: string; readonly label: string };
  readonly icon?: ReactNode;
  readonly level?: 1 | 2;
}

export function EmptyState({ title, children, actions, way, icon, level = 2 }: Props) {
  return (
    <Frame $alone={level === 1}>
      {icon && <Icon aria-hidden>{icon}</Icon>}
      <Title as={`h${level}`} $leading={level === 1}>
        {title}
      </Title>
      {children && <Text>{children}</Text>}
      {(actions || way) && (
        <Row $wrap $justify="center" $gap={3} $above={4}>
          {actions}
          {way && (
            <Button as={Link} to={way.to}>
              {way.label}
            </Button>
          )}
        </Row>
      )}
    </Frame>
  );
}

const Frame = styled.div<{ $alone: boolean }>`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space(3)};
  min-height: ${({ $alone }) => ($alone ? aloneHeight : "0")};
  padding: ${space(16)} ${space(4)} ${({ $alone }) => space($alone ? 28 : 16)};
  text-align: center;
`;

const Icon = styled.span`
  color: ${color.accent};
  margin-bottom: ${space(2)};
`;

const Title = styled.h2<{ $leading: boolean }>`
  ${({ $leading }) => ($leading ? text.title : text.heading)};
`;

const Text = styled.p`
  ${text.body};
  max-width: 34rem;
`;
