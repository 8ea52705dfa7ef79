import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { readPostmaster } from '@server/db/embedded/postmasterFile'
import { releaseIn, variantOf } from '@test/support/release/release'
import { firstUserIn, openSchool, cyclesIn, runScript, takeFirstPayment } from '@test/support/release/school'
import { releaseFolder } from '@test/support/release/setup'
import { sampled } from '@test/support/runs'
import { version } from '../../package.json'

const NEW = '99.0.0'
const MIGRATION = 'src/server/db/migrations/9901-mas.sql'
const MAIN = 'src/server/main.ts'

const place = releaseFolder()
const at = (name: string) => path.join(place, name)
const [program, dataDir] = [at('programa'), at('datos')]
let release: string
let next: string
let account: ReturnType<typeof firstUserIn>

beforeAll(async () => {
  release = await releaseIn(at('hecha'))
  // A name changed in place: data that has gone over to the new version can be told from the old.
  next = variantOf(release, at('nueva'), NEW, {
    [MIGRATION]: "UPDATE cycles SET name = 'CAMBIADO'; CREATE TABLE mas (id int);",
  })
  const answers = ['--escuela', 'Colegio', '--datos', dataDir, '--puerto', '39427', '--red', 'no']
  const installed = runScript(path.join(release, 'instalar.sh'), [
    ...answers,
    ...['--programa', program, '--usuario', 'nobody'],
  ])
  account = firstUserIn(installed.out)
  const school = await openSchool(program)
  await takeFirstPayment(school, account)
  expect(await school.stop()).toBe(0)
}, 600_000)
afterAll(() => rmSync(place, { recursive: true, force: true }))

const update = (folder: string, ...args: string[]) =>
  runScript(path.join(folder, 'actualizar.sh'), ['--programa', program, ...args])

const installedVersion = (): string => path.basename(realpathSync(path.join(program, 'actual')))

/** Opens the school as a person would after the power came back, and looks. */
const seen = async () => {
  const school = await openSchool(program)
  const cycles = await cyclesIn(school, account)
  const health = (await (await fetch(`${school.address}/api/health`)).json()) as { version: string }
  expect(await school.stop()).toBe(0)
  return { version: health.version, cycles }
}
const FORMER = { version, cycles: ['2026-2027'] }
const leftovers = () => [
  ...readdirSync(program).filter((name) => name.startsWith('anterior')),
  ...readdirSync(dataDir).filter((name) => /^postgres\.(antes|rechazada)/.test(name)),
]

/** Everything of an update dies at once when it says this line, database included. */
const cutAt = async (line: RegExp): Promise<void> => {
  const child = spawn(path.join(next, 'actualizar.sh'), ['--programa', program], {
    env: { PATH: '' },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (piece: Buffer) => {
      said += piece.toString()
      if (line.test(said)) resolve()
    })
    child.once('exit', () => reject(new Error(said)))
  })
  process.kill(-(child.pid as number), 'SIGKILL')
  const engine = (await readPostmaster(path.join(dataDir, 'postgres')))?.pid
  if (engine !== undefined) spawnSync('kill', ['-9', String(engine)])
  await ended
}

/** Each is two starts of a school; the one in the middle of a step is below. */
test.each(sampled('an update cut at step', [1, 2, 3, 4, 5, 6], 3))(
  'an update cut at step %d of 6: the school opens with the version and the data it had',
  async (step) => {
    await cutAt(new RegExp(`^${step}/6`, 'm'))
    expect(await seen()).toEqual(FORMER)
    expect(leftovers().filter((name) => !name.endsWith('.new'))).toEqual([])
  },
  600_000,
)

