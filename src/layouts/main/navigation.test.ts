import { isLearningSite } from '@contract/site-host';
import { rememberRoutes } from '@/utils/known-routes';
import { isCurrent, mainNavigation, type NavEntry } from './navigation';

const labels = (entries: NavEntry[]): string[] =>
  entries.flatMap(({ label, children }) => [label, ...labels(children ?? [])]);

/** Sets the route table as if only these paths had a screen. */
const routesFor = (...paths: string[]): void =>
  rememberRoutes([{ children: [...paths, '/*'].map((path) => ({ path })) }]);

describe('the main navigation', () => {
  it('shows an entry once its screen is in the route table, and no empty group', () => {
    routesFor('/', '/innovation', '/demand/:id');

    expect(labels(mainNavigation(false))).toEqual([
      'shell.nav.home.label',
      'shell.nav.innovation.label',
      'shell.nav.innovationHome.label',
    ]);
  });

  it('is that of the course centre on a learning site [entity.learning]', () => {
    routesFor('/', '/innovation', '/learning/mine', '/faq');

    expect(labels(mainNavigation(isLearningSite('learning.example.cn')))).toEqual([
      'shell.nav.courses.label',
      'shell.nav.myLearning.label',
      'shell.nav.learningHelp.label',
    ]);
    expect(isLearningSite('www.learning.example.cn')).toBe(true);
    expect(isLearningSite('elearning-example.cn')).toBe(false);
  });

  it.each([
    ['/demand', '/demand', true],
    ['/demand', '/demand/detail/7', true],
    ['/demand', '/demands', false],
    ['/', '/demand', false],
  ])('%s is current on %s: %s', (area, pathname, expected) => {
    const entry: NavEntry = {
      label: 'shell.nav.demand.label',
      path: area,
      area: area === '/' ? undefined : area,
    };

    expect(isCurrent(entry, pathname)).toBe(expected);
  });
});
