import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '@server/config'

const read = (file: string): string => readFileSync(path.resolve(file), 'utf8')
const DEPLOY = 'src/server/deploy'
const unit = read(`${DEPLOY}/escuela.service`)
const container = read(`${DEPLOY}/Containerfile`)
const page = read('src/guias/instalar-y-actualizar.md')
const contributing = read('.github/CONTRIBUTING.md')

/** The variables that the configuration reads, recorded while it reads them. */
const variables = (): string[] => {
  const asked = new Set<string>()
  readConfig(
    new Proxy(
      {},
      {
        get: (_, name) => {
          asked.add(String(name))
          return undefined
        },
      },
    ),
  )
  return [...asked].sort()
}

test('CONTRIBUTING has a line for each variable, and none that nobody reads', () => {
  const told = [...contributing.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  )
  expect(told.sort()).toEqual(variables())
})

test.each([
  ['the unit', unit],
  ['the container', container],
  ['the page', page],
])('%s names no variable that nobody reads', (_what, text) => {
  // Node and glibc read those two.
  const known = new Set([...variables(), 'NODE_ENV', 'MALLOC_ARENA_MAX'])
  const named = [...text.matchAll(/\b([A-Z][A-Z_]{3,})=/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

test('unit and container start what npm start starts, without the shell that keeps signals', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const start = scripts['start'] as string
  expect(unit).toContain(`ExecStart=/usr/bin/env ${start}\n`)
  expect(container).toContain(`CMD ${JSON.stringify(start.split(' ')).replaceAll('","', '", "')}\n`)
})

test('systemd takes the unit', () => {
  const verified = spawnSync('systemd-analyze', ['verify', path.resolve(DEPLOY, 'escuela.service')], {
    encoding: 'utf8',
  })
  // Without systemd this check is skipped; the other tests have read the file.
  if (verified.error) {
    expect((verified.error as NodeJS.ErrnoException).code).toBe('ENOENT')
    return
  }
  expect([verified.stderr, verified.status]).toEqual(['', 0])
})
