import { matchRoutes } from '@umijs/max';
import { INNOVATION_NAVIGATION } from '@/layouts/innovation/innovation-navigation';
import { isCurrent, type NavEntry } from '@/layouts/main/navigation';
import { USER_NAVIGATION } from '@/layouts/user/user-navigation';
import zhCN from '@/locales/zh-CN';
import type { AppRoute } from '../../config/routes/route';
import { routes } from '../../config/routes/routes';

const TEXTS: Record<string, string> = zhCN;

interface Node extends Omit<AppRoute, 'routes'> {
  children?: Node[];
}

const tree = (rows: readonly AppRoute[]): Node[] =>
  rows.map(({ routes: inner, ...row }) => (inner ? { ...row, children: tree(inner) } : row));
const TREE = tree(routes) as NonNullable<Parameters<typeof matchRoutes>[0]>;

/** Layouts that load something but draw nothing. */
const UNSEEN = ['@/layouts/root', '@/layouts/antd'];

/** What answers an address: the layouts from the outermost inwards, the screen, its title and who may open it. */
const answerOf = (address: string): unknown[] => {
  const chain = (matchRoutes(TREE, address) ?? []).map(({ route }) => route as Node);
  const screen = chain.at(-1);
  const layouts = chain
    .slice(0, -1)
    .flatMap(({ component = '' }) => (UNSEEN.includes(component) ? [] : component.replace('@/layouts/', '')));
  return [
    screen?.path,
    layouts.join(' '),
    screen?.component?.replace('@/pages/', ''),
    TEXTS[screen?.title ?? ''],
    chain.flatMap(({ access }) => access ?? []).at(-1) ?? 'public',
  ];
};

const FOLLOW = 'innovation/myProjects/follow';
const OWN = 'signedIn';
const ALL = 'public';
const INNOVATION = 'main innovation';
const USER = 'main user';
const DEMAND = 'main demand';

