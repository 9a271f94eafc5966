/** What was searched for; a query in Hebrew or Arabic leaves the quotes around it where they belong. */
export function SearchHeading({ query }: { readonly query: string }) {
  return (
    <>
      Search Results for "<bdi>{query}</bdi>"
    </>
  );
}