test('cut while the new version has the data open and has changed it, the school goes back too', async () => {
  // Its address is never told, so the trial goes on.
  const silent = readFileSync(path.join(next, MAIN), 'utf8').replace(
    'tell(`\\nLista en ${address}`)',
    'tell(address)',
  )
  expect(silent).not.toContain('Lista en')
  const slow = variantOf(next, at('lenta'), NEW, { [MAIN]: silent })
  const child = spawn(path.join(slow, 'actualizar.sh'), ['--programa', program], {
    env: { PATH: '' },
    detached: true,
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const opened = async () =>
    existsSync(path.join(dataDir, 'postgres.antes')) &&
    (await readPostmaster(path.join(dataDir, 'postgres')))?.ready === true
  while (!(await opened())) await new Promise((resolve) => setTimeout(resolve, 50))
  await new Promise((resolve) => setTimeout(resolve, 4_000))
  process.kill(-(child.pid as number), 'SIGKILL')
  await ended
  expect(installedVersion()).toBe(NEW)
  expect(await seen()).toEqual(FORMER)
  expect(leftovers()).toEqual([])
}, 600_000)

test.each([
  [
    'whose migration fails',
    { [MIGRATION]: 'CREATE TABLE mas (id nothing);' },
    /No se pudo aplicar la migración 9901-mas/,
  ],
  ['that ends as it starts', { [MAIN]: "throw new Error('roto')" }, /./],
  [
    'that never gets well',
    { [MAIN]: 'setInterval(() => undefined, 1000)' },
    /El programa no contestó en 5 segundos\.$/,
  ],
])(
  'a new version %s: back to the former one with its data, in one sentence',
  async (what, files, why) => {
    const broken = variantOf(next, at(what.replaceAll(' ', '-')), NEW, files)
    const { code, error } = update(broken, ...(what.includes('never') ? ['--espera', '5'] : []))
    expect(code).toBe(1)
    expect(error).toMatch(
      /^La versión 99\.0\.0 no quedó y la escuela sigue con la \S+ y sus datos de antes\. El motivo: .+$/,
    )
    expect(error).toMatch(why)
    expect(await seen()).toEqual(FORMER)
    expect(leftovers()).toEqual([])
  },
  600_000,
)

describe('an update that goes well', () => {
  test('is refused while the program is open, and nothing of it is left', async () => {
    const school = await openSchool(program)
    const { code, error } = update(next)
    expect([code, error]).toEqual([
      1,
      expect.stringMatching(/^El programa está abierto: .* No se cambió nada\.$/),
    ])
    await school.stop()
    expect(installedVersion()).toBe(version)
  })

  test('keeps the data, with a backup from before that was read back', async () => {
    const { code, out, error } = update(next)
    expect([code, error]).toEqual([0, ''])
    expect(out).toMatch(/Respaldo hecho y comprobado: \S+\/respaldos\/antes-de-99\.0\.0-\d{14}\.tar /)
    expect(out).toMatch(/^Listo: la escuela tiene la versión 99\.0\.0\.$/m)
    expect(await seen()).toEqual({ version: NEW, cycles: ['CAMBIADO'] })
    expect(leftovers()).toEqual([])
    expect(readdirSync(path.join(program, 'versiones'))).toEqual([NEW])
  }, 600_000)

  test('over a newer version or the same one, or with one byte changed, it is refused in one sentence', async () => {
    expect(update(release).error).toBe(
      `La escuela ya tiene la versión 99.0.0, más nueva que esta (${version}): no se cambió nada.`,
    )
    expect(update(next).error).toBe('La escuela ya tiene la versión 99.0.0: no se cambió nada.')
    const newer = variantOf(next, at('cambiada'), '99.0.1')
    rmSync(path.join(newer, 'LICENSE'))
    expect(update(newer).error).toMatch(
      /^Este programa llegó dañado o incompleto, [^\n]+ No se cambió nada\.$/,
    )
    expect(installedVersion()).toBe(NEW)
  })

  test('desinstalar.sh keeps the data, and a new installation finds the school again', async () => {
    const removed = runScript(path.join(program, 'actual/desinstalar.sh'), ['--si'])
    expect([removed.code, removed.error]).toEqual([0, ''])
    expect(removed.out).toContain(`siguen en ${dataDir}, del usuario «nobody».`)
    expect(existsSync(program)).toBe(false)
    const answers = ['--escuela', 'Otra', '--datos', dataDir, '--puerto', '39427', '--red', 'no']
    const where = ['--programa', program, '--usuario', 'nobody']
    const again = runScript(path.join(next, 'instalar.sh'), [...answers, ...where])
    expect([again.code, again.error]).toEqual([0, ''])
    expect(again.out).not.toContain('Contraseña')
    expect(await seen()).toEqual({ version: NEW, cycles: ['CAMBIADO'] })
  }, 600_000)
})
