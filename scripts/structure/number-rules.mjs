const NUMBERED = [
  ['migration', /^server\/db\/migrations\/(\d+)_[^/]+\.sql$/],
  ['decision', /^docs\/decisions\/(\d+)-[^/]+\.md$/],
];

/** Two branches can take the same next number; without this check, only a later start would fail, or nothing would. */
export function checkNumbers({ files }) {
  return NUMBERED.flatMap(([kind, pattern]) => {
    const first = new Map();
    return files.flatMap(({ path }) => {
      const number = Number(pattern.exec(path)?.[1]);
      if (Number.isNaN(number)) return [];
      const taken = first.get(number);
      first.set(number, taken ?? path);
      const mend = `give the later ${kind} the next free number`;
      return taken ? [{ file: path, rule: `has the number of ${taken}`, mend }] : [];
    });
  });
}
