import type { ContentRow } from '@contract/content';

/** Questions under their topics, topics in the order in which they first come. */
export function byTopic(rows: readonly ContentRow[]): [topic: string, rows: ContentRow[]][] {
  const groups = new Map<string, ContentRow[]>();
  for (const row of rows) {
    const topic = row.topic ?? '';
    groups.set(topic, [...(groups.get(topic) ?? []), row]);
  }
  return [...groups];
}
