import { ADMIN, startServer, SCHOOL_DAY, type TestServer } from '@test/support/server/harness'
import { openFamilies, type Families } from './families'
import { openMailbox, senderOf } from './mailbox'

let server: TestServer
let school: Families
let mailbox: ReturnType<typeof openMailbox>

beforeEach(async () => {
  server = await startServer()
  school = await openFamilies(server)
  mailbox = openMailbox()
})
afterEach(() => server.close())

const pass = (seconds: number): void => {
  server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000)
}
const run = (over: Parameters<typeof senderOf>[2] = {}) => senderOf(server, mailbox.mailer, over).run()
const statesOf = async (aviso: number) =>
  (await school.rows(aviso)).map(({ estado, motivo }) => [estado, motivo])

it('nothing leaves within 20 seconds of the press; then each family gets its own text once', async () => {
  const family = await school.addFamily({ correo: 'ñandú@correo.mx' })
  const { body } = await school.press()
  pass(19)
  expect(await run()).toBe(0)
  pass(1)
  expect(await run()).toBe(1)
  expect(await run()).toBe(0)
  expect(mailbox.arrived).toHaveLength(1)
  expect(mailbox.arrived[0]).toMatchObject({ to: 'ñandú@correo.mx', subject: 'Junta de Padres' })
  expect(mailbox.arrived[0]?.text).toContain('Hola, Rosa Ríos 0001: nos vemos el viernes con Alumno.')
  expect(mailbox.arrived[0]?.text).toContain('Colegio de Prueba')
  const [row] = await school.rows(body.aviso.id)
  expect(row).toMatchObject({ estado: 'ENVIADO', direccion: 'ñandú@correo.mx', parent_id: family.id })
  expect(row?.message_id).toBe(mailbox.arrived[0]?.messageId)
})

it('a press that was undone sends nothing, and is undone once', async () => {
  await school.addFamily()
  const { body } = await school.press({ canales: ['CORREO', 'PAPEL'] })
  const undo = await server.admin.post(`/avisos/${body.aviso.id}/cancelar`)
  expect(undo.body.aviso.cuentas).toMatchObject({ PENDIENTE: 0, CANCELADO: 2 })
  pass(60)
  await run()
  expect(mailbox.arrived).toEqual([])
  expect((await server.admin.post(`/avisos/${body.aviso.id}/cancelar`)).status).toBe(409)
  expect((await server.admin.post(`/avisos/${body.aviso.id}/reintentar`, {})).status).toBe(409)
  expect((await server.admin.post('/avisos/999/cancelar')).status).toBe(404)
})

it('what the mail server puts off is tried after 1, 5, 30 and 120 minutes, then it failed', async () => {
  await school.addFamily()
  mailbox.says('rosa0001@correo.mx', 'later', 'later', 'later', 'later', 'later')
  const { body } = await school.press()
  pass(20)
  for (const minutes of [1, 5, 30, 120]) {
    await run()
    pass(minutes * 60 - 1)
    expect(await run()).toBe(0)
    pass(1)
  }
  await run()
  expect(await statesOf(body.aviso.id)).toEqual([['FALLO', 'Dijo later']])
  const again = await server.admin.post(`/avisos/${body.aviso.id}/reintentar`, {})
  expect([again.status, again.body.reintentados]).toEqual([200, 1])
  await run()
  expect(mailbox.arrived).toHaveLength(1)
})

