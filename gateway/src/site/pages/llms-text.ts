/**
 * What language models are told of the site (`/llms.txt`, llmstxt.org).
 *
 * @param site where it is reached, without a slash at the end
 */
export function llmsText(site: string): string {
  return `# Flickmap

> Where can I watch this movie or show, in my country? Flickmap says so for every country that TMDB has data for: by
> subscription, free, free with ads, to rent and to buy. Data is refreshed every 12 hours.

Availability differs by country: name the country with the answer, and how old the answer is. Show the credit: "This product
uses the TMDB API but is not endorsed or certified by TMDB. Availability data by JustWatch."

## For assistants

- [MCP server](${site}/mcp): Model Context Protocol over streamable HTTP, without sessions and keys; tools search_titles,
  where_to_watch, whats_new, compare_countries

## For programs

- [REST](${site}/api/docs): every call, with its parameters and what it returns
- [OpenAPI](${site}/api/openapi.json): the same for programs, OpenAPI 3.1
- [GraphQL schema](${site}/graphql/schema.graphql): for many titles or countries at once, at ${site}/graphql
- [Feeds](${site}/feeds/US.atom): what came to services in a country and what left them, as Atom

- [Embedded answer](${site}/embed/movie/550?country=US): one title's answer for a frame on another site

## Pages

- [Movie](${site}/movie/550): a title's page is /movie/{TMDB number} or /tv/{TMDB number}; \`?country=DE\` chooses the country
- [What is new](${site}/new): day by day
- [Questions](${site}/faq): what the site is, and what it is not
- [Sitemap](${site}/sitemap.xml)
`;
}
