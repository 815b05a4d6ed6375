// Writes the types of the protocol from the server's schemas: `node tools/types.js`. A test compares.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * A part of a JSON schema that the server writes.
 * @typedef {object} Schema
 * @property {string} [$ref]
 * @property {unknown} [const]
 * @property {unknown[]} [enum]
 * @property {Schema[]} [anyOf]
 * @property {Schema[]} [oneOf]
 * @property {string} [type]
 * @property {Schema} [items]
 * @property {number} [minItems]
 * @property {number} [maxItems]
 * @property {string} [description]
 * @property {unknown} [default]
 * @property {string[]} [required]
 * @property {Record<string, Schema>} [properties]
 * @property {Schema | boolean} [additionalProperties]
 * @property {Record<string, Schema>} [$defs]
 *
 * @typedef {{ content?: Record<string, { schema?: Schema }> }} Part
 * @typedef {{ name: string, in: string, schema: Schema }} Parameter
 * @typedef {{ requestBody?: Part, responses: Record<string, Part>, parameters?: Parameter[] }} Route
 * @typedef {{ protocol: number, incoming: Schema, outgoing: Schema }} Messages
 * @typedef {{ paths: Record<string, Record<string, Route>>, components: { schemas: Record<string, Schema> } }} Http
 */

const DOCS = new URL("../../docs/protocol/", import.meta.url);
const OUT = new URL("../src/protocol/generated/", import.meta.url);
const HEAD = "// Made by tools/types.js from the server's schemas; do not edit.\n";

/**
 * The type that a schema stands for.
 * @param {Schema} schema
 * @param {string} end what the names of types end with
 * @returns {string}
 */
function typeOf(schema, end) {
    if (schema.$ref) return nameOf(schema.$ref.split("/").at(-1) ?? "") + end;
    if ("const" in schema) return JSON.stringify(schema.const);
    if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(" | ");
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return choices.map((one) => typeOf(one, end)).join(" | ");
    if (schema.type === "array") return listOf(schema, end);
    if (schema.type === "object") {
        const values = schema.additionalProperties;
        return `Record<string, ${typeof values === "object" ? typeOf(values, end) : "unknown"}>`;
    }
    if (schema.type === "integer") return "number";
    return schema.type ?? "unknown";
}

/**
 * @param {Schema} schema
 * @param {string} end
 */
function listOf(schema, end) {
    const item = typeOf(schema.items ?? {}, end);
    if (schema.minItems !== undefined && schema.minItems === schema.maxItems) {
        return `[${Array(schema.minItems).fill(item).join(", ")}]`;
    }
    return item.includes(" | ") ? `(${item})[]` : `${item}[]`;
}

/**
 * Names that the server made longer to tell two of them apart become short again, and different.
 * @param {string} name
 */
function nameOf(name) {
    const parts = name.split("__");
    return parts.length > 1 && name.includes("replays") ? `Replay${parts.at(-1)}` : (parts.at(-1) ?? name);
}

/**
 * An interface. What we are sent has every field that has a usual value; what we send may leave it out.
 * @param {string} name
 * @param {Schema} schema
 * @param {boolean} sent whether it is we who send it
 */
function interfaceOf(name, schema, sent) {
    const end = sent ? "Sent" : "";
    const needed = new Set(schema.required ?? []);
    const about = schema.description ? `/** ${schema.description.replaceAll("\n", "\n * ")} */\n` : "";
    const fields = Object.entries(schema.properties ?? {}).map(([field, one]) => {
        const given = needed.has(field) || (!sent && "default" in one && one.default !== null) || "const" in one;
        return `    ${field}${given ? "" : "?"}: ${typeOf(one, end)};`;
    });
    return `${about}export interface ${nameOf(name)}${end} {\n${fields.join("\n")}\n}\n`;
}

/** The messages of the socket. */
export function messages() {
    const { protocol, incoming, outgoing } = /** @type {Messages} */ (read("messages.json"));
    return [
        HEAD,
        `export const PROTOCOL = ${protocol};\n`,
        ...Object.entries(outgoing.$defs ?? {}).map(([name, schema]) => interfaceOf(name, schema, false)),
        `export type Outgoing = ${typeOf(outgoing, "")};\n`,
        ...Object.entries(incoming.$defs ?? {}).map(([name, schema]) => interfaceOf(name, schema, true)),
        `export type Incoming = ${typeOf(incoming, "Sent")};\n`,
    ].join("\n");
}

/** What is sent and answered over HTTP, route by route. */
export function http() {
    const { paths, components } = /** @type {Http} */ (read("openapi.json"));
    const schemas = Object.entries(components.schemas);
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, route]) => routeOf(method, path, route)),
    );
    return [
        HEAD,
        ...schemas.map(([name, schema]) => interfaceOf(name, schema, false)),
        ...schemas.map(([name, schema]) => interfaceOf(name, schema, true)),
        `/** Every route: what is sent, what may be asked for in the address, and what is answered. */\n` +
            `export interface Routes {\n${routes.join("\n")}\n}\n`,
    ].join("\n");
}

/**
 * @param {string} method
 * @param {string} path
 * @param {Route} route
 */
function routeOf(method, path, route) {
    const body = content(route.requestBody);
    const answers = Object.entries(route.responses).filter(([status]) => status.startsWith("2"));
    const types = new Set(answers.map(([, answer]) => typed(content(answer), "")));
    const query = (route.parameters ?? []).filter((one) => one.in === "query");
    const asked = query.map((one) => `${one.name}?: ${typeOf(one.schema, "")}`);
    const key = `${method.toUpperCase()} ${path}`;
    return `    "${key}": { body: ${typed(body, "Sent")}; query: { ${asked.join("; ")} }; answer: ${[...types].join(" | ")} };`;
}

/** @param {Part | undefined} part */
function content(part) {
    return Object.values(part?.content ?? {})[0]?.schema;
}

/**
 * @param {Schema | undefined} schema
 * @param {string} end
 */
function typed(schema, end) {
    return schema === undefined ? "undefined" : typeOf(schema, end);
}

/**
 * @param {string} name
 * @returns {unknown}
 */
function read(name) {
    return JSON.parse(readFileSync(new URL(name, DOCS), "utf8"));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
    writeFileSync(new URL("messages.ts", OUT), messages());
    writeFileSync(new URL("http.ts", OUT), http());
}
