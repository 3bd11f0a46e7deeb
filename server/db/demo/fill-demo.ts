import type { Config } from '@server/config';
import type { Database } from '@server/db/database';
import { fillApplications } from './application/fill-applications';
import { fillAccountArea } from './fill-account-area';
import { fillAccounts } from './fill-accounts';
import { fillAchievements } from './fill-achievements';
import { fillCertifications } from './fill-certifications';
import { fillContent } from './fill-content';
import { fillDemandReplies } from './fill-demand-replies';
import { fillDemands } from './fill-demands';
import { fillDesk } from './fill-desk';
import { fillHistory } from './fill-history';
import { fillHistoryEvents } from './fill-history-events';
import { fillLearning } from './fill-learning';
import { fillPeriods } from './fill-periods';
import { fillQueues } from './fill-queues';
import { fillSchools } from './fill-schools';
import { fillSearches } from './fill-searches';
import { fillSettings } from './fill-settings';
import { fillTemplates } from './fill-templates';
import { fillUnits } from './fill-units';

/** Invented people, units and periods for a first look, each filler in the order in which it needs the others. */
export const fillDemo = async (db: Database, config: Config): Promise<void> => {
  if (!config.demo) throw new Error('Demo data may be filled in demo mode only.');
  const now = new Date();
  await db.transaction(async (tx) => {
    const units = await fillUnits(tx);
    await fillSchools(tx);
    await fillAccounts(tx, units);
    await fillCertifications(tx, config, now);
    await fillPeriods(tx, now);
    await fillApplications(tx, config, now);
    await fillHistory(tx);
    await fillHistoryEvents(tx, now);
    await fillDesk(tx, now);
    await fillSettings(tx);
    await fillContent(tx, now);
    await fillTemplates(tx, config, now);
    await fillSearches(tx, now);
    await fillDemands(tx, config, now);
    await fillDemandReplies(tx, config, now);
    await fillAchievements(tx, config, now);
    await fillAccountArea(tx, now);
    await fillLearning(tx, now);
    await fillQueues(tx, config, now);
  });
};
