import { explorerPlugin } from "@graphiql/plugin-explorer";
import { HISTORY_PLUGIN } from "@graphiql/plugin-history";
import { pick, ToolbarButton, useGraphiQL } from "@graphiql/react";
import { createGraphiQLFetcher } from "@graphiql/toolkit";
import { GraphiQL } from "graphiql";
import { useState } from "react";
import { examples } from "./examples.ts";

const tabs = examples.map(({ query, variables }) => ({
  query,
  variables: JSON.stringify(variables, null, 2),
}));

/**
 * The operation that the URL names: in its fragment, which the gateway never sees, as `CopyLink` writes it, or in its query
 * string, as other sandboxes do. It is shown, and runs only when asked to.
 */
function readLink({ hash, search }: Location): (typeof tabs)[number] | null {
  for (const text of [hash.replace(/^#/u, ""), search]) {
    const fields = new URLSearchParams(text);
    const query = fields.get("query");
    if (query !== null) return { query, variables: fields.get("variables") ?? "" };
  }
  return null;
}

/** Puts a link to the operation and its variables into the address bar and the clipboard. */
function CopyLink() {
  const { queryEditor, variableEditor } = useGraphiQL(pick("queryEditor", "variableEditor"));
  const [label, setLabel] = useState("Copy a link to this query");
  const copy = () => {
    const query = queryEditor?.getValue() ?? "";
    const variables = variableEditor?.getValue() ?? "";
    const fields = { query, ...(variables.trim() !== "" && { variables }) };
    history.replaceState(null, "", `#${new URLSearchParams(fields).toString()}`);
    navigator.clipboard.writeText(location.href).then(
      () => setLabel("Link copied"),
      () => setLabel("The link is in the address bar"),
    );
  };
  return (
    <ToolbarButton label={label} onClick={copy}>
      <span aria-hidden="true">🔗</span>
    </ToolbarButton>
  );
}

const plugins = [explorerPlugin(), HISTORY_PLUGIN];
const fetcher = createGraphiQLFetcher({ url: "/graphql" });
const linked = readLink(location);

/** GraphiQL opens the linked operation beside tabs that are kept, and shows a first tab without its variables unless told. */
const opened = linked ?? (localStorage.getItem("graphiql:tabState") === null ? tabs[0] : undefined);

/** The sandbox: the schema's documentation, a field explorer, and example queries as tabs. */
export function Sandbox() {
  return (
    <GraphiQL
      fetcher={fetcher}
      plugins={plugins}
      defaultTabs={linked === null ? tabs : [linked, ...tabs]}
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
    </GraphiQL>
  );
}
