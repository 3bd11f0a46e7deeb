import { beijingClock } from '@contract/rules/beijing-time';
import type { Config } from '@server/config';
import type { Transaction } from '@server/db/database';
import { nextNumber } from '@server/db/nextNumber';
import { storeDemand } from '@server/modules/demand/service';
import { sealContact } from '@server/sealed-contact';
import { createSealer } from '@server/sealing';
import { firstDemands } from './market/firstDemands';
import { secondDemands } from './market/secondDemands';
import { thirdDemands } from './market/thirdDemands';

const DAY_MS = 86_400_000;
const WAN = 1_000_000;
/** The year's numbers begin as on a platform that is in use. */
const BEFORE_DEMO = 200;
/** Who posted them, in turn: two members and a hospital's neighbour. */
const POSTERS = ['xuyingchuan', 'gumingqian', 'luyiwei'];

const fen = (wan: number | undefined): number | null => (wan === undefined ? null : wan * WAN);
/** A demand holds until the last second of its day. */
const endOfDay = (moment: number): Date => new Date(`${beijingClock(moment).slice(0, 10)}T23:59:59+08:00`);
const monthAhead = (now: Date, months: number): string =>
  beijingClock(now.getTime() + months * 30 * DAY_MS).slice(0, 7);

/** Demands of invented units, so that lists, filters and the home page have something to show. */
export const fillDemands = async (tx: Transaction, config: Config, now: Date): Promise<void> => {
  const sealer = createSealer(config.dataKey.export());
  const year = beijingClock(now).slice(0, 4);
  const counter = `demand:${year}`;
  await tx.insertInto('counter').values({ name: counter, value: BEFORE_DEMO }).execute();
  const posters = await tx
    .selectFrom('account')
    .select(['id', 'realName', 'phone', 'email'])
    .where('login', 'in', POSTERS)
    .orderBy('id')
    .execute();
  const demands = [...firstDemands, ...secondDemands, ...thirdDemands];
  for (const [index, demand] of demands.entries()) {
    const poster = posters[index % posters.length];
    if (!poster) throw new Error('The demo accounts have to be filled in before the demands.');
    const { unit, budget, publishedDaysAgo, daysLeft, monthsToFinish, indicators, ...rest } = demand;
    const contact = { name: poster.realName ?? '', phone: poster.phone ?? '', email: poster.email ?? '' };
    const publishAt = new Date(now.getTime() - publishedDaysAgo * DAY_MS);
    await storeDemand(tx, {
      ...rest,
      no: `XQ${year}-${String(await nextNumber(tx, counter)).padStart(4, '0')}`,
      status: demand.status ?? 'published',
      ownerId: poster.id,
      unitName: unit,
      indicators: JSON.stringify(indicators),
      budgetMin: fen(budget?.[0]),
      budgetMax: fen(budget?.[1]),
      expectedBy: monthAhead(now, monthsToFinish),
      contact: sealContact(sealer, contact),
      publishAt,
      deadline: endOfDay(now.getTime() + daysLeft * DAY_MS),
      createdAt: publishAt,
      updatedAt: publishAt,
    });
  }
};
