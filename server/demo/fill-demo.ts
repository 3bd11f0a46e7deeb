import type { Config } from '@server/config/config';
import type { Database, Transaction } from '@server/db/database';
import { fillApplications } from './application/fill-applications';
import { fillAccountArea } from './fill-account-area';
import { fillAccounts } from './fill-accounts';
import { fillAchievements } from './fill-achievements';
import { fillAdmin } from './fill-admin';
import { fillCertifications } from './fill-certifications';
import { fillChain } from './fill-chain';
import { fillConsents } from './fill-consents';
import { fillContent } from './fill-content';
import { fillDemandReplies } from './fill-demand-replies';
import { fillDemands } from './fill-demands';
import { fillExports } from './fill-exports';
import { fillLearning } from './fill-learning';
import { fillMembers } from './fill-members';
import { fillPeople } from './fill-people';
import { fillPeriods } from './fill-periods';
import { fillQueues } from './fill-queues';
import { fillSavedSearches } from './fill-saved-searches';
import { fillSchools } from './fill-schools';
import { fillSearches } from './fill-searches';
import { fillSettings } from './fill-settings';
import { fillTemplates } from './fill-templates';
import { fillUnits } from './fill-units';
import { withFilesAt } from './hand-over-files';

/** Runs the fillers in the order of their dependencies. */
const fillAll = async (tx: Transaction, config: Config, now: Date): Promise<void> => {
  const units = await fillUnits(tx);
  await fillSchools(tx);
  await fillAccounts(tx, units, now);
  await fillCertifications(tx, config, now);
  await fillPeople(tx, units, now);
  await fillMembers(tx, now);
  await fillPeriods(tx, now);
  await fillApplications(tx, config, now);
  await fillAdmin(tx, now);
  await fillSettings(tx);
  await fillContent(tx, config.uploadDir, now);
  await fillTemplates(tx, config, now);
  await fillSearches(tx, now);
  await fillDemands(tx, config, now);
  await fillDemandReplies(tx, config, now);
  await fillAchievements(tx, config, now);
  await fillChain(tx);
  await fillSavedSearches(tx, now);
  await fillExports(tx, now);
  await fillAccountArea(tx, now);
  await fillLearning(tx, now);
  await fillQueues(tx, config, now);
  await fillConsents(tx, now);
};

/** Invented people, units and periods for a first look. */
export const fillDemo = async (db: Database, given: Config): Promise<void> => {
  if (!given.demo) throw new Error('Demo data may be filled in demo mode only.');
  const now = new Date();
  await withFilesAt(given, (config, handOver) =>
    db.transaction(async (tx) => {
      await fillAll(tx, config, now);
      await handOver();
    }),
  );
};
