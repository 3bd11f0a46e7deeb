import { acceptOf, fileProblem } from './file-limits';
import { formatSize } from './format-size';

const limits = { extensions: ['PDF', 'DOCX', 'JPG'], maxBytes: 20 * 1024 * 1024, maxFiles: 2 };

test('a file within the limits is taken, whatever the case of its name', () => {
  expect(fileProblem({ name: '合作协议.pdf', size: 1000 }, limits, 0)).toBeNull();
  expect(fileProblem({ name: '照片.JPEG', size: 1000 }, limits, 1)).toBeNull();
});

test.each([
  ['a foreign type', { name: '附件.exe', size: 10 }, 0, 'type'],
  ['a document with macros', { name: '申报书.DOCM', size: 10 }, 0, 'macros'],
  ['no extension at all', { name: '附件', size: 10 }, 0, 'type'],
  ['an empty file', { name: '空.pdf', size: 0 }, 0, 'empty'],
  ['one byte too many', { name: '大.pdf', size: limits.maxBytes + 1 }, 0, 'size'],
  ['one file too many', { name: '三.pdf', size: 10 }, 2, 'count'],
])('%s is refused with its reason', (_name, file, there, kind) => {
  expect(fileProblem(file, limits, there)?.kind).toBe(kind);
});

test('a document with macros is nothing special where no document is taken', () => {
  const pictures = { ...limits, extensions: ['PDF', 'JPG'] };
  expect(fileProblem({ name: '申报书.docm', size: 10 }, pictures, 0)?.kind).toBe('type');
});

test('the chooser shows the same types', () => {
  expect(acceptOf(limits)).toBe('.pdf,.docx,.jpg,.jpeg');
});

test('sizes read as people write them', () => {
  expect([900, 47_104, 20 * 1024 * 1024, 3_355_443].map(formatSize)).toEqual([
    '900 B',
    '46 KB',
    '20 MB',
    '3.2 MB',
  ]);
});
