import type { Word } from '@contract/word';
import { Type } from 'typebox';
import { Closed } from './schema';

/**
 * A translatable sentence of the service: the id of its text in the language packs, and the values of its placeholders,
 * which may be sentences themselves.
 */
export interface Spoken {
  id: string;
  params?: Record<string, string | number | Spoken>;
}

const TextId = Type.String({ pattern: '^(said|contract)\\.' });
const Params = Type.Optional(Type.Record(Type.String(), Type.Unknown()));
const SpokenText = Type.Object({ id: TextId, params: Params });

/** The same together with its Chinese text, for answers that are not refusals. */
export const SaidWord = Type.Unsafe<Word>(
  Closed({ id: Type.String(), chinese: Type.String(), params: Params }),
);

/**
 * The fields of a refusal besides those of its envelope (`code` and `msg`, or `status` and `message`). errorMessage is
 * a complete Chinese text; `sentence` additionally allows the app to show it in another language. It is missing where
 * the data already contained a sentence.
 */
export const Refusal = Type.Object({
  success: Type.Literal(false),
  errorCode: Type.String(),
  errorMessage: Type.String(),
  showType: Type.Integer(),
  traceId: Type.String(),
  data: Type.Optional(Type.Unknown()),
  sentence: Type.Optional(
    Type.Object({
      id: Type.Optional(TextId),
      params: Params,
      /** Sentences of the items of `data.fields`, in the same order. */
      fields: Type.Optional(Type.Array(Type.Union([SpokenText, Type.Null()]))),
    }),
  ),
});
