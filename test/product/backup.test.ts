import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { verifyBackup } from '@server/backup/verifyBackup'
import { aCycle, aStudent } from '@test/support/builders'
import { eventually } from '@test/support/eventually'
import { aPng } from '@test/support/fixtures/pictures'
import { debianPrograms, startDebian } from '@test/support/database/debian'
import { startEmbedded } from '@test/support/database/embeddedServer'
import { newDataFolder, removeTestFolder } from '@test/support/database/testFolder'
import { apiClient, type ApiClient } from '@test/support/product/client'
import { LOADER } from '@test/support/product/loader'
import { spawnProduct, type Product } from '@test/support/product/spawnProduct'

const PASSPHRASE = 'una contraseña de respaldo'

interface Ended {
  code: number
  out: string
  err: string
}

/** A command of the terminal as npm runs it. */
const command = (name: string, args: string[], env: Record<string, string>, limit?: string): Promise<Ended> =>
  new Promise((resolve) => {
    const words = [...LOADER, `src/server/backup/${name}.ts`, ...args]
    const [program, all] = limit
      ? ['bash', ['-c', `ulimit -f ${limit}; exec "$0" "$@"`, process.execPath, ...words]]
      : [process.execPath, words]
    const whole = { ...process.env, DATABASE_URL: '', BACKUP_PASSPHRASE: '', INIT_CWD: '', ...env }
    execFile(program, all, { env: whole }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    )
  })

const folders: string[] = []
const newFolder = (): string => {
  const folder = newDataFolder()
  folders.push(folder)
  return folder
}
let archives: string
/** Where the first test restores a school last; the others go on with it, since to restore one takes ten seconds of a core. */
const back = newFolder()
const at = (name: string) => path.join(archives, name)
const boot = (dataDir: string, env: Record<string, string> = {}) =>
  spawnProduct({ dataDir, env: { BACKUP_HOUR: 'no', ...env }, args: ['--solo-api'] })

beforeAll(async () => {
  archives = await mkdtemp(path.join(tmpdir(), 'escuela-respaldos-'))
})
afterAll(async () => {
  for (const folder of folders) removeTestFolder(folder)
  await rm(archives, { recursive: true, force: true })
})

const addCharge = async (api: ApiClient) => {
  const cycle = await api.send(
    'POST',
    '/ciclo',
    aCycle({ fecha_inicio: '2026-01-01', fecha_fin: '2027-12-31', meses: [] }),
  )
  const image = new File([new Uint8Array(await aPng(300, 200))], 'foto.png', { type: 'image/png' })
  const student = await api.form('/alumnos', aStudent(1), { file: [image] })
  const { body } = await api.send('POST', '/cargos/new', {
    idCicloEscolar: (cycle.body['ciclo'] as { id: number }).id,
    idAlumno: (student.body['alumno'] as { id: number }).id,
    descripcion: 'PRUEBA',
    fecha: '2026-09-15',
    monto: 9_000_000,
  })
  return (body['cargo'] as { id: number }).id
}

/** Pays small parts until told to stop; answers how many went through. */
const payOn = async (api: ApiClient, idCargo: number, isOver: () => boolean): Promise<number> => {
  let paid = 0
  while (!isOver()) {
    const body = { idCargo, metodo_pago: 'EFECTIVO', abono: 1.01 }
    const { status } = await api.send('PATCH', '/cargos/pago/complemento', body, `pago-${paid}`)
    expect(status).toBe(200)
    paid += 1
  }
  return paid
}

/** What a person sees: the charge, the picture. */
const seenIn = async ({ address }: Product) => {
  const api = await apiClient({ address })
  const { body } = await api.send('GET', '/cargos/complementos')
  const [charge] = body['cargos'] as { abono: number; monto_restante: number }[]
  const pupils = (await api.send('GET', '/alumnos/historial')).body['alumnos'] as { urlFoto: string }[]
  const photo = await fetch(address + (pupils[0] as { urlFoto: string }).urlFoto)
  return {
    abono: charge?.abono,
    restante: charge?.monto_restante,
    photo: [photo.status, Buffer.from(await photo.arrayBuffer()).length],
  }
}

const sumsOf = async (file: string, passphrase?: string) => {
  const { end } = await verifyBackup(file, passphrase)
  return end
}

