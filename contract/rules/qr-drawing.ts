interface Code {
  addData(text: string): void;
  make(): void;
  getModuleCount(): number;
  isDark(row: number, column: number): boolean;
}
/** The generator of the package `qrcode-generator`; each program loads it in its own way. */
export type MakeCode = (version: 0, correction: 'M') => Code;

export interface QrDrawing {
  /** Side length in modules, including the light margin. */
  size: number;
  /** The dark modules as the path of an SVG: sharp at every size, on paper as well. */
  path: string;
}

/**
 * A QR code as a drawing, with a light margin of `quiet` modules, without which scanners cannot find it on a screen.
 */
export function qrDrawing(make: MakeCode, text: string, quiet: number): QrDrawing {
  const code = make(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const places = Array.from({ length: count }, (_, index) => index);
  const path = places
    .flatMap((row) =>
      places
        .filter((column) => code.isDark(row, column))
        .map((column) => `M${column + quiet} ${row + quiet}h1v1h-1z`),
    )
    .join('');
  return { size: count + 2 * quiet, path };
}
