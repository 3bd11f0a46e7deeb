import { loadModule } from '../support/load-module.mjs';

/** One screen of each family: its name, its path as written in the browser tests, and the name of its mockup. */
const FAMILIES = [
  ['home', '/', 'home'],
  ['innovation', '/innovation'],
  ['results', '/innovation/result'],
  ['result', '/innovation/result/:id'],
  ['notices', '/notification', 'list-detail'],
  ['notice', '/notification/:id'],
  ['manual', '/UserManual'],
  ['demands', '/demand', 'demand'],
  ['demand', '/demand/detail/:id'],
  ['achievements', '/achi'],
  ['achievement', '/achi/detail/:id'],
  ['statistics', '/achi/data'],
  ['learning', '/learning'],
  ['login', '/login'],
  ['register', '/register'],
  ['not-found', '/404'],
  ['stamp', '/qz'],
  ['verify', '/verify'],
  ['promises', '/promises'],
  ['data', '/innovation/dataChart'],
  ['overview', '/user', 'account'],
  ['projects', '/user/myProjects'],
  ['project', '/user/myProjects/:id', 'project'],
  ['form', '/innovation/myProjects/:id', 'form'],
  ['own-demands', '/user/demand'],
  ['own-demand', '/user/demand/:id'],
  ['own-achievements', '/user/achi/mine'],
  ['own-achievement', '/user/achi/mine/detail/:id'],
  ['admin', '/admin'],
  ['admin-applications', '/admin/applications'],
  ['admin-application', '/admin/applications/:id'],
  ['admin-certifications', '/admin/certifications'],
  ['admin-users', '/admin/users'],
  ['admin-contents', '/admin/contents'],
  ['admin-audit', '/admin/audit'],
  ['admin-review', '/admin/reviews/:id'],
];

/** The screens to take, each with a person who may open it. */
export async function screensOf(root) {
  const { allStops } = await loadModule(root, 'tests/support/walk/stops.ts');
  return FAMILIES.map(([name, path, mockup]) => {
    const stop = allStops.find((one) => one.path === path);
    if (!stop) throw new Error(`The walk knows no ${path}.`);
    return { name, mockup, who: stop.who, find: stop.find };
  });
}
