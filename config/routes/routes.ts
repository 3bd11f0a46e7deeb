import { achievement, achievementWork, ownAchievement } from './achievement';
import { admin } from './admin';
import { auth } from './auth';
import { checkRoutes } from './check';
import { content } from './content';
import { demand, demandWork, ownDemand } from './demand';
import { errors } from './errors';
import { home } from './home';
import { innovation, innovationWork, oneResult } from './innovation';
import { learning, learningWork } from './learning';
import { callReference, reference } from './reference';
import type { AppRoute } from './route';
import { user } from './user';

/** A layout around its pages, or nothing while it has none: an empty group would match no path. */
const group = (component: string, routes: AppRoute[], more: Partial<AppRoute> = {}): AppRoute[] =>
  routes.length > 0 ? [{ ...more, component, routes }] : [];

const withAntd = (routes: AppRoute[]): AppRoute[] => group('@/layouts/antd', routes);

/**
 * A row of the admin area is checked for its own permission; an inherited `access` would check the group's, which has
 * none.
 */
const guarded = (route: AppRoute): AppRoute => ({ access: 'permitted', ...route });

/** The admin area has a header of its own; its long tables still need the button back to the top. */
const ADMIN_FRAME = { showHeaderFooter: false, onlyShowBackTop: true, onlyShowBackTopIcons: true };

/**
 * People who fill in forms or follow their progress have questions, so these areas link to the frequently asked ones.
 */
const ASKING = { showQuestionBackTop: true };

/** Among pathless groups the first row that matches wins, so the innovation area precedes the user area. */
export const routes: AppRoute[] = group('@/layouts/root', [
  ...group('@/layouts/admin', withAntd(admin.map(guarded)), { frame: ADMIN_FRAME }),
  ...group('@/layouts/auth', auth, { frame: { showHeaderFooter: false } }),
  ...group('@/layouts/main', [
    ...home,
    ...content,
    ...callReference,
    ...group('@/layouts/learning', learning),
    ...group('@/layouts/result', oneResult, { frame: ASKING }),
    ...group('@/layouts/innovation', innovation, { frame: ASKING }),
    ...group('@/layouts/demand', [...demand, ...achievement]),
    ...reference,
    ...withAntd([
      ...group('@/layouts/innovation', innovationWork, { frame: ASKING }),
      ...group('@/layouts/user', [...user, ...ownDemand, ...ownAchievement], {
        access: 'signedIn',
        frame: ASKING,
      }),
      ...group('@/layouts/demand', [...demandWork, ...achievementWork]),
      ...group('@/layouts/learning', learningWork),
    ]),
    ...errors,
  ]),
]);

checkRoutes(routes);
