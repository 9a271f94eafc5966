/** What was seen of the answers that went into one answer. */
export interface Seen {
  /** True when one was past its time. */
  stale: boolean;
  /** True when one could not be had, whatever was made of that. */
  failed: boolean;
}

/**
 * The same service, noting what its answers are: an answer made of stale or failed parts looks whole
 * from outside, and must not be kept. A service that makes others of its kind makes watched ones.
 *
 * @param makers names of methods that give a service of the same kind
 */
export function watched<Service extends object>(
  service: Service,
  seen: Seen,
  makers: readonly (keyof Service)[] = [],
): Service {
  return new Proxy(service, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      return (...parameters: unknown[]): unknown => {
        const result: unknown = Reflect.apply(value, target, parameters);
        if (result instanceof Promise) return noting(result, seen);
        const made = makers.some((maker) => maker === name);
        return made && isObject(result) ? watched(result, seen) : result;
      };
    },
  });
}

async function noting(result: Promise<unknown>, seen: Seen): Promise<unknown> {
  try {
    const answer = await result;
    if (isObject(answer) && "stale" in answer && answer.stale === true) seen.stale = true;
    return answer;
  } catch (error) {
    seen.failed = true;
    throw error;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
