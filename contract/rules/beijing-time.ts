const OFFSET_MS = 8 * 3_600_000;

/** `2026-09-30 23:59:59（北京时间）`. China has had no daylight saving since 1991, so the offset is fixed. */
export const beijingTime = (iso: string): string => `${beijingClock(iso)}（北京时间）`;

/** `2026-09-30 23:59:59` in Asia/Shanghai, whatever the machine's zone. */
export const beijingClock = (iso: string | number | Date): string =>
  new Date(new Date(iso).getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** ISO 8601 with the offset written out (product §3). */
export const beijingIso = (time: Date): string =>
  `${new Date(time.getTime() + OFFSET_MS).toISOString().slice(0, 19)}+08:00`;
