import { documentGrams, initialsOf, normalise, planQuery } from '@server/modules/search/grams';
import { excerptOf, initialMarks, marksOf } from '@server/modules/search/marks';

describe('search pieces', () => {
  it('cuts Han runs into pairs and keeps letters and digits together', () => {
    expect(documentGrams('经费', '2026 年')).toEqual(
      expect.arrayContaining(['经费', '20', '02', '26', '年', '~jf']),
    );
  });

  it('reads full-width letters, digits and spaces as their common forms', () => {
    expect(normalise(' ＫＣ２０２６　Ａ ')).toBe('kc2026 a');
  });

  it('finds a title by the initials of its readings', () => {
    expect(initialsOf('开创专项管理办法')).toEqual(['kczxglbf']);
    expect(planQuery('kczx').initials).toEqual(['~kczx']);
    expect(planQuery('kczxgl').initials).toEqual(['~kczx', '~czxg', '~zxgl']);
    expect(planQuery('专项').initials).toBeNull();
    expect(planQuery('xx').initials).toEqual(['~xx']);
    expect(planQuery('xxxx').initials).toEqual(['~xxxx']);
    expect(planQuery('xxxxx').initials).toBeNull();
  });

  it.each([
    ['开创专项管理办法', 'kcz', true],
    ['开创专项管理办法', 'glbf', true],
    // It contains the pairs kc, cz and zx, but not next to each other.
    ['开创公司的财政与咨询', 'kcz', false],
    ['车厢与专项和开厂', 'kczx', false],
    ['项下小专型学', 'xxxx', false],
    ['详细信息学', 'xxxx', true],
  ])('%s has the initials %s side by side: %s', (title, typed, isFound) => {
    const pieces = new Set(documentGrams(title, ''));

    expect((planQuery(typed).initials ?? []).every((piece) => pieces.has(piece))).toBe(isFound);
  });

  it('asks for every word of a query', () => {
    expect(planQuery('经费 决算').words).toEqual(['经费', '决算']);
    expect(planQuery('经费 决算').anywhere.pieces).toEqual(['经费', '决算']);
  });

  it('looks into the texts only for what the pieces do not prove', () => {
    expect(planQuery('经费 管理办法 A2').anywhere.words).toEqual(['管理办法']);
    expect(planQuery('经a').anywhere.words).toContain('a');
  });
});

describe('marks', () => {
  it('stand at every hit, joined where they touch', () => {
    expect(marksOf('经费与经费决算', ['经费', '决算'])).toEqual([
      [0, 2],
      [3, 7],
    ]);
  });

  it('stand at the characters whose initials were typed', () => {
    expect(initialMarks('关于开创专项的通知', 'kczx')).toEqual([[2, 6]]);
    expect(initialMarks('2026 年开创专项', ' KCZX ')).toEqual([[6, 10]]);
    expect(initialMarks('开创、专项', 'kczx')).toEqual([]);
  });

  it('show the stretch of a long text around the first hit', () => {
    const { text, marks } = excerptOf(`${'前'.repeat(200)}决算${'后'.repeat(200)}`, ['决算']);
    expect(text.startsWith('…')).toBe(true);
    expect(marks).toHaveLength(1);
    expect(text.slice(...(marks[0] ?? [0, 0]))).toBe('决算');
  });
});
