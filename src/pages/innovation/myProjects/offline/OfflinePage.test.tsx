import { fieldLabel } from '@contract/rules/field-labels';
import { fieldsOf } from '@contract/rules/typed-fields';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anApplication, fullSections } from '@tests/support/an-application';
import { renderApp } from '@tests/support/renderApp';
import { ok, signedInService } from '@tests/support/signedInService';
import { asXml, cellOf, inWord, setCell } from '@tests/support/word-file';
import { setForm } from './set-form';
import { marksOf, writtenForm } from './written-form';

const PAGE = '/innovation/myProjects/147?view=offline';
const ONE = 'GET /prod-api/cms/apply/{id}';
const DRAFT = 'PATCH /prod-api/cms/apply/{id}/draft';
const NOW = new Date('2026-09-14T14:08:00+08:00');
const TITLE_CODE = '1.02';
const RISK_CODE = '4.06';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW.getTime());
});

/** The file of an application with some cells changed. */
const aFile = async (
  edits: Record<string, string>,
  application = anApplication({ sections: fullSections() }),
) => {
  const written = writtenForm(fieldsOf(application), () => []);
  const marks = marksOf(written, { application: application.id, version: 4, madeAt: NOW.toISOString() });
  const words = {
    title: '项目',
    author: '开创专项 <K&C>',
    language: 'zh-CN',
    facts: [],
    guide: [],
    code: '编号',
    field: '项目',
    content: '内容',
    sectionOf: String,
    labelOf: fieldLabel,
  };
  const bytes = inWord(new Uint8Array(await setForm(words, written, marks)), (document) => {
    for (const [code, text] of Object.entries(edits)) setCell(cellOf(document, code, 2), text);
  });
  return new File([bytes as Uint8Array<ArrayBuffer>], '申报书.docx');
};
const open = async (facts: Parameters<typeof anApplication>[0] = {}) => {
  const service = signedInService({
    [ONE]: ok(anApplication({ sections: fullSections(), ...facts })),
    [DRAFT]: ok({ version: 5, savedAt: NOW.toISOString(), conflicts: [], sectionStatus: {}, verdicts: [] }),
  });
  renderApp(PAGE);
  await screen.findByRole('heading', { level: 1, name: '用 Word 填写' });
  return { service, person: userEvent.setup() };
};
const choose = async (file: File): Promise<void> =>
  userEvent.upload(screen.getByLabelText('选择 Word 文件', { selector: 'input' }), file);
const differences = (): HTMLElement => screen.getByRole('region', { name: /^与现在不同的内容/ });

test('what was written offline is shown beside what stands now, and taken over when confirmed', async () => {
  const { person } = await open();
  await choose(await aFile({ [TITLE_CODE]: '面向县域水务的漏损诊断平台', [RISK_CODE]: '雨季施工' }));
  expect(await screen.findByRole('heading', { name: '与现在不同的内容：2 处' })).toBeVisible();
  const list = within(differences());
  expect(list.getByText('面向县域水务的漏损智能诊断与调度平台')).toBeVisible();
  await person.click(list.getByRole('checkbox', { name: '项目名称' }));
  await person.click(list.getByRole('button', { name: '采用所选的 1 处' }));
  expect(await screen.findByText('已写入 1 处，随后自动保存。')).toBeVisible();
  await person.click(screen.getByRole('button', { name: '全部撤回' }));
  expect(screen.queryByText('已写入 1 处，随后自动保存。')).not.toBeInTheDocument();
});

test('a text too long to be stored is not taken over, and says so', async () => {
  const long = await aFile({ [RISK_CODE]: '长'.repeat(20_001) });
  await open();
  await choose(long);

  expect(await screen.findByRole('checkbox', { name: '风险与对策' })).not.toBeChecked();
  expect(differences()).toHaveTextContent(/超过 20,?000 字，申报书不能保存：风险与对策。/);
  expect(screen.getByRole('button', { name: '采用所选的 0 处' })).toBeDisabled();
});

test('the same file, written in further, is compared anew', async () => {
  await open();
  await choose(await aFile({}));
  expect(await screen.findByText('文件与现在的申报书没有不同之处。')).toBeVisible();
  expect(screen.queryByText('勾选要采用的内容。确认之前，申报书不会改变。')).not.toBeInTheDocument();

  await choose(await aFile({ [RISK_CODE]: '雨季施工' }));

  expect(await screen.findByRole('checkbox', { name: '风险与对策' })).toBeChecked();
  expect(screen.getByRole('heading', { name: '与现在不同的内容：1 处' })).toBeVisible();
});

test('what the file holds beside the fields is named, and not taken for theirs', async () => {
  const form = new Uint8Array(await (await aFile({ [RISK_CODE]: '雨季施工' })).arrayBuffer());
  const bytes = inWord(form, (document) =>
    document.documentElement.firstElementChild?.prepend(
      ...asXml(document, '<w:p><w:r><w:t>补充说明</w:t></w:r></w:p>'),
    ),
  );
  await open();
  await choose(new File([bytes as Uint8Array<ArrayBuffer>], '申报书.docx'));

  const left = within(await screen.findByRole('region', { name: '文件里没有导入的内容：1 处' }));
  expect(left.getByRole('listitem')).toHaveTextContent('写在填写位置以外的文字补充说明');
  expect(screen.getByRole('checkbox', { name: '风险与对策' })).toBeChecked();
});

test('what the form does not leave to the reader is counted and not offered', async () => {
  await open({ part: 'author', writable: ['plan'] });
  await choose(await aFile({ [TITLE_CODE]: '另一个名称', [RISK_CODE]: '雨季施工' }));
  expect(await screen.findByText('另有 1 处由他人填写，没有列出。')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: '风险与对策' })).toBeChecked();
});

test.each([
  [
    'another application’s',
    () => aFile({}, anApplication({ id: 9, sections: fullSections() })),
    /另一份申报书/,
  ],
  ['no Word', async () => new File(['文字'], '说明.docx'), /这不是 Word 文档/],
])('a file that is %s is refused at its place', async (_, make, words) => {
  await open();
  await choose(await make());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('an application that cannot be changed can be downloaded and not imported', async () => {
  await open({ editable: false });
  expect(screen.getByRole('button', { name: '下载 Word 版本' })).toBeEnabled();
  expect(screen.getByText('申报书现在不能修改，因此不能导入。')).toBeVisible();
});
