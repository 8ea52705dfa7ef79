import type { Payment } from '@contract/payments/payments.schemas'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { refusalOf } from '@test/support/server/refusal'
import { cash, charge, month, openSchool, transfer, type School } from './family'

const TEN_PERCENT = { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 0 }

let school: School
/** The past cycle, and the one of now. */
let before: number
let cycle: number

beforeAll(async () => {
  school = await openSchool()
  const past = { nombre: '2025-2026', fecha_inicio: '2026-05-01', fecha_fin: '2026-06-30' }
  await school.at('2026-05-01')
  before = await school.office.addCycle({ ...past, recargo: TEN_PERCENT })
  await school.at('2026-09-01')
  cycle = await school.office.addCycle({ recargo: TEN_PERCENT, descuento_anual: 6 })
})
afterAll(() => school.server.close())
beforeEach(() => school.at('2026-09-01'))
afterEach(async () => expect(await ledgerFaults(school.server.db)).toEqual([]))

type Line = Payment['conceptos'][number]
const shown = (lines: readonly Line[]) => lines.map(({ tipo, monto, idAlumno }) => [tipo, monto, idAlumno])

/** Three children: one owes May of the past cycle too, all owe September of this one. */
const familyOfThree = async () => {
  await school.at('2026-05-02')
  const { padreId, hijos } = await school.addFamily(3)
  const [first, second, third] = hijos as [number, number, number]
  const plain = { costo_inscripcion: 1850, costo_material: 900, mensualidad: 2350, grado: 'PREESCOLAR' }
  expect((await school.office.enrol(before, [first], plain)).status).toBe(200)
  await school.at('2026-09-01')
  expect((await school.office.enrol(cycle, hijos, plain)).status).toBe(200)
  return { padreId, first, second, third }
}

const childOf = async (padreId: number, alumnoId: number, more = '') => {
  const { body } = await school.desk.family({ padreId }, more)
  return body.familia.hijos.find(({ alumno }: { alumno: { id: number } }) => alumno.id === alumnoId)
}

test('a family of three pays charges, months of two cycles and a recargo by cash and transfer: one folio, exact lines', async () => {
  const { padreId, first, second, third } = await familyOfThree()
  await school.at('2026-09-11')
  const { body } = await school.desk.family({ padreId })
  const { familia } = body
  expect(familia.hijos.map(({ alumno }: { alumno: { id: number } }) => alumno.id)).toEqual([
    first,
    second,
    third,
  ])
  const [one, two, three] = familia.hijos
  // May and June of the past cycle, ten months of this one; INSCRIPCION and MATERIAL of both.
  expect([one.saldo, two.saldo]).toEqual([12 * 2350 + 2 * 2750, 10 * 2350 + 2750])
  const may = one.colegiaturas[0]
  expect(may).toMatchObject({ descripcion: 'COLEGIATURA MAYO 2026', ciclo: '2025-2026', recargo: 5 * 235 })
  expect(two.colegiaturas[0]).toMatchObject({ vencimiento: '2026-09-10', recargo: 235 })
  expect(familia.recargos).toBe((5 + 4 + 1 + 1 + 1) * 235)
  expect(familia.total).toBe(one.saldo + two.saldo + three.saldo + familia.recargos)

  const september = two.colegiaturas[0]
  const inscription = three.cargos[0]
  const lineas = [month(may.id), charge(inscription.id, 1000.5), month(september.id)]
  const cost = 2350 + 5 * 235 + 1000.5 + 2350 + 235
  const medios = [cash(3000), transfer(cost - 3000, 'SPEI 3000')]
  const paid = await school.desk.collect({ padreId, lineas, medios })
  expect([paid.status, paid.body.message]).toEqual([200, expect.any(String)])
  const { pago } = paid.body
  expect(pago).toMatchObject({
    monto: cost,
    metodo_pago: 'MIXTO',
    referencia: null,
    saldo_usado: 0,
    a_cuenta: 0,
    alumno: null,
    ciclo: null,
    fecha: '2026-09-11',
    fecha_pago: '2026-09-11',
    medios: [{ ...cash(3000), referencia: null }, transfer(cost - 3000, 'SPEI 3000')],
    padre: { id: padreId },
  })
  expect(pago.alumnos.map(({ id }: { id: number }) => id)).toEqual([first, second, third])
  expect(shown(pago.conceptos)).toEqual([
    ['COLEGIATURA', 2350, first],
    ['RECARGO', 1175, first],
    ['COLEGIATURA', 2350, second],
    ['RECARGO', 235, second],
    ['CARGO', 1000.5, third],
  ])
  expect(pago.conceptos[4]).toMatchObject({ saldo_anterior: 1850, saldo: 849.5 })

  // The cut, by means.
  const { actual } = (await school.caller.get('/cortes/actual')).body
  const own = actual.pagos.filter(({ id }: { id: number }) => id === pago.id)
  expect(
    own.map(({ metodo_pago, monto }: { metodo_pago: string; monto: number }) => [metodo_pago, monto]),
  ).toEqual([
    ['EFECTIVO', 3000],
    ['TRANSFERENCIA', cost - 3000],
  ])
  expect(new Set(own.map(({ clave }: { clave: string }) => clave)).size).toBe(2)

  // Each child's statement shows its own part and closes.
  for (const [id, part] of [
    [first, 3525],
    [second, 2585],
    [third, 1000.5],
  ] as const) {
    const { estado } = (await school.caller.get(`/estados/alumno/${id}`)).body
    const line = estado.movimientos.find(
      ({ pagoId, tipo }: { pagoId: number; tipo: string }) => pagoId === pago.id && tipo === 'PAGO',
    )
    expect(line.abono).toBe(part)
    expect(estado.movimientos.at(-1).saldo).toBe(estado.total.saldo)
    expect((await childOf(padreId, id)).saldo).toBe(estado.total.saldo)
  }
  expect((await school.caller.get(`/pagos/by/alumno/${third}`)).body.pagos).toEqual([pago])
  const check = await school.server.anonymous.get(`/recibos/${pago.codigo}`)
  expect(check.body.recibo).toMatchObject({ folio: pago.folio, monto: cost, estado: 'VALIDO' })

  // A cancellation takes each means out of the cut of the cancelling user.
  expect((await school.office.cancelPayment(pago.id)).status).toBe(200)
  const after = (await school.caller.get('/cortes/actual')).body.actual
  expect(after.cancelaciones.filter(({ id }: { id: number }) => id === pago.id)).toHaveLength(2)
  expect((await childOf(padreId, first)).saldo).toBe(one.saldo)
})

