import { pick, ToolbarButton, useGraphiQL } from "@graphiql/react";
import { useState } from "react";
import { writeLink } from "./shared-link.ts";

/** Puts a link to the operation and its variables into the address bar and the clipboard. */
export function CopyLink() {
  const { queryEditor, variableEditor } = useGraphiQL(pick("queryEditor", "variableEditor"));
  const [label, setLabel] = useState("Copy a link to this query");
  const copy = () => {
    const query = queryEditor?.getValue() ?? "";
    const link = writeLink({ query, variables: variableEditor?.getValue() ?? "" });
    history.replaceState(null, "", link);
    navigator.clipboard.writeText(location.href).then(
      () => setLabel("Link copied"),
      () => setLabel("The link is in the address bar"),
    );
  };
  return (
    <ToolbarButton label={label} onClick={copy}>
      <svg
        className="graphiql-toolbar-icon"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="M10 14a5 5 0 0 0 7 0l3-3a5 5 0 0 0-7-7l-1 1M14 10a5 5 0 0 0-7 0l-3 3a5 5 0 0 0 7 7l1-1" />
      </svg>
    </ToolbarButton>
  );
}
