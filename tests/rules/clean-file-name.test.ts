import { cleanFileName, fileNameOf } from '@contract/rules/clean-file-name';
import { attachmentDisposition } from '@server/http/file-disposition';

/** Hostile names, and the stored name where it is worth stating. */
const HOSTILE: [name: string, kept?: string][] = [
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['..\\..\\Windows\\win.pdf', 'win.pdf'],
  ['C:\\CON', '_CON'],
  ['/', '附件'],
  ['..', '附件'],
  ['.htaccess', 'htaccess'],
  ['-rf.pdf', 'rf.pdf'],
  ['--help -- .pdf', 'help --.pdf'],
  ['~$申报书.docx'],
  ['a\u0000.exe\u0000.pdf', 'a.exe.pdf'],
  ['a\r\nSet-Cookie: x=1\r\n.pdf', 'aSet-Cookie_ x=1.pdf'],
  ['承诺书\u202Efdp.exe', '承诺书fdp.exe'],
  ['\u2066甲\u2069.pdf', '甲.pdf'],
  ['\u200B\uFEFF\u2060.pdf', 'pdf'],
  ['\u3164\u115F\u034F', '附件'],
  ['甲\uFE0F\u{E0100}\u{E0041}.pdf', '甲.pdf'],
  ['甲\uFFFF\uFDD0.pdf', '甲.pdf'],
  ['甲\uD800.pdf', '甲.pdf'],
  ['CON.pdf', '_CON.pdf'],
  ['nul', '_nul'],
  ['Aux .docx', '_Aux.docx'],
  ['COM1.tar.pdf', '_COM1.tar.pdf'],
  ['lpt³.pdf', '_lpt³.pdf'],
  ['CONIN$', '_CONIN$'],
  ['contract.pdf', 'contract.pdf'],
  ['e\u200D\u0301te\u0301.pdf', 'été.pdf'],
  ['a; filename=evil.exe.pdf'],
  ['a"; filename*=UTF-8\'\'evil.exe; x=".pdf'],
  ["a'b%22%0d%0a.pdf"],
  ['=cmd|calc.pdf', '=cmd_calc.pdf'],
  ['<img src=x onerror=alert(1)>.pdf', '_img src=x onerror=alert(1)_.pdf'],
  ['报告.pdf. . .', '报告.pdf'],
  ['раураl.pdf'],
  [`${'长'.repeat(300)}.pdf`, `${'长'.repeat(65)}.pdf`],
  [`${'\u{20BB7}'.repeat(300)}.docx`],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(116)}.pdf`],
  [`${'a'.repeat(119)} .pdf`],
  [`${'\u0301'.repeat(4000)}.pdf`],
];

describe.each(HOSTILE)('%j [req:attack-a52]', (raw, kept) => {
  const name = cleanFileName(raw);

  it('becomes one visible part of a path that every system takes, and stays it', () => {
    if (kept !== undefined) expect(name).toBe(kept);
    expect(cleanFileName(name)).toBe(name);
    expect(name).toBe(name.normalize('NFC'));
    expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]|^[ .-]|[ .]$/u);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
    expect(name.length).toBeGreaterThan(0);
  });

  it('is offered for saving under that name, in one parameter of plain ASCII', () => {
    const disposition = attachmentDisposition(name);

    expect(disposition).toMatch(
      /^attachment; filename="[\x20-\x21\x23-\x24\x26-\x29\x2b-\x3a\x3c-\x5b\x5d-\x7e]+"; filename\*=UTF-8''[\w.~%-]+$/,
    );
    expect(decodeURIComponent(disposition.slice(disposition.lastIndexOf("''") + 2))).toBe(name);
  });
});

test.each([
  ['水务/燃气：一体化 "诊断"？', 'docx', '水务_燃气：一体化 _诊断_？.docx'],
  ['按类别-全部 2026-11-29 04:53', 'csv', '按类别-全部 2026-11-29 04_53.csv'],
  ['..\\甲', 'docx', '_甲.docx'],
  ['', 'docx', '附件.docx'],
])('a file called after %j keeps as much of it as a file system takes', (text, ending, name) => {
  expect(fileNameOf(text, ending)).toBe(name);
});

test.each([
  ['立项通知书: 第 1/2 号.pdf', '立项通知书_ 第 1_2 号.pdf'],
  ['aux.csv', '_aux.csv'],
  ['清单\u0007\r\n .', '清单'],
  [`${'长'.repeat(300)}.pdf`, `${'长'.repeat(65)}.pdf`],
])(
  'whatever a download is called after, %j, it is saved under a name that every system takes',
  (text, name) => {
    const disposition = attachmentDisposition(text);
    expect(decodeURIComponent(disposition.slice(disposition.lastIndexOf("''") + 2))).toBe(name);
  },
);

test('a file called after a very long title keeps its ending', () => {
  expect(fileNameOf('长'.repeat(20_000), 'docx')).toMatch(/^长{65}\.docx$/);
});
