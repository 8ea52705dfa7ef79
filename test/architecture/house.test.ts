import path from 'node:path'
import { filesUnder, foldersIn, textOf } from '../support/checks/files'

const CODE = /\.(ts|tsx|js|cjs|mjs)$/
const source = filesUnder('src', CODE)
const tests = filesUnder('test', CODE)
const all = [...source, ...tests]

/** Lines that match, as `file:line`, so that a failure can be clicked. */
const linesMatching = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  )

/** Written in two halves, so that this file does not find itself. */
const word = (...halves: string[]) => halves.join('')

describe('size', () => {
  const longer = (files: readonly string[], limit: number) =>
    files
      .map((file) => ({ file, lines: textOf(file).split('\n').length }))
      .filter(({ lines }) => lines > limit)

  test('no file of src passes 250 lines: split it by what changes together', () => {
    expect(longer([...source, ...filesUnder('src', /\.sql$/)], 250)).toEqual([])
  })

  test('no test passes 350', () => {
    expect(longer(tests, 350)).toEqual([])
  })
})

test('a test of the contract has the name of the file it tests: a rule and its proof are found by one word', () => {
  const stray = filesUnder('test/contract', /\.test\.ts$/).filter(
    (file) => !source.includes(file.replace(/^test/, 'src').replace('.test.ts', '.ts')),
  )
  expect(stray).toEqual([])
})

test('a success that the server words is not worded again in the client: `serverMessage` shows it', () => {
  const literals = (files: readonly string[], pattern: RegExp) =>
    files.flatMap((file) =>
      [...textOf(file).matchAll(pattern)].map(([, text = '']) => text.replace(/\.$/, '')),
    )
  const client = literals(filesUnder('src/client', CODE), /\bsaved: (?:\w+ \? )?['`]([^'`]+)['`]/g)
  const server = literals(filesUnder('src/server/modules', /\.plugin\.ts$/), /['`]([^'`]+)['`]/g)
  expect(client.filter((text) => server.includes(text))).toEqual([])
})

test('no file keeps both sides of a merge: a reader would not know which one is true', () => {
  const pages = ['README.md', ...filesUnder('.github', /\.md$/), ...filesUnder('src', /\.md$/)]
  expect(linesMatching([...all, ...pages], /^(<{7}|={7}|>{7})( |$)/)).toEqual([])
})