test('excess becomes credit, credit pays later, cancelling then is refused; what is left is paid back', async () => {
  const { padreId, first } = await familyOfThree()
  const { cargos } = await childOf(padreId, first)
  const [inscription] = cargos
  const more = { padreId, lineas: [charge(inscription.id)], medios: [cash(2000)] }
  expect((await school.desk.collect(more)).body.message).toBe(
    'El total cambió o no coincide: ahora es $1,850.00.',
  )
  const made = await school.desk.collect({ ...more, a_cuenta: true })
  expect([made.status, made.body.saldo_favor, made.body.pago.a_cuenta]).toEqual([200, 150, 150])
  expect(made.body.pago.conceptos[1]).toMatchObject({
    tipo: 'A_CUENTA',
    monto: 150,
    saldo_anterior: 0,
    saldo: 150,
    idAlumno: null,
  })
  const account = await school.desk.collect({
    padreId,
    lineas: [],
    medios: [transfer(300, 'SPEI 300')],
    a_cuenta: true,
  })
  expect(account.body).toMatchObject({
    saldo_favor: 450,
    pago: {
      alumno: null,
      alumnos: [],
      ciclo: null,
      monto: 300,
      metodo_pago: 'TRANSFERENCIA',
      referencia: 'SPEI 300',
    },
  })

  const material = cargos[1]
  const over = { padreId, lineas: [charge(material.id)], medios: [cash(400)], usar_saldo: 500 }
  const refused = await school.desk.collect(over)
  expect([refused.status, refused.body.message]).toEqual([409, 'El saldo a favor de la familia es $450.00.'])
  const used = await school.desk.collect({ ...over, medios: [cash(500)], usar_saldo: 400 })
  expect(used.body).toMatchObject({
    saldo_favor: 50,
    pago: { monto: 500, saldo_usado: 400, metodo_pago: 'EFECTIVO' },
  })
  expect(shown(used.body.pago.conceptos)).toEqual([
    ['CARGO', 900, first],
    ['SALDO', 400, null],
  ])
  const late = await school.office.cancelPayment(made.body.pago.id)
  expect([late.status, late.body.message]).toEqual([
    409,
    `El saldo a favor que dejó este pago ya se usó: cancela primero el folio ${folioLabel(used.body.pago.folio)}.`,
  ])

  expect((await school.desk.refund({ padreId, ...cash(50.01), motivo: 'BAJA' })).body.message).toBe(
    'El saldo a favor de la familia es $50.00.',
  )
  const back = await school.desk.refund({ padreId, ...cash(50), motivo: 'BAJA' })
  expect(back.body).toMatchObject({
    saldo_favor: 0,
    devolucion: { folio: 1, monto: 50, padre: { id: padreId } },
  })
  const { actual } = (await school.caller.get('/cortes/actual')).body
  expect(actual.devoluciones).toMatchObject([{ tipo: 'DEVOLUCION', monto: 50, metodo_pago: 'EFECTIVO' }])
  expect((await school.office.cancelPayment(account.body.pago.id)).body.message).toContain('D-000001')
  const paper = await school.caller.post(`/caja/devolucion/${back.body.devolucion.id}/recibo`)
  expect(paper.body.recibo.reimpresion).toBe(false)
  const file = await school.server.app.inject({ url: paper.body.recibo.url })
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])

  expect(refusalOf(await school.desk.cancelRefund(back.body.devolucion.id, ' '))).toEqual([
    400,
    { motivo_cancelacion: 'Debes colocar el motivo de la cancelación' },
  ])
  expect((await school.desk.cancelRefund(back.body.devolucion.id)).body.saldo_favor).toBe(50)
  expect((await school.desk.cancelRefund(back.body.devolucion.id)).status).toBe(409)
  expect((await school.office.cancelPayment(used.body.pago.id)).status).toBe(200)
  expect(await school.desk.credit({ padreId })).toBe(450)
  expect((await school.office.cancelPayment(made.body.pago.id)).status).toBe(200)
  expect(await school.desk.credit({ padreId })).toBe(300)
  const { estado } = (await school.caller.get(`/estados/alumno/${first}`)).body
  expect(estado.movimientos.at(-1).saldo).toBe(estado.total.saldo)
})

