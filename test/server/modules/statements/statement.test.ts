import { sumPesos } from '@contract/domain/money'
import type { Account, Movement } from '@contract/statements/statements.schemas'
import { startServer, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'

let server: TestServer
let office: Office
let cycle: number

beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle({
    recargo: { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 0 },
    descuento_anual: 6,
  })
})
beforeEach(() => void (server.clock.now = new Date('2026-09-15T16:00:00Z')))
afterAll(() => server.close())

const enrolled = async (over: Record<string, unknown> = {}): Promise<number> => {
  const [id] = (await office.addPupils(1)) as [number]
  expect((await office.enrol(cycle, [id], over)).status).toBe(200)
  await office.dueOnTheTenth()
  return id
}
const accountOf = async (id: number): Promise<Account> => {
  const { status, body } = await server.admin.get(`/estados/alumno/${id}`)
  expect(status).toBe(200)
  return body.estado
}
const short = ({ fecha, tipo, cargo, abono, saldo }: Movement) => [fecha, tipo, cargo, abono, saldo]
const last = ({ movimientos }: Account) => movimientos.at(-1)!
/** Ten minutes pass: sessions live for fifteen. */
const later = () => void (server.clock.now = new Date(server.clock.now.getTime() + 60_000))

it('an enrolment is owed from its day, each month from its due day', async () => {
  const id = await enrolled()
  const account = await accountOf(id)
  expect(account.movimientos.slice(0, 4).map(short)).toEqual([
    ['2026-09-10', 'COLEGIATURA', 2600, 0, 2600],
    ['2026-09-15', 'CARGO', 1850, 0, 4450],
    ['2026-09-15', 'CARGO', 900, 0, 5350],
    ['2026-10-10', 'COLEGIATURA', 2600, 0, 7950],
  ])
  expect(last(account)).toMatchObject({ fecha: '2027-06-10', saldo: 28_750, vencimiento: '2027-06-10' })
  // Only September is late; today's charges are not. 10 % of 2,600 for one started month.
  expect(account.total).toMatchObject({ saldo: 28_750, vencido: 2600, por_vencer: 26_150, recargos: 260 })
  expect(account.ciclos).toMatchObject([{ id: cycle, name: '2026-2027', saldo: 28_750, vencido: 2600 }])
  expect(account).toMatchObject({
    fecha: '2026-09-15',
    alumno: { id, grado: 'PRIMARIA', grupo: null },
    padre: null,
  })
})

it('what is open is named, the oldest first: what is left of it, until when it is in time, what being late costs', async () => {
  const id = await enrolled()
  const { pagos } = await office.tuitionOf(id, cycle)
  const [september, october] = pagos.map(({ id }) => id)
  const { body } = await server.admin.get(`/cargos/by/alumno/${id}`)
  const [inscription, material] = body.cargos as [{ id: number }, { id: number }]
  await office.payPart(inscription.id, 1000.5)
  await office.pay(material.id)
  const prorroga = '2026-09-30'
  const open = async () => (await accountOf(id)).abiertos ?? []
  const ciclo = '2026-2027'
  const first = {
    id: `colegiatura-${september}`,
    descripcion: 'COLEGIATURA SEPTIEMBRE 2026',
    ciclo,
    vencimiento: '2026-09-10',
    prorroga: null,
    vencido: true,
    saldo: 2600,
    recargo: 260,
  }
  const charge = { id: `cargo-${inscription.id}`, ciclo, vencimiento: '2026-09-15', prorroga: null }
  const before = await open()
  expect(before[0]).toEqual(first)
  expect(before[1]).toMatchObject({ ...charge, vencido: false, saldo: 849.5, recargo: 0 })
  expect(before[2]).toMatchObject({ id: `colegiatura-${october}`, vencido: false, recargo: 0 })
  expect(before).toHaveLength(11)
  const extension = { ids: [september], hasta: prorroga, motivo: 'ENFERMEDAD' }
  expect((await server.admin.patch('/colegiaturas/prorroga', extension)).status).toBe(200)
  const after = await accountOf(id)
  expect(after.abiertos?.[0]).toEqual({ ...first, prorroga, vencido: false, recargo: 0 })
  expect(sumPesos((after.abiertos ?? []).map(({ saldo }) => saldo))).toBe(after.total.saldo)
})

