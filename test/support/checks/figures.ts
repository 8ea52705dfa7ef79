import { createHash } from 'node:crypto'
import path from 'node:path'
import ts from 'typescript'
import { filesUnder, textOf } from './files'

/**
 * `npm run figures`: how large the code is and how much of it is ceremony, as a table. Figures are looked at before and after a
 * change; no test compares them.
 */

const CODE = /\.tsx?$/
const SMALL = 60
/** As many equal lines in a row, blank ones and imports left out, make two files a pair. */
const SAME_LINES = 8

const source = filesUnder('src', CODE)
const tests = filesUnder('test', CODE)

const linesOf = (file: string): string[] => textOf(file).split('\n')
const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)
const linesIn = (files: readonly string[]): number => total(files.map((file) => linesOf(file).length - 1))

/** Lines that hold a comment, also beside code. */
const commentLines = (file: string): number => {
  const text = textOf(file)
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, scriptKind(file))
  const lines = new Set<number>()
  const seen = (node: ts.Node): void => {
    // The text of an element may look like a comment: «https://».
    if (!ts.isJsxText(node))
      for (const range of [
        ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
        ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
      ]) {
        const first = tree.getLineAndCharacterOfPosition(range.pos).line
        const last = tree.getLineAndCharacterOfPosition(range.end).line
        for (let line = first; line <= last; line++) lines.add(line)
      }
    for (const child of node.getChildren(tree)) if (!ts.isJSDoc(child)) seen(child)
  }
  seen(tree)
  return lines.size
}

const scriptKind = (file: string) => (file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)

/** The files of ours that a file imports, types too. */
const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/(?:from |import\(|import )'((?:\.|@contract|@client)[^']*)'/g)].flatMap(
    ([, named = '']) => {
      const base = named.startsWith('.')
        ? path.join(path.dirname(file), named)
        : named.replace(/^@(contract|client)/, 'src/$1')
      return known.has(`${base}.ts`) ? [`${base}.ts`] : known.has(`${base}.tsx`) ? [`${base}.tsx`] : []
    },
  )

const known = new Set([...source, ...tests])

/** Small files that one file of src imports and no test. */
const lonely = (): string[] => {
  const importers = new Map<string, string[]>()
  for (const file of known)
    for (const imported of new Set(importsOf(file)))
      importers.set(imported, [...(importers.get(imported) ?? []), file])
  return source.filter((file) => {
    const by = importers.get(file) ?? []
    return by.length === 1 && by[0]!.startsWith('src/') && linesOf(file).length - 1 < SMALL
  })
}

/** Of those: one of each module by its suffix, and chunks of their own, which `import()` loads. */
const WIRED = /\.(shows|screens|plugin|service|queries|schemas|rules|writes|listeners)\.tsx?$/
const chunks = (): Set<string> =>
  new Set(
    source.flatMap((file) =>
      [...textOf(file).matchAll(/import\((?:\/\*.*\*\/ )?'(\.[^']*)'/g)].map(([, named = '']) =>
        path.join(path.dirname(file), named),
      ),
    ),
  )

const lonelyText = (): string => {
  const all = lonely()
  const loaded = chunks()
  const parts = all.filter((file) => !WIRED.test(file) && !loaded.has(file.replace(/\.tsx?$/, '')))
  return `${all.length}, neither a role of every module nor a chunk of its own ${parts.length}`
}

/** How often each suffix `x.SUFFIX.ts` stands in a file's name. */
const suffixes = (): Map<string, number> => {
  const found = new Map<string, number>()
  for (const file of source) {
    const suffix = /^[^.]+\.(.+)\.tsx?$/.exec(path.basename(file))?.[1]
    if (suffix && suffix !== 'd') found.set(suffix, (found.get(suffix) ?? 0) + 1)
  }
  return found
}

/** 'rules 91, queries 81': the most frequent first. */
const suffixText = (roles: ReadonlyMap<string, number>): string =>
  [...roles]
    .sort(([, one], [, other]) => other - one)
    .map(([suffix, count]) => `${suffix} ${count}`)
    .join(', ')

