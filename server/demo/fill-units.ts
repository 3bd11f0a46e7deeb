import { pinyinInitials } from '@contract/rules/pinyin-initials';
import { usccCheckCharacter } from '@contract/rules/uscc';
import type { Transaction } from '@server/db/database';
import { DEMO_UNITS } from './demo-units';

export const fillUnits = async (tx: Transaction): Promise<Map<string, number>> => {
  const rows = await tx
    .insertInto('unit')
    .values(
      DEMO_UNITS.map(({ code, contact: _, ...unit }) => ({
        ...unit,
        uscc: code + usccCheckCharacter(code),
        pinyin: pinyinInitials(unit.name),
      })),
    )
    .returning(['id', 'name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
};
