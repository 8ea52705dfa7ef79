import { execFile, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import path from 'node:path'
import { promisify } from 'node:util'
import { packRelease } from '@server/deploy/release'
import { assertRoom } from '@server/deploy/room'
import { releaseIn } from '@test/support/release/release'
import { runScript } from '@test/support/release/school'
import { releaseFolder } from '@test/support/release/setup'
import { version } from '../../package.json'

const place = releaseFolder()
const at = (name: string) => path.join(place, name)
let release: string
let unpacked: string

/** As root, a namespace without a network and with its own mounts; it also hides this machine's Node, npm and packages. */
const isolated = spawnSync('unshare', ['-n', '-m', 'ip', 'link', 'set', 'lo', 'up']).status === 0
const HOW = isolated
  ? 'alone: no network, no Node, no npm, an empty PATH'
  : 'with an empty PATH (this machine cannot cut the network, so nothing but loopback is asked)'

beforeAll(async () => {
  release = await releaseIn(at('hecha'), 'own')
  const archive = await packRelease(release, 1)
  const check = spawnSync('sha256sum', ['-c', `${path.basename(archive)}.sha256`], { cwd: at('hecha') })
  expect(check.status).toBe(0)
  mkdirSync(at('bajada'))
  expect(spawnSync('tar', ['-xzf', archive, '-C', at('bajada')]).status).toBe(0)
  unpacked = path.join(at('bajada'), path.basename(release))
}, 600_000)
afterAll(() => rmSync(place, { recursive: true, force: true }))

const install = (args: string[], from = unpacked) =>
  runScript(path.join(from, 'instalar.sh'), [
    ...['--escuela', 'Colegio', '--red', 'no', '--programa', at('otra'), '--usuario', 'nobody'],
    ...args,
  ])

/** Refused in one sentence, and nothing is there that was not there before. */
const expectRefused = (args: string[], sentence: RegExp, from?: string) => {
  const before = readdirSync(place)
  const { code, error } = install(args, from)
  expect([code, error]).toEqual([1, expect.stringMatching(sentence)])
  expect(error.split('\n')).toHaveLength(1)
  expect(readdirSync(place)).toEqual(before)
}

test(`from instalar.sh to the first receipt, ${HOW}`, async () => {
  mkdirSync(at('sola'))
  chmodSync(at('sola'), 0o755)
  const driver = [
    '--import',
    'tsx',
    path.resolve('test/support/release/onBareMachine.ts'),
    at('sola'),
    unpacked,
  ]
  const [program, args] = isolated
    ? ['unshare', ['-n', '-m', process.execPath, ...driver, 'isolated']]
    : [process.execPath, driver]
  const { stdout } = await promisify(execFile)(program, args, { maxBuffer: 10_000_000 })
  const result = JSON.parse(stdout) as Record<string, unknown> & { said: string; page: number }
  expect(result).toMatchObject({
    second: { code: 1, error: expect.stringMatching(/^Ya hay una escuela instalada en [^\n]+$/) },
    paid: { folio: 1, begins: '%PDF-' },
    version,
    removed: { code: 0, error: '' },
    kept: true,
    gone: true,
    ...(isolated && { network: 0 }),
  })
  expect(result.page).toBeGreaterThan(500)
  expect(result.said).toMatch(/\nDirección: http:\/\/127\.0\.0\.1:39417\n/)
  expect(result.said).toMatch(
    isolated
      ? /\nQuedó abierto, y se abre solo .* \(systemd, servicio «escuela»\)\.\n/
      : /Para abrirlo: \S+\/programa\/escuela iniciar\n/,
  )
  if (isolated) expect(result.said).toContain('Se creó el usuario «escuela» del sistema')
}, 400_000)

describe('what cannot be installed is refused in one sentence and leaves nothing', () => {
  const usual = ['--datos', at('datos'), '--puerto', '39418']

  test('a release with one byte changed, or with a file missing', () => {
    const page = path.join(unpacked, 'dist/index.html')
    const text = readFileSync(page, 'utf8')
    writeFileSync(page, text.replace('<', '>'))
    expectRefused(usual, /^Este programa llegó dañado o incompleto, .* No se cambió nada\.$/)
    rmSync(page)
    expectRefused(usual, /^Este programa llegó dañado o incompleto, /)
    writeFileSync(page, text)
  })

  test('an archive with one byte changed does not unpack, or its program is refused', () => {
    const archive = readFileSync(`${release}.tar.gz`)
    const middle = Math.floor(archive.length / 2)
    archive[middle] = (archive[middle] as number) ^ 1
    writeFileSync(at('cambiada.tar.gz'), archive)
    mkdirSync(at('cambiada'))
    expect(spawnSync('tar', ['-xzf', at('cambiada.tar.gz'), '-C', at('cambiada')]).status).not.toBe(0)
    const script = path.join(at('cambiada'), path.basename(release), 'instalar.sh')
    if (existsSync(script))
      expectRefused(usual, /^Este programa llegó dañado o incompleto, /, path.dirname(script))
    rmSync(at('cambiada'), { recursive: true })
  })

  test('a port in use', async () => {
    const stranger = createServer().listen(39418, '127.0.0.1')
    await once(stranger, 'listening')
    expectRefused(usual, /^El puerto 39418 ya está en uso: [^\n]+$/)
    stranger.close()
  })

  test.each([
    [['--escuela', 'Colegio "X"'], /^El nombre lleva hasta 120 caracteres/],
    [['--otra'], /^No se entiende lo que se pidió; las opciones son: --escuela …, /],
    [['--datos', path.resolve('package.json/datos')], /^No se puede escribir en la carpeta \S+: [^\n]+$/],
    [['--datos', path.resolve('src')], /src tiene otras cosas y ninguna escuela: elija una vacía/],
  ])('%j', (args, sentence) => expectRefused([...usual, ...args], sentence))

  test('a disk with 100 MB', async () => {
    const small = at('disco')
    mkdirSync(small)
    try {
      if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=100m', 'none', small]).status === 0)
        expectRefused(
          [...usual, '--datos', path.join(small, 'datos')],
          /^En el disco de \S+ quedan 10\d MB y hacen falta 400 MB: no se cambió nada\.$/,
        )
      // A disk of its own takes root; without, the same question is asked of this disk and more than it has.
      else
        await expect(assertRoom(small, 1e18)).rejects.toThrow(
          /^En el disco de \S+ quedan .* no se cambió nada\.$/,
        )
      expect(readdirSync(small)).toEqual([])
    } finally {
      spawnSync('umount', [small])
      rmSync(small, { recursive: true })
    }
  })

  test('a question left without an answer', () => {
    const { code, error } = runScript(
      path.join(unpacked, 'instalar.sh'),
      ['--programa', at('otra')],
      'Colegio\n',
    )
    expect([code, error]).toEqual([1, 'Faltó contestar una pregunta: no se instaló nada.'])
    expect(existsSync(at('otra'))).toBe(false)
  })
})
