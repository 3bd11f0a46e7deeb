import { achi } from './zh-CN/achi';
import { admin } from './zh-CN/admin';
import { adminApply } from './zh-CN/admin-apply';
import { adminCases } from './zh-CN/admin-cases';
import { adminContent } from './zh-CN/admin-content';
import { adminHealth } from './zh-CN/admin-health';
import { adminOutbox } from './zh-CN/admin-outbox';
import { adminPeriod } from './zh-CN/admin-period';
import { adminReview } from './zh-CN/admin-review';
import { adminSecurity } from './zh-CN/admin-security';
import { adminSetting } from './zh-CN/admin-setting';
import { adminSystem } from './zh-CN/admin-system';
import { adminTodo } from './zh-CN/admin-todo';
import { application } from './zh-CN/application';
import { applicationClosed } from './zh-CN/application-closed';
import { certification } from './zh-CN/certification';
import { chain } from './zh-CN/chain';
import { change } from './zh-CN/change';
import { chart } from './zh-CN/chart';
import { comments } from './zh-CN/comments';
import { confirmations } from './zh-CN/confirmations';
import { content } from './zh-CN/content';
import { demand } from './zh-CN/demand';
import { draft } from './zh-CN/draft';
import { error } from './zh-CN/error';
import { exports } from './zh-CN/exports';
import { home } from './zh-CN/home';
import { innovation } from './zh-CN/innovation';
import { kit } from './zh-CN/kit';
import { learning } from './zh-CN/learning';
import { letter } from './zh-CN/letter';
import { life } from './zh-CN/life';
import { login } from './zh-CN/login';
import { offline } from './zh-CN/offline';
import { people } from './zh-CN/people';
import { print } from './zh-CN/print';
import { projects } from './zh-CN/projects';
import { promise } from './zh-CN/promise';
import { qz } from './zh-CN/qz';
import { reference } from './zh-CN/reference';
import { register } from './zh-CN/register';
import { request } from './zh-CN/request';
import { result } from './zh-CN/result';
import { reuse } from './zh-CN/reuse';
import { saved } from './zh-CN/saved';
import { search } from './zh-CN/search';
import { sections } from './zh-CN/sections';
import { settings } from './zh-CN/settings';
import { settingsNotices } from './zh-CN/settings-notices';
import { shell } from './zh-CN/shell';
import { user } from './zh-CN/user';
import { verify } from './zh-CN/verify';

/** Every text of the product. An area has a file of its own in zh-CN/ and one line here. */
const texts = {
  ...shell,
  ...request,
  ...chain,
  ...chart,
  ...content,
  ...demand,
  ...achi,
  ...admin,
  ...adminPeriod,
  ...adminApply,
  ...adminCases,
  ...adminHealth,
  ...adminTodo,
  ...adminReview,
  ...adminSecurity,
  ...adminSetting,
  ...adminContent,
  ...adminSystem,
  ...adminOutbox,
  ...error,
  ...exports,
  ...home,
  ...kit,
  ...learning,
  ...letter,
  ...change,
  ...life,
  ...login,
  ...register,
  ...qz,
  ...innovation,
  ...offline,
  ...people,
  ...comments,
  ...confirmations,
  ...print,
  ...projects,
  ...result,
  ...application,
  ...draft,
  ...applicationClosed,
  ...reuse,
  ...saved,
  ...search,
  ...sections,
  ...user,
  ...certification,
  ...settings,
  ...settingsNotices,
  ...verify,
  ...promise,
  ...reference,
};

export default texts;

// In development a changed text is shown in the open page without a reload, so that forms keep their content.
if (process.env.NODE_ENV === 'development' && module.hot) {
  module.hot.accept();
  // Nothing here may import the app; src/i18n/choose-locale.ts listens.
  if (module.hot.data) window.dispatchEvent(new CustomEvent('texts-renewed', { detail: texts }));
  module.hot.dispose((data) => {
    data.isRenewed = true;
  });
}