interface TextKeys {
  all: number
  once: number
}

/** Keys of `x.texts.ts`, and those that one line of src reads. Keys read by a computed name count as read never. */
const textKeys = (): TextKeys => {
  const counts = { all: 0, once: 0 }
  for (const file of source.filter((each) => each.endsWith('.texts.ts'))) {
    const readers = source.filter((each) => each === file || importsOf(each).includes(file)).map(textOf)
    const keys = new Set([...textOf(file).matchAll(/^ +(\w+):/gm)].map(([, key = '']) => key))
    for (const key of keys) {
      const reads = readers.flatMap((text) => [...text.matchAll(new RegExp(`\\.${key}\\b`, 'g'))])
      counts.all++
      if (reads.length === 1) counts.once++
    }
  }
  return counts
}

const countOf = (files: readonly string[], pattern: RegExp): number =>
  total(files.map((file) => [...textOf(file).matchAll(pattern)].length))

/** Pairs of files of src that have the same lines in a row. */
const pairs = (): number => {
  const holders = new Map<string, Set<string>>()
  for (const file of source) {
    const lines = textOf(file)
      .replace(/^import [^']*'[^']*'$/gm, '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !/^(import|export) .*from|^[\])},;]+$|^(\/\/|\*|\/\*)/.test(line))
    for (let at = 0; at + SAME_LINES <= lines.length; at++) {
      const key = createHash('md5')
        .update(lines.slice(at, at + SAME_LINES).join('\n'))
        .digest('hex')
      holders.set(key, (holders.get(key) ?? new Set()).add(file))
    }
  }
  const found = new Set<string>()
  for (const files of holders.values())
    for (const one of files) for (const other of files) if (one < other) found.add(`${one} ${other}`)
  return found.size
}

/** Names that once meant several things, or nothing to a reader of this field: how many files of src declare each. */
const NAMES = [
  ...['abonoProblem', 'amountProblem', 'handedOver', 'FamilyKey', 'FamilyRow', 'familyOf', 'apart', 'same'],
  ...[
    'keyOf',
    'Beside',
    'waiting',
    'told',
    'toldRow',
    'seenOf',
    'visitAfter',
    'eachOnce',
    'learn',
    'inLanes',
  ],
  ...['useRested', 'openAnew', 'NOBODY', 'PaySide', 'PayBar', 'PayPanel', 'heard', 'changesHeard'],
]

const client = source.filter((file) => file.startsWith('src/client/'))
const screens = client.filter((file) => !file.startsWith('src/client/state/'))
const LOOKUPS = /querySelector|\.closest[(<]|getElementById/g

const print = (): void => {
  const keys = textKeys()
  const roles = suffixes()
  const names = NAMES.map((name) => {
    const declared = new RegExp(`^(?:export )?(?:const|function|interface|type) ${name}\\b`, 'gm')
    return `${name} ${countOf(source, declared)}`
  })
  const rows: [string, number | string][] = [
    ['files', `${source.length} src, ${tests.length} test`],
    ['lines', `${linesIn(source)} src, ${linesIn(tests)} test`],
    ['lines with a comment', `${total(source.map(commentLines))} src`],
    [`one importer, no test, under ${SMALL} lines`, lonelyText()],
    ['role suffixes', `${roles.size}: ${suffixText(roles)}`],
    ['text keys', `${keys.all}, read once ${keys.once}`],
    ['DOM queries of the client', countOf(client, LOOKUPS)],
    ['triggers of writes that pages take', countOf(screens, /= use\w+Mutation\(\)/g)],
    [`pairs of files with ${SAME_LINES} equal lines`, pairs()],
    ['declarations', names.join(', ')],
  ]
  for (const [label, value] of rows) console.log(`${label.padEnd(40)} ${value}`)
}

if (process.argv[1] === __filename) print()
