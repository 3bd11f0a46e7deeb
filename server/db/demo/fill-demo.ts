import type { Config } from '@server/config';
import type { Database } from '@server/db/database';
import { fillAccounts } from './fill-accounts';
import { fillContent } from './fill-content';
import { fillPeriods } from './fill-periods';
import { fillSettings } from './fill-settings';
import { fillUnits } from './fill-units';

/** Invented people, units and periods for a first look, each filler in the order in which it needs the others. */
export const fillDemo = async (db: Database, config: Config): Promise<void> => {
  if (!config.demo) throw new Error('Demo data may be filled in demo mode only.');
  const now = new Date();
  await db.transaction(async (tx) => {
    const units = await fillUnits(tx);
    await fillAccounts(tx, units);
    await fillPeriods(tx, now);
    await fillSettings(tx);
    await fillContent(tx, now);
  });
};
