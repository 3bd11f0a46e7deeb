type Body = Record<string, unknown>;

const COMMON = ['success', 'errorCode', 'errorMessage', 'showType', 'traceId', 'host'];
const ENVELOPE = new Set([...COMMON, 'code', 'msg', 'status', 'message']);
/** A /prod-api answer that carries a record at top level may well have a `status` of its own. */
const DATA_ENVELOPE = new Set([...COMMON, 'code', 'msg']);

const without = (body: Body, names: Set<string>): Body =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.has(name)));

/**
 * The part of an answer that the caller gets, by what the body contains: `rows` become a list with its total, `data` is
 * returned as it is, otherwise everything outside the envelope.
 */
export function readReply(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body) || body instanceof Blob) return body;
  const fields = body as Body;
  if ('rows' in fields) {
    const { rows, total, ...rest } = without(fields, DATA_ENVELOPE);
    return { ...rest, list: rows, total };
  }
  if ('data' in fields) return fields['data'];
  return without(fields, typeof fields['code'] === 'number' ? DATA_ENVELOPE : ENVELOPE);
}
