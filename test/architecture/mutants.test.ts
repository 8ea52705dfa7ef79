import { relatedTests } from '../support/mutants/related'
import { applied, changesOf, type Kind } from '../support/mutants/operators'
import { pickMutants } from '../support/mutants/pick'
import { filesUnder } from '../support/checks/files'

/** What a text becomes by each change of a kind. */
const becomes = (text: string, kind: Kind): string[] =>
  changesOf('some.ts', text)
    .filter((change) => change.kind === kind)
    .map((change) => applied(text, change).trim())

describe('each kind of mistake is what its name says', () => {
  const CASES: [Kind, string, string[]][] = [
    ['comparison', 'const a = b < c', ['const a = b <= c']],
    ['comparison', 'const a = b === c', ['const a = b !== c']],
    ['and / or', 'const a = b && c', ['const a = b || c']],
    ['plus / minus', 'const a = b + c', ['const a = b - c']],
    ['plus / minus', 'a += c', ['a -= c']],
    ['constant', 'const a = b * 16', ['const a = b * 17', 'const a = b * (15)']],
    ['not', 'const a = !b', ['const a = b']],
    ['filter', 'const a = rows.filter(isOpen).map(id)', ['const a = rows.map(id)']],
    [
      'filter',
      "db.selectFrom('x').where('a', '=', 1).where('b', '=', 2)",
      ["db.selectFrom('x').where('a', '=', 1)", "db.selectFrom('x').where('b', '=', 2)"],
    ],
    ['refusal', 'const f = () => { if (a) throw b }', ['const f = () => {  }']],
    ['refusal', "const f = () => { if (a) return 'No'; return null }", ['const f = () => {  return null }']],
    ['awaited', 'const f = async () => { await lock(row); go() }', ['const f = async () => {  go() }']],
    ['true / false', 'const a = { b: true }', ['const a = { b: false }']],
    ['min / max', 'const a = Math.min(b, c)', ['const a = Math.max(b, c)']],
    ['list element', 'const a = [b, c, d]', ['const a = [c, d]', 'const a = [b, d]', 'const a = [b, c]']],
  ]
  test.each(CASES)('%s: %s', (kind, text, expected) => {
    expect(becomes(text, kind).sort()).toEqual([...expected].sort())
  })
})

test.each([
  ['types', 'type A = [B, true, 1]'],
  ['imports', "import { a } from './b'"],
  ['logging', 'log.info({ a: b + 1, c: true })'],
  ['sentences', "const a = `${b === 1 ? 'mes' : 'meses'}`"],
  ['words outside of a sentence', "const a = b === c ? 'un mes' : 'meses'"],
  ['text that is joined', "const a = b + ' y ' + c"],
  ['the order of equal rows', 'rows.sort((a, b) => (a < b ? x : y))'],
  ['sizes and times', 'const a = 16 * 1024'],
  ['explanations', "const a = ['Su grupo. Puede quedar vacío.', b]"],
  ['what a hook depends on', 'useEffect(draw, [a, b])'],
  ['a pair that is taken apart', 'rows.map((row) => [row, a])'],
  ['a change that does not compile', 'export const a = b ?? (c && d), e = b ?? c'],
])('nothing is changed in %s', (_, text) => {
  const changes = changesOf('some.ts', text).map((change) => applied(text, change))
  expect(changes.filter((changed) => changed !== 'export const a = b ?? (c || d), e = b ?? c')).toEqual([])
})

test('a seed makes the same mistakes each time, another seed others, a quarter of them in each area', () => {
  const first = pickMutants(5, 8)
  expect(pickMutants(5, 8)).toEqual(first)
  expect(pickMutants(6, 8)).not.toEqual(first)
  expect(first.map(({ area }) => area)).toEqual(
    ['money', 'permissions', 'state', 'files'].flatMap((area) => [area, area]),
  )
  expect(new Set(first.map(({ file }) => file)).size).toBe(8)
})

test('the nearest tests come first, and a test that does not reach the file not at all', () => {
  const testsOf = relatedTests(filesUnder('test', /\.test\.tsx?$/))
  const siblings = testsOf('src/server/modules/scholarships/siblings.ts')
  expect(siblings[0]).toBe('test/server/modules/scholarships/siblings.test.ts')
  expect(siblings).toContain('test/server/modules/students/create.test.ts')
  expect(siblings).not.toContain('test/contract/domain/money.test.ts')
})
