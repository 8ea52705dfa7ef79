import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { UNSET_MAIL } from '@contract/mail/mail.rules'
import { createSealer } from '@server/security/sealer'
import { startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { refusalOf } from '@test/support/server/refusal'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startServer()
  admin = server.admin
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('mail_settings').execute()
  await server.db.insertInto('mail_settings').defaultValues().execute()
})

const mail = async () => (await admin.get('/correo')).body.correo
const save = (change: unknown) => admin.patch('/correo', change)
const GMAIL = {
  servidor: 'smtp.gmail.com',
  puerto: 587,
  seguridad: 'STARTTLS',
  usuario: 'cobranza@escuela.mx',
  contrasena: 'abcd efgh ijkl mnop',
  remitente: { nombre: 'Colegio Niños Héroes', correo: 'cobranza@escuela.mx' },
  responder_a: 'oficina@escuela.mx',
  activo: true,
}
const KEY = { key: 'prueba-de-correo-1' }
const UNSET = {
  servidor: null,
  puerto: 587,
  seguridad: 'STARTTLS',
  usuario: null,
  tiene_contrasena: false,
  remitente: { nombre: null, correo: null },
  responder_a: null,
  tope_diario: 300,
  desde_hora: 8,
  hasta_hora: 20,
  activo: false,
  ultimo_error: null,
  ultimo_error_fecha: null,
  falta: 'Falta el servidor de correo.',
  guardado: false,
  carpeta: false,
  abre_desde_casa: false,
}

it('starts unset; any subset is saved; the password is sealed and never answered', async () => {
  expect(await mail()).toEqual(UNSET)
  const { status, body, raw } = await save(GMAIL)
  expect([status, body.message]).toEqual([200, 'Los datos del correo se guardaron.'])
  const { contrasena, ...shown } = GMAIL
  expect(body.correo).toEqual({ ...UNSET, ...shown, tiene_contrasena: true, falta: null, guardado: true })
  expect(raw.payload).not.toContain(contrasena)
  expect((await save({ tope_diario: 5 })).body.correo).toMatchObject({ ...shown, tope_diario: 5 })
  const row = await server.db.selectFrom('mail_settings').selectAll().executeTakeFirstOrThrow()
  expect(createSealer('s'.repeat(32)).open(row.contrasena as Buffer)).toBe(contrasena)
  expect(JSON.stringify(row)).not.toContain(contrasena)
  const rows = await server.db.selectFrom('audit_entries').selectAll().execute()
  const values = await server.db.selectFrom('audit_values').selectAll().execute()
  expect(JSON.stringify([rows, values])).not.toContain(contrasena)
  expect((await save({ contrasena: '' })).body.correo).toMatchObject({
    tiene_contrasena: false,
    falta: 'Falta la contraseña del correo.',
  })
  // An open relay of the school's own needs neither.
  expect((await save({ usuario: '' })).body.correo).toMatchObject({ usuario: null, falta: null })
})

it('another server does not get the password of the old one', async () => {
  await save(GMAIL)
  const { body } = await save({ servidor: 'correo.otro.mx' })
  expect(body.correo).toMatchObject({ servidor: 'correo.otro.mx', tiene_contrasena: false })
  expect(body.message).toBe('Los datos del correo se guardaron. Falta la contraseña del correo.')
})

it.each([
  ['a port of another service', { servidor: '192.168.1.5', puerto: 5432 }, 'puerto'],
  ['an address as server', { servidor: 'https://smtp.gmail.com' }, 'servidor'],
  ['no encryption on another machine', { seguridad: 'NINGUNA' }, 'seguridad'],
  ['hours that end before they begin', { desde_hora: 10, hasta_hora: 9 }, 'hasta_hora'],
  ['hours that stay and end too early', { desde_hora: 20 }, 'hasta_hora'],
  ['no such hour', { hasta_hora: 25 }, 'hasta_hora'],
  ['a cap of nothing', { tope_diario: 0 }, 'tope_diario'],
  ['a sender that is no address', { remitente: { correo: 'cobranza' } }, 'remitente.correo'],
  ['two senders', { remitente: { correo: 'a@escuela.mx,b@escuela.mx' } }, 'remitente.correo'],
  ['a header in the name', { remitente: { nombre: 'Colegio\r\nBcc: x@y.mx' } }, 'remitente.nombre'],
  ['a header in the address', { responder_a: 'a@b.mx\r\nBcc: x@y.mx' }, 'responder_a'],
  ['a security that does not exist', { seguridad: 'SSL' }, 'seguridad'],
])('400: %s', async (_why, change, field) => {
  await save(GMAIL)
  const before = await mail()
  const { status, body } = await save(change)
  expect([status, Object.keys(body.campos ?? {})]).toEqual([400, [field]])
  expect(await mail()).toEqual(before)
})

it('400 for nothing; on this machine any port without encryption', async () => {
  expect(refusalOf(await save({}))).toEqual([400, 'No puedes enviar datos vacios'])
  const here = { servidor: 'localhost', puerto: 1025, seguridad: 'NINGUNA' }
  expect((await save(here)).body.correo).toMatchObject(here)
  expect((await save({ servidor: '127.0.0.1' })).status).toBe(200)
  expect((await save({ servidor: 'smtp.escuela.mx' })).body.campos).toHaveProperty('puerto')
})

