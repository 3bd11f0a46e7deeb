import { SET_STEPS } from '@contract/period-choices';
import type { EditingAct } from '@contract/rules/audit-changes';
import { PERIOD_DATES } from '@contract/rules/period-dates';
import type { MessageId } from '@/i18n/message-id';

type Names = Readonly<Record<string, MessageId>>;

const CONTENT = {
  cmsTypeKey: 'admin.content.kind.column',
  typeKey: 'admin.content.kind.column',
  title: 'admin.content.title.column',
  summary: 'admin.content.summary.label',
  body: 'admin.content.body.label',
  publisher: 'admin.content.publisher.label',
  docNo: 'admin.content.docNo.label',
  topic: 'admin.content.topic.label',
  pinned: 'admin.content.pinned.label',
  state: 'admin.case.status.column',
  publishAt: 'admin.content.publishAt.column',
  expireAt: 'admin.content.expireAt.label',
  figures: 'achi.picture.figures.title',
  files: 'admin.content.files.title',
} as const satisfies Names;

const PERIOD: Names = {
  name: 'admin.period.name.column',
  code: 'admin.period.code.column',
  year: 'admin.period.year.label',
  maxPerPerson: 'admin.period.maxPerPerson.label',
  termFrom: 'kit.months.start.label',
  termTo: 'kit.months.end.label',
  indirectPercent: 'admin.period.indirect.label',
  reviewMinimum: 'admin.period.reviewMinimum.label',
  publicityDays: 'admin.period.publicityDays.label',
  'leaderLimits.ageMax': 'admin.leaderLimits.ageMax.label',
  'leaderLimits.titleMin': 'admin.leaderLimits.titleMin.label',
  'leaderLimits.runningMax': 'admin.leaderLimits.runningMax.label',
  policies: 'admin.period.policies.label',
  categories: 'admin.period.categories.title',
  attachments: 'admin.period.materials.title',
  ...Object.fromEntries(
    PERIOD_DATES.map((name): [string, MessageId] => [name, `admin.period.${name}.label`]),
  ),
  ...Object.fromEntries(
    SET_STEPS.map((step): [string, MessageId] => [`promiseDays.${step}`, `admin.promiseDays.${step}.label`]),
  ),
};

const UNIT: Names = {
  name: 'register.unitName.self.label',
  uscc: 'register.uscc.self.label',
  nature: 'register.nature.self.label',
  legalPerson: 'register.legalPerson.self.label',
  province: 'register.province.self.label',
  city: 'register.city.self.label',
  address: 'register.address.self.label',
};

const SETTING: Names = {
  name: 'admin.setting.name.label',
  url: 'admin.setting.picture.label',
  nav_logo_url: 'admin.setting.nav_logo.label',
  login_logo_url: 'admin.setting.login_logo.label',
  tab_logo_url: 'admin.setting.tab_logo.label',
  footer: 'admin.setting.footer.label',
  main_site: 'admin.setting.mainSite.label',
  'contact.phone': 'admin.setting.phone.label',
  'contact.hours': 'admin.setting.hours.label',
  'contact.host': 'admin.setting.host.label',
  'contact.support': 'admin.setting.support.label',
  navbar: 'admin.setting.navbar.label',
};

/** Labels of the fields that each action changes; a field without a label is shown by its key. */
const FIELD_NAMES: Record<EditingAct, Names> = {
  'account.update': {
    nickname: 'settings.field.nickname.label',
    realName: 'settings.field.name.label',
    gender: 'certification.field.gender.label',
    location: 'settings.field.location.label',
    locationCity: 'admin.place.city.label',
    identity: 'settings.field.identity.label',
    technicalTitle: 'certification.field.position.label',
    studentId: 'certification.field.student.label',
    schoolId: 'settings.field.school.label',
    departmentId: 'settings.field.department.label',
    intro: 'settings.field.intro.label',
  },
  'school.edit': {
    name: 'admin.school.name.column',
    province: 'admin.place.province.label',
    city: 'admin.place.city.label',
    address: 'admin.place.address.label',
  },
  'unit.change_file': UNIT,
  'unit.change_agree': UNIT,
  'user.roles': { roles: 'admin.user.roles.column' },
  'role.permissions': { permissions: 'admin.role.permissions.column' },
  'period.update': PERIOD,
  'period.extend': PERIOD,
  'apply.extend': { dueAt: 'life.return.due.label' },
  'apply.helper.change': { role: 'people.task.role.label', sections: 'people.task.sections.label' },
  'apply.section.assign': { accountId: 'people.role.author.label', due: 'people.duty.due.label' },
  'fact.correct': {
    name: 'reuse.field.name.label',
    title: 'reuse.field.title.label',
    degree: 'reuse.field.degree.label',
    unit: 'reuse.field.unit.label',
    phone: 'reuse.field.phone.label',
    email: 'reuse.field.email.label',
    address: 'reuse.field.address.label',
  },
  'content.update': CONTENT,
  'content.publish': CONTENT,
  'content.restore': CONTENT,
  'learning.edit': {
    title: 'learning.form.title.label',
    summary: 'learning.form.summary.label',
    field: 'learning.filter.field.label',
    unitName: 'learning.form.unitName.label',
    classes: 'learning.detail.classes.label',
    capacity: 'learning.form.capacity.label',
    requiresRealName: 'learning.form.realName.label',
    requiresProfessional: 'learning.form.professional.label',
    endAt: 'learning.form.endOn.label',
  },
  'learning.member_role': { roles: 'learning.members.role.column' },
  'setting.update': SETTING,
  'setting.notice': {
    'update.subject': 'admin.setting.subject.label',
    'update.notes': 'admin.setting.notes.label',
    'update.startTime': 'admin.setting.startTime.label',
    'update.endTime': 'admin.setting.endTime.label',
  },
  'dict.update': {
    label: 'admin.dict.label.column',
    sort: 'admin.dict.sort.column',
    isDefault: 'admin.dict.default.label',
    enabled: 'admin.dict.enabled.label',
  },
};

export const fieldName = (action: EditingAct, field: string): MessageId | undefined =>
  FIELD_NAMES[action][field];
