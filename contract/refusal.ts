import type { Word } from '@contract/word';
import { Type } from 'typebox';
import { Closed } from './schema';

/**
 * A sentence of the service for readers of other languages: the id of its text in the language packs, and what stands
 * in its gaps, which may be sentences themselves.
 */
export interface Spoken {
  id: string;
  params?: Record<string, string | number | Spoken>;
}

const TextId = Type.String({ pattern: '^(said|contract)\\.' });
const Params = Type.Optional(Type.Record(Type.String(), Type.Unknown()));
const SpokenText = Type.Object({ id: TextId, params: Params });

/** The same with its Chinese, where an answer that is no refusal has to say something. */
export const SaidWord = Type.Unsafe<Word>(
  Closed({ id: Type.String(), chinese: Type.String(), params: Params }),
);

/**
 * What a refusal says besides the texts of its family (`code` and `msg`, or `status` and `message`). errorMessage is
 * Chinese and stands for itself; `sentence` is an addition, for whoever shows the same in another language. It is
 * missing where a sentence came with the data.
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
      /** Of `data.fields`, in their order. */
      fields: Type.Optional(Type.Array(Type.Union([SpokenText, Type.Null()]))),
    }),
  ),
});
