import { type MakeCode, qrDrawing } from '@contract/rules/qr-drawing';
import qrcode from 'qrcode-generator';

const make: MakeCode = qrcode;

it('draws each dark module once, behind the light margin', () => {
  const code = qrcode(0, 'M');
  code.addData('https://kaichuang.example.com/verify');
  code.make();
  const count = code.getModuleCount();

  const { size, path } = qrDrawing(make, 'https://kaichuang.example.com/verify', 4);

  expect(size).toBe(count + 8);
  const drawn = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1)
      expect(drawn.has(`${column + 4} ${row + 4}`)).toBe(code.isDark(row, column));
});
