import type { AchievementStatus } from '@contract/achievement-choices';
import { ACHIEVEMENT_EVENTS } from '@contract/achievement-choices';
import type { DemandStatus } from '@contract/demand-choices';
import { DEMAND_EVENTS } from '@contract/demand-choices';
import { REPLY_EVENTS, type ReplyStatus } from '@contract/reply-choices';
import { achievementActions } from '@contract/rules/achievement-machine';
import { demandActions } from '@contract/rules/demand-machine';
import { replyActions } from '@contract/rules/reply-machine';
import type { OfThing, Who } from './declaration';
import { another, both, during, either, except, holding, own } from './who';

const PUBLIC_DEMAND = ['published', 'matching', 'solved', 'expired'];
const notDraft = except('draft');
const demandStaff = both(another, notDraft, holding('cms:demand:moderate'));
const achievementStaff = both(another, notDraft, holding('cms:achi:moderate'));
const demandReaders = either(own, demandStaff);
const achievementReaders = either(own, achievementStaff);

const demand = (reaches: Who, may?: Who): OfThing => ({ kind: 'demand', reaches, ...(may && { may }) });
const achievement = (reaches: Who, may?: Who): OfThing => ({
  kind: 'achievement',
  reaches,
  ...(may && { may }),
});

const partOf = (person: Parameters<Who>[0]) =>
  own(person, '') ? ('owner' as const) : ('moderator' as const);

export const DEMAND_MOVES: Record<string, OfThing> = Object.fromEntries(
  DEMAND_EVENTS.map((event) => [
    event,
    demand(demandReaders, (person, state) =>
      demandActions(state as DemandStatus, [partOf(person)]).includes(event),
    ),
  ]),
);
export const ACHIEVEMENT_MOVES: Record<string, OfThing> = Object.fromEntries(
  ACHIEVEMENT_EVENTS.map((event) => [
    event,
    achievement(achievementReaders, (person, state) =>
      achievementActions(state as AchievementStatus, [partOf(person)]).includes(event),
    ),
  ]),
);
/** `own` is the person who asked; what the owner of the demand is answered is in the tests of replies. */
export const REPLY_MOVES: Record<string, OfThing> = Object.fromEntries(
  REPLY_EVENTS.map((event) => [
    event,
    {
      kind: 'reply',
      reaches: own,
      may: (_person, state) => replyActions(state as ReplyStatus, 'replier').includes(event),
    } satisfies OfThing,
  ]),
);

export const MARKET_ROWS = {
  'GET /prod-api/cms/demand/{id}': demand(demandReaders),
  'GET /prod-api/cms/demand/{id}/history': demand(own, during('draft', 'returned')),
  'PATCH /prod-api/cms/demand/{id}': demand(own, during('draft', 'returned')),
  'DELETE /prod-api/cms/demand/{id}': demand(own, during('draft')),
  'POST /prod-api/cms/demand/{id}/{event}': demand(demandReaders),
  'GET /prod-api/cms/demand/{id}/replies': demand(either(own, during(...PUBLIC_DEMAND))),
  'POST /prod-api/cms/demand/{id}/replies': demand(
    during(...PUBLIC_DEMAND),
    both(another, during('published', 'matching')),
  ),
  'POST /prod-api/cms/demand/replies/{id}/messages': {
    kind: 'reply',
    reaches: own,
    may: during('pending', 'accepted'),
  },
  'POST /prod-api/cms/demand/replies/{id}/{event}': { kind: 'reply', reaches: own },
  // A closed demand was public before, so it says that it is closed.
  'GET /prod-api/cms/open/demand/{id}': demand(during(...PUBLIC_DEMAND, 'closed'), during(...PUBLIC_DEMAND)),
  'GET /prod-api/cms/open/chain/{kind}/{id}': demand(either(own, during(...PUBLIC_DEMAND))),
  'GET /prod-api/cms/achi/{id}': achievement(achievementReaders),
  'GET /prod-api/cms/achi/{id}/history': achievement(own, during('draft', 'returned', 'removed')),
  'PATCH /prod-api/cms/achi/{id}': achievement(own, during('draft', 'returned', 'removed')),
  'DELETE /prod-api/cms/achi/{id}': achievement(own, during('draft')),
  'POST /prod-api/cms/achi/{id}/{event}': achievement(achievementReaders),
  // For the people named in it, and none of these people is.
  'POST /prod-api/cms/achi/{id}/contribution': achievement(() => false),
  'GET /prod-api/cms/open/achi/{id}': achievement(during('published')),
} satisfies Record<string, OfThing>;
