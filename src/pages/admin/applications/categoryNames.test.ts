import { categoryNames } from './categoryNames';

const named = (...categories: [key: string, name: string][]) => ({
  categories: categories.map(([key, name]) => ({ key, name, summary: '' })),
});

test('a key bears every name that periods have given it, each once', () => {
  const periods = [
    named(['A', '关键技术'], ['B', '应用示范']),
    named(['A', '关键技术']),
    named(['A', '技术攻关'], ['C', '平台建设']),
  ];

  expect(categoryNames(periods)).toEqual({ A: '关键技术 / 技术攻关', B: '应用示范', C: '平台建设' });
});
