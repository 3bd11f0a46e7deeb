import type { Chain, ChainLink } from '@contract/chain';
import type { ChainRoot } from '@contract/chain-choices';
import { beijingIso } from '@contract/rules/beijing-time';
import { notFound } from '@server/errors/app-error';
import type { ViewContext } from '@server/http/view-context';
import { achievementLinks } from '@server/modules/achievement/service';
import { chainedApplications, mayReadApplication, resultLinks } from '@server/modules/apply/service';
import { policyLinks } from '@server/modules/content/service';
import { demandLinks } from '@server/modules/demand/service';
import { periodsNaming, policiesOf } from '@server/modules/period/service';
import type { Caller } from '@server/security/caller';

type ChainApplication = Awaited<ReturnType<typeof chainedApplications>>[number];

/** A strip, not a list: the newest few of each kind. */
const SHOWN = 5;

interface Root {
  kind: ChainRoot;
  id: number;
}

/**
 * The applications from which a record's links are found. 404 for a record the reader may not see, as if it did not
 * exist.
 */
async function rootApplications(reading: ViewContext, { kind, id }: Root): Promise<ChainApplication[]> {
  const { db, caller } = reading;
  if (kind === 'demand') {
    if ((await demandLinks(reading, [id])).length === 0) throw notFound();
    return chainedApplications(db, { demandId: id });
  }
  if (kind === 'achievement') {
    const [achievement] = await achievementLinks(reading, { ids: [id] });
    if (!achievement) throw notFound();
    return achievement.sourceId === null ? [] : chainedApplications(db, { id: achievement.sourceId });
  }
  if (kind === 'policy') {
    if ((await policyLinks(reading, [id])).length === 0) throw notFound();
    const periodIds = await periodsNaming(db, id);
    return chainedApplications(db, { periodIds, accountId: caller?.accountId ?? null });
  }
  const own = await chainedApplications(db, { id });
  if (kind === 'application' && !own.some((one) => caller && mayReadApplication(caller, one)))
    throw notFound();
  return own;
}

/** Links the applicant and the unit to their own area, the office to the admin area. */
const placeOf = (caller: Caller | null, { id, ownerId, unitId, helpers }: ChainApplication): string =>
  [ownerId, ...helpers.map(({ accountId }) => accountId)].includes(caller?.accountId ?? 0) ||
  (unitId !== null && unitId === caller?.unitId)
    ? `/user/myProjects/${id}`
    : `/admin/applications/${id}`;

type Link = Omit<ChainLink, 'since'> & { since: Date | null };

const present = (links: readonly Link[]): ChainLink[] =>
  links.slice(0, SHOWN).map(({ id, title, no, to, since }) => ({
    id,
    title,
    no,
    to,
    since: since && beijingIso(since),
  }));

const unique = (ids: readonly (number | null)[]): number[] => [
  ...new Set(ids.filter((id): id is number => id !== null)),
];

/**
 * An application the reader may not read still links its public neighbours, because publishing a result or an
 * achievement makes its origin public. One without anything public is left out completely.
 */
export async function findChain(reading: ViewContext, root: Root): Promise<Chain> {
  const { db, caller } = reading;
  if (root.kind === 'period') {
    const policies = await policyLinks(reading, await policiesOf(db, [root.id]));
    return { demand: [], application: [], result: [], achievement: [], policy: present(policies) };
  }
  const applications = await rootApplications(reading, root);
  const readable = applications.filter((one) => caller !== null && mayReadApplication(caller, one));
  const [results, achievements] = await Promise.all([
    resultLinks(db, applications, new Set(readable.map(({ id }) => id))),
    achievementLinks(reading, { sourceIds: applications.map(({ id }) => id) }),
  ]);
  if (root.kind === 'result' && results.length === 0 && readable.length === 0) throw notFound();
  const evident = applications.filter(
    (one) =>
      readable.includes(one) ||
      results.some(({ id }) => id === one.id) ||
      achievements.some(({ sourceId }) => sourceId === one.id),
  );
  const [demands, policies] = await Promise.all([
    demandLinks(reading, unique(evident.map(({ demandId }) => demandId))),
    policyLinks(reading, await policiesOf(db, unique(evident.map(({ periodId }) => periodId)))),
  ]);
  const chain: Chain = {
    demand: present(demands),
    application: present(
      readable.map((one) => ({ ...one, to: placeOf(caller, one), since: one.submittedAt })),
    ),
    result: present(results),
    achievement: present(achievements),
    policy: present(policies),
  };
  return { ...chain, [root.kind]: [] };
}
