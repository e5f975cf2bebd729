import fc from 'fast-check'

/** Texts that parsers, databases, paths and pages tend to get wrong. */
const ODD_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\r\nx-injected: 1',
  '\t\v\u0085\u2028\u2029',
  '\u200B\u200E\u202E\uFEFF',
  '\uD800',
  'ﷺ',
  'İıſßΐ',
  '👩‍👩‍👧‍👦'.repeat(20),
  '0',
  '-1',
  '1e999',
  'NaN',
  '2147483648',
  '9223372036854775808',
  '99999999999999999999999999',
  '0x7f',
  '1.7976931348623157e308',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "' OR 1=1 --",
  "'; DROP TABLE quote; --",
  '"; SELECT 1; "',
  'a* OR "b" NEAR c',
  '"(',
  '%',
  '%%%_%',
  '\\',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '/etc/passwd',
  'file:///etc/passwd',
  'http://127.0.0.1:1/',
  '//example.com/%2f..',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}',
  '${7*7}',
  '&amp;&#x0;&unknown;',
  'a@b',
  'a@example.com',
  '"a b"@example.com',
  `${'a'.repeat(250)}@example.com`,
  'MQ==',
  'MTo=',
  '=',
  'base64',
  '2026-02-30',
  '0000-00-00 00:00:00',
  '9999-12-31T23:59:59Z',
  '-271821-04-20',
  '275760-09-13',
  '+39 02 1234567',
]

/** Pieces of which long texts are made: some functions need the square of the length for one of them. */
const PIECES: readonly string[] = [
  'a',
  ' ',
  '/',
  '%',
  '_',
  '"',
  '<',
  '&',
  '\u0301\u0323',
  'a ',
  '@',
  '.',
  '-',
  '\n',
  '[',
]

const longText: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...PIECES),
    fc.constantFrom(50, 256, 1_000, 4_990, 9_990, 30_000),
    fc.constantFrom('', 'z', '!'),
  )
  .map(([piece, length, end]) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length) + end)

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...ODD_TEXTS), weight: 6 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }), weight: 2 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 30 }), weight: 1 },
  { arbitrary: longText, weight: 2 },
)

export type Fault = { readonly where: number; readonly length: number; readonly other: string }

/** A place in a text, from 0 to 1, and the text that replaces some characters there. */
export const fault: fc.Arbitrary<Fault> = fc.record({
  where: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(20),
  other: fc.oneof(hostileText, fc.constantFrom('{', '}', '(', ')', '...', '$', '@', '"""', '#', ':', '!')),
})

export function withFault(text: string, { where, length, other }: Fault): string {
  const at = Math.floor(where * text.length)
  return text.slice(0, at) + other + text.slice(at + length)
}

export const broken = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(texts, fault).map(([text, at]) => withFault(text, at))
