import SearchX from "virtual:icons/search-x";
import { Link, useSearchParams } from "react-router-dom";

import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { withPage } from "../../../lib/url/page-param.ts";

/** The address names a page that the list does not have: where it ends, and the ways back. */
export function NoSuchPage({ lastPage }: { readonly lastPage: number }) {
  const [address] = useSearchParams();
  const to = (page: number) => `?${withPage(address, page)}`;
  return (
    <EmptyState
      icon={<SearchX size={32} />}
      title="There is no such page"
      actions={
        <>
          <Button as={Link} to={to(1)} $variant="primary">
            To the first page
          </Button>
          {lastPage > 1 && (
            <Button as={Link} to={to(lastPage)}>
              To page {lastPage}, the last
            </Button>
          )}
        </>
      }
    >
      {lastPage === 1 ? "This list has one page." : `This list has ${lastPage} pages.`}
    </EmptyState>
  );
}