it('a discount and a beca are said on the line they lower', async () => {
  const [id] = (await office.addPupils(1)) as [number]
  const alumnos = [{ id, descuento: 25, motivo_descuento: 'HERMANOS' }]
  expect((await office.enrol(cycle, [id], { alumnos })).status).toBe(200)
  await office.dueOnTheTenth()
  const beca = {
    nombre: 'EXCELENCIA',
    id_ciclo: cycle,
    grado: 'PRIMARIA',
    porcentaje: 15,
    alumnos: [{ id }],
  }
  expect((await server.admin.post('/becas', beca)).status).toBe(200)
  const { movimientos } = await accountOf(id)
  const inscripcion = movimientos.find(({ descripcion }) => descripcion.startsWith('INSCRIPCION'))
  expect(inscripcion).toMatchObject({ cargo: 1387, detalle: ['$1,850.00 menos descuento de 25 %: $463.00'] })
  expect(movimientos[0]).toMatchObject({ cargo: 2210, detalle: ['$2,600.00 menos beca de 15 %: $390.00'] })
})

it('a payment names its concepts, its recargo is owed that day, and cancelling it takes all of it back', async () => {
  const id = await enrolled()
  const { pagos } = await office.tuitionOf(id, cycle)
  const cheque = { metodo_pago: 'CHEQUE', referencia: '00123' }
  const { body } = await office.payMonths([pagos[0]!.id, pagos[1]!.id], cheque)
  const before = (await accountOf(id)).movimientos
  // October was paid ahead: it is listed as owed from that day, so that the balance is not negative.
  expect(before.slice(0, 6).map(short)).toEqual([
    ['2026-09-10', 'COLEGIATURA', 2600, 0, 2600],
    ['2026-09-15', 'CARGO', 1850, 0, 4450],
    ['2026-09-15', 'CARGO', 900, 0, 5350],
    ['2026-09-15', 'COLEGIATURA', 2600, 0, 7950],
    ['2026-09-15', 'RECARGO', 260, 0, 8210],
    ['2026-09-15', 'PAGO', 0, 5460, 2750],
  ])
  expect(before[3]).toMatchObject({ vencimiento: '2026-10-10' })
  expect(before[5]).toMatchObject({ folio: body.pago.folio, pagoId: body.pago.id, cancelado: false })
  // The client decides by these whether its user may print the receipt; an unpaid line has none.
  expect(before[5]?.conceptos).toEqual([{ tipo: 'COLEGIATURA' }, { tipo: 'RECARGO' }])
  expect(before[3]).toMatchObject({ pagoId: null, conceptos: [] })
  expect(before[5]?.detalle).toEqual([
    'Cheque, referencia 00123',
    'COLEGIATURA SEPTIEMBRE 2026: $2,600.00',
    'COLEGIATURA OCTUBRE 2026: $2,600.00',
  ])
  later()
  expect((await office.cancelPayment(body.pago.id, 'CHEQUE DEVUELTO')).status).toBe(200)
  const account = await accountOf(id)
  expect(account.movimientos[5]).toMatchObject({ tipo: 'PAGO', abono: 5460, cancelado: true })
  expect(account.movimientos.slice(6, 8).map(short)).toEqual([
    ['2026-09-15', 'CANCELACION', 5460, 0, 8210],
    ['2026-09-15', 'RECARGO', 0, 260, 7950],
  ])
  expect(account.movimientos[6]).toMatchObject({
    folio: body.pago.folio,
    detalle: ['Motivo: CHEQUE DEVUELTO'],
  })
  expect([last(account).saldo, account.total.saldo]).toEqual([28_750, 28_750])
})

