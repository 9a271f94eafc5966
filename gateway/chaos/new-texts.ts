import { type ArgumentNode, type FieldNode, Kind, parse, print, visit } from "graphql";
import { type Operation, processorTime, startReadyGateway } from "./ready-gateway.ts";

/** So many texts are sent one after the other. */
const TEXTS = 30;
const SYNTHETIC_TITLES = 4000;
/** The sample numbers its synthetic titles from here: movies are even, shows odd. */
const FIRST_SYNTHETIC = 20_000_000;
/** Its lists have so many pages at least. */
const PAGES = 90;

/** The processor time of all threads that each new text of a heavy operation took, in milliseconds. */
export interface NewTexts {
  /** Each about titles and lists that nobody has requested before. */
  readonly uncached: readonly number[];
  /** About the same once more. */
  readonly cached: readonly number[];
}

/**
 * Sends heavy operations to a gateway that has just become ready, each time with another text, as somebody does who
 * wants to keep it busy.
 *
 * @param heavy the operations, which take turns
 */
export async function sendNewTexts(heavy: readonly Operation[]): Promise<NewTexts> {
  const { gateway, send, close } = await startReadyGateway(SYNTHETIC_TITLES);
  const data = new OtherData();
  const operations = Array.from({ length: TEXTS }, (_, n) => heavy[n % heavy.length])
    .filter((operation) => operation !== undefined)
    .map((operation) => data.replaceIn(operation));
  const measure = async (round: string) => {
    const times: number[] = [];
    for (const [n, operation] of operations.entries()) {
      const text = withOtherAliases(operation, `${round}${n}`);
      const { allMs } = await processorTime(gateway, () => send(text));
      times.push(allMs);
    }
    return times;
  };
  try {
    return { uncached: await measure("a"), cached: await measure("b") };
  } finally {
    await close();
  }
}

/** The same operation as another text. */
function withOtherAliases({ query, variables }: Operation, name: string): Operation {
  const renamed = visit(parse(query), {
    Field: (field) =>
      field.alias && { ...field, alias: { ...field.alias, value: `${field.alias.value}${name}` } },
  });
  // Where nothing has an alias, a comment makes the text another one.
  return { query: `${print(renamed)}\n# ${name}`, variables };
}

/** Gives operations titles and pages that no other has. */
class OtherData {
  #next = 0;

  replaceIn({ query, variables }: Operation): Operation {
    const replaced = visit(parse(query), {
      Field: (field) => ({
        ...field,
        arguments: (field.arguments ?? []).map((argument) => this.#argument(field, argument)),
      }),
      ObjectField: (field) =>
        field.name.value === "movieId" && field.value.kind === Kind.INT
          ? { ...field, value: { ...field.value, value: this.#id(false) } }
          : undefined,
    });
    const references = Object.entries(variables).map(([name, value]) => [
      name,
      this.#variable(value),
    ]);
    return { query: print(replaced), variables: Object.fromEntries(references) };
  }

  #argument(field: FieldNode, argument: ArgumentNode): ArgumentNode {
    const { name, value } = argument;
    if (value.kind !== Kind.INT) return argument;
    if (name.value === "id")
      return { ...argument, value: { ...value, value: this.#id(isShow(field)) } };
    if (name.value !== "page") return argument;
    this.#next += 1;
    return { ...argument, value: { ...value, value: String(1 + (this.#next % PAGES)) } };
  }

  #variable(value: unknown): unknown {
    if (!Array.isArray(value)) return value;
    return value.map((item: unknown) =>
      typeof item === "object" && item !== null && "movieId" in item
        ? { movieId: Number(this.#id(false)) }
        : item,
    );
  }

  #id(show: boolean): string {
    this.#next += 1;
    return String(FIRST_SYNTHETIC + 2 * (this.#next % (SYNTHETIC_TITLES / 2)) + Number(show));
  }
}

function isShow({ name, arguments: given }: FieldNode): boolean {
  const type = given?.find((argument) => argument.name.value === "type")?.value;
  return name.value === "tvShow" || (type?.kind === Kind.ENUM && type.value === "TV");
}
