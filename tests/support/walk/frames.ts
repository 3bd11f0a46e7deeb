import type { Page } from 'playwright-core';

/** The layouts of config/routes, by what a person meets of them. */
interface Frame {
  header: 'site' | 'plain' | 'admin';
  /** Names of the navigations that a layout sets beside or above the page. */
  areas: string[];
  footer: 'site' | 'slim' | 'none';
}

const site = (...areas: string[]): Frame => ({ header: 'site', areas, footer: 'site' });

export const FRAMES = {
  main: site(),
  innovation: site('开创专项'),
  /** The form of one application has no footer. */
  form: { ...site('开创专项'), footer: 'none' },
  user: site('用户中心'),
  /** Of a column's width, with nothing beside it. */
  demand: site(),
  help: site('政策与帮助'),
  learning: site('学习'),
  auth: { header: 'plain', areas: [], footer: 'slim' },
  admin: { header: 'admin', areas: ['管理后台'], footer: 'none' },
} satisfies Record<string, Frame>;

export type FrameName = keyof typeof FRAMES;

const AREAS = [...new Set(Object.values<Frame>(FRAMES).flatMap(({ areas }) => areas))];

/** The account shown in the header: on all pages except those for signing in. */
type Account = 'menu' | 'way in' | 'none';

export const accountOf = (frame: FrameName, who: string | null): Account => {
  if (frame === 'auth') return 'none';
  return who === null ? 'way in' : 'menu';
};

/** What surrounds the page on a large screen. */
export async function frameOf(page: Page): Promise<Frame & { account: Account }> {
  const has = async (role: 'navigation' | 'button' | 'link', name: string | RegExp): Promise<boolean> =>
    (await page.getByRole(role, { name, exact: true }).count()) > 0;
  const banner = page.getByRole('banner');
  const areas: string[] = [];
  for (const name of AREAS) if (await has('navigation', name)) areas.push(name);
  const footers = await page.getByRole('contentinfo').count();
  const isAdmin = await banner.getByRole('link', { name: '返回网站' }).isVisible();
  const isSite = await banner.getByRole('navigation', { name: '主导航' }).isVisible();
  const isKnown = await has('button', /的账号$/);
  const mayCome = await banner.getByRole('link', { name: '登录', exact: true }).isVisible();
  return {
    header: isAdmin ? 'admin' : isSite ? 'site' : 'plain',
    areas,
    footer: footers === 0 ? 'none' : (await has('navigation', '页脚')) ? 'site' : 'slim',
    account: isKnown ? 'menu' : mayCome ? 'way in' : 'none',
  };
}
