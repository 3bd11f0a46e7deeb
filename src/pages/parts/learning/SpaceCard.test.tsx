import { screen } from '@testing-library/react';
import { aSpaceRow } from '@tests/support/a-space';
import { renderLinkedKit } from '@tests/support/renderKit';
import { IntlProvider } from '@umijs/max';
import enUS from '@/i18n/texts/en-US.json';
import zhCN from '@/locales/zh-CN';
import { SpaceCard } from './SpaceCard';

it.each([
  ['12 人', { locale: 'zh-CN', messages: zhCN }, null],
  ['12/40 人', { locale: 'zh-CN', messages: zhCN }, 40],
  ['12 people', { locale: 'en-US', messages: enUS }, null],
  ['12/40 people', { locale: 'en-US', messages: enUS }, 40],
])('says how many people there are, and may be: %s', (said, language, capacity) => {
  const provider = { ...language, children: <SpaceCard row={aSpaceRow({ member_count: 12, capacity })} /> };
  renderLinkedKit(<IntlProvider {...provider} />);

  expect(screen.getByText(said)).toBeVisible();
});
