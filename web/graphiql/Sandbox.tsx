import { explorerPlugin } from "@graphiql/plugin-explorer";
import { HISTORY_PLUGIN } from "@graphiql/plugin-history";
import { GraphiQL } from "graphiql";
import { askGateway, type Fetcher } from "./ask-gateway.ts";
import { CopyLink } from "./CopyLink.tsx";
import { examples } from "./examples.ts";
import { ResponseFacts } from "./ResponseFacts.tsx";
import { readLink } from "./shared-link.ts";

const tabs = examples.map(({ query, variables }) => ({
  query,
  variables: variables == null ? "" : JSON.stringify(variables, null, 2),
}));

const plugins = [explorerPlugin(), HISTORY_PLUGIN];

/** Where GraphiQL keeps the tabs that a visitor has left. */
const KEPT_TABS = "graphiql:tabState";

/** The operation that the link to the page names, in a tab of its own. */
const linked = readLink(location);
const defaultTabs = linked === null ? tabs : [linked, ...tabs];

/** GraphiQL opens the linked operation beside tabs that are kept, and shows a first tab without its variables unless told. */
const opened = linked ?? (localStorage.getItem(KEPT_TABS) === null ? tabs[0] : undefined);

/** The sandbox: the schema's documentation, a field explorer, and example queries as tabs. */
export function Sandbox() {
  return (
    <GraphiQL
      fetcher={askGateway as Fetcher}
      plugins={plugins}
      defaultTabs={defaultTabs}
      {...(opened && { initialQuery: opened.query, initialVariables: opened.variables })}
      schemaDescription
      defaultQuery={"# Ask here. Ctrl+Space completes, Ctrl+Enter runs.\n"}
      defaultTheme="dark"
      forcedTheme="dark"
      defaultEditorToolsVisibility="variables"
    >
      <GraphiQL.Logo>
        <a className="flickmap-logo" href="/" title="To the site">
          Flickmap
        </a>
      </GraphiQL.Logo>
      <GraphiQL.Toolbar>
        {({ prettify, copy, merge }) => (
          <>
            {prettify}
            {merge}
            {copy}
            <CopyLink />
          </>
        )}
      </GraphiQL.Toolbar>
      <GraphiQL.Footer>
        <ResponseFacts />
      </GraphiQL.Footer>
    </GraphiQL>
  );
}
