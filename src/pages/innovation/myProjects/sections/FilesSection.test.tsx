import { uploadWord } from '@contract/rules/upload-check';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection } from '@tests/support/renderSection';
import type { Upload, UploadNews } from '@/request/upload';
import { uploadPorts } from '@/upload/upload-ports';
import type { UploadStorage } from '@/upload/upload-storage';
import { RequestError } from '@/utils/request-error';
import FilesSection from './FilesSection';

const FILE = '11111111-1111-4111-8111-111111111111';
const stored = {
  id: FILE,
  name: '承诺书.pdf',
  size: 1_258_291,
  type: 'application/pdf',
  state: 'ready' as const,
  refusal: null,
  sha256: null,
  createTime: '2026-09-12T10:00:00+08:00',
};
const oneFile = {
  'files.attachments': ['f001'],
  'files.attachments.f001.kind': 'commitment',
  'files.attachments.f001.file': FILE,
};

const device: UploadStorage = {
  list: async () => [],
  keep: async () => undefined,
  forget: async () => undefined,
  claim: async () => () => undefined,
};
const news: Record<string, UploadNews> = {};
const line: jest.Mocked<Upload> = { start: jest.fn(), pause: jest.fn(), cancel: jest.fn() };

let applications = 500;
/** Uploads are kept per application as long as it is open, so each test uses an application of its own. */
const open = (facts: Parameters<typeof renderSection>[2] = {}) =>
  renderSection('files', FilesSection, {
    ...facts,
    application: { id: ++applications, files: [stored], ...facts.application },
  });

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(uploadPorts, 'storage').mockReturnValue(device);
  jest.spyOn(uploadPorts, 'inspect').mockResolvedValue({ state: 'ready' });
  jest.spyOn(uploadPorts, 'send').mockImplementation((file, _owner, told) => {
    news[file.name] = told;
    return line;
  });
});

const material = (name: string) => screen.getByRole('group', { name: new RegExp(`^${name}`) });
const choose = (name: string, ...files: File[]): void => {
  const chooser = material(name).querySelector('input[type=file]');
  if (chooser) fireEvent.change(chooser, { target: { files } });
};
const aFile = (name: string): File => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const tell = (name: string, what: (told: UploadNews) => void) =>
  act(async () => {
    const told = news[name];
    if (!told) throw new Error(`${name} was never sent`);
    what(told);
  });

