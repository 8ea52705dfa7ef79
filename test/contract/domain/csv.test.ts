import fc from 'fast-check'
import { toCsv } from '@contract/domain/csv'

const MARK = '\uFEFF'
const one = (text: string): string => toCsv([[text]]).slice(MARK.length, -2)

test('starts with the mark by which Excel knows UTF-8; lines end as RFC 4180 says', () => {
  expect(
    toCsv([
      ['Familia', 'Año'],
      ['PEÑA', '2026'],
    ]),
  ).toBe(`${MARK}Familia,Año\r\nPEÑA,2026\r\n`)
})

test.each([
  ['a, b', '"a, b"'],
  ['dijo «sí»', 'dijo «sí»'],
  ['dijo "sí"', '"dijo ""sí"""'],
  ['una\ndos', '"una\ndos"'],
  ['una\r\ndos', '"una\r\ndos"'],
  ['', ''],
])('%j is written %j', (text, expected) => {
  expect(one(text)).toBe(expected)
})

test.each(['=1+1', '+52 722', '-5', '@SUM(A1)', ' =1', '＝1', '＋1', '－1', '＠x'])(
  '%j is a text and is never run',
  (text) => {
    expect(one(text)).toBe(`'${text}`)
  },
)

test.each([
  ...['200B', '200C', '200D', '200E', '202E', '2060', '2066', '00AD', '034F', '061C', '180E', '115F', '3164'],
  ...['FE0F', 'FEFF', '0001', 'E0020'],
])('behind U+%s, which shows nothing, it is a text too', (code) => {
  const unseen = String.fromCodePoint(parseInt(code, 16))
  for (const text of [`${unseen}=1+1`, ` ${unseen} ${unseen}@x`]) expect(one(text)).toBe(`'${text}`)
  expect(one(`${unseen}ALUMNA`)).toBe(`${unseen}ALUMNA`)
})

test.each([
  ['x;=1+1', `"x;'=1+1"`],
  ['x; -2', `"x; '-2"`],
  ['a\n@SUM(A1)', `"a\n'@SUM(A1)"`],
  ['x\t=1', `"x\t'=1"`],
  ['x;\u200B=1', `"x;\u200B'=1"`],
  ['\t=1', `"'\t'=1"`],
  ['uno; dos', '"uno; dos"'],
])('%j cannot become a cell of its own that is run', (text, expected) => {
  expect(one(text)).toBe(expected)
})

test('a formula with a comma is both guarded and quoted', () => {
  expect(one('=HYPERLINK("http://x", "y")')).toBe(`"'=HYPERLINK(""http://x"", ""y"")"`)
})

/** Reads what was written, as RFC 4180 says. */
const parse = (csv: string): string[][] =>
  csv
    .slice(MARK.length)
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .slice(0, -1)
    .map((line) =>
      line
        .split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
        .map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replace(/""/g, '"') : cell)),
    )

test('whatever is written comes back, but for the guard', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'ñ', ',', '"', '\n', '\r', ';', '=', ' ', '1'),
    maxLength: 8,
  })
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
      const read = parse(toCsv(rows)).map((row) => row.map((cell) => cell.replace(/(^|[;\r\n]\s*)'/g, '$1')))
      expect(read).toEqual(rows)
    }),
  )
})
