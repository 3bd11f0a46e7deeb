import { APPLICATION_EVENTS, APPLICATION_STATUSES } from '@contract/enums';
import { FUNDED_STATUSES } from '@contract/funded-statuses';
import { OPEN_CHANGES } from '@contract/project-change-choices';
import { findTransition } from '@contract/rules/status-machine';
import type { Declaration, OfThing, Who } from './declaration';
import {
  another,
  anybody,
  apart,
  both,
  during,
  either,
  except,
  helping,
  holding,
  ofUnit,
  own,
  tied,
  writing,
} from './who';

/** Statuses that the office sees: the unit has stamped and reported the application. */
const REPORTED = APPLICATION_STATUSES.filter(
  (status) => !['draft', 'withdrawn', 'submitted', 'unit_review'].includes(status),
);
const filed = except('draft', 'withdrawn');
const unit = both(ofUnit, filed);
const officeReads = both(holding('cms:apply:list'), during(...REPORTED));
/** A person of the office never decides about an application in which they are involved. */
const officeDecides = both(holding('cms:apply:decide'), during(...REPORTED), apart);

const inside = either(own, helping);
const readers = either(inside, unit, officeReads);
const writable = during('draft', 'returned');
/** Filed or not, nobody is reviewing it at present. */
const underWay = during('draft', 'returned', 'withdrawn');
const inStage = during('approved', 'stage_one', 'stage_two');
/** A project has stages to report on only once it is funded. */
const hasStages = during(...FUNDED_STATUSES);

const read = (may?: Who): OfThing => ({ kind: 'application', reaches: readers, ...(may && { may }) });
/** Only for the leader; helpers are refused, and for others the application does not exist. */
const lead = (may: Who): OfThing => ({ kind: 'application', reaches: inside, may: both(own, may) });
/** A change of the leader waits for the proposed person, who can read it until then. */
const isAsked = both(tied('same', 'common'), during('successor'));
/** A change request of a project being carried out, which the office sees. */
const change = (may: Who): OfThing => ({
  kind: 'change',
  reaches: either(inside, ofUnit, holding('cms:apply:list'), isAsked),
  may,
});
const writeStage = (may: Who): OfThing => ({ kind: 'application', reaches: both(own, hasStages), may });

/** Expresses in which role this person may start the event by the status machine. */
const moves = (event: (typeof APPLICATION_EVENTS)[number]): OfThing => ({
  kind: 'application',
  // An application that was withdrawn from the unit: the unit is told so, but can do nothing.
  reaches: either(readers, ofUnit),
  may: (person, state) => {
    const status = state as (typeof APPLICATION_STATUSES)[number];
    if (own(person, state)) return findTransition(status, event, 'applicant') !== undefined;
    return (
      (unit(person, state) && findTransition(status, event, 'unit') !== undefined) ||
      (officeDecides(person, state) && findTransition(status, event, 'office') !== undefined)
    );
  },
});

export const APPLICATION_MOVES: Record<string, OfThing> = Object.fromEntries(
  APPLICATION_EVENTS.map((event) => [event, moves(event)]),
);

