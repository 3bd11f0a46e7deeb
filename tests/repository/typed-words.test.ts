import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(process.cwd(), 'src');
/** Any control into which words can be typed. */
const FIELD =
  /<(?:TextField|TextAreaField|DateField|TagsField|TextInput|CodeInput|PasswordInput|TextItem|NumberItem|ClockItem|Input(?:\.\w+)?|InputNumber|textarea|input)\b/;

type Way = 'asked and kept' | 'asked' | 'kept' | 'secret' | 'own state' | 'given';

/** What happens to words in the fields of a file when the page is reloaded or closed. */
function waysOf(source: string): Way[] {
  const plans = source.split(/useFieldForm(?:<[^(]*>)?\(/).slice(1);
  if (plans.length > 0)
    return plans.map((plan) => {
      const head = plan.slice(0, plan.search(/\n {2}\}\);/));
      if (/\n {4}secret: true/.test(head)) return 'secret';
      if (/\n {4}personal: true/.test(head)) return 'asked';
      return /\n {4}memory: /.test(head) ? 'kept' : 'asked and kept';
    });
  // The forms of the admin area ask by themselves (`useTypedHold`, `useUnsaved`).
  if (/<(?:DialogForm|ReasonForm|SheetForm|PageForm)\b/.test(source)) return ['asked'];
  return [/\buseState\b/.test(source) ? 'own state' : 'given'];
}

const table = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^\.umi|useFieldForm\.ts$/.test(name))
  .map((name) => ({ name, source: readFileSync(join(SRC, name), 'utf8') }))
  .filter(({ source }) => FIELD.test(source) || /useFieldForm[<(]/.test(source))
  .flatMap(({ name, source }) => waysOf(source).map((way) => ({ name, way })));

const having = (way: Way): string[] => [
  ...new Set(table.filter((row) => row.way === way).map(({ name }) => name)),
];

/** Words kept in the component's own state, with the reason why nothing is lost. */
const OWN_STATE: Record<string, string> = {
  'components/SearchForm.tsx': 'a search: what was searched stands in the address',
  'components/form/CodeForm.tsx': 'a code to look up, in the address once it is',
  'components/form/DateField.tsx': 'a day being typed; each keystroke is given on',
  'components/sign-in/PasswordInput.tsx': 'a password',
  'components/sign-in/SignInForm.tsx': 'a password',
  'components/sign-in/TotpForm.tsx': 'a code of six digits',
  'layouts/main/finder/FinderDialog.tsx': 'the letters of a word that is being composed; words are given',
  'pages/admin/contents/form/ContentFiles.tsx': 'files',
  'pages/admin/settings/LogoField.tsx': 'files',
  'pages/innovation/myProjects/audit/ReportDialog.tsx': 'boxes to tick again before stamping',
  'pages/innovation/myProjects/join/index.tsx': 'a code that came in a letter',
  'pages/innovation/myProjects/sections/parts/IdNumberField.tsx': 'sent as soon as the field is left',
  'pages/parts/picture/CoverFields.tsx': 'files',
  'pages/parts/saved/NameForm.tsx': 'a name of a few letters, offered again',
  'pages/register/UserNameInput.tsx': 'whether the name is free; the name is given',
  'pages/user/members/VouchPanel.tsx': 'boxes to tick',
  'pages/user/parts/PasswordField.tsx': 'a password',
  'pages/user/settings/AvatarSection.tsx': 'a picture',
};

test('words that are typed are held by a form that asks or keeps, not by the component that shows them', () => {
  expect(having('own state').sort()).toEqual(Object.keys(OWN_STATE).sort());
});

test('a form keeps what was typed and asks, unless it says who somebody is or holds a secret', () => {
  expect(having('asked and kept').length).toBeGreaterThan(15);
  expect(having('asked').filter((name) => !name.startsWith('pages/admin/'))).toEqual([
    'pages/user/certification/RealNameForm.tsx',
    'pages/user/facts/FactDialog.tsx',
    'pages/user/settings/BasicInfoForm.tsx',
  ]);
  expect(having('secret').sort()).toEqual([
    'pages/login/CodeForm.tsx',
    'pages/login/ForgottenForm.tsx',
    'pages/user/security/BindOpenUser.tsx',
    'pages/user/security/BindingSection.tsx',
    'pages/user/security/BothFactors.tsx',
    'pages/user/security/PasswordSection.tsx',
    'pages/user/security/totp-forms.tsx',
    'pages/user/settings/CloseForm.tsx',
  ]);
  expect(having('kept').sort()).toEqual([
    'pages/register/PersonForm.tsx',
    'pages/register/UnitForm.tsx',
    'pages/register/useCreditCode.ts',
  ]);
});
