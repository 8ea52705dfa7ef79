import { randomUUID } from 'node:crypto'
import { startServer, type TestServer } from '@test/support/server/harness'
import { refusalOf } from '@test/support/server/refusal'
import { openFamilies, type Families } from './families'

let server: TestServer
let school: Families

beforeEach(async () => {
  server = await startServer()
  school = await openFamilies(server)
})
afterEach(() => server.close())

it('writes one row for each family and channel, whatever the number of its children', async () => {
  const [one, two] = [await school.addFamily({}, 3), await school.addFamily({ correo: null })]
  const { status, body } = await school.press({ canales: ['CORREO', 'WHATSAPP'] })
  expect(status).toBe(200)
  expect(body.destinatarios).toEqual({
    familias: 2,
    con_correo: 1,
    sin_correo: 1,
    con_telefono: 2,
    sin_nadie: 0,
    cubiertas: 0,
  })
  const rows = await school.rows(body.aviso.id)
  expect(rows.map(({ parent_id, canal, estado, motivo }) => [parent_id, canal, estado, motivo])).toEqual([
    [one.id, 'CORREO', 'PENDIENTE', null],
    [one.id, 'WHATSAPP', 'PENDIENTE', null],
    [two.id, 'CORREO', 'OMITIDO', 'No tiene correo'],
    [two.id, 'WHATSAPP', 'PENDIENTE', null],
  ])
  expect(body.aviso).toMatchObject({
    titulo: 'Junta de Padres',
    audiencia: 'Todas las familias',
    clase: 'AVISO',
  })
  expect(new Date(body.aviso.sale).getTime()).toBe(server.clock.now.getTime() + 20_000)
})

it('a dry run needs no key, writes nothing and shows the texts of three families in their case; the same press twice is one aviso, without a key it is none', async () => {
  for (let at = 0; at < 4; at++) await school.addFamily()
  const { status, body } = await school.dryRun({
    descripcion: 'Hola, {padre}: {alumnos} en {escuela}. {referencia}',
  })
  expect(status).toBe(200)
  expect(body.aviso).toBeUndefined()
  expect(body.muestra).toHaveLength(3)
  expect(body.muestra[0].titulo).toBe('Junta de Padres')
  expect(body.muestra[0].texto).toMatch(/^Hola, Rosa Ríos 0001: Alumno en Colegio de Prueba\. \d{7}$/)
  const keyless = await server.admin.post('/avisos', school.notice())
  expect(refusalOf(keyless)).toEqual([400, expect.stringContaining('Idempotency-Key')])
  expect((await server.admin.get('/avisos')).body.total).toBe(0)
  const key = randomUUID()
  const [first, again] = [
    await school.press({}, server.admin, key),
    await school.press({}, server.admin, key),
  ]
  expect(again.body.aviso.id).toBe(first.body.aviso.id)
  expect((await server.admin.get('/avisos')).body.total).toBe(1)
})

it('reaches a level, a year, a group, a service, picked families', async () => {
  const [one, two] = [await school.addFamily(), await school.addFamily()]
  const of = async (audiencia: object) => {
    const { body } = await school.dryRun({ audiencia })
    return [body.destinatarios.familias, body.destinatarios.sin_nadie]
  }
  const [orphan] = await school.office.addPupils(1)
  await school.office.enrol(school.cycle, [orphan as number])
  const group = await server.admin.post('/grupos', {
    cicloEscolarId: school.cycle,
    idCiclo: school.cycle,
    grado: 'PRIMARIA',
    nombre: 'B',
    alumnos: [{ id: one.pupils[0] }],
  })
  await server.db
    .updateTable('enrolments')
    .set({ grado_numero: 2 })
    .where('student_id', '=', two.pupils[0] as number)
    .execute()
  expect(await of({ tipo: 'TODOS' })).toEqual([2, 1])
  expect(await of({ tipo: 'GRADO', grado: 'PRIMARIA' })).toEqual([2, 1])
  expect(await of({ tipo: 'GRADO', grado: 'PRIMARIA', gradoNumero: 2 })).toEqual([1, 0])
  expect(await of({ tipo: 'GRADO', grado: 'PREESCOLAR' })).toEqual([0, 0])
  expect(await of({ tipo: 'GRUPO', grupoId: group.body.grupo?.id })).toEqual([1, 0])
  expect(await of({ tipo: 'PADRES', padres: [{ id: two.id }] })).toEqual([1, 0])
})