it('a refusal of the school stops the run, marks no address and is said; the next try is half an hour later, or at once with other settings', async () => {
  for (let at = 0; at < 3; at++) await school.addFamily()
  mailbox.says('rosa0001@correo.mx', 'sender')
  const { body } = await school.press()
  pass(20)
  expect(await run()).toBe(1)
  expect(await statesOf(body.aviso.id)).toEqual([1, 2, 3].map(() => ['PENDIENTE', null]))
  expect((await server.admin.get('/avisos')).body.alto).toMatchObject({ motivo: 'Dijo sender' })
  // Whoever opens the home would otherwise believe that the families have been told.
  const held = async () => (await server.admin.get('/tablero')).body.tablero.correo_detenido
  expect(await held()).toEqual({ mensajes: 3, motivo: 'Dijo sender' })
  pass(29 * 60)
  expect(await run()).toBe(0)
  pass(60)
  expect(await run()).toBe(3)
  expect(mailbox.arrived).toHaveLength(3)
  expect((await server.admin.get('/avisos')).body.alto).toBeNull()
  expect(await held()).toBeUndefined()

  mailbox.says('rosa0001@correo.mx', 'sender')
  await school.press()
  pass(20)
  await run()
  expect(await run()).toBe(0)
  const admin = await server.signIn(ADMIN.user, ADMIN.password)
  expect((await admin.patch('/correo', { tope_diario: 200 })).status).toBe(200)
  expect(await run()).toBe(3)
  expect(mailbox.arrived).toHaveLength(6)
})

it('a refusal of the recipient marks the address until it changes', async () => {
  const family = await school.addFamily()
  mailbox.says('rosa0001@correo.mx', 'recipient')
  const { body } = await school.press()
  pass(20)
  await run()
  expect(await statesOf(body.aviso.id)).toEqual([['FALLO', 'Dijo recipient']])
  const parent = async () => (await server.admin.get(`/padres/one/${family.id}`)).body.padre
  expect((await parent()).correo_falla).toBe('Dijo recipient')
  expect((await school.press()).status).toBe(409)
  expect((await server.admin.post(`/avisos/${body.aviso.id}/reintentar`, {})).status).toBe(409)
  // A form sends all its fields: the same address again changes nothing.
  await server.admin.patch(`/padres/update/${family.id}`, {
    telefono: '5599998888',
    correo: 'rosa0001@correo.mx',
  })
  expect((await parent()).correo_falla).toBe('Dijo recipient')
  await server.admin.patch(`/padres/update/${family.id}`, { correo: 'nueva@correo.mx' })
  expect((await parent()).correo_falla).toBeNull()
  await server.admin.post(`/avisos/${body.aviso.id}/reintentar`, {})
  await run()
  expect(mailbox.arrived.map(({ to }) => to)).toEqual(['nueva@correo.mx'])
})

it('an uncertain message is sent again only by a press, under the same Message-ID', async () => {
  await school.addFamily()
  mailbox.says('rosa0001@correo.mx', 'uncertain')
  const { body } = await school.press()
  pass(20)
  await run()
  pass(24 * 3600)
  expect(await run()).toBe(0)
  expect(await statesOf(body.aviso.id)).toEqual([['INCIERTO', 'Dijo uncertain']])
  const [row] = (await server.admin.get(`/avisos/${body.aviso.id}/mensajes?estado=INCIERTO`)).body.mensajes
  expect(row.texto).toMatch(/^Hola/)
  await server.admin.post(`/avisos/${body.aviso.id}/reintentar`, { mensajes: [{ id: row.id }] })
  await run()
  expect(new Set(mailbox.arrived.map(({ messageId }) => messageId)).size).toBe(1)
  expect(mailbox.arrived).toHaveLength(2)
})

it('the cap of the day and the hours hold the rest for tomorrow', async () => {
  for (let at = 0; at < 3; at++) await school.addFamily()
  mailbox.be({ ready: true, cap: 2, fromHour: 8, toHour: 20 })
  await school.press()
  pass(20)
  expect(await run()).toBe(2)
  server.clock.now = new Date('2026-09-16T13:59:00Z')
  expect(await run()).toBe(0)
  pass(60)
  expect(await run()).toBe(1)
  server.clock.now = new Date('2026-09-18T02:00:00Z')
  await school.press()
  pass(20)
  expect(await run()).toBe(0)
  mailbox.be({ ready: false, why: 'apagado' })
  server.clock.now = new Date('2026-09-18T16:00:00Z')
  expect(await run()).toBe(0)
})

