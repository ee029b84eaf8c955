import formatModule from 'ajv-formats/dist/formats.js';

/**
 * Formats that are validated; any other one only concerns the widget. Patterns are part of the generated code.
 * Functions are placeholders for those of the runtime below.
 */
export const carriedFormats: ReadonlyMap<string, RegExp | ((text: string) => boolean)> = new Map<
  string,
  RegExp | ((text: string) => boolean)
>([
  ['email', patternOf('email', formatModule.fullFormats)],
  ['uuid', patternOf('uuid', formatModule.fullFormats)],
  // The full check of a URI is a function that the module cannot contain.
  ['uri', patternOf('uri', formatModule.fastFormats)],
  ['date', () => true],
  ['date-time', () => true],
  ['time', () => true],
]);

function patternOf(format: 'email' | 'uri' | 'uuid', formats: typeof formatModule.fullFormats): RegExp {
  const pattern = formats[format];
  if (pattern instanceof RegExp) return pattern;
  throw new Error(`The format "${format}" of ajv-formats is expected to be a pattern.`);
}

/**
 * The runtime of the generated validators, as code: the module is served under a strict Content-Security-Policy, so it
 * imports and evaluates nothing.
 */
export const standaloneRuntime = `
function ucs2length(text) {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) !== 0xdc00 || (text.charCodeAt(at - 1) & 0xfc00) !== 0xd800) continue;
    length -= 1;
    at += 1;
  }
  return length;
}
function equal(a, b) {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a !== a && b !== b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && equal(a[name], b[name]));
}
const days = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
function digits(text, from, to) {
  let number = 0;
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return number;
}
function isDate(text) {
  if (text.length !== 10 || text[4] !== '-' || text[7] !== '-') return false;
  const year = digits(text, 0, 4), month = digits(text, 5, 7), day = digits(text, 8, 10);
  if (year < 0) return false;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && leap ? 29 : days[month]);
}
function isTime(text) {
  const parts = /^(\\d\\d):(\\d\\d):(\\d\\d(?:\\.\\d+)?)(z|([+-])(\\d\\d)(?::?(\\d\\d))?)$/i.exec(text);
  if (!parts) return false;
  const hour = +parts[1], minute = +parts[2], second = +parts[3];
  const sign = parts[5] === '-' ? -1 : 1, zoneHour = +(parts[6] || 0), zoneMinute = +(parts[7] || 0);
  if (zoneHour > 23 || zoneMinute > 59) return false;
  if (hour <= 23 && minute <= 59 && second < 60) return true;
  const utcMinute = minute - zoneMinute * sign, utcHour = hour - zoneHour * sign - (utcMinute < 0 ? 1 : 0);
  return (utcHour === 23 || utcHour === -1) && (utcMinute === 59 || utcMinute === -1) && second < 61;
}
function isInstant(text) {
  const parts = text.split(/t|\\s/i);
  return parts.length === 2 && isDate(parts[0]) && isTime(parts[1]);
}
const formats = { date: isDate, 'date-time': isInstant, time: isTime };
const shims = { 'ajv/dist/runtime/ucs2length': ucs2length, 'ajv/dist/runtime/equal': equal };
const require = (name) => ({ default: shims[name] });
`;
