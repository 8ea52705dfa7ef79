import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../support/checks/cruise'
import { filesUnder, textOf } from '../support/checks/files'
import { anchorOf, lostLinks, lostReferences } from '../support/checks/references'

const TEXT = /\.(ts|tsx|js|cjs|mjs|sql|md)$/
const atRoot = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isFile() && TEXT.test(entry.name))
  .map(({ name }) => name)
const everywhere = [...atRoot, ...filesUnder('src', TEXT), ...filesUnder('test', TEXT)]
const pages = filesUnder('src/decisions', /\.md$/)
const handbook = pages.filter((file) => file.startsWith('src/decisions/domain/'))

/** Written in two halves, so that this file does not find itself. */
const word = (...halves: string[]) => halves.join('')

describe('a reference leads somewhere', () => {
  test.each([
    ['decisions/domain/charges', true],
    ['(decisions/domain/charges#states): more', true],
    ['decisions/0004.', true],
    ['decisions/domain/', true],
    [word('decisions/domain/', 'nowhere'), false],
    [word('decisions/domain/charges#', 'nowhere'), false],
    [word('decisions/', '9999'), false],
  ])('%s', (text, leads) => {
    expect(lostReferences(text)).toHaveLength(leads ? 0 : 1)
  })

  test('a heading becomes its anchor', () => {
    expect(anchorOf('Nobody is locked out, nobody rises')).toBe('nobody-is-locked-out-nobody-rises')
  })

  test('every reference of code, tests and pages', () => {
    const lost = everywhere.flatMap((file) =>
      lostReferences(textOf(file)).map((reference) => `${file}: ${reference}`),
    )
    expect(lost).toEqual([])
  })

  test.each([
    ['[wire](wire.md)', []],
    ['[wire](wire.md#no-such-heading)', ['](wire.md#no-such-heading)']],
    ['![a picture](no-such.png)', ['](no-such.png)']],
    ['<img src="no-such.png">', ['src="no-such.png"']],
    ['<source srcset="no-such.png">', ['srcset="no-such.png"']],
    ['[there](https://example.mx/a)', []],
    ['[there](http://example.mx/a)', ['](http://example.mx/a)']],
    ['[a heading of this page](#x)\n\n## X', []],
    ['[none of this page](#y)\n\n## X', ['](#y)']],
  ])('%s: what of it leads nowhere', (text, lost) => {
    expect(lostLinks('src/decisions/domain/charges.md', text)).toEqual(lost)
  })

  test('every file that SECURITY names as a proof', () => {
    const named = [...textOf('.github/SECURITY.md').matchAll(/`((?:test|src)\/[^`]+)`/g)].map(
      ([, file = '']) => file,
    )
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
  })

  test('every link and picture of README, guides, .github and pages', () => {
    const front = ['README.md', ...filesUnder('.github', /\.md$/), ...filesUnder('src/guias', /\.md$/)]
    expect(front.length).toBeGreaterThan(12)
    const lost = [...front, ...pages].flatMap((file) => lostLinks(file).map((link) => `${file}: ${link}`))
    expect(lost).toEqual([])
  })
})

describe('the handbook', () => {
  const names = handbook.map((file) => file.slice('src/decisions/domain/'.length))

  test.each(names.filter((name) => name !== 'README.md'))(
    '%s says what it is, and stands in the index',
    (name) => {
      const text = textOf(`src/decisions/domain/${name}`)
      expect(text).toMatch(new RegExp(`^# ${name.slice(0, -'.md'.length)}\n\n\\S.{20,}\\.\n\n`))
      expect(text.split('\n').length).toBeLessThanOrEqual(121)
      expect(textOf('src/decisions/domain/README.md')).toContain(`](${name})`)
    },
  )
})

describe('what is cited stands in the repository', () => {
  /** Documents that are not here, and where tasks are kept; a section sign may stand for a public standard. */
  const NAMES = ['SP-EC', 'DOM-AIN', 'MEX-ICO', 'STA-CK', 'ARCHIT-ECTURE', 'U-I\\.md']
    .join('|')
    .replace(/-/g, '')
  const FOREIGN = new RegExp(`\\b(?:${NAMES})\\b|(?<!RFC \\d+ )\u00A7|\\b[Ii]ssues? \\d`)
  /**
   * Already applied: databases keep the sha-256 of each of these files, comments included, and do not open with a changed one. The
   * handbook page of the table's module explains what they cite.
   */
  const SEALED = /^src\/server\/db\/migrations\/00(0\d|1[0-5])-/

  test.each([
    [word('(SP', 'EC, 5)'), true],
    [word('as DOM', 'AIN says'), true],
    [word('the three widths of UI', '.md'), true],
    [word('Iss', 'ue 4 asks'), true],
    [word('told live (iss', 'ue 4)'), true],
    [word('RFC 9110 ', '\u00A714'), false],
    [word('by rule ', '\u00A714'), true],
    ["timeZone: 'America/Mexico_City', CUSTOMER_SPECIAL, an issue", false],
  ])('%s', (line, cites) => {
    expect(FOREIGN.test(line)).toBe(cites)
  })

  test('nothing cites another document or an issue', () => {
    const cited = everywhere
      .filter((file) => !SEALED.test(file))
      .flatMap((file) =>
        textOf(file)
          .split('\n')
          .flatMap((line, at) => (FOREIGN.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
      )
    expect(cited).toEqual([])
  })
})