describe('附件与承诺', () => {
  it('lists what the period asks for, with its limits, before anything is chosen', () => {
    open();
    expect(screen.getByText('必需材料 1 项，已上传 0 项')).toBeVisible();
    expect(
      within(material('承诺书')).getByText('PDF、DOCX、JPG，每个不超过 20 MB，最多 10 个'),
    ).toBeVisible();
    expect(within(material('查新报告')).getByText('选填')).toBeVisible();
  });

  it('lets a file into the draft only once it is ready', async () => {
    const { draft } = open();
    choose('承诺书', aFile('承诺书一.pdf'), aFile('承诺书二.pdf'));
    await tell('承诺书一.pdf', (told) => told.progress(4));
    expect(screen.getByText('50%，共 8 B')).toBeVisible();
    expect(draft.value('files.attachments')).toEqual([]);
    await tell('承诺书一.pdf', (told) => told.arrived(FILE));
    await waitFor(() => expect(draft.value('files.attachments')).toHaveLength(1));
    const [row] = draft.value('files.attachments') as string[];
    expect(draft.value(`files.attachments.${row}.kind`)).toBe('commitment');
    expect(draft.value(`files.attachments.${row}.file`)).toBe(FILE);
    expect(screen.getByText('必需材料 1 项，已上传 1 项')).toBeVisible();
  });

  it('keeps files in the order in which they were chosen, whichever is there first', async () => {
    const { draft } = open();
    choose('承诺书', aFile('查新0.pdf'), aFile('查新1.pdf'), aFile('查新2.pdf'));
    for (const n of ['2', '0', '1']) {
      await tell(`查新${n}.pdf`, (told) => told.arrived(n));
      await waitFor(() => expect(screen.queryByText('正在检查文件')).not.toBeInTheDocument());
    }
    await waitFor(() => expect(draft.value('files.attachments')).toHaveLength(3));
    const rows = draft.value('files.attachments') as string[];
    expect(rows.map((row) => draft.value(`files.attachments.${row}.file`))).toEqual(['0', '1', '2']);
  });

  it('names each file that cannot be taken, with its reason', () => {
    open();
    const large = aFile('汇编.pdf');
    Object.defineProperty(large, 'size', { value: 21 * 1024 * 1024 });
    choose('承诺书', large, aFile('程序.exe'), aFile('表.DOCM'), aFile('好.pdf'));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('“汇编.pdf”超过 20 MB，请压缩后重新上传');
    expect(alert).toHaveTextContent('仅支持 PDF、DOCX、JPG');
    expect(alert).toHaveTextContent('“表.DOCM”是含有宏的文件，请另存为 DOCX 或 PDF 后重新选择');
    expect(Object.keys(news)).toContain('好.pdf');
    expect(uploadPorts.send).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['damaged', '“伪装.pdf”无法打开，请检查后重新上传'],
    ['extension', '“伪装.pdf”的内容不是 PDF，请重新导出后再选择'],
  ] as const)(
    'says why the service refused a file (%s), keeps it out of the draft and does not offer to send it again',
    async (problem, said) => {
      const { draft } = open();
      jest
        .spyOn(uploadPorts, 'inspect')
        .mockResolvedValue({ state: 'refused', refusalWord: uploadWord(problem, '伪装.pdf') });
      choose('承诺书', aFile('伪装.pdf'));
      await tell('伪装.pdf', (told) => told.arrived(FILE));
      expect(await screen.findByText(said)).toBeVisible();
      expect(screen.queryByRole('button', { name: /^重试/ })).toBeNull();
      expect(screen.getByRole('button', { name: '取消上传“伪装.pdf”' })).toBeVisible();
      expect(draft.value('files.attachments')).toEqual([]);
    },
  );

  it('says when the space is full, in the words of the service', async () => {
    open();
    choose('承诺书', aFile('第八份.pdf'));
    const serverMessage = '个人上传空间已满（500 MB），请删除不用的草稿后重试';
    await tell('第八份.pdf', (told) =>
      told.refused(new RequestError({ kind: 'reply', httpStatus: 413, serverMessage })),
    );
    expect(screen.getByText(serverMessage)).toBeVisible();
    expect(screen.getByRole('button', { name: /^重试/ })).toBeVisible();
  });

  it('pauses, goes on, and goes on again after a cut', async () => {
    const user = userEvent.setup();
    open();
    choose('承诺书', aFile('报告.pdf'));
    await user.click(screen.getByRole('button', { name: '暂停上传“报告.pdf”' }));
    expect(line.pause).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: /^继续/ }));
    await tell('报告.pdf', (told) => told.interrupted());
    expect(screen.getByText(/上传中断，点击继续/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^继续/ }));
    expect(line.start).toHaveBeenCalledTimes(3);
  });

  it('takes a file out and puts it back', async () => {
    const user = userEvent.setup();
    const { draft } = open({ fields: oneFile });
    await user.click(screen.getByRole('button', { name: '移除“承诺书.pdf”' }));
    expect(draft.value('files.attachments')).toEqual([]);
    await user.click(screen.getByRole('button', { name: '撤销' }));
    expect(draft.value('files.attachments')).toEqual(['f001']);
    expect(screen.getByRole('button', { name: '下载 承诺书.pdf' })).toBeVisible();
  });

  it('puts the files of one material in another order, and leaves those of the others', async () => {
    const files = ['一', '二', '三'].map((name, index) => ({
      ...stored,
      id: FILE.replace(/^1/, String(index + 2)),
      name: `${name}.pdf`,
    }));
    const [one, two, three] = files.map(({ id }) => id);
    const row = (id: string, kind: string, file = '') => ({
      [`files.attachments.${id}.kind`]: kind,
      [`files.attachments.${id}.file`]: file,
    });
    const { draft } = open({
      fields: {
        'files.attachments': ['f001', 'f002', 'f003'],
        ...row('f001', 'commitment', one),
        ...row('f002', 'novelty', two),
        ...row('f003', 'commitment', three),
      },
      application: { files },
    });

    await userEvent.click(screen.getByRole('button', { name: '上移“三.pdf”' }));

    expect(draft.value('files.attachments')).toEqual(['f003', 'f002', 'f001']);
    expect(screen.queryByRole('button', { name: '上移“二.pdf”' })).toBeNull();
    const shown = within(material('承诺书')).getAllByRole('button', { name: /^下载/ });
    expect(shown.map(({ textContent }) => textContent)).toEqual(['下载三.pdf', '下载一.pdf']);
  });

  it('asks for three promises, each on its own, and takes one back as unanswered', async () => {
    const user = userEvent.setup();
    const { draft } = open({
      errors: { 'files.promiseUnique': '请阅读并勾选“同一研究内容未获得其他财政资金重复支持”' },
    });
    expect(within(screen.getByRole('group', { name: '申报承诺' })).getAllByRole('checkbox')).toHaveLength(3);
    const truth = screen.getByRole('checkbox', { name: /真实、准确、完整/ });
    await user.click(truth);
    expect(draft.value('files.promiseTruth')).toBe(true);
    await user.click(truth);
    expect(draft.value('files.promiseTruth')).toBeNull();
    expect(screen.getByRole('checkbox', { name: /重复支持/ })).toHaveAccessibleDescription(/请阅读并勾选/);
  });

  it('shows materials of another period only to be taken out', () => {
    open({ fields: { ...oneFile, 'files.attachments.f001.kind': 'ethics' } });
    const others = material('其他批次的材料');
    expect(within(others).getByRole('button', { name: '移除“承诺书.pdf”' })).toBeVisible();
    expect(within(others).queryByRole('button', { name: '选择文件' })).not.toBeInTheDocument();
  });

  it('is only read where nothing may be changed', () => {
    open({ fields: { ...oneFile, 'files.promiseTruth': true }, readOnly: true });
    expect(screen.getByRole('button', { name: '下载 承诺书.pdf' })).toBeVisible();
    expect(screen.getByText('已确认')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '选择文件' })).not.toBeInTheDocument();
  });
});
