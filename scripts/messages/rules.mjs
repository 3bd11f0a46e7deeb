import { literalsIn, patternsIn } from '../../config/plugins/message-use.cjs';

const ROLES = [
  'title',
  'label',
  'placeholder',
  'help',
  'required',
  'invalid',
  'action',
  'confirm',
  'success',
  'failure',
  'empty',
  'column',
];
const ID = /^[a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9_-]+){2,}$/;

const LITERAL = /(['"])((?:(?!\1)[^\\\n])+)\1/g;

const isScreenCode = ({ path, isCode, isTest }) =>
  isCode &&
  !isTest &&
  /^(?:src|contract|config)\//.test(path) &&
  !/^src\/(?:locales|i18n\/packs)\//.test(path);

const literalsOf = (text) => [...text.matchAll(LITERAL)].map(([, , value]) => value);

const looksLikeId = (areas) => (literal) =>
  ID.test(literal) && areas.has(literal.split('.')[0]) && ROLES.includes(literal.split('.').at(-1));

export function checkUse(messages, files) {
  const ids = Object.keys(messages);
  const code = files.filter(isScreenCode);
  const literals = new Map(code.flatMap(({ path, text }) => literalsIn(text).map((value) => [value, path])));
  const patterns = code.flatMap(({ text }) => patternsIn(text));
  const areas = new Set(ids.map((id) => id.split('.')[0]));
  const unused = ids.filter((id) => !literals.has(id) && !patterns.some((pattern) => pattern.test(id)));
  const missing = [...literals.keys()].filter(looksLikeId(areas)).filter((literal) => !(literal in messages));
  const misnamed = ids.filter((id) => !ID.test(id) || !ROLES.includes(id.split('.').at(-1)));
  return [
    ...unused.map((id) => `zh-CN: ${id} is used nowhere → remove it`),
    ...missing.map((id) => `${literals.get(id)}: ${id} is no message → add it to src/locales/zh-CN`),
    ...misnamed.map((id) => `zh-CN: ${id} → area.screen.part.role, role one of ${ROLES.join(' ')}`),
  ];
}

const REGISTER = [
  [/[！!](?!=)/, 'no exclamation marks'],
  [/登陆/, '登录, not 登陆'],
  [/其它/, '其他, not 其它'],
  [/非法/, 'say what is wrong and how to mend it, not 非法'],
  [/[\u4e00-\u9fff][0-9A-Za-z]|[0-9A-Za-z][\u4e00-\u9fff]/, 'a space between 汉字 and digits or letters'],
  [/[\u4e00-\u9fff](?:[,;?]|:(?!\S))/, 'full-width punctuation after 汉字'],
  [/(?<!:\/\/\S*)[\u4e00-\u9fff）》”][,;:!?](?=[\u4e00-\u9fff（《“])/, 'full-width punctuation between 汉字'],
  [
    /[）》】」』] +(?=[\u4e00-\u9fff，。；：])|[\u4e00-\u9fff] +[（《]/,
    'no blank beside a full-width bracket',
  ],
  [/\.\.\./, '…… or … , not three dots'],
  [/\{reason\}[。；，]/, 'a reason, which brings its own full stop, stands last'],
];
/** In the contract `{at}` is a time that ends with （北京时间）, so no space may follow. */
const IN_CONTRACT = [[/\{at\} (?=[\u4e00-\u9fff])/, 'no blank after {at}, which ends with a bracket']];
const ON_SCREENS = [[/。.*[^。？”）：…}]$/, 'a text of several sentences ends with a full stop']];

const rulesFor = (where) => [
  ...REGISTER,
  ...(where.startsWith('contract/') ? IN_CONTRACT : []),
  ...(where.startsWith('zh-CN:') ? ON_SCREENS : []),
];

const CHINESE = /[\u4e00-\u9fff]/;

/** Checks messages, and all texts that the service itself says, against the register of official Chinese. */
export function checkRegister(messages, files) {
  const spoken = files.filter(
    ({ path, isCode, isTest }) => isCode && !isTest && /^(?:contract|server|src)\//.test(path),
  );
  const texts = [
    ...Object.entries(messages).map(([id, text]) => [`zh-CN: ${id}`, String(text)]),
    ...spoken
      .filter(({ path }) => !path.startsWith('src/i18n/') && !path.startsWith('src/locales/'))
      .flatMap(({ path, text }) => literalsOf(text).map((literal) => [path, literal])),
  ].filter(([, text]) => CHINESE.test(text));
  return texts.flatMap(([where, text]) =>
    rulesFor(where)
      .filter(([pattern]) => pattern.test(text))
      .map(([, rule]) => `${where}: “${text}” → ${rule}`),
  );
}