const APPLY = 'cms:apply:add';
export const APPLICATION_ROWS = {
  'GET /prod-api/cms/apply/{id}': read(),
  'GET /prod-api/cms/apply/{id}/history': { kind: 'application', reaches: inside },
  'GET /prod-api/cms/apply/{id}/events': read(),
  'GET /prod-api/cms/apply/{id}/pace': read(),
  'GET /prod-api/cms/apply/{id}/told': read(
    either(both(another, officeReads), both(another, unit, during('unit_review'))),
  ),
  'GET /prod-api/cms/apply/{id}/receipt': read(),
  'GET /prod-api/cms/apply/{id}/receipt.pdf': read(),
  'GET /prod-api/cms/apply/{id}/letters': read(),
  'GET /prod-api/cms/apply/{id}/letters/{letterId}': read(),
  'GET /prod-api/cms/apply/{id}/letters/{letterId}/letter.pdf': read(),
  'GET /prod-api/cms/apply/{id}/changes': read(),
  'POST /prod-api/cms/apply/{id}/changes': {
    ...change(both(own, except('unit', 'office'))),
    reaches: inside,
    right: APPLY,
  },
  // The unit may also make the request, but only for a leader who can no longer act; here the leader can.
  'POST /prod-api/cms/apply/{id}/changes/leader': change(both(own, except('successor'))),
  'POST /prod-api/cms/apply/{id}/changes/{changeId}/answer': change(isAsked),
  'POST /prod-api/cms/apply/{id}/changes/{changeId}/withdraw': change(both(own, during(...OPEN_CHANGES))),
  'POST /prod-api/cms/apply/{id}/changes/{changeId}/audit': change(both(ofUnit, during('unit'))),
  'POST /prod-api/cms/apply/{id}/changes/{changeId}/decision': change(
    both(apart, holding('cms:apply:decide'), during('office')),
  ),
  'GET /prod-api/cms/apply/{id}/remarks': read(),
  'GET /prod-api/cms/apply/{id}/versions': read(),
  'GET /prod-api/cms/apply/{id}/versions/compare': read(),
  'GET /prod-api/cms/apply/{id}/stamp': read(),
  'GET /prod-api/cms/apply/{id}/stamp.pdf': read(),
  'GET /prod-api/cms/result/{id}': read(),
  'GET /prod-api/cms/result/{id}/{milestone}': read(),
  'GET /prod-api/cms/result/{id}/{milestone}/history': read(both(own, inStage)),
  'PATCH /prod-api/cms/result/{id}/{milestone}': writeStage(inStage),
  'POST /prod-api/cms/apply/resultOne': writeStage(inStage),
  'POST /prod-api/cms/apply/resultTwo': writeStage(inStage),
  'PUT /prod-api/cms/apply': { ...lead(writable), kind: 'draft', right: APPLY },
  // The title is sent, which is in the author's section.
  'PATCH /prod-api/cms/apply/{id}/draft': {
    ...lead(writable),
    may: both(either(own, writing), writable),
    right: APPLY,
  },
  // The draft used here was started from an earlier application.
  'PUT /prod-api/cms/apply/{id}/anew': { ...lead(writable), right: APPLY },
  // Inserts a fact of the caller into a section that is not the author's.
  'POST /prod-api/cms/apply/{id}/facts': { ...lead(writable), kind: 'draft', right: APPLY },
  'GET /prod-api/cms/apply/{id}/helpers': { kind: 'application', reaches: inside },
  'POST /prod-api/cms/apply/{id}/invitations': {
    ...lead(underWay),
    right: APPLY,
  },
  'DELETE /prod-api/cms/apply/{id}/invitations/{invitationId}': { ...lead(anybody), right: APPLY },
  'PUT /prod-api/cms/apply/{id}/helpers/{accountId}': { ...lead(anybody), right: APPLY },
  // Removes another helper; helpers may remove only themselves.
  'DELETE /prod-api/cms/apply/{id}/helpers/{accountId}': { ...lead(anybody), right: APPLY },
  'PUT /prod-api/cms/apply/{id}/sections/{section}': { ...lead(underWay), right: APPLY },
  'PUT /prod-api/cms/apply/{id}/presence': { kind: 'application', reaches: inside },
  'GET /prod-api/cms/apply/{id}/comments': { kind: 'application', reaches: inside },
  'POST /prod-api/cms/apply/{id}/comments': { kind: 'application', reaches: inside, may: underWay },
  // The comment is the owner's, so nobody else can delete it.
  'DELETE /prod-api/cms/apply/{id}/comments/{commentId}': lead(underWay),
  'PUT /prod-api/cms/apply/{id}/threads/{threadId}': { kind: 'application', reaches: inside, may: underWay },
  'GET /prod-api/cms/apply/{id}/confirmations': { kind: 'application', reaches: inside },
  'POST /prod-api/cms/apply/{id}/confirmations': { ...lead(underWay), right: APPLY },
  'POST /prod-api/cms/apply/{id}/confirmations/{confirmationId}/reminder': {
    ...lead(underWay),
    right: APPLY,
  },
  'DELETE /prod-api/cms/apply/{id}/confirmations/{confirmationId}': { ...lead(underWay), right: APPLY },
  // The code itself grants access; where it was sent to an account, it works only for that account (FURTHER_ROWS).
  'GET /prod-api/cms/apply/changes/asked': 'self',
  'GET /prod-api/cms/apply/confirmations': 'self',
  'GET /prod-api/cms/apply/confirmations/{code}': 'self',
  'POST /prod-api/cms/apply/confirmations/{code}/answer': 'self',
  'GET /prod-api/cms/apply/invitations': 'self',
  'GET /prod-api/cms/apply/invitations/{code}': 'self',
  'POST /prod-api/cms/apply/invitations/{code}/answer': APPLY,
  'DELETE /prod-api/cms/apply/{id}': { ...lead(during('draft')), kind: 'draft', right: APPLY },
  'PUT /prod-api/cms/apply/{id}/demand': lead(writable),
  'PUT /prod-api/cms/apply/{id}/remarks/{remarkId}/answer': lead(during('returned')),
  'POST /prod-api/cms/apply/{id}/remarks/{remarkId}/close': {
    kind: 'application',
    reaches: readers,
    may: both(another, either(unit, officeDecides)),
  },
  // Each event has its own entry in APPLICATION_MOVES.
  'POST /prod-api/cms/apply/{id}/{event}': read(),
  // The public page with the results of a funded project.
  'GET /prod-api/cms/open/result/{id}': {
    kind: 'application',
    reaches: during('stage_one', 'stage_two', 'closed'),
  },
} satisfies Record<string, Declaration>;