describe('words that do not stay', () => {
  /** Each forbidden pattern with a line that matches it, because a pattern that matches nothing would forbid nothing. */
  const FORBIDDEN: [string, RegExp, string][] = [
    [
      // In comments alone: in Spanish, one of them is a word of the product's texts.
      'notes to oneself',
      new RegExp(`(//|/\\*|^\\s*\\*).*\\b(${word('TO', 'DO')}|${word('FIX', 'ME')}|${word('HA', 'CK')})\\b`),
      word('  // TO', 'DO: later'),
    ],
    ['casts to anything', new RegExp(`\\bas ${word('an', 'y')}\\b`), word('row as an', 'y')],
    ['silenced types', new RegExp(word('@ts-', '(ignore|nocheck)')), word('// @ts-', 'ignore')],
    ['silenced lint', new RegExp(word('eslint-', 'disable')), word('// eslint-', 'disable-next-line')],
    [
      'skipped, focused and planned tests',
      /\b(describe|it|test)(\.each)?\.(skip|only|todo|failing)\b/,
      word('describe.on', "ly('x')"),
    ],
    ['their short forms', /^\s*(x|f)(describe|it|test)\(/, word(' xi', "t('x', ...)")],
    ['snapshots', new RegExp(word('toMatch', '(Inline)?Snapshot')), word('toMatch', 'Snapshot()')],
    [
      'mocked modules',
      new RegExp(word('jest\\.', '(mock|doMock|unstable_mockModule)\\(')),
      word('jest.', "mock('x')"),
    ],
    [
      'addresses of one machine',
      new RegExp(word('[\'"` ]/(home|Users|', 'work|root)/[a-z]')),
      word("'/ho", "me/ana/escuela'"),
    ],
  ]

  test.each(FORBIDDEN)('no %s', (_name, pattern, sample) => {
    expect(sample).toMatch(pattern)
    expect(linesMatching(all, pattern)).toEqual([])
  })

  test('what must not compile stands in files of types alone, where nothing runs', () => {
    const running = all.filter((file) => !/^test\/.*\.types\.ts$/.test(file))
    expect(linesMatching(running, new RegExp(word('@ts-', 'expect-error')))).toEqual([])
  })

  test('texts of the product are no notes', () => {
    expect("export const EMPTY = 'DEBES LLENAR TODOS LOS CAMPOS'").not.toMatch(FORBIDDEN[0]![1])
  })
})

test('only plugins answer with ok and message: a service answers the value', () => {
  const says = /^\s*(return \{ )?(ok: true|message:)/
  expect('      message: `Pago registrado.`,').toMatch(says)
  const services = source.filter((file) => /server\/modules\/.*(?<!plugin)\.ts$/.test(file))
  expect(services.length).toBeGreaterThan(40)
  expect(linesMatching(services, says)).toEqual([])
})

test('only contract/domain/family and its columns in server/db/family convert a family: elsewhere it is a `Family`', () => {
  const own = /^src\/(contract\/domain|server\/db)\/family\.ts$/
  const converted = /['"`]padre-|\{ padreId: number \} \||parentId: number \| null; studentId/
  expect(
    linesMatching(
      source.filter((file) => !own.test(file)),
      converted,
    ),
  ).toEqual([])
})

test('a suffix is a role of the closed list in CONTRIBUTING: every other file has a plain name', () => {
  const [, section = ''] = /^## Suffixes$([^]*?)^## /m.exec(textOf('.github/CONTRIBUTING.md')) ?? []
  const listed = new Set(
    [...section.matchAll(/^\| (`.*`) \|/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    ),
  )
  const suffixOf = (file: string): string | undefined =>
    /^[^.]+\.(.+)\.tsx?$/.exec(path.basename(file))?.[1]?.replace(/^d$/, '')
  const suffixes = source.map((file) => ({ file, suffix: suffixOf(file) }))
  expect(listed.size).toBeGreaterThan(15)
  expect(suffixes.filter(({ suffix }) => suffix && !listed.has(suffix)).map(({ file }) => file)).toEqual([])
  expect([...listed].filter((name) => !suffixes.some(({ suffix }) => suffix === name))).toEqual([])
})

describe('raw SQL', () => {
  const RAW = /\bsql(<[^`]*>)?`/
  const REASON = /^\/\/ Raw SQL: [^\n]{20,}\.\n/
  const files = source.filter((file) => /^src\/(server|demo)\//.test(file))

  test('is where the builder cannot say it: the first line of the file says why, in one sentence', () => {
    expect(RAW.test('sql<{ id: number }>`SELECT`')).toBe(true)
    const raw = files.filter((file) => RAW.test(textOf(file)))
    expect(raw.length).toBeGreaterThan(50)
    expect(raw.filter((file) => !REASON.test(textOf(file)))).toEqual([])
  })

  test('and no file keeps a reason without raw SQL', () => {
    expect(files.filter((file) => REASON.test(textOf(file)) && !RAW.test(textOf(file)))).toEqual([])
  })
})

test('no file is an index: a name says what is inside', () => {
  expect(source.filter((file) => /^index\.[jt]sx?$/.test(path.basename(file)))).toEqual([])
})

test('types of schemas come with `import type`: `{ type X }` leaves an import behind in the bundle', () => {
  const client = [...filesUnder('src/client', CODE), ...filesUnder('src/contract', /\.(rules|routes)\.ts$/)]
  expect(linesMatching(client, /^import \{.*schemas'/)).toEqual([])
})

describe('one word names a module in every room', () => {
  /** Folders that are no module but serve all of them. */
  const SHARED = {
    contract: ['domain', 'http'],
    state: ['core', 'devtools', 'otherServers'],
    features: [],
    modules: [],
  }
  /** The left column of the glossary: there a new module writes its word. */
  const [, glossary = ''] = /^## Glossary$([^]*?)^## /m.exec(textOf('.github/CONTRIBUTING.md')) ?? []
  const told = [...glossary.matchAll(/^\| ([\w, ]+) \|/gm)].flatMap(([, words = '']) => words.split(', '))
  /** Technical modules without a word of the school office. */
  const WORDS = [...told, 'files', 'home', 'system']
  const rooms = {
    contract: foldersIn('src/contract').filter((name) => !SHARED.contract.includes(name)),
    state: foldersIn('src/client/state').filter((name) => !SHARED.state.includes(name)),
    features: foldersIn('src/client/features'),
    modules: foldersIn('src/server/modules'),
  }

  test.each(Object.entries(rooms))(
    '%s: each folder has its word in the glossary of CONTRIBUTING',
    (_room, names) => {
      expect(names.length).toBeGreaterThan(0)
      expect(names.filter((name) => !WORDS.includes(name))).toEqual([])
    },
  )

  test('who has routes has a plugin on the server', () => {
    for (const name of rooms.contract)
      if (source.includes(`src/contract/${name}/${name}.routes.ts`))
        expect(source).toContain(`src/server/modules/${name}/${name}.plugin.ts`)
  })

  test('files carry the word of their folder', () => {
    const roles = /\.(routes|api|slice|screens|plugin|service)\.tsx?$/
    const stray = source.filter((file) => {
      const folder = path.basename(path.dirname(file))
      return roles.test(file) && WORDS.includes(folder) && !path.basename(file).startsWith(`${folder}.`)
    })
    expect(stray).toEqual([])
  })

  test.each([
    'contract',
    'client/state',
    'client/ui',
    'client/app',
    'client/features',
    'server',
    'server/modules',
  ])('the folders of test/%s are folders of src too', (room) => {
    const tested = foldersIn(`test/${room}`)
    // A room that was renamed would pass with no folders at all.
    expect(tested).not.toEqual([])
    const here = foldersIn(`src/${room}`)
    expect(tested.filter((name) => !here.includes(name))).toEqual([])
  })
})

describe('an endpoint begins with the verb of its route, so that one word finds the call on both sides', () => {
  const files = filesUnder('src/client/state', /\.api\.ts$/)
  const endpoints = files.flatMap((file) =>
    [...textOf(file).matchAll(/^ +(\w+): build\.(query|mutation)\b[^]*?\b(?:r|\w+R)outes\.(\w+)/gm)].map(
      ([, name = '', kind = '', key = '']) => ({ name, kind, key }),
    ),
  )
  const verbOf = (name: string): string => /^[a-z]+/.exec(name)?.[0] ?? ''
  /** «Enrol», said of pupils who are enrolled already, would say less than the client's word. */
  const OTHER_VERB: Record<string, string> = { reenrol: 'enrol' }

  test('each endpoint is read with its route', () => {
    const built = files.flatMap((file) => textOf(file).match(/\bbuild\.(query|mutation)\b/g) ?? [])
    expect(built.length).toBeGreaterThan(250)
    expect(endpoints).toHaveLength(built.length)
  })

  test('a key without a verb is found here; a dry run of a write is a query called preview', () => {
    const stray = endpoints.filter(({ name, kind, key }) => {
      const isDryRun = kind === 'query' && verbOf(name) === 'preview'
      return !isDryRun && verbOf(key) !== (OTHER_VERB[name] ?? verbOf(name))
    })
    expect(stray).toEqual([])
  })
})

test('a name that two people may take at once is told in words: its index stands in MEANINGS, or the second is told 500', () => {
  const unique = filesUnder('src/server/db/migrations', /\.sql$/).flatMap((file) =>
    [...textOf(file).matchAll(/UNIQUE INDEX (\w+_name_key)/g)].map(([, name]) => name),
  )
  expect(unique).toContain('departments_name_key')
  const told = textOf('src/server/http/errors.ts')
  expect(unique.filter((name) => !told.includes(`  ${name}: {`))).toEqual([])
})

describe('every piece of the contract that decides something is tested', () => {
  const texts = filesUnder('test/contract', /\.test\.ts$/).map(textOf)
  const deciding = source.filter((file) => /^src\/contract\/(domain\/\w+|\w+\/[\w.]+\.rules)\.ts$/.test(file))

  test('there are some', () => {
    expect(deciding.length).toBeGreaterThan(15)
  })

  test.each(deciding)('%s', (file) => {
    const imported = `'@contract/${file.slice('src/contract/'.length, -'.ts'.length)}'`
    expect(texts.some((text) => text.includes(imported))).toBe(true)
  })
})
