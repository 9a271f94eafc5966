import { useSyncExternalStore } from "react";
import { getLastResponse, onLastResponse } from "./last-response.ts";

/** Below a response: its status, time and cost, and its headers. */
export function ResponseFacts() {
  const response = useSyncExternalStore(onLastResponse, getLastResponse);
  if (response === null) return <p className="flickmap-facts">Run a query to see its cost here.</p>;
  const { status, milliseconds, cost, headers } = response;
  const facts = [
    String(status),
    `${Math.round(milliseconds)} ms`,
    cost && `up to ${cost.upstreamCalls + cost.bulkCalls} calls`,
    cost && `${Math.round(cost.work)} units`,
  ];
  return (
    <details className="flickmap-facts">
      <summary>
        {facts.filter(Boolean).join(" · ")} <span>Headers</span>
      </summary>
      <dl>
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
