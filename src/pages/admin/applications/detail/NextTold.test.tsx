import { screen } from '@testing-library/react';
import { renderWithText } from '@tests/support/renderWithText';
import { NextTold } from './NextTold';
import { PastTold } from './PastTold';

const leader = { name: '沈知遥', site: true, email: true, sms: false };
const author = { name: '顾明谦', site: true, email: false, sms: false };
const silent = { name: '林晓蔓', site: false, email: false, sms: false };
const next = [leader];
const past = [
  {
    eventId: 7,
    at: '2026-11-24T10:00:00+08:00',
    site: 1,
    sent: [
      { channel: 'email' as const, arrived: 1, waiting: 0, failed: 0 },
      { channel: 'sms' as const, arrived: 0, waiting: 0, failed: 1 },
    ],
  },
];

test('says before the act whom it will reach', () => {
  renderWithText(<NextTold told={{ next, past }} />);
  expect(screen.getByText('将通知 1 人：沈知遥（站内、邮件）')).toBeVisible();
});

test('names each of those who write it together, and who will not hear of it', () => {
  renderWithText(<NextTold told={{ next: [leader, author, silent], past }} />);
  const said = screen.getByText(/将通知/);
  expect(said).toHaveTextContent('将通知 2 人：沈知遥（站内、邮件）、顾明谦（站内）');
  expect(said).toHaveTextContent('林晓蔓没有开启申报通知，将不会收到通知');
});

test('says that nobody will hear of it', () => {
  renderWithText(<NextTold told={{ next: [{ ...leader, site: false, email: false }], past }} />);
  expect(screen.getByText('沈知遥没有开启申报通知，将不会收到通知')).toBeVisible();
});

test('says afterwards what arrived, by channel', () => {
  const { container } = renderWithText(<PastTold told={{ next, past }} eventId={7} />);
  expect(container).toHaveTextContent('通知：站内 1 条、邮件已送出 1、短信未送达 1');
});

test('says nothing of an event that told nobody', () => {
  const { container } = renderWithText(<PastTold told={{ next, past }} eventId={8} />);
  expect(container.querySelector('p')).toBeNull();
});