test('a month with an extension is not overdue at the desk and costs no recargo, whatever day its money arrived', async () => {
  const { padreId, second } = await familyOfThree()
  const september = async (more = '') => (await childOf(padreId, second, more)).colegiaturas[0]
  const { id } = await september()
  const day = '&fecha_pago=2026-10-02'
  const late = { monto: 2350, vencimiento: '2026-09-10', recargo: 235 }
  await school.at('2026-10-05')
  expect([await september(), (await childOf(padreId, second)).vencido]).toMatchObject([late, 5100])
  const extension = { ids: [id], hasta: '2026-10-05', motivo: 'ENFERMEDAD' }
  expect((await school.caller.patch('/colegiaturas/prorroga', extension)).status).toBe(200)
  for (const more of ['', day])
    expect(await childOf(padreId, second, more)).toMatchObject({ vencido: 2750, recargos: 0 })

  // It is over on the 6th: money of the 2nd was in time, money of the 6th is not.
  await school.at('2026-10-06')
  expect([(await september()).recargo, (await september(day)).recargo]).toEqual([235, 0])
  const lineas = [month(id)]
  const now = await school.desk.collect({ padreId, lineas, medios: [transfer(2350)] })
  expect([now.status, now.body.message]).toEqual([409, 'El total cambió o no coincide: ahora es $2,585.00.'])
  const then = { padreId, lineas, medios: [transfer(2350)], fecha_pago: '2026-10-02' }
  const { status, body } = await school.desk.collect(then)
  expect([status, body.pago.fecha_pago, shown(body.pago.conceptos)]).toEqual([
    200,
    '2026-10-02',
    [['COLEGIATURA', 2350, second]],
  ])
})

test('credit alone pays: a folio of nothing handed over, in no cut', async () => {
  const { padreId, first } = await familyOfThree()
  await school.desk.collect({ padreId, lineas: [], medios: [cash(900)], a_cuenta: true })
  const counted = (await school.caller.get('/cortes/actual')).body.actual.movimientos
  const { cargos } = await childOf(padreId, first)
  const paid = await school.desk.collect({
    padreId,
    lineas: [charge(cargos[1].id)],
    medios: [],
    usar_saldo: 900,
  })
  expect(paid.body.pago).toMatchObject({ monto: 0, metodo_pago: 'SALDO', medios: [], saldo_usado: 900 })
  expect((await school.caller.get('/cortes/actual')).body.actual.movimientos).toBe(counted)
  const print = await school.caller.post(`/pagos/${paid.body.pago.id}/recibo`)
  expect((await school.server.app.inject({ url: print.body.recibo.url })).statusCode).toBe(200)
})

test.each([
  ['2026-09-12', '2026-09-10', 0],
  ['2026-09-12', '2026-09-11', 235],
  ['2026-11-20', '2026-11-11', 705],
])('entered on %s, money of %s: a recargo of %d', async (today, fecha_pago, recargo) => {
  const { padreId, second } = await familyOfThree()
  await school.at(today)
  const child = await childOf(padreId, second, `&fecha_pago=${fecha_pago}`)
  expect(child.colegiaturas[0].recargo).toBe(recargo)
  const [{ id }] = child.colegiaturas
  const body = { padreId, lineas: [month(id)], medios: [transfer(2350 + recargo)], fecha_pago }
  const { status, body: answer } = await school.desk.collect(body)
  expect([status, answer.pago.fecha, answer.pago.fecha_pago]).toEqual([200, today, fecha_pago])
  const { pagos } = await school.office.tuitionOf(second, cycle)
  expect(pagos[0]).toMatchObject({ pagado: true, fecha_pago, recargo })
})

