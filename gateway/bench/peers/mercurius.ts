import compress from "@fastify/compress";
import Fastify from "fastify";
import mercurius from "mercurius";
import { schema } from "../../src/api/graphql/schema.ts";
import { filmData } from "./film-data.ts";

/** Mercurius, which compiles every query from its second execution on. */
const context = await filmData();
const app = Fastify();
await app.register(compress);
await app.register(mercurius, { schema, context: async () => context(), jit: 1 });
console.log(await app.listen({ port: 0, host: "127.0.0.1" }));