it('CONFIRMAR ten minutes after the sign-in', async () => {
  const signedIn = server.clock.now
  server.clock.now = new Date(signedIn.getTime() + 11 * 60_000)
  for (const answer of [await save(GMAIL), await admin.post('/correo/probar', { para: 'a@b.mx' })])
    expect([answer.status, answer.body.motivo]).toEqual([403, 'CONFIRMAR'])
  expect((await admin.get('/correo')).status).toBe(200)
  server.clock.now = signedIn
})

it('a password sealed with another key is not there, and the page says why', async () => {
  await save(GMAIL)
  const sealed = createSealer('otra llave, de otra instalación').seal('secreto')
  await server.db.updateTable('mail_settings').set({ contrasena: sealed }).execute()
  expect(await mail()).toMatchObject({
    tiene_contrasena: false,
    falta: expect.stringContaining('la llave de esta instalación es otra'),
  })
  expect((await admin.post('/correo/probar', { para: 'a@b.mx' })).status).toBe(409)
  // Another field is saved without losing it: the key may come back.
  await save({ tope_diario: 9 })
  const row = await server.db.selectFrom('mail_settings').select('contrasena').executeTakeFirstOrThrow()
  expect(row.contrasena).toEqual(sealed)
})

describe('POST /correo/probar', () => {
  /** Says something that must not come back, and hangs up. */
  const withGossip = async (work: (port: number) => Promise<void>) => {
    const gossip = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.end('500 SECRETO-DEL-SERVIDOR-INTERNO 10.1.2.3\r\n')
    })
    await new Promise<void>((done) => void gossip.listen(0, '127.0.0.1', done))
    await work((gossip.address() as AddressInfo).port)
    await new Promise((done) => gossip.close(done))
  }
  const here = (puerto: number) =>
    save({ servidor: '127.0.0.1', puerto, seguridad: 'NINGUNA', remitente: { correo: 'a@escuela.mx' } })

  it('answers in plain words and never what the server wrote; ten an hour', () =>
    withGossip(async (port) => {
      expect((await admin.post('/correo/probar', { para: 'a@b.mx' })).status).toBe(409)
      await here(port)
      for (const [para, said] of [
        ['sin arroba', 'El correo debe tener la forma nombre@dominio.mx'],
        ['', 'No puede quedar vacío.'],
        [7, 'Debe ser un texto.'],
        [undefined, 'Value is required'],
      ])
        expect(refusalOf(await admin.post('/correo/probar', { para }))).toEqual([400, { para: said }])
      for (let time = 0; time < 10; time++) {
        // A key that was sent before does not answer what it answered then.
        if (time === 9) await save({ puerto: 1 })
        const { status, body, raw } = await admin.post('/correo/probar', { para: 'madre@correo.mx' }, KEY)
        expect([status, body.prueba.enviado, body.message]).toEqual([200, false, body.prueba.dijo])
        expect(body.prueba.dijo).toMatch(/^(El servidor de correo|No se pudo abrir) /)
        expect(raw.payload).not.toMatch(/SECRETO|10\.1\.2/)
        expect(body.prueba.dijo.includes('puerto 1')).toBe(time === 9)
      }
      const eleventh = await admin.post('/correo/probar', { para: 'madre@correo.mx' })
      expect([eleventh.status, eleventh.headers['retry-after']]).toEqual([429, '3600'])
      const told = await mail()
      expect(told.ultimo_error).toMatch(/^No se pudo abrir la conexión/)
      // Other settings begin without the error of the old ones.
      expect((await save({ puerto: 2 })).body.correo.ultimo_error).toBeNull()
    }))
})

it('a folder for trying: the message is there whole, and the queue that was stopped goes on', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'correos-'))
  const settings = {
    ...UNSET_MAIL,
    servidor: 'localhost',
    remitente: { nombre: null, correo: 'a@escuela.mx' },
  }
  const environment = { settings: { ...settings, activo: true }, password: null, folder }
  const other = await startServer({ mail: { environment } })
  const [desde, hasta] = [new Date(), new Date(Date.now() + 60_000)]
  await other.db
    .insertInto('mail_stops')
    .values({ motivo: 'La cuenta llegó a su límite.', desde, hasta })
    .execute()
  const { body } = await other.admin.post('/correo/probar', { para: 'señora@niños.mx' })
  expect(body.prueba).toEqual({ enviado: true, dijo: expect.stringContaining('carpeta') })
  expect(await other.db.selectFrom('mail_stops').selectAll().execute()).toEqual([])
  expect((await other.admin.get('/correo')).body.correo).toMatchObject({ carpeta: true, falta: null })
  const [file] = await readdir(folder)
  const text = await readFile(path.join(folder, file as string), 'utf8')
  expect(text).toContain('To: señora@niños.mx')
  await other.close()
  await rm(folder, { recursive: true })
})
