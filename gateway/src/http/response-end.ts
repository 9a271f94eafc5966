import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

type Release = () => void;

const NONE: ReadonlyMap<ServerResponse, readonly Release[]> = new Map();
/** Of each connection the responses that are not over, in the order of their requests, and what is called when they are. */
const pending = new WeakMap<Socket, Map<ServerResponse, Release[]>>();

/**
 * Calls `release` once when a response is over: sent, or its connection closed; immediately where it is over already.
 * Whatever a request takes (a slot, a place in a queue, a timer) is given back by this and nothing else. Events of the response
 * alone do not do: one that comes to be listened to after its connection was closed has none any more, and one that waits
 * behind others of its connection never has any.
 */
export function whenOver(response: ServerResponse, release: Release): void {
  const { socket } = response.req;
  if (response.closed || response.writableFinished || socket.destroyed) {
    release();
    return;
  }
  let responses = pending.get(socket);
  if (responses === undefined) {
    responses = new Map();
    pending.set(socket, responses);
    socket.once("close", () => endAll(socket));
  }
  const releases = responses.get(response);
  if (releases !== undefined) {
    releases.push(release);
    return;
  }
  responses.set(response, [release]);
  const end = () => endOne(socket, response);
  // A response that is sent whole finishes; one whose client disconnects only closes.
  response.once("finish", end).once("close", end);
}

/** The responses that are due over a connection, in the order of their requests. */
export function getUnanswered(socket: Socket): readonly ServerResponse[] {
  return [...(pending.get(socket) ?? NONE).keys()];
}

export function countUnanswered(socket: Socket): number {
  return pending.get(socket)?.size ?? 0;
}

function endAll(socket: Socket): void {
  for (const response of getUnanswered(socket)) endOne(socket, response);
}

function endOne(socket: Socket, response: ServerResponse): void {
  const responses = pending.get(socket);
  const releases = responses?.get(response) ?? [];
  responses?.delete(response);
  for (const release of releases) release();
}
