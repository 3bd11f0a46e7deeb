import type { Spoken } from '@contract/refusal';

/** The text of an id in the reader's language with its values filled in; null where that language has none. */
export type Find = (id: string, values: Record<string, string | number>) => string | null;

type Body = Record<string, unknown>;

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSpoken = (value: unknown): value is Spoken => isBody(value) && typeof value['id'] === 'string';

/** The whole sentence is in one language; if a part is missing there, the result is null. */
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

/** The names under which the two dialects state the text of a failure. */
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
 * A refusal in the reader's language: the service's Chinese texts are replaced by the same sentences in the language of
 * the page. A text without such a sentence stays as the service wrote it.
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
