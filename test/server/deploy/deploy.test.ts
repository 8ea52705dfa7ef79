import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '@server/config'
import { unitOf } from '@server/deploy/service'

const read = (file: string): string => readFileSync(path.resolve(file), 'utf8')
const DEPLOY = 'src/server/deploy'
const unit = read(`${DEPLOY}/escuela.service`)
const container = read(`${DEPLOY}/Containerfile`)
const page = read('src/guias/servidor.md')
const configuration = read('.github/CONFIGURATION.md')

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

test('CONFIGURATION has a line for each variable, and none that nobody reads', () => {
  const told = [...configuration.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)].flatMap(([, names = '']) =>
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
  expect(unit).toContain(`ExecStart=/opt/escuela/actual/node/bin/${start}\n`)
  expect(container).toContain(
    `CMD ${JSON.stringify(`node/bin/${start}`.split(' ')).replaceAll('","', '", "')}\n`,
  )
})

test('compose passes on no variable that nobody reads', () => {
  const compose = read(`${DEPLOY}/compose.yaml`)
  const passed = [...compose.matchAll(/^ +([A-Z_]{4,}):/gm)].map(([, name = '']) => name)
  expect(passed.length).toBeGreaterThan(1)
  expect(passed.filter((name) => !variables().includes(name))).toEqual([])
})

test('the page names only commands and files that there are', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const commands = [...page.matchAll(/npm run ([a-z]+)/g)].map(([, name = '']) => name)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
  const links = [...page.matchAll(/\]\(([^)#]+)/g)].map(([, link = '']) => path.resolve('src/guias', link))
  expect(links.length).toBeGreaterThan(2)
  expect(links.filter((file) => !existsSync(file))).toEqual([])
})

/** A school in folders of the test's own, with the programs that its unit names. */
const school = () => {
  const program = mkdtempSync(path.join(tmpdir(), 'escuela-unidad-'))
  for (const name of ['escuela', 'actual/node/bin/node']) {
    mkdirSync(path.dirname(path.join(program, name)), { recursive: true })
    writeFileSync(path.join(program, name), '#!/bin/sh\n', { mode: 0o755 })
  }
  return { program, dataDir: '/srv/datos', user: 'secretaria', unit: null }
}

test('a unit names the folders and the user of its school, and no others', async () => {
  const own = await unitOf({ ...school(), program: '/srv/escuela' })
  expect(own).toMatch(/\nUser=secretaria\nGroup=secretaria\nWorkingDirectory=\/srv\/escuela\/actual\n/)
  expect(own).toContain('\nEnvironmentFile=/srv/datos/escuela.env\n')
  expect(own).toContain('\nReadWritePaths=/srv/datos\n')
  expect(own).toContain('\nProtectHome=yes\n')
  expect(own).not.toMatch(/\/opt\/|\/var\/lib/)
  const dataDir = `/${'home'}/ana/datos`
  expect(await unitOf({ ...school(), dataDir })).toContain('\nProtectHome=no\n')
})

test('systemd takes the unit', async () => {
  const own = school()
  const file = path.join(own.program, 'escuela.service')
  writeFileSync(file, await unitOf(own))
  const verified = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
  rmSync(own.program, { recursive: true })
  // Without systemd this check is skipped; the other tests have read the file.
  if (verified.error) {
    expect((verified.error as NodeJS.ErrnoException).code).toBe('ENOENT')
    return
  }
  expect([verified.stderr, verified.status]).toEqual(['', 0])
})
