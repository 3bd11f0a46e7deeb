import { type TEnum, type TObject, type TProperties, type TSchema, Type } from 'typebox';
import { MONEY_MAX, PAGE_FIRST, PAGE_SIZE, PAGE_SIZE_MAX } from './limits';
import { YEAR_FORM } from './patterns';

/** An object that refuses unknown fields (req:product-closed-bodies). */
export const Closed = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

/** Some fields of a closed object, and as closed as it: `Type.Partial` alone would take any field besides. */
export const SomeOf = <P extends TProperties>(object: TObject<P>) =>
  Type.Partial(object, { additionalProperties: false });

export const Nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** Database identity, positive and exactly representable. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
/** Days that there are: no 31 February that a program would take for 3 March. */
const DAY = [
  `${YEAR_FORM}-(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])`,
  `${YEAR_FORM}-(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)`,
  `${YEAR_FORM}-02-(?:0[1-9]|1\\d|2[0-8])`,
  '(?:(?:19|20|21)(?:0[48]|[2468][048]|[13579][26])|2000)-02-29',
].join('|');
const CLOCK = '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,6})?';
const OFFSET = '(?:Z|[+-](?:0\\d|1[0-4]):[0-5]\\d)';
/** Calendar day, `2026-09-30`. */
export const Day = Type.String({ pattern: `^(?:${DAY})$` });
/** ISO 8601 with offset; shown in 北京时间. */
export const Time = Type.String({
  minLength: 20,
  maxLength: 32,
  pattern: `^(?:${DAY})T${CLOCK}${OFFSET}$`,
});
/** Calendar month, `2026-09`. */
export const Month = Type.String({ pattern: `^${YEAR_FORM}-(0[1-9]|1[0-2])$` });
/** Money in integer 分 (req:product-money); up to 100 亿元. */
export const Money = Type.Integer({ minimum: 0, maximum: MONEY_MAX });
export const Text = (max: number) => Type.String({ maxLength: max });
/** As the database reads one: dashes in any other place are no UUID to it, and a fault to whoever asks. */
export const UUID_FORM = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
export const Uuid = Type.String({ pattern: `^${UUID_FORM}$` });
export const FileId = Uuid;
/** Identity of a row in a list, made by the client: two devices can edit different rows at once. */
export const RowId = Type.String({ pattern: '^[A-Za-z0-9_-]{4,24}$' });
export const Version = Type.Integer({ minimum: 0 });

export const IdParams = Closed({ id: Id });

/** Fields of every list query; `columns` is the closed list for `orderByColumn`. */
export const listQuery = <P extends TProperties>(columns: readonly string[], filters: P) =>
  Closed({
    pageNum: Type.Optional(Type.Integer({ minimum: PAGE_FIRST, maximum: 1_000_000 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_SIZE_MAX, default: PAGE_SIZE })),
    orderByColumn: Type.Optional(Type.Enum([...columns])),
    isAsc: Type.Optional(Type.Enum(['asc', 'desc', 'ascending', 'descending'])),
    ...filters,
  });

/** A union of string literals from a constant array. */
export const OneOf = <const V extends readonly string[]>(values: V): TEnum<V[number][]> =>
  Type.Enum([...values] as string[]) as TEnum<V[number][]>;

/** Fields that every entity bears (req:product-entities). */
export const entity = { id: Id, createTime: Time, updateTime: Time, version: Version };
