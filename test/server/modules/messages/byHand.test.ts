import { aStudent } from '@test/support/builders'
import { readPdf } from '@test/support/pdf/textOf'
import { forgetMessages } from '@server/modules/messages/messages.queries'
import { refusalOf } from '@test/support/server/refusal'
import { startServer, type TestServer } from '@test/support/server/harness'
import { openFamilies, type Families } from './families'
import { openMailbox, senderOf } from './mailbox'

let server: TestServer
let school: Families

beforeEach(async () => {
  server = await startServer()
  school = await openFamilies(server)
})
afterEach(() => server.close())

const messagesOf = async (aviso: number, query = '') =>
  (await server.admin.get(`/avisos/${aviso}/mensajes${query}`)).body.mensajes

const paperOf = async (aviso: number) => {
  const { status, body } = await server.admin.get(`/avisos/${aviso}/papel`)
  if (status !== 200) return { status, text: '', pages: 0 }
  const { rawPayload } = await server.app.inject({ url: body.documento.url })
  const { pages } = await readPdf(rawPayload)
  return { status, text: pages.join('\n'), pages: pages.length }
}

it('the WhatsApp list has each family’s text and telephone; a mark keeps what was sent, and can be taken back; none of a mail, of one that is stopped, of an unknown one and with another state', async () => {
  await school.addFamily({ telefono: '55 1234 5678' })
  const { body } = await school.press({ canales: ['WHATSAPP'] })
  const [row] = await messagesOf(body.aviso.id, '?canal=WHATSAPP&estado=PENDIENTE')
  expect(row).toMatchObject({ telefono: '5512345678', estado: 'PENDIENTE', correo: null })
  expect(row.texto).toBe('Hola, Rosa Ríos 0001: nos vemos el viernes con Alumno.')
  const marked = await server.admin.patch(`/mensajes/${row.id}`, { estado: 'ENVIADO' })
  expect([marked.status, marked.body.mensaje.estado]).toEqual([200, 'ENVIADO'])
  expect(await messagesOf(body.aviso.id, '?estado=PENDIENTE')).toEqual([])
  const [stored] = await school.rows(body.aviso.id)
  expect(stored).toMatchObject({ texto: row.texto, direccion: '5512345678' })
  const back = await server.admin.patch(`/mensajes/${row.id}`, { estado: 'PENDIENTE' })
  expect(back.body.mensaje.estado).toBe('PENDIENTE')
  expect(await school.rows(body.aviso.id)).toMatchObject([{ texto: null, direccion: null }])

  const { aviso } = (await school.press({ canales: ['CORREO', 'WHATSAPP'] })).body
  const [mail, chat] = await messagesOf(aviso.id)
  const mark = async (id: number, estado: unknown) =>
    (await server.admin.patch(`/mensajes/${id}`, { estado })).status
  expect(await mark(mail.id, 'ENVIADO')).toBe(409)
  expect(refusalOf(await server.admin.patch(`/mensajes/${chat.id}`, { estado: 'FALLO' }))).toEqual([
    400,
    { estado: 'Debe ser uno de estos valores: ENVIADO, PENDIENTE.' },
  ])
  expect(await mark(9999, 'ENVIADO')).toBe(404)
  await server.admin.post(`/avisos/${aviso.id}/cancelar`)
  expect(await mark(chat.id, 'ENVIADO')).toBe(409)
})

it('paper is two to a sheet; a long text has pages of its own; without paper there is none', async () => {
  for (let at = 0; at < 3; at++) await school.addFamily()
  const pagesOf = async (descripcion: string) => {
    const { body } = await school.press({ canales: ['PAPEL'], descripcion })
    return (await paperOf(body.aviso.id)).pages
  }
  const [short, long] = [await pagesOf('Nos vemos.'), await pagesOf('Una línea\n'.repeat(390))]
  expect(short).toBe(2)
  expect(long).toBeGreaterThan(6)
  const { body } = await school.press({ canales: ['CORREO'] })
  expect((await paperOf(body.aviso.id)).status).toBe(409)
  expect((await server.admin.get('/avisos/999/papel')).status).toBe(404)
})

it('a family that paid meanwhile is left out in the WhatsApp list and missing on paper, and when all papers are marked at once; with none left it is 409', async () => {
  const [paying] = [await school.addFamily(), await school.addFamily(), await school.addFamily()]
  const { body } = await school.press({
    audiencia: { tipo: 'ADEUDO' },
    canales: ['WHATSAPP', 'PAPEL'],
    descripcion: 'Hoy hay que pagar {por_pagar}',
  })
  expect((await paperOf(body.aviso.id)).text).toContain('Rosa Ríos 0001')
  await school.settle(paying)
  const rows = await messagesOf(body.aviso.id, '?canal=WHATSAPP')
  expect(rows.map(({ motivo }: { motivo: string | null }) => motivo)).toEqual(['Ya pagó', null, null])
  const { text } = await paperOf(body.aviso.id)
  expect(text).not.toContain('Rosa Ríos 0001')
  expect(text).toContain('Rosa Ríos 0002')
  const handOver = () => server.admin.post(`/avisos/${body.aviso.id}/entregados`)
  const marked = await handOver()
  expect([marked.status, marked.body.entregados]).toEqual([200, 2])
  expect(marked.body.aviso.cuentas).toMatchObject({ ENVIADO: 2, PENDIENTE: 4 })
  expect((await handOver()).status).toBe(409)
  expect((await server.admin.post('/avisos/999/entregados')).status).toBe(404)
})

