import { GraphiQL } from "graphiql";
import { askGateway } from "./ask-gateway.ts";
import { examples } from "./examples.ts";

const tabs = examples.map(({ query, variables }) => ({
  query,
  variables: variables == null ? null : JSON.stringify(variables, null, 2),
}));

/** Where GraphiQL keeps the tabs that a visitor has left. */
const KEPT_TABS = "graphiql:tabState";

/** GraphiQL shows a first tab without its variables, unless they are given once more. */
function firstVariables(): { variables?: string } {
  const variables = tabs[0]?.variables;
  return variables == null || localStorage.getItem(KEPT_TABS) !== null ? {} : { variables };
}

/** The sandbox: the schema's documentation, and example queries as tabs. */
export function Sandbox() {
  return (
    <GraphiQL
      fetcher={askGateway}
      defaultTabs={tabs}
      {...firstVariables()}
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
    </GraphiQL>
  );
}
