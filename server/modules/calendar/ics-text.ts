import { beijingClock } from '@contract/rules/beijing-time';

export interface CalendarEvent {
  /** Stays the same for the same deadline, so that a moved deadline moves its entry in the calendar. */
  uid: string;
  at: Date;
  title: string;
  text: string;
  url: string;
  /** When what the entry says last changed: programs take a version with an older time for the one they have. */
  changedAt: Date;
  /** Lead times as ISO 8601 durations; empty for deadlines that others have to meet. */
  alarms: readonly string[];
}

const LINE_OCTETS = 75;
/** From when versions are counted; the seconds since then fit a 32-bit number until 2088. */
const VERSIONS_FROM = Date.UTC(2020, 0, 1);

/**
 * RFC 5545 §3.3.11. Control characters have no place in a text, except the line break. Signs that some programs take
 * for one would let a title add an entry of its own.
 */
export const icsText = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** RFC 5545 §3.1: at most 75 octets a line, and never a cut inside a character. */
export const foldLine = (line: string): string => {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += sign;
    octets += size;
  }
  return [...lines, current].join('\r\n');
};

const packed = (clock: string): string => clock.replace(/[-:]/g, '').replace(' ', 'T');
const utc = (time: Date): string => `${time.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const beijing = (time: Date): string => packed(beijingClock(time));

const alarmLines = (before: string, title: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:-${before}`,
  `DESCRIPTION:${icsText(title)}`,
  'END:VALARM',
];

/** A moment rather than a span: an event without an end takes no time (RFC 5545 §3.6.1). */
const eventLines = ({ uid, at, title, text, url, changedAt, alarms }: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${utc(changedAt)}`,
  `LAST-MODIFIED:${utc(changedAt)}`,
  // RFC 5545 §3.8.7.4: Outlook moves an entry that it has only if its number is higher.
  `SEQUENCE:${Math.max(0, Math.floor((changedAt.getTime() - VERSIONS_FROM) / 1000))}`,
  `DTSTART;TZID=Asia/Shanghai:${beijing(at)}`,
  `SUMMARY:${icsText(title)}`,
  `DESCRIPTION:${icsText(text)}`,
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  ...alarms.flatMap((before) => alarmLines(before, title)),
  'END:VEVENT',
];

/** China has had one offset since the summer time of 1991, so the zone is one line of history. */
const ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Shanghai',
  'BEGIN:STANDARD',
  'DTSTART:19910915T020000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0800',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** A whole calendar as RFC 5545 wants it: folded lines, CRLF, 北京时间. */
export const icsCalendar = (name: string, events: readonly CalendarEvent[]): string => {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//kaichuang//deadlines//ZH',
    'CALSCALE:GREGORIAN',
    `NAME:${icsText(name)}`,
    `X-WR-CALNAME:${icsText(name)}`,
    'X-WR-TIMEZONE:Asia/Shanghai',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...ZONE,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
};
