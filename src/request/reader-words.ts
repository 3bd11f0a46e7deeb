import type { Spoken } from '@contract/refusal';

/** The text of an id in the reader's language with its gaps filled; null where that language has none. */
export type Find = (id: string, values: Record<string, string | number>) => string | null;

type Body = Record<string, unknown>;

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSpoken = (value: unknown): value is Spoken => isBody(value) && typeof value['id'] === 'string';

/** All of a sentence is said in one language: half of it in another would be no sentence. */
function speak({ id, params = {} }: Spoken, find: Find): string | null {
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params)) {
    const text = isSpoken(value) ? speak(value, find) : value;
    if (text === null) return null;
    values[name] = text;
  }
  return find(id, values);
}

const inWords = (spoken: unknown, find: Find): string | null =>
  isSpoken(spoken) ? speak(spoken, find) : null;

/** The two tongues of a failure: what is said stands under all of these names. */
const TEXTS = ['errorMessage', 'msg', 'message'] as const;

function fieldsInWords(data: unknown, spoken: unknown, find: Find): unknown {
  if (!isBody(data) || !Array.isArray(data['fields']) || !Array.isArray(spoken)) return data;
  const fields = data['fields'].map((field: unknown, index) => {
    const text = inWords(spoken[index], find);
    return text !== null && isBody(field) ? { ...field, message: text } : field;
  });
  return { ...data, fields };
}

/**
 * A refusal as this reader reads it: the Chinese of the service gives way to the same sentence in the language of the
 * page, at its places. What has no sentence, or none in that language, stays as the service said it.
 */
export function inReaderWords(body: unknown, find: Find): unknown {
  if (!isBody(body) || !isBody(body['sentence'])) return body;
  const { sentence, data } = body;
  const text = inWords(sentence, find);
  const said = text === null ? [] : TEXTS.filter((name) => name in body).map((name) => [name, text]);
  return {
    ...body,
    ...Object.fromEntries(said),
    ...('data' in body ? { data: fieldsInWords(data, sentence['fields'], find) } : {}),
  };
}
