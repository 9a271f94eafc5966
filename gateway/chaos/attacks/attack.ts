import type { HostileFilmDatabase } from "./hostile-film-database.ts";

/** What is attacked: a gateway that trusts one proxy, on a film database that can be made hostile. */
export interface Target {
  readonly origin: string;
  readonly filmDatabase: HostileFilmDatabase;
}

/** Whether the gateway held, and what it did. */
export interface AttackResult {
  readonly held: boolean;
  readonly now: string;
}

/** One attack: what it did to the gateway once, and how it is carried out. */
export interface Attack {
  readonly name: string;
  /** What it did before the gateway was made to withstand it. */
  readonly before: string;
  readonly attack: (target: Target) => Promise<AttackResult>;
}
