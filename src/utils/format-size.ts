const STEP = 1024;

/** `46 KB`, `3.2 MB`: as attachments and limits are written everywhere. */
export function formatSize(bytes: number): string {
  if (bytes < STEP) return `${bytes} B`;
  const [unit, value] = bytes < STEP * STEP ? ['KB', bytes / STEP] : ['MB', bytes / STEP / STEP];
  return `${value < 10 && !Number.isInteger(value) ? value.toFixed(1) : Math.round(value)} ${unit}`;
}