it('money is that of the moment at which the message leaves; who paid at 7:59 gets nothing at 8:00', async () => {
  const [paying, owing, promising] = [
    await school.addFamily(),
    await school.addFamily(),
    await school.addFamily(),
  ]
  server.clock.now = new Date('2026-09-16T03:00:00Z')
  mailbox.be({ ready: true, cap: 300, fromHour: 8, toHour: 20 })
  const { body } = await school.press({ audiencia: { tipo: 'ADEUDO' }, descripcion: 'Hoy: {por_pagar}' })
  server.clock.now = new Date('2026-09-16T13:59:00Z')
  await school.settle(paying)
  await school.office.pay((await chargeOf(owing.pupils[0] as number)).id)
  const promise = { fecha: '2026-09-16', medio: 'LLAMADA', promesa: 'Mañana', promesa_fecha: '2026-09-17' }
  await server.admin.post('/morosos/contactos', { padreId: promising.id, ...promise })
  pass(60)
  await run()
  expect(await statesOf(body.aviso.id)).toEqual([
    ['OMITIDO', 'Ya pagó'],
    ['ENVIADO', null],
    ['OMITIDO', 'Tiene un acuerdo de pago vigente'],
  ])
  const { morosos } = (await server.admin.get('/morosos')).body
  const debtor = morosos.find((each: { padre: { id: number } }) => each.padre.id === owing.id)
  const pesos = debtor.por_pagar_hoy.toLocaleString('en-US', { minimumFractionDigits: 2 })
  expect(mailbox.arrived[0]?.text).toContain(`Hoy: $${pesos}`)
})

const chargeOf = async (pupil: number) =>
  (await server.admin.get(`/cargos/by/alumno/${pupil}`)).body.cargos[0]

it('an extension covers its own months: all of them extended, nothing leaves; one left, that one is said', async () => {
  const family = await school.addFamily()
  await school.settle(family)
  const months = () =>
    server.db
      .selectFrom('tuition')
      .select(['id', 'vencimiento'])
      .where('pagado', '=', false)
      .orderBy('vencimiento')
      .execute()
  server.clock.now = new Date('2026-11-20T16:00:00Z')
  const [october, november] = await months()
  const extend = (id: number | undefined) =>
    server.db
      .updateTable('tuition')
      .set({ prorroga_hasta: '2026-12-15', prorroga_motivo: 'Se acordó' })
      .where('id', '=', id as number)
      .execute()
  const { body } = await school.press({ audiencia: { tipo: 'ADEUDO' } })
  await extend(october?.id)
  if (november && november.vencimiento < '2026-11-20') await extend(november.id)
  pass(20)
  await run()
  expect(await statesOf(body.aviso.id)).toEqual([['OMITIDO', 'Tiene prórroga']])
})

it('a family that wants none gets none, also when it says so after the press', async () => {
  const family = await school.addFamily()
  const { body } = await school.press()
  await server.db
    .insertInto('contact_preferences')
    .values({
      parent_id: family.id,
      canal: 'CORREO',
      clase: 'AVISO',
      permitido: false,
      changed_at: server.clock.now,
      changed_by: 1,
    })
    .execute()
  pass(20)
  await run()
  expect(await statesOf(body.aviso.id)).toEqual([['OMITIDO', 'No quiere avisos por correo']])
})

it('two processes send each message once', async () => {
  for (let at = 0; at < 8; at++) await school.addFamily()
  await school.press()
  pass(20)
  await Promise.all([run(), run(), run()])
  expect(mailbox.arrived.map(({ to }) => to).sort()).toEqual(
    Array.from({ length: 8 }, (_, at) => `rosa000${at + 1}@correo.mx`),
  )
  expect(server.clock.now > new Date(SCHOOL_DAY)).toBe(true)
})