test('from the running product to a server of another version and back, every row and file the same', async () => {
  const home = newFolder()
  const product = await boot(home)
  const api = await apiClient(product)
  const idCargo = await addCharge(api)
  const first = { id: idCargo, metodo_pago: 'EFECTIVO', pago_parcial: true, abono: 1.01 }
  expect((await api.send('PATCH', '/cargos/pagar', first, 'primero')).status).toBe(200)

  let over = false
  const paying = payOn(api, idCargo, () => over)
  const made = await command('respaldo', [at('uno.tar.cifrado')], {
    DATA_DIR: home,
    BACKUP_PASSPHRASE: PASSPHRASE,
  })
  over = true
  expect([made.code, made.err]).toEqual([0, ''])
  expect(made.out).toMatch(/^Respaldo hecho y comprobado: .* MB, 2 archivos\)\.$/m)
  expect(await paying).toBeGreaterThan(0)
  expect((await command('revisar', [], { DATA_DIR: home })).out).toMatch(/^Todo está en orden/m)
  const last = (await api.send('GET', '/respaldos/ultimo')).body
  expect(last).toMatchObject({ respaldo: { automatico: false, cifrado: true }, atrasado: false, fallo: null })
  const photo = (await seenIn(product)).photo
  expect(await product.stop()).toBe(0)

  const refused = await command('restaurar', [at('uno.tar.cifrado')], {
    DATA_DIR: home,
    BACKUP_PASSPHRASE: PASSPHRASE,
  })
  expect([refused.code, refused.err]).toEqual([
    1,
    expect.stringMatching(/^La carpeta .* ya tiene una escuela: .*\.\n$/),
  ])
  const blind = await command('restaurar', [at('uno.tar.cifrado')], {
    DATA_DIR: newFolder(),
    BACKUP_PASSPHRASE: 'otra contraseña',
  })
  expect([blind.code, blind.err]).toEqual([
    1,
    'La contraseña no abre este respaldo, o el archivo está dañado.\n',
  ])

  // Debian's PostgreSQL is of another major version; without it a second embedded one takes its place.
  const place = newFolder()
  const programs = debianPrograms()
  const server = programs ? await startDebian(programs, place) : await startEmbedded(place)
  const there = { DATA_DIR: newFolder(), DATABASE_URL: server.address }
  try {
    const restored = await command('restaurar', [at('uno.tar.cifrado')], {
      ...there,
      BACKUP_PASSPHRASE: PASSPHRASE,
    })
    expect([restored.code, restored.err]).toEqual([0, ''])
    expect((await command('revisar', [], there)).code).toBe(0)
    expect((await command('respaldo', [at('dos.tar')], there)).code).toBe(0)
    expect(await sumsOf(at('dos.tar'))).toEqual(await sumsOf(at('uno.tar.cifrado'), PASSPHRASE))
    const moved = await boot(there.DATA_DIR, { DATABASE_URL: server.address })
    const seen = await seenIn(moved)
    expect(seen.photo).toEqual(photo)
    expect(Math.round((Number(seen.abono) + Number(seen.restante)) * 100)).toBe(900_000_000)
    // A newer process migrates the database that this one shares: it ends by itself, with a sentence.
    const owner = new pg.Client(server.address)
    await owner.connect()
    await owner.query(`INSERT INTO migration_sums (name, sha256) VALUES ('9999-mañana', 'x'); NOTIFY migrada`)
    await owner.end()
    await eventually(() => expect(moved.output()).toContain('Otro proceso actualizó la base de datos'))
    expect(await moved.ended()).toBe(1)
  } finally {
    await server.stop()
  }

  expect((await command('restaurar', [at('dos.tar')], { DATA_DIR: back })).code).toBe(0)
  expect((await command('respaldo', [at('tres.tar')], { DATA_DIR: back })).code).toBe(0)
  expect(await sumsOf(at('tres.tar'))).toEqual(await sumsOf(at('dos.tar')))
}, 400_000)

test('a disk that is full: one sentence, and nothing of it stays', async () => {
  // The limit is the command's own: the engine of the running product has none.
  const product = await boot(back)
  try {
    const full = await command('respaldo', [at('lleno.tar')], { DATA_DIR: back }, '8')
    expect([full.code, full.err]).toEqual([
      1,
      expect.stringMatching(/^El respaldo no cabe en el disco: .*\.\n$/),
    ])
  } finally {
    await product.stop()
  }
  expect((await readdir(archives)).filter((name) => name.startsWith('lleno'))).toEqual([])
}, 600_000)

test('what is missing is said in one sentence', async () => {
  const empty = newFolder()
  const none = await command('respaldo', [at('nada.tar')], { DATA_DIR: empty })
  expect([none.code, none.err]).toEqual([
    1,
    expect.stringMatching(/^No hay una base de datos en la carpeta .*\.\n$/),
  ])
  expect((await command('respaldo', [], { DATA_DIR: empty })).err).toBe(
    'Falta el nombre del archivo: npm run respaldo -- ARCHIVO\n',
  )
  expect((await command('restaurar', [at('nadie.tar')], { DATA_DIR: empty })).err).toMatch(
    /^No se puede leer el archivo /,
  )
  expect((await readdir(empty)).length).toBe(0)
})

test('at night by itself: made, recorded, and the next one of the same night is not', async () => {
  const backups = path.join(back, 'respaldos')
  await mkdir(backups)
  const night = () => command('respaldo', ['--nocturno'], { DATA_DIR: back, BACKUP_HOUR: '0' })
  expect((await night()).code).toBe(0)
  const made = await readdir(backups)
  // The key was made by the start of the product above, without anybody asking for it.
  expect(made).toEqual([expect.stringMatching(/^respaldo-\d{4}-\d\d-\d\d-\d{6}\.tar\.cifrado$/)])
  expect(await night()).toMatchObject({ code: 0, out: expect.not.stringContaining('Respaldo hecho') })
  expect(await readdir(backups)).toEqual(made)
  expect(existsSync(path.join(back, 'restaurando'))).toBe(false)

  const blind = await command('restaurar', [path.join(backups, made[0] as string)], { DATA_DIR: newFolder() })
  expect([blind.code, blind.err]).toEqual([
    1,
    expect.stringContaining('dé su archivo con --llave ARCHIVO.\n'),
  ])
  const again = newFolder()
  const key = path.join(back, 'llave-del-ensayo')
  const restored = await command('restaurar', ['--llave', key, path.join(backups, made[0] as string)], {
    DATA_DIR: again,
  })
  expect([restored.code, restored.err]).toEqual([0, ''])
  const drilled = await command('ensayo', [], { DATA_DIR: back })
  expect([drilled.code, drilled.err]).toEqual([0, ''])
  expect(drilled.out).toMatch(/^Respaldo probado: .* la revisión no encontró nada\.$/m)
}, 600_000)
