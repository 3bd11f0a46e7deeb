import pg from 'pg';

/** Leaves an attribute and an element behind it; short, for some fields hold twenty characters. */
const POISON = '"><svg onload=pwn()>';
/** For texts of the office, which are read as Markdown. */
const PROSE = [
  '<svg/onload=pwn()>',
  '</title></textarea></style></script><script>pwn()</script>',
  '<math><mtext><table><mglyph><style><img src=x onerror=pwn()>',
  '<iframe srcdoc="<script>parent.pwn()</script>"></iframe>',
  '[x](javascript:pwn())',
  '![x](y "a" onerror="pwn()")',
  '[x](data:text/html;base64,PHNjcmlwdD5wd24oKTwvc2NyaXB0Pg==)',
  '{{pwn()}}',
].join('\n\n');

const COLUMNS = `
  select table_name as "table", column_name as "column", data_type as "type"
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    and data_type in ('text', 'jsonb', 'ARRAY')
    -- Numbers are made by the service.
    and column_name <> 'no'`;

const quoted = JSON.stringify(POISON).slice(1, -1).replaceAll('\\', '\\\\');
/** A text inside JSON that contains a Chinese character and is not a key. */
const IN_JSON = String.raw`"(?:[^"\\]|\\.)*[一-龥](?:[^"\\]|\\.)*"(?!\s*:)`;

/** Appended to a long text, but replacing a short one, because the contract limits lengths. */
const poisoned = (value: string): string =>
  `case when char_length(${value}) < 40 then $1::text else ${value} || $1::text end`;

const statement = (table: string, column: string, type: string): [string, string[]] => {
  const name = `"${column}"`;
  const written = `where ${name}::text ~ '[一-龥]'`;
  const set = `update "${table}" set ${name} =`;
  if (type === 'jsonb')
    return [`${set} regexp_replace(${name}::text, $1, $2, 'g')::jsonb ${written}`, [IN_JSON, `"${quoted}"`]];
  if (type === 'ARRAY')
    return [`${set} (select array_agg(${poisoned('x')}) from unnest(${name}) x) ${written}`, [POISON]];
  return [`${set} ${poisoned(name)} ${written}`, [POISON]];
};

/**
 * Appends hostile markup to every text that people have written (codes and keys have no Chinese characters), bypassing
 * the checks of the service as if each had failed. Returns the places; what the database itself forbids stays
 * unchanged.
 */
export const poisonTexts = async (databaseUrl: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const places: string[] = [];
  try {
    const { rows } = await client.query<{ table: string; column: string; type: string }>(COLUMNS);
    for (const { table, column, type } of rows) {
      // Append-only tables refuse the change, and so do columns with a fixed choice.
      const { rowCount } = await client
        .query(...statement(table, column, type))
        .catch(() => ({ rowCount: 0 }));
      if (rowCount) places.push(`${table}.${column}`);
    }
    await client.query('update content set body = body || $1::text', [`\n\n${PROSE}`]);
  } finally {
    await client.end();
  }
  return places;
};
