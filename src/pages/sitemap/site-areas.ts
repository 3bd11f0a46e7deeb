import type { MessageId } from '@/i18n/message-id';

interface Screen {
  path: string;
  title: string;
}
interface Area {
  label: MessageId;
  screens: Screen[];
}

/** Address prefixes by area; all other pages are listed under 本站. */
const AREAS: [label: MessageId, beginnings: RegExp][] = [
  ['shell.nav.innovation.label', /^\/innovation/],
  ['shell.nav.demand.label', /^\/demand/],
  ['shell.nav.achievement.label', /^\/achi/],
  [
    'shell.nav.help.label',
    /^\/(?:notification|policyDoc|commonTemplates|faq|UserManual|PlatformIntroduction)$/,
  ],
  ['shell.user.nav.label', /^\/(?:user|login|register)/],
  ['shell.nav.learning.label', /^\/learning/],
];
const REST: MessageId = 'shell.footer.site.title';

/** Error pages and duplicates of other pages are not listed. */
const LEFT_OUT = /^\/(?:403|404|500|exception|version2|sitemap|admin)/;

/** Screens by area, each address once, in the order of the route table. */
export function siteAreas(screens: readonly Screen[]): Area[] {
  const places = [...new Map(screens.map((screen) => [screen.path, screen])).values()].filter(
    ({ path }) => !LEFT_OUT.test(path),
  );
  const areaOf = ({ path }: Screen): MessageId =>
    AREAS.find(([, beginnings]) => beginnings.test(path))?.[0] ?? REST;
  return [...AREAS.map(([label]) => label), REST]
    .map((label) => ({ label, screens: places.filter((screen) => areaOf(screen) === label) }))
    .filter(({ screens: found }) => found.length > 0);
}
