import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from '@test/support/eventually'
import { onConsole } from '@test/support/product/console'
import { LOADER } from '@test/support/product/loader'

const PROGRAMS = { start: 'src/server/main.ts', demo: 'src/demo/main.ts' }
const place = mkdtempSync(path.join(tmpdir(), 'escuela-disco-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

/** A disk of its own takes root; without, no file may grow past 4 MB, which a full disk is to a database. */
const onDiskOf = async (megabytes: number, run: (folder: string, limit: string) => Promise<void>) => {
  const folder = path.join(place, String(megabytes))
  mkdirSync(folder)
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder]
  const mounted = spawnSync('mount', options).status === 0
  try {
    await run(folder, mounted ? 'true' : 'ulimit -f 4096')
  } finally {
    if (mounted) spawnSync('umount', ['-l', folder])
  }
}

const startIn = (file: string, folder: string, limit = 'true', args: string[] = []) => {
  const command = `${limit}; exec "$0" ${LOADER.join(' ')} ${file} --solo-api "$@"`
  const env = { DATA_DIR: path.join(folder, 'datos'), PORT: '0', LOG_LEVEL: 'silent' }
  return onConsole('bash', ['-c', command, process.execPath, ...args], env)
}

const runIn = async (file: string, folder: string, limit?: string) => {
  const { code, error } = await startIn(file, folder, limit).ended
  return { code, error }
}

test.each(Object.values(PROGRAMS))(
  '%s on a disk with too little room for a database says one sentence and leaves none behind',
  async (file) =>
    onDiskOf(file === PROGRAMS.start ? 30 : 31, async (folder, limit) => {
      const { code, error } = await runIn(file, folder, limit)
      expect([code, error]).toEqual([
        1,
        expect.stringMatching(
          /^No se pudo crear la base de datos \(quedan \d+ [MG]B libres en el disco\); [^\n]+\.$/,
        ),
      ])
      expect(
        readdirSync(path.join(folder, 'datos')).filter((name) => /^postgres(\.[\w-]+\.new)?$/.test(name)),
      ).toEqual([])
    }),
)

const SENTENCE =
  /^(La demostración no se terminó de crear porque [^\n]+\. No quedó nada a medias: [^\n]+|No se pudo crear la base de datos [^\n]+)$/

test('a demo whose disk of 100 MB is full half way says one sentence, and the next start begins anew', async () => {
  await onDiskOf(100, async (folder, limit) => {
    const filler = path.join(folder, 'filler')
    const half = startIn(PROGRAMS.demo, folder, limit, ['20'])
    let over = false
    void half.ended.then(() => (over = true))
    while (!over && !half.output().includes(' 30 %')) await sleep(50)
    // A disk of its own takes this; without one, the database was refused before.
    if (limit === 'true') spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M'])
    const { code, error } = await half.ended
    expect([code, error]).toEqual([1, expect.stringMatching(SENTENCE)])
    rmSync(filler, { force: true })
    const again = startIn(PROGRAMS.demo, folder, limit, ['20'])
    await eventually(() => expect(again.output()).toMatch(/ 10 %|No se pudo crear/), 120_000)
    again.child.kill('SIGTERM')
    await again.ended
    expect(again.output()).not.toContain('La base ya tiene datos')
  })
}, 600_000)

test.each(Object.values(PROGRAMS))(
  '%s in a folder that cannot be written says one sentence',
  async (file) => {
    // Below a file, where root cannot make a folder either.
    const below = path.resolve('package.json')
    expect(await runIn(file, below)).toEqual({
      code: 1,
      error: `No se puede usar la carpeta de datos ${below}/datos: revise DATA_DIR y sus permisos.`,
    })
    expect(existsSync(path.join(below, 'datos'))).toBe(false)
  },
)
