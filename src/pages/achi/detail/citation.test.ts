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

it('writes signs of TeX so that the file can be read', () => {
  const odd = { ...achievement('O_Neil'), title: '误差 5% 的 {A&B} 方法', unitName: 'C:\\院' };
  const lines = bibCitation(odd as Achievement);

  expect(lines).toContain('title = {误差 5\\% 的 A\\&B 方法}');
  expect(lines).toContain('author = {O\\_Neil}');
  expect(lines).toContain('institution = {C:\\textbackslash 院}');
});

it('is BibTeX with all names', () => {
  expect(bibCitation(achievement('陆一苇', '奚云开'))).toContain('author = {陆一苇 and 奚云开}');
});