it('to debtors: those that /morosos names, none that is covered or has a promise of a day to come, with the reason', async () => {
  const [owes, paid, covered] = [await school.addFamily(), await school.addFamily(), await school.addFamily()]
  await school.settle(paid)
  const money = { metodo_pago: 'EFECTIVO', monto: 90_000 }
  const credited = { padreId: covered.id, lineas: [], medios: [money], a_cuenta: true }
  expect((await server.admin.post('/caja/cobro', credited, { key: randomUUID() })).status).toBe(200)
  const promised = await school.addFamily()
  await server.admin.post('/morosos/contactos', {
    padreId: promised.id,
    fecha: '2026-09-15',
    medio: 'LLAMADA',
    promesa: 'Paga el viernes',
    promesa_fecha: '2026-09-18',
  })
  const { body } = await school.dryRun({ audiencia: { tipo: 'ADEUDO' } })
  expect(body.destinatarios).toMatchObject({ familias: 2, cubiertas: 1 })
  const why = new Map(
    body.omitidas.map((each: { familia: { id: number }; motivo: string }) => [each.familia.id, each.motivo]),
  )
  expect(why).toEqual(
    new Map([
      [covered.id, 'Su saldo a favor cubre lo que debe'],
      [promised.id, 'Tiene un acuerdo de pago vigente'],
    ]),
  )
  const { body: list } = await server.admin.get('/morosos')
  const debtor = list.morosos.find((each: { padre: { id: number } }) => each.padre.id === owes.id)
  const amounts = await school.dryRun({
    audiencia: { tipo: 'ADEUDO' },
    descripcion: '{por_pagar}|{vencido}',
  })
  const pesos = (amount: number) => `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`
  expect(amounts.body.muestra[0].texto).toBe(`${pesos(debtor.por_pagar_hoy)}|${pesos(debtor.vencido)}`)
  expect(
    (await school.dryRun({ audiencia: { tipo: 'ADEUDO', meses_min: 2 } })).body.destinatarios.familias,
  ).toBe(0)
  const pressed = await school.press({ audiencia: { tipo: 'ADEUDO' } })
  expect(pressed.body.omitidas).toEqual(body.omitidas)
  const told = (await school.rows(pressed.body.aviso.id)).filter(({ estado }) => estado === 'PENDIENTE')
  expect(told.map(({ parent_id }) => parent_id)).toEqual([owes.id])
})

const REFUSED: [what: string, over: Record<string, unknown>, status: number, words: string][] = [
  ['an unknown field', { descripcion: '{nombre}' }, 400, '{nombre}'],
  ['a title of 201', { titulo: 'x'.repeat(201) }, 400, ''],
  ['a text of 4,001', { descripcion: 'x'.repeat(4001) }, 400, ''],
  ['a line break in the title', { titulo: 'Junta\r\nBcc: x@y.mx' }, 400, ''],
  ['no channel', { canales: [] }, 400, 'canal'],
  ['an unknown channel', { canales: ['FAX'] }, 400, ''],
  ['a link that the school does not give', { descripcion: '{liga}' }, 400, '{liga}'],
  ['a CLABE that the school does not have', { descripcion: '{clabe}' }, 400, 'CLABE'],
  ['an unknown group', { audiencia: { tipo: 'GRUPO', grupoId: 999 } }, 404, 'grupo 999'],
  ['an unknown service', { audiencia: { tipo: 'SERVICIO', servicioId: 999 } }, 404, 'servicio 999'],
  ['an unknown cycle', { audiencia: { tipo: 'TODOS', cicloEscolarId: 999 } }, 404, '999'],
  ['an unknown parent', { audiencia: { tipo: 'PADRES', padres: [{ id: 999 }] } }, 404, 'padre 999'],
  ['nobody', { audiencia: { tipo: 'GRADO', grado: 'PREESCOLAR' } }, 409, 'Ninguna familia'],
]

it('refuses what it cannot send, and nothing is written', async () => {
  await school.addFamily()
  for (const [what, over, status, words] of REFUSED) {
    const { status: got, body } = await school.press(over)
    expect([what, got, body.message]).toEqual([what, status, expect.stringContaining(words)])
  }
  expect((await server.admin.get('/avisos')).body.total).toBe(0)
})

it('says money to users of charges or tuition alone', async () => {
  const family = await school.addFamily()
  const clerk = await server.userWith([
    ['PADRES', 'READ'],
    ['PADRES', 'UPDATE'],
  ])
  const cashier = await server.userWith([
    ['PADRES', 'READ'],
    ['PADRES', 'UPDATE'],
    ['CARGOS', 'READ'],
  ])
  const owing = {
    audiencia: { tipo: 'ADEUDO' },
    descripcion: 'Debe {por_pagar}',
    canales: ['WHATSAPP', 'PAPEL'],
  }
  for (const over of [owing, { descripcion: '{vencido}' }, { adjuntar_estado: true }])
    expect((await school.press(over, clerk)).status).toBe(403)
  expect((await school.press({}, clerk)).status).toBe(200)
  const { body } = await school.press(owing, cashier)
  const textOf = async (caller: typeof clerk, url: string) => (await caller.get(url)).body.mensajes[0].texto
  const ofAviso = `/avisos/${body.aviso.id}/mensajes`
  expect(await textOf(cashier, ofAviso)).toMatch(/^Debe \$[\d,.]+$/)
  expect(await textOf(clerk, ofAviso)).toBeNull()
  expect(await textOf(cashier, `/padres/${family.id}/mensajes`)).toMatch(/^Debe/)
  expect(await textOf(clerk, `/padres/${family.id}/mensajes`)).toBeNull()
  expect((await clerk.get(`/avisos/${body.aviso.id}/papel`)).status).toBe(403)
})
