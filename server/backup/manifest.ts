import { Nullable, Uuid } from '@contract/schema';
import Type, { type Static, type TSchema } from 'typebox';
import Value from 'typebox/value';
import { badBackup } from './backup-fault';

const Text = Type.String();
const Count = Type.Integer({ minimum: 0 });
const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** The first entry: describes the whole backup and can be read before anything else. */
const Beginning = Type.Object({
  kind: Type.Literal('beginning'),
  format: Type.Literal(1),
  product: Type.Literal('kaichuang'),
  version: Text,
  at: Text,
  postgres: Text,
  migrations: Type.Array(Type.Object({ version: Count, name: Text, checksum: Text })),
});

const Columns = Type.Array(Text, { minItems: 1 });
const EntryHead = Type.Union([
  Beginning,
  /** JSON: keys and configuration. */
  Type.Object({ kind: Type.Literal('settings') }),
  /** The rows as COPY writes them. */
  Type.Object({ kind: Type.Literal('table'), name: Text, columns: Columns }),
  /** The bytes of one attachment. */
  Type.Object({ kind: Type.Literal('file'), key: Uuid }),
  /** JSON: see `Manifest`. It comes last, because it describes all entries before it. */
  Type.Object({ kind: Type.Literal('manifest') }),
]);

const FileLine = Type.Object({ key: Text, size: Count, sha256: Sha256 });
const Manifest = Type.Object({
  settings: Sha256,
  tables: Type.Array(
    Type.Object({ name: Text, columns: Columns, rows: Count, bytes: Count, checksum: Sha256 }),
  ),
  sequences: Type.Array(Type.Object({ name: Text, last: Nullable(Text) })),
  files: Type.Array(FileLine),
  /** Bytes that were gone or spoilt already when the backup was made: restored they will be missing again. */
  faults: Type.Array(Type.Object({ key: Text, fault: Type.Enum(['missing', 'changed']) })),
});

export type Beginning = Static<typeof Beginning>;
export type EntryHead = Static<typeof EntryHead>;
export type Manifest = Static<typeof Manifest>;
export type FileLine = Static<typeof FileLine>;
export type TableLine = Manifest['tables'][number];

function read<T extends TSchema>(schema: T, value: unknown): Static<T> {
  if (Value.Check(schema, value)) return value;
  throw badBackup('备份文件是另一种格式，本程序不认识。请用写出它的那个版本，或更新的程序来恢复。');
}

export const readHead = (value: unknown): EntryHead => read(EntryHead, value);
export const readManifest = (text: string): Manifest => read(Manifest, JSON.parse(text));
