import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAnswers } from '@tests/support/a-setting';
import { aSpaceRow } from '@tests/support/a-space';
import { aContentRow } from '@tests/support/aContent';
import { aSummary } from '@tests/support/an-application';
import { asAuditor, openFiled } from '@tests/support/open-filed';
import { renderApp } from '@tests/support/renderApp';
import { okRows, refused } from '@tests/support/signedInService';
import { type StubReply, type StubRequest, stubService } from '@tests/support/stubService';
import { okFields } from '@tests/support/user-area';

type Answer = (request: StubRequest) => StubReply;

interface Case {
  list: string;
  call: string;
  /** The reply listed without a search, and a text that identifies its row. */
  rows: StubReply;
  row: string;
  /** The name of a link that can still be chosen after the search has failed. */
  stays?: string;
  open: (answer: Record<string, Answer>) => unknown;
}

const COUNTS = { all: 1, todo: 0, active: 1, ended: 0 };
const openPublic =
  (address: string): Case['open'] =>
  (answer) => {
    stubService({ ...startAnswers(), ...answer });
    renderApp(address);
  };

const CASES: Case[] = [
  {
    list: 'the own projects',
    call: 'GET /prod-api/cms/apply/myList',
    rows: okRows([aSummary({ title: '漏损诊断' })], { counts: COUNTS }),
    row: '漏损诊断',
    open: (answer) => openFiled('/user/myProjects?tab=all', answer),
  },
  {
    list: 'the queue of the unit',
    call: 'GET /prod-api/cms/apply/unitList',
    rows: okRows([{ ...aSummary({ status: 'submitted', title: '漏损诊断' }), ownerName: '苏澜' }], {
      waiting: 1,
    }),
    row: '漏损诊断',
    open: (answer) => openFiled('/user/myProjects?tab=audit', { ...asAuditor, ...answer }),
  },
  {
    list: 'a list of contents',
    call: 'GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cmsList',
    rows: okRows([aContentRow()], { topics: ['经费', '评审'], years: [] }),
    row: '专项经费使用与决算规定',
    stays: '经费',
    open: openPublic('/policyDoc'),
  },
  {
    list: 'a public list',
    call: 'GET /api/courses.json',
    rows: okFields({ courses: [aSpaceRow()], total_count: 1 }),
    row: '水力建模入门',
    open: openPublic('/learning'),
  },
];

test.each(CASES)(
  'a search in $list that fails is not answered by the rows of before, and can be tried again or changed',
  async ({ call, rows, row, stays, open }) => {
    let isAway = false;
    await open({
      [call]: ({ query }) => (isAway && query.get('keyword') ? refused(503, '服务正忙') : rows),
    });
    await screen.findByRole('link', { name: row });
    isAway = true;
    await userEvent.type(screen.getByRole('searchbox'), '霜冻{Enter}');

    const retry = await screen.findByRole('button', { name: /重试/ });
    expect(screen.queryByRole('link', { name: row })).toBeNull();
    if (stays) expect(screen.getByRole('link', { name: stays })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('霜冻');
    isAway = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: row })).toBeVisible();
  },
);