it('each aviso is on the page of each of its families, newest first; an unknown parent is 404', async () => {
  const [one, two] = [await school.addFamily(), await school.addFamily()]
  await school.press({ titulo: 'Primero' })
  await school.press({ titulo: 'Segundo', audiencia: { tipo: 'PADRES', padres: [{ id: one.id }] } })
  const titles = async (id: number) =>
    (await server.admin.get(`/padres/${id}/mensajes`)).body.mensajes.map(
      ({ aviso }: { aviso: { titulo: string } }) => aviso.titulo,
    )
  expect(await titles(one.id)).toEqual(['Segundo', 'Primero'])
  expect(await titles(two.id)).toEqual(['Primero'])
  expect((await server.admin.get('/padres/999/mensajes')).status).toBe(404)
  expect((await server.admin.delete(`/padres/${two.id}`)).status).toBe(409)
})

it('no text or mail says health, a CURP, a control number, a surname of a child or another family', async () => {
  const picture = { alergias: JSON.stringify([{ descripcion: 'CACAHUATE CON ANAFILAXIA' }]) }
  const child = aStudent(700, {
    nombre: 'Luz María Quetzal Xicoténcatl',
    nombres: 'Luz María',
    paterno: 'Quetzal',
    materno: 'Xicoténcatl',
    ...picture,
  })
  const { body } = await server.admin.form('POST', '/alumnos', child, [])
  const family = await school.addFamily({ nombre: 'Ana Prado', hijos: [{ id: body.alumno.id }] })
  await server.db
    .updateTable('students')
    .set({ parent_id: family.id })
    .where('id', '=', body.alumno.id)
    .execute()
  await school.office.enrol(school.cycle, [body.alumno.id])
  await school.addFamily({ nombre: 'Otra Familia' })
  const everything = '{padre} {alumnos} {escuela} {por_pagar} {vencido} {vencimiento} {referencia}'
  const audiencia = { tipo: 'PADRES', padres: [{ id: family.id }] }
  const sent = await school.press({
    titulo: everything,
    descripcion: everything,
    audiencia,
    canales: ['CORREO', 'WHATSAPP', 'PAPEL'],
  })
  server.clock.now = new Date(server.clock.now.getTime() + 30_000)
  const mailbox = openMailbox()
  await senderOf(server, mailbox.mailer).run()
  const said = [
    JSON.stringify(mailbox.arrived),
    JSON.stringify(await messagesOf(sent.body.aviso.id)),
    (await paperOf(sent.body.aviso.id)).text,
  ].join('\n')
  expect(said).toContain('Luz María')
  const { curp, numero_control } = await server.db
    .selectFrom('students')
    .selectAll()
    .where('id', '=', body.alumno.id)
    .executeTakeFirstOrThrow()
  for (const secret of ['CACAHUATE', 'Quetzal', 'Xicoténcatl', 'Otra Familia', curp, numero_control])
    expect(said.toLowerCase()).not.toContain(secret.toLowerCase())
})

it('after two school years texts and addresses are forgotten, and rows and states stay', async () => {
  await school.addFamily()
  const { body } = await school.press({ canales: ['WHATSAPP'] })
  const [row] = await messagesOf(body.aviso.id)
  await server.admin.patch(`/mensajes/${row.id}`, { estado: 'ENVIADO' })
  const years = [1, 2, 3].map((more) => ({
    name: `${2026 + more}-${2027 + more}`,
    fecha_inicio: `${2026 + more}-08-24`,
    fecha_fin: `${2027 + more}-07-15`,
  }))
  const {
    id: _id,
    name: _name,
    fecha_inicio: _from,
    fecha_fin: _to,
    ...prices
  } = await server.db.selectFrom('cycles').selectAll().executeTakeFirstOrThrow()
  for (const year of years)
    await server.db
      .insertInto('cycles')
      .values({ ...prices, hermanos: '[]', recargo: null, pronto_pago: null, ...year })
      .execute()
  expect(await forgetMessages(server.db, '2028-09-01')).toBe(0)
  expect(await forgetMessages(server.db, '2029-09-01')).toBe(1)
  expect(await school.rows(body.aviso.id)).toMatchObject([
    { estado: 'ENVIADO', texto: null, titulo: null, direccion: null },
  ])
  expect(await forgetMessages(server.db, '2029-09-01')).toBe(0)
})