it('the year at once: the discount is a line of its own, and nothing is left but the charges', async () => {
  const id = await enrolled()
  await office.payYear(id, cycle, { condonar_recargos: true, motivo_condonacion: 'AVISÓ A TIEMPO' })
  const account = await accountOf(id)
  const sums = { DESCUENTO: 0, PAGO: 0 }
  for (const { tipo, abono } of account.movimientos)
    if (tipo === 'DESCUENTO' || tipo === 'PAGO') sums[tipo] += abono
  expect(sums).toEqual({ DESCUENTO: 1404, PAGO: 24_596 })
  const discounts = account.movimientos.filter(({ tipo }) => tipo === 'DESCUENTO')
  expect(discounts.map(({ descripcion, detalle }) => [descripcion, detalle.length])).toEqual([
    ['DESCUENTOS DEL PAGO', 9],
  ])
  expect(account.movimientos.find(({ tipo }) => tipo === 'PAGO')?.detalle.slice(1, 4)).toEqual([
    'COLEGIATURA SEPTIEMBRE 2026: $2,600.00',
    'Recargo condonado de COLEGIATURA SEPTIEMBRE 2026: $260.00. AVISÓ A TIEMPO',
    'COLEGIATURA OCTUBRE 2026: $2,600.00',
  ])
  expect([last(account).saldo, account.total]).toEqual([
    2750,
    { saldo: 2750, vencido: 0, por_vencer: 2750, recargos: 0, pdf: expect.any(String) },
  ])
  expect(Math.min(...account.movimientos.map(({ saldo }) => saldo))).toBeGreaterThanOrEqual(0)
})

it('a cancelled charge stays, with its reversal and the reason', async () => {
  const id = await enrolled()
  const charge = await office.addCharge(cycle, id, 350.5, 'EXCURSIÓN')
  later()
  await office.cancel(charge, 'SE SUSPENDIÓ')
  const { movimientos } = await accountOf(id)
  const at = movimientos.findIndex((line) => line.id === `cargo-${charge}`)
  expect(movimientos[at]).toMatchObject({ cargo: 350.5, cancelado: true })
  expect(movimientos.find((line) => line.id === `cargo-${charge}-cancelado`)).toMatchObject({
    tipo: 'CANCELACION',
    descripcion: 'CARGO CANCELADO: EXCURSIÓN',
    detalle: ['Motivo: SE SUSPENDIÓ'],
    fecha: '2026-09-15',
    abono: 350.5,
  })
})

it('a month paid before its beca and cancelled afterwards closes too, and no line falls below nothing', async () => {
  const id = await enrolled()
  const { pagos } = await office.tuitionOf(id, cycle)
  const { body } = await office.payMonths([pagos[1]!.id])
  const beca = {
    nombre: 'TARDÍA',
    id_ciclo: cycle,
    grado: 'PRIMARIA',
    porcentaje: 50,
    alumnos: [{ id }],
  }
  expect((await server.admin.post('/becas', beca)).status).toBe(200)
  later()
  await office.cancelPayment(body.pago.id)
  const account = await accountOf(id)
  expect(account.movimientos.find(({ tipo }) => tipo === 'BECA')).toMatchObject({
    descripcion: 'BECA DE 50 %: COLEGIATURA OCTUBRE 2026',
    abono: 1300,
  })
  expect(last(account).saldo).toBe(2750 + 13_000)
  expect(account.total.saldo).toBe(15_750)
  expect(Math.min(...account.movimientos.map(({ saldo }) => saldo))).toBeGreaterThanOrEqual(0)
})

it('404 for a pupil that is not there; either module opens it, none does not', async () => {
  const id = await enrolled()
  expect(await server.admin.get('/estados/alumno/999999')).toMatchObject({
    status: 404,
    body: { ok: false, message: 'No existe el alumno 999999.' },
  })
  const all = (await accountOf(id)).movimientos
  for (const grant of [['CARGOS', 'READ'] as const, ['COLEGIATURAS', 'READ'] as const]) {
    const { body } = await (await server.userWith([grant])).get(`/estados/alumno/${id}`)
    expect(body.estado.movimientos).toEqual(all)
  }
  const other = await server.userWith([['ALUMNOS', 'READ']])
  expect((await other.get(`/estados/alumno/${id}`)).status).toBe(403)
})

it('the link opens the paper, of all cycles or of one, and names nobody', async () => {
  const id = await enrolled()
  const { total, ciclos, alumno } = await accountOf(id)
  for (const link of [total.pdf, ciclos[0]!.pdf]) {
    expect(link).not.toContain(alumno.numero_control)
    const answer = await server.app.inject({ url: link })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  }
  expect(total.pdf).not.toBe(ciclos[0]!.pdf)
  const forged = total.pdf.replace(`alumno=${id}`, `alumno=${id + 1}`)
  expect((await server.app.inject({ url: forged })).statusCode).toBe(403)
})
