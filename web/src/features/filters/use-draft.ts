import { useState } from "react";

import type { FilterSet } from "./filter-set.ts";

/** The set that is being put together in the panel, and how to change it. */
export type Draft = readonly [FilterSet, (set: FilterSet) => void];

/** A draft of the next filters: starts as the set in force, and again whenever another one comes into force. */
export const useDraft = (applied: FilterSet): Draft => {
  const [draft, setDraft] = useState(applied);
  const inForce = JSON.stringify(applied);
  const [startedWith, setStartedWith] = useState(inForce);
  if (startedWith !== inForce) {
    setStartedWith(inForce);
    setDraft(applied);
  }
  return [draft, setDraft];
};