const TABLE: [
  address: string,
  path: string,
  layouts: string,
  screen: string,
  title: string,
  access: string,
][] = [
  ['/innovation', '/innovation', INNOVATION, 'innovation', '专项首页', ALL],
  ['/innovation/result', '/innovation/result', INNOVATION, 'innovation/result', '阶段成果', ALL],
  [
    ...(['/innovation/result/one/all', '/innovation/result/:milestone/:type'] as const),
    ...([INNOVATION, 'innovation/result', '阶段成果', ALL] as const),
  ],
  [
    ...(['/innovation/result/7', '/innovation/result/:id'] as const),
    ...(['main result', 'innovation/result/detail', '阶段成果详情', ALL] as const),
  ],
  [
    ...(['/innovation/myProjects', '/innovation/myProjects'] as const),
    ...([INNOVATION, 'innovation/myProjects', '我的项目', OWN] as const),
  ],
  [
    ...(['/innovation/myProjects/new', '/innovation/myProjects/new'] as const),
    ...([INNOVATION, 'innovation/myProjects/new', '新建申报', OWN] as const),
  ],
  [
    ...(['/innovation/myProjects/7', '/innovation/myProjects/:id'] as const),
    ...([INNOVATION, 'innovation/myProjects/form/ApplicationPage', '我的项目', OWN] as const),
  ],
  ['/innovation/dataChart', '/innovation/dataChart', INNOVATION, 'innovation/dataChart', '数据', 'permitted'],
  ['/user', '/user', USER, 'user', '用户中心', OWN],
  ['/user/myProjects', '/user/myProjects', USER, `${FOLLOW}/FollowListPage`, '我的项目', OWN],
  ['/user/myProjects/7', '/user/myProjects/:id', USER, `${FOLLOW}/FollowPage`, '我的项目', OWN],
  ['/user/demand', '/user/demand', USER, 'demand/mine', '我的需求', OWN],
  ['/user/demand/7', '/user/demand/:id', USER, 'demand/form', '填写需求', OWN],
  ['/user/demand/detail/7', '/user/demand/detail/:id', USER, 'demand/detail', '需求详情', OWN],
  ['/user/achi/mine', '/user/achi/mine', USER, 'achi/mine', '我的成果', OWN],
  ['/user/achi/detail/7', '/user/achi/detail/:id', USER, 'achi/detail', '成果详情', OWN],
  ['/user/achi/mine/detail/7', '/user/achi/mine/detail/:id', USER, 'achi/mine/detail', '我的成果', OWN],
  ['/login', '/login', 'auth', 'login', '登录', ALL],
  ['/register', '/register', 'auth', 'register', '注册账号', ALL],
  ['/demand', '/demand', DEMAND, 'demand', '需求', ALL],
  ['/demand/7', '/demand/:id', DEMAND, 'demand/form', '填写需求', OWN],
  ['/demand/detail/7', '/demand/detail/:id', DEMAND, 'demand/detail', '需求详情', ALL],
  ['/achi', '/achi', DEMAND, 'achi', '成果', ALL],
  ['/achi/mine', '/achi/mine', DEMAND, 'achi/mine', '我的成果', OWN],
  ['/achi/detail/7', '/achi/detail/:id', DEMAND, 'achi/detail', '成果详情', ALL],
  ['/achi/mine/detail/7', '/achi/mine/detail/:id', DEMAND, 'achi/mine/detail', '我的成果', OWN],
  ['/achi/data', '/achi/data', DEMAND, 'achi/data', '成果统计', ALL],
  ['/', '/', 'main', 'home', '首页', ALL],
  ['/version2', '/version2', 'main', 'home', '首页', ALL],
  ['/api', '/api/*', 'main', 'reference', '接口文档', ALL],
  ['/api/anything/at/all', '/api/*', 'main', 'reference', '接口文档', ALL],
  ['/faq/7', '/faq/:id', 'main', 'content/detail', '常见问题', ALL],
  ['/notification/7', '/notification/:id', 'main', 'content/detail', '通知公告', ALL],
  ['/commonTemplates/7', '/commonTemplates/:id', 'main', 'content/detail', '常用模板', ALL],
  ['/policyDoc/7', '/policyDoc/:id', 'main', 'content/detail', '政策文件', ALL],
  ['/UserManual', '/UserManual', 'main', 'content/detail', '使用手册', ALL],
  ['/PlatformIntroduction', '/PlatformIntroduction', 'main', 'content/detail', '平台介绍', ALL],
  ['/policyDoc', '/policyDoc', 'main help', 'content/list', '政策文件', ALL],
  ['/commonTemplates', '/commonTemplates', 'main help', 'content/list', '常用模板', ALL],
  ['/notification', '/notification', 'main help', 'content/list', '通知公告', ALL],
  ['/faq', '/faq', 'main help', 'content/faq', '常见问题', ALL],
  ['/qz', '/qz', 'main', 'qz', '单位审核签章页', ALL],
  ['/403', '/403', 'main', '403', '没有访问权限', ALL],
  ['/404', '/404', 'main', '404', '没有找到这个页面', ALL],
  ['/500', '/500', 'main', '500', '抱歉，服务暂时不可用', ALL],
  ['/exception', '/exception', 'main', 'exception', '抱歉，这一步没有完成', ALL],
  ['/no/such/path', '/*', 'main', '404', '没有找到这个页面', ALL],
];

it.each(TABLE)('%s is the screen that the order lists', (address, ...row) => {
  expect(answerOf(address)).toEqual(row);
});

const entryOf = (entries: NavEntry[], address: string): string[] =>
  entries.filter((entry) => isCurrent(entry, address)).map(({ label }) => TEXTS[label] ?? '');

/** The navigation entry that is marked as current on a page. */
it.each([
  ['/innovation', INNOVATION_NAVIGATION, '专项首页'],
  ['/innovation/myProjects/new', INNOVATION_NAVIGATION, '我的项目'],
  ['/innovation/result/one/all', INNOVATION_NAVIGATION, '阶段成果'],
  ['/innovation/result/7', INNOVATION_NAVIGATION, '阶段成果'],
  ['/innovation/dataChart', INNOVATION_NAVIGATION, '数据'],
  ['/innovation/result', USER_NAVIGATION, '阶段成果'],
  ['/innovation/result/7', USER_NAVIGATION, '阶段成果'],
  ['/user/myProjects/7', USER_NAVIGATION, '我的项目'],
  ['/user/demand/7', USER_NAVIGATION, '我的需求'],
  ['/user/demand/detail/7', USER_NAVIGATION, '我的需求'],
  ['/user/achi/detail/7', USER_NAVIGATION, '我的成果'],
  ['/user/achi/mine/detail/7', USER_NAVIGATION, '我的成果'],
])('%s has exactly one entry of its area marked', (address, entries, label) => {
  expect(entryOf(entries, address)).toEqual([label]);
});
