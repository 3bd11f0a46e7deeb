import { SECTIONS } from '@contract/enums';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFiledApplication, anApplication, fullSections } from '@tests/support/an-application';
import { renderApp } from '@tests/support/renderApp';
import { ok, signedInService } from '@tests/support/signedInService';
import { history } from '@umijs/max';
import { type AnswerLine, answersOf } from '@/components/answers/answers';
import { chooseLocale } from '@/i18n/choose-locale';
import { PACKS } from '@/i18n/packs';
import english from '@/i18n/texts/en-US.json';

const ENGLISH: Record<string, string> = english;
const PAGE = '/innovation/myProjects/147?view=print';

const filed = () => aFiledApplication({ sections: fullSections() });

const open = async (address = PAGE, application = filed()) => {
  signedInService({ 'GET /prod-api/cms/apply/{id}': ok(application) });
  renderApp(address);
  return within(await screen.findByRole('article', { name: /创新专项申报书|project application/ }));
};

/** The labels that must appear in two languages: every line of the form and every column of its lists. */
const namesOf = ({ word, rows, parts }: AnswerLine): AnswerLine['word'][] => [
  word,
  ...[...(rows ?? []), ...(parts ?? [])].flatMap((line) =>
    [line, ...(line.parts ?? [])].map((one) => one.word),
  ),
];
const linesOf = (application = filed()) => {
  const lines = answersOf(application.sections);
  return SECTIONS.flatMap((section) => lines[section]);
};

test('every name of the form stands in both languages, and so does every choice', async () => {
  const sheet = await open(`${PAGE}&with=en-US`);
  await sheet.findByText('Basic information');

  const text = screen.getByRole('article', { name: /创新专项申报书/ }).textContent ?? '';
  // An attachment is labelled with its kind's name, which the office wrote in one language.
  const words = linesOf()
    .filter(({ named }) => !named)
    .flatMap(namesOf)
    .filter(({ id }) => !id.startsWith('contract.field.files.attachments'));
  const missing = words.filter(
    ({ id, chinese }) => !text.includes(chinese) || !text.includes(ENGLISH[id] ?? id),
  );
  const sections = SECTIONS.filter(
    (section) => !text.includes(ENGLISH[`application.step.${section}.title`] ?? '?'),
  );
  const subjects = [
    'equipment',
    'business',
    'labour',
    'indirect',
    'direct',
    'total',
    'source',
    'difference',
  ].filter((subject) => !text.includes(ENGLISH[`kit.budget.${subject}.label`] ?? '?'));

  expect(words.length).toBeGreaterThan(40);
  expect({ missing, sections, subjects }).toEqual({ missing: [], sections: [], subjects: [] });
  expect(text).toContain(ENGLISH[`application.choice.title.${filed().sections.team.leaderTitle}.label`]);
});

test('what was written stands once: nobody has translated it', async () => {
  const sheet = await open(`${PAGE}&with=en-US`);
  await sheet.findByText('Basic information');

  expect(sheet.getAllByText(filed().sections.base.summary ?? '')).toHaveLength(1);
});

test('a sheet read in English has Chinese beside it', async () => {
  await chooseLocale('en-US');
  try {
    const sheet = await open(`${PAGE}&with=zh-CN`);
    expect(await sheet.findByText('项目基本信息')).toHaveAttribute('lang', 'zh-CN');
  } finally {
    await act(() => chooseLocale('zh-CN'));
  }
});

test('the choice is in the address, so that the sheet can be reloaded and sent on', async () => {
  const user = userEvent.setup();
  await open();

  await user.type(screen.getByRole('combobox', { name: '对照语言' }), 'Deutsch');
  await user.click(await screen.findByTitle('Deutsch'));

  const title = await screen.findByText('Antrag für das Innovations-Sonderprogramm');
  expect(title).toHaveAttribute('lang', 'de-DE');
  expect(history.location.search).toBe('?view=print&with=de-DE');
});

test('no language is offered that would say some of it in another', async () => {
  const user = userEvent.setup();
  await open();

  await user.type(screen.getByRole('combobox', { name: '对照语言' }), 'Suomi');

  expect(screen.queryByTitle('Suomi')).not.toBeInTheDocument();
});

test('a language that does not arrive leaves the sheet as it is, and can be asked for again', async () => {
  const user = userEvent.setup();
  const real = PACKS['en-US'];
  PACKS['en-US'] = () => Promise.reject(new Error('Loading chunk 3 failed.'));
  const sheet = await open(`${PAGE}&with=en-US`);

  expect(await screen.findByRole('alert')).toHaveTextContent('没有取到所选的语言');
  expect(sheet.getByText('项目基本信息')).toBeVisible();
  Object.assign(PACKS, { 'en-US': real });
  await user.click(screen.getByRole('button', { name: '重试' }));

  expect(await sheet.findByText('Basic information')).toBeVisible();
});

test.each([
  ['a filed application its version and its time', filed(), '提交版本', '尚未提交'],
  ['a draft that it is not filed', anApplication(), '尚未提交', '提交版本'],
])('says of %s', async (_, application, said, unsaid) => {
  const sheet = await open(PAGE, application);

  expect(sheet.getAllByText(said, { exact: false }).length).toBeGreaterThan(0);
  expect(sheet.queryByText(unsaid, { exact: false })).not.toBeInTheDocument();
});

test('the button opens the print dialog of the browser', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const user = userEvent.setup();
  await open();

  await user.click(screen.getByRole('button', { name: '打印或存为 PDF' }));

  expect(print).toHaveBeenCalledTimes(1);
});
