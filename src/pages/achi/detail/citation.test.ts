import type { Achievement } from '@contract/achievement';
import { bibCitation, gbCitation } from './citation';

const achievement = (...names: string[]) =>
  ({
    title: '含氟废水两级除氟装置',
    no: 'CG2026-0105',
    unitName: '砺石新材料研究院',
    finishedOn: '2025-03-11',
    contributors: names.map((name) => ({ name, role: 'lead', state: 'named' })),
  }) as unknown as Achievement;

it('names up to three people by GB/T 7714, and says 等 beyond', () => {
  expect(gbCitation(achievement('陆一苇', '奚云开'), '开创专项')).toBe(
    '陆一苇，奚云开. 含氟废水两级除氟装置[Z]. 砺石新材料研究院，2025. 开创专项，CG2026-0105.',
  );
  expect(gbCitation(achievement('甲', '乙', '丙', '丁'), '开创专项')).toMatch(/^甲，乙，丙，等\. /);
});

it.each([
  ['5% & #1 $x_2$', '5\\% \\& \\#1 \\$x\\_2\\$'],
  ['{A} 与 }', '\\textbraceleft{}A\\textbraceright{} 与 \\textbraceright{}'],
  ['C:\\院', 'C:\\textbackslash{}院'],
  ['~/10^6', '\\textasciitilde{}/10\\textasciicircum{}6'],
  ['“甲”"乙"@<>|\'`!?=+-*', '“甲”"乙"@<>|\'`!?=+-*'],
  ['两行\n一题', '两行 一题'],
])('writes %j so that TeX can read it', (text, written) => {
  const lines = bibCitation({ ...achievement(text), title: text, unitName: text } as Achievement);

  for (const field of ['author', 'title', 'institution']) expect(lines).toContain(`${field} = {${written}}`);
});

it('keeps a name together that has a comma or “and” in it', () => {
  expect(bibCitation(achievement('Miller, Ann', 'Research and Sons', '陆一苇'))).toContain(
    'author = {{Miller, Ann} and {Research and Sons} and 陆一苇}',
  );
});

it('is BibTeX with all names', () => {
  expect(bibCitation(achievement('陆一苇', '奚云开'))).toContain('author = {陆一苇 and 奚云开}');
});
