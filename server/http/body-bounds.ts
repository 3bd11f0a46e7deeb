import type { Endpoint } from '@contract/endpoint';
import type { TSchema } from 'typebox';

/** How large a body may be: bytes on the wire, members (keys and array elements together), nesting. */
export interface BodyBounds {
  bytes: number;
  members: number;
  depth: number;
}

/** The largest draft fits; uploads have limits of their own. */
export const BODY_BYTES_MAX = 2 * 1024 * 1024;
/** Where a schema leaves a part open, visitors get room for a short form and signed-in people for a long one. */
const OPEN_BYTES = { public: 16 * 1024, signedIn: BODY_BYTES_MAX };
const OPEN_MEMBERS = { public: 200, signedIn: 20_000 };
const OPEN_DEPTH = 12;
/** Clients differ in spaces and line breaks; a few unknown fields deserve an answer that names them. */
const SLACK_BYTES = 1024;
const SLACK_MEMBERS = 32;
/** `\u4e2d`: the most bytes that JSON needs for one UTF-16 unit. */
const ESCAPED_BYTES = 6;
const NUMBER_BYTES = 32;
/** Upper bound for values with a pattern (a code, a date, an id), which are short. */
const PATTERN_UNITS = 128;

const NOTHING: BodyBounds = { bytes: 0, members: 0, depth: 0 };
const OPEN: BodyBounds = { bytes: Infinity, members: Infinity, depth: OPEN_DEPTH };

/** The keywords that bound a value; whatever else a schema says makes it only smaller. */
interface Bounded {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  maxLength?: number;
  pattern?: string;
  maxItems?: number;
  items?: Bounded;
  properties?: Record<string, Bounded>;
  additionalProperties?: boolean | Bounded;
  patternProperties?: Record<string, Bounded>;
  maxProperties?: number;
  anyOf?: readonly Bounded[];
  allOf?: readonly Bounded[];
}

const larger = (a: BodyBounds, b: BodyBounds): BodyBounds => ({
  bytes: Math.max(a.bytes, b.bytes),
  members: Math.max(a.members, b.members),
  depth: Math.max(a.depth, b.depth),
});
const together = (a: BodyBounds, b: BodyBounds): BodyBounds => ({
  bytes: a.bytes + b.bytes,
  members: a.members + b.members,
  depth: Math.max(a.depth, b.depth),
});
/** `count` members of this size, each with `label` bytes of key, colon and comma. */
const repeated = (one: BodyBounds, count: number, label: number): BodyBounds => ({
  bytes: count * (one.bytes + label),
  members: count * (one.members + 1),
  depth: one.depth,
});
const wrapped = ({ bytes, members, depth }: BodyBounds): BodyBounds => ({
  bytes: bytes + 2,
  members,
  depth: depth + 1,
});
const leaf = (bytes: number): BodyBounds => ({ ...NOTHING, bytes });
const written = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? 'null');

const KEY_BYTES_MAX = 64;
const LABEL_BYTES = 4;

const ofObject = (schema: Bounded): BodyBounds => {
  const known = Object.entries(schema.properties ?? {}).map(([key, value]) =>
    repeated(ofValue(value), 1, Buffer.byteLength(key) + LABEL_BYTES),
  );
  const more = schema.additionalProperties;
  const free = [
    ...Object.values(schema.patternProperties ?? {}),
    ...(typeof more === 'object'
      ? [more]
      : more === true || !(schema.properties ?? schema.patternProperties)
        ? [{}]
        : []),
  ].map((value) =>
    schema.maxProperties === undefined
      ? OPEN
      : repeated(ofValue(value), schema.maxProperties, KEY_BYTES_MAX + LABEL_BYTES),
  );
  return wrapped([...known, ...free].reduce(together, NOTHING));
};

const ofValue = (schema: Bounded): BodyBounds => {
  if (schema.anyOf) return schema.anyOf.map(ofValue).reduce(larger, NOTHING);
  if (schema.allOf) return schema.allOf.map(ofValue).reduce(together, NOTHING);
  if ('const' in schema) return leaf(written(schema.const));
  if (schema.enum) return leaf(Math.max(...schema.enum.map(written)));
  switch (schema.type) {
    case 'string':
      return leaf((schema.maxLength ?? (schema.pattern ? PATTERN_UNITS : Infinity)) * ESCAPED_BYTES + 2);
    case 'integer':
    case 'number':
      return leaf(NUMBER_BYTES);
    case 'boolean':
    case 'null':
      return leaf(written(false));
    case 'array':
      return wrapped(repeated(ofValue(schema.items ?? {}), schema.maxItems ?? Infinity, 1));
    case 'object':
      return ofObject(schema);
    default:
      return OPEN;
  }
};

/** The largest body that is useful for a contract row; the row's own `bodyBytes` takes precedence. */
export const bodyBounds = ({
  body,
  bodyBytes,
  access,
}: Pick<Endpoint, 'body' | 'bodyBytes' | 'access'>): BodyBounds => {
  const { bytes, members, depth } = body ? ofValue(body as TSchema as Bounded) : NOTHING;
  const who = access === 'public' ? 'public' : 'signedIn';
  return {
    bytes: bodyBytes ?? Math.min(bytes + SLACK_BYTES, OPEN_BYTES[who]),
    members: Math.min(members + SLACK_MEMBERS, OPEN_MEMBERS[who]),
    depth: depth + 1,
  };
};
