/** Tables whose rows name files. */
const NAMES_FILES = {
  attachment: 'one question tells which files nothing names; a row at a time would be a question for each',
};

/** Modules that look up who holds a role or a permission. */
const HOLDERS = {
  apply: 'whoever may decide is looked up by right and unit in one query',
  review: 'experts are found by the right that their roles give',
  unit: 'the administrator of a unit is whoever holds that role in it',
  user: 'the list of accounts shows and filters by roles',
};

/**
 * Which part owns which table (docs/decisions/0059-tables-have-owners.md). Only the owner writes and reads it; others
 * ask the module's service.ts, or the layer. `shared` gives the reason why any part of the service may read a table in
 * its own lists;
 * `readers` names individual readers, each with a reason.
 */
export const TABLES = {
  account: {
    owner: 'account',
    shared: 'lists show in one query whose each row is, and whoever may act is told by the account behind it',
  },
  accountRole: {
    owner: 'server/security',
    readers: HOLDERS,
  },
  accountStop: { owner: 'account' },
  achievement: {
    owner: 'achievement',
    readers: NAMES_FILES,
  },
  achievementContributor: { owner: 'achievement' },
  adminView: { owner: 'admin' },
  application: {
    owner: 'apply',
    shared: 'reviews, results, achievements and periods stand on applications and lock or join their heads',
  },
  applicationComment: { owner: 'apply' },
  applicationConfirmation: { owner: 'apply' },
  applicationEvent: {
    owner: 'apply',
    readers: {
      'server/db': 'when an application was approved is one fragment for the lists',
    },
  },
  applicationFile: {
    owner: 'apply',
    readers: NAMES_FILES,
  },
  applicationInvitation: { owner: 'apply' },
  applicationPresence: { owner: 'apply' },
  applicationReceipt: {
    owner: 'server/receipt',
    readers: { apply: 'the walk over the receipts compares each with the archive, many in a query' },
  },
  applicationRemark: { owner: 'apply' },
  applicationSnapshot: {
    owner: 'apply',
    readers: {
      'server/receipt': 'a receipt signs what has just been filed, in the transaction that files it',
    },
  },
  applicationStepTime: { owner: 'apply' },
  applicationThread: { owner: 'apply' },
  auditEvent: {
    owner: 'server/audit',
    readers: { monitor: 'the log is listed and searched with the names of the people, page by page' },
  },
  auditHead: { owner: 'server/audit' },
  avatar: { owner: 'account' },
  calendarFeed: { owner: 'calendar' },
  certification: {
    owner: 'certification',
    readers: {
      apply: 'lists show in one query how the certification stands that each application is subject to',
      ...NAMES_FILES,
    },
  },
  consent: {
    owner: 'auth',
    readers: { 'server/security': 'every call asks for session, person, roles and consent in one statement' },
  },
  content: {
    owner: 'content',
    readers: NAMES_FILES,
  },
  contentFile: {
    owner: 'content',
    readers: NAMES_FILES,
  },
  contentVersion: {
    owner: 'content',
    readers: NAMES_FILES,
  },
  counter: { owner: 'server/db' },
  decisionLetter: { owner: 'apply' },
  decisionLetterOpening: { owner: 'apply' },
  demand: {
    owner: 'demand',
    readers: NAMES_FILES,
  },
  demandMessage: { owner: 'demand' },
  demandReply: { owner: 'demand' },
  department: {
    owner: 'school',
    readers: {
      profile: 'a person is shown with the name of the department, in one query',
      certification: 'the list of cases names the department of each',
    },
  },
  dictItem: {
    owner: 'system',
    readers: { apply: 'remarks are listed with the label of their reason' },
  },
  drawnPicture: { owner: 'attachment' },
  downtime: { owner: 'downtime' },
  faultCount: { owner: 'server/http' },
  fact: { owner: 'fact' },
  factorRelease: { owner: 'server/security' },
  fieldHistory: { owner: 'server/drafts' },
  exportJob: { owner: 'export' },
  file: {
    owner: 'attachment',
    readers: { content: 'a text is listed together with the names and sizes of the files that it offers' },
  },
  heartbeat: { owner: 'downtime' },
  idempotencyKey: { owner: 'server/http' },
  jobRun: { owner: 'health' },
  learningClass: { owner: 'learning' },
  learningCode: { owner: 'learning' },
  learningMember: { owner: 'learning' },
  learningRequest: { owner: 'learning' },
  learningSpace: { owner: 'learning' },
  listTotal: { owner: 'server/db' },
  matchFeedback: { owner: 'matching' },
  notification: { owner: 'notification' },
  openSignIn: { owner: 'auth' },
  openUser: { owner: 'auth' },
  outbox: { owner: 'delivery' },
  overview: { owner: 'chart' },
  period: {
    owner: 'period',
    shared: 'what happens to an application is timed and named by its period, in the same query',
  },
  projectChange: {
    owner: 'apply',
    readers: {
      'server/db': 'until when a project has time is one fragment for the lists of apply and of result',
      unit: 'a unit without administrator is listed with all that waits there',
    },
  },
  projectChangeStep: { owner: 'apply' },
  rateLimit: { owner: 'server/security' },
  receiptCheck: { owner: 'apply' },
  receiptDay: { owner: 'server/receipt' },
  receiptHead: {
    owner: 'server/receipt',
    readers: { apply: 'the walk over the receipts holds the head while it begins' },
  },
  recoveryCode: { owner: 'auth' },
  refusedAttempt: { owner: 'server/security' },
  reminder: { owner: 'reminder' },
  reminderSetting: { owner: 'reminder' },
  reminderWatch: { owner: 'reminder-watch' },
  replica: { owner: 'health' },
  review: {
    owner: 'review',
    readers: { apply: 'a list of applications shows how far the reviews of each have come' },
  },
  role: {
    owner: 'server/security',
    readers: HOLDERS,
  },
  savedSearch: { owner: 'saved-search' },
  school: {
    owner: 'school',
    readers: {
      profile: 'a person is shown with the name of the school, in one query',
      certification: 'the list of cases names the school of each',
    },
  },
  schoolApply: { owner: 'school' },
  sealedCheck: { owner: 'health' },
  searchDocument: { owner: 'search' },
  searchRecord: { owner: 'search' },
  session: {
    owner: 'server/security',
    readers: { user: 'the list of accounts counts the open sessions of each' },
  },
  setting: { owner: 'site' },
  sitePicture: { owner: 'site' },
  spentChallenge: { owner: 'server/security' },
  stageResult: {
    owner: 'apply',
    readers: NAMES_FILES,
  },
  struckWord: { owner: 'search' },
  unit: {
    owner: 'unit',
    shared: 'lists show the unit of a person or an application in the same query',
  },
  unitApply: {
    owner: 'unit',
    readers: NAMES_FILES,
  },
  unitChange: {
    owner: 'unit',
    readers: NAMES_FILES,
  },
  unitFormer: {
    owner: 'unit',
    readers: {
      apply: 'the story of an application names the unit as it was called when it acted, in one query',
      review: 'nobody judges the own house, under whichever name it is written in the form',
    },
  },
  unitMemberApply: { owner: 'unit' },
  uploadLease: { owner: 'attachment' },
  verificationCode: { owner: 'auth' },
  workingCopy: {
    owner: 'server/drafts',
    readers: {
      content: 'the list for editors says beside each text that somebody is writing it',
      ...NAMES_FILES,
    },
  },
  viewMark: { owner: 'view' },
  weeklyDigest: { owner: 'reminder' },
};

/** Parts that handle the rows of all tables as such. */
export const EVERY_TABLE = {
  'server/demo/':
    'demo data is laid down as a finished state, by one program that runs before the service listens',
  'server/db/migrations/': 'a migration changes what tables are',
  'server/backup/': 'a backup copies all tables, whatever they mean',
  'server/modules/health/sealed-columns':
    'whether what is sealed can be opened is asked of every table in the same way',
};