test('the day of the money holds for the four calls of before too', async () => {
  const { padreId, second } = await familyOfThree()
  await school.at('2026-09-12')
  const child = await childOf(padreId, second)
  const over = { metodo_pago: 'TRANSFERENCIA', referencia: 'SPEI 0910', fecha_pago: '2026-09-10' }
  const paid = await school.office.payMonths([child.colegiaturas[0].id], over)
  expect(paid.body.pago).toMatchObject({ monto: 2350, fecha: '2026-09-12', fecha_pago: '2026-09-10' })
  const wrong = await school.office.pay(child.cargos[0].id, { fecha_pago: '2026-09-10' })
  expect([wrong.status, wrong.body.campos]).toEqual([400, { fecha_pago: 'Un pago con efectivo es de hoy' }])
  const card = { metodo_pago: 'TARJETA' }
  expect(refusalOf(await school.office.pay(child.cargos[0].id, card))).toEqual([
    400,
    { referencia: 'Escribe la referencia del pago con tarjeta' },
  ])
  const byCard = await school.office.pay(child.cargos[0].id, { ...card, referencia: 'AUT 123' })
  expect(byCard.body.pago.metodo_pago).toBe('TARJETA')
})

test('a year of one child beside a charge of another, less the discount of its cycle', async () => {
  const { padreId, first, second } = await familyOfThree()
  const child = await childOf(padreId, second)
  expect(child.anuales).toMatchObject([{ cicloEscolarId: cycle, meses: 10, total: 22090 }])
  const { cargos } = await childOf(padreId, first)
  const anual = [{ alumnoId: second, cicloEscolarId: cycle }]
  const body = { padreId, lineas: [charge(cargos[0].id)], anual, medios: [cash(22090 + 1850)] }
  const twice = { ...body, lineas: [...body.lineas, month(child.colegiaturas[0].id)] }
  expect(refusalOf(await school.desk.collect(twice))).toEqual([
    400,
    { anual: 'COLEGIATURA SEPTIEMBRE 2026 está dos veces: también en el pago anual' },
  ])
  const { status, body: answer } = await school.desk.collect(body)
  expect([status, answer.pago?.monto]).toEqual([200, 23940])
  const off = answer.pago.conceptos.filter(({ tipo }: Line) => tipo === 'DESCUENTO')
  expect(off).toHaveLength(10)
  expect((await school.desk.collect({ ...body, lineas: [] })).status).toBe(409)
})

test('nobody is late on the day they enrol: what was due before is due as many days after it', async () => {
  await school.at('2026-09-21')
  const [pupil] = (await school.office.addPupils(1)) as [number]
  await school.office.enrol(cycle, [pupil])
  const { pagos } = await school.office.tuitionOf(pupil, cycle)
  expect(pagos.slice(0, 2).map(({ vencimiento, recargo }) => [vencimiento, recargo])).toEqual([
    ['2026-10-01', 0],
    ['2026-10-10', 0],
  ])
  await school.at('2026-10-02')
  expect((await school.office.tuitionOf(pupil, cycle)).pagos[0]).toMatchObject({ recargo: 260 })
})

test('a pupil who gets a first parent brings their credit along, and cancelling then takes it from the family', async () => {
  const [pupil, sibling] = (await school.office.addPupils(2)) as [number, number]
  const account = { alumnoId: pupil, lineas: [], medios: [cash(500)], a_cuenta: true }
  const { pago } = (await school.desk.collect(account)).body
  expect(pago.alumno.id).toBe(pupil)
  const parent = { nombre: 'PADRE NUEVO', telefono: '5512345678', hijos: [{ id: sibling }] }
  const { padre } = (await school.caller.post('/padres', parent)).body
  await school.caller.patch('/padres/add/hijo', { idPadre: padre.id, hijos: [{ id: pupil }] })
  expect(await school.desk.credit({ padreId: padre.id })).toBe(500)
  // A child's family is the parent's.
  expect((await school.desk.family({ alumnoId: sibling })).body.familia).toMatchObject({
    saldo_favor: 500,
    padre: { id: padre.id },
  })
  expect((await school.office.cancelPayment(pago.id)).status).toBe(200)
  expect(await school.desk.credit({ padreId: padre.id })).toBe(0)
  await expect(school.server.db.deleteFrom('parents').where('id', '=', padre.id).execute()).rejects.toThrow(
    'foreign key',
  )
})
