/** The name under which a statement was prepared (`server/db/prepared`). */
const NAMED = /^\/\*([\w.-]+)\*\/ (\w+)/;
const OPERATION = /^\s*(\w+)/;
const TABLE = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i;

/**
 * Describes a statement by its prepared name, or by its verb and first table. The text itself is left out of traces,
 * since it may contain personal data.
 */
export const describeStatement = (text: string): { operation: string; summary: string } => {
  const [, name, verb] = NAMED.exec(text) ?? [];
  if (name && verb) return { operation: verb.toLowerCase(), summary: name };
  const operation = OPERATION.exec(text)?.[1]?.toLowerCase() ?? 'other';
  const table = TABLE.exec(text)?.[1];
  return { operation, summary: table ? `${operation} ${table}` : operation };
};
