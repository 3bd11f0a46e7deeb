import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFinding, aRequest, aRequestCase, aSpace, aStanding } from '@tests/support/a-space';
import { renderApp } from '@tests/support/renderApp';
import { signedInService } from '@tests/support/signedInService';
import { okFields } from '@tests/support/user-area';

type Answers = Parameters<typeof signedInService>[0];

interface Case {
  address: string;
  answers: Answers;
  /** Buttons pressed by keyboard, one after another; each disappears when pressed. */
  press: readonly RegExp[];
  /** The element that has the focus after that. */
  next: RegExp;
}

const REQUESTS = 'GET /api/learning/requests.json';
const MEMBERS = 'GET /api/learning/spaces/{id}/members.json';
const COURSE = 'GET /api/courses/{id}.json';
const CODE = 'GET /api/learning/codes/{code}.json';
const day = '2026-09-01T08:00:00+08:00';
const two = [aRequestCase(), aRequestCase({ id: 10, person: '林晓曼' })];
const listed = (requests: readonly object[]) => okFields({ requests, total_count: requests.length });
const member = { account_id: 9, name: '沈知遥', roles: ['student'], class_name: null, join_time: day };
const teaching = {
  [COURSE]: okFields({ course: aSpace({ standing: aStanding({ roles: ['creator'], may_decide: true }) }) }),
  [MEMBERS]: okFields({ members: [member], total_count: 1 }),
};
const decided = (): Answers => {
  let left = two;
  return {
    [REQUESTS]: () => listed(left),
    'PUT /api/learning/requests/{id}.json': () => {
      left = two.slice(1);
      return okFields({ request: aRequestCase({ status: 1 }) });
    },
  };
};
const taken = (): Answers => {
  let status = 0;
  return {
    'GET /api/learning/mine.json': () =>
      okFields({ memberships: [], requests: [aRequest({ status })], to_decide: 0 }),
    'DELETE /api/learning/requests/{id}.json': () => {
      status = -1;
      return okFields({ request: aRequest({ status }) });
    },
  };
};

const CASES: Record<string, Case> = {
  'a refusal begins in its reason': {
    address: '/learning/requests',
    answers: { [REQUESTS]: listed(two) },
    press: [/^驳\s*回$/],
    next: /^驳回的原因$/,
  },
  'a refusal without a reason leads to what is missing': {
    address: '/learning/requests',
    answers: { [REQUESTS]: listed(two) },
    press: [/^驳\s*回$/, /^驳\s*回$/],
    next: /^驳回的原因$/,
  },
  'a refusal that is given up ends at its button': {
    address: '/learning/requests',
    answers: { [REQUESTS]: listed(two) },
    press: [/^驳\s*回$/, /^取\s*消$/],
    next: /^驳\s*回$/,
  },
  'whoever has agreed to one goes on with the next': {
    address: '/learning/requests',
    answers: decided(),
    press: [/^通\s*过$/],
    next: /^林晓曼$/,
  },
  'a request that is taken back leaves its reader at that request': {
    address: '/learning/mine',
    answers: taken(),
    press: [/^撤销申请$/],
    next: /^水力建模入门$/,
  },
  'a code that is none leads to its field': {
    address: '/learning/join',
    answers: {},
    press: [/^查\s*看$/],
    next: /^邀请码$/,
  },
  'who has joined stands where it is said': {
    address: '/learning/join?code=K7M3Q',
    answers: {
      [CODE]: okFields(aFinding()),
      'POST /api/courses/apply_to_join_course.json': okFields({ status: 0, message: '加入成功' }),
    },
    press: [/^加入课程$/],
    next: /加入成功/,
  },
  'a member who is left as they are gives the focus back': {
    address: '/learning/courses/5',
    answers: teaching,
    press: [/^管理沈知遥$/, /^取\s*消$/],
    next: /^管理沈知遥$/,
  },
  'a removal that is given up ends at its button': {
    address: '/learning/courses/5',
    answers: teaching,
    press: [/^管理沈知遥$/, /^移\s*出$/, /^取\s*消$/],
    next: /^移\s*出$/,
  },
};

it.each(Object.entries(CASES))('%s', async (_, { address, answers, press, next }) => {
  signedInService(answers);
  renderApp(address);
  const main = await screen.findByRole('main');
  for (const name of press) {
    const [button] = await within(main).findAllByRole('button', { name });
    act(() => button?.focus());
    await userEvent.keyboard('{Enter}');
  }
  await waitFor(() => {
    const { activeElement } = document;
    expect(activeElement).not.toBe(document.body);
    const label = (activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent;
    expect(activeElement?.getAttribute('aria-label') ?? label ?? activeElement?.textContent).toMatch(next);
  });
});
