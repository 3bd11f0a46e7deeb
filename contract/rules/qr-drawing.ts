interface Code {
  addData(text: string): void;
  make(): void;
  getModuleCount(): number;
  isDark(row: number, column: number): boolean;
}
/** The generator of the package `qrcode-generator`; each program loads it in its own way. */
export type MakeCode = (version: 0, correction: 'M') => Code;

export interface QrDrawing {
  /** Side of the square, in modules, the light margin included. */
  size: number;
  /** The dark modules as the path of an SVG: sharp at every size, on paper as well. */
  path: string;
}

/** A QR code as a drawing. `quiet` modules stay light around it: on a screen scanners do not find it otherwise. */
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
