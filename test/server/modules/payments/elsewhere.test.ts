import { callOn } from '@test/support/server/callOn'
import { startServer, type Answer, type TestServer } from '@test/support/server/harness'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { openOffice, type Office } from '@test/support/server/office'
import { refusalOf } from '@test/support/server/refusal'

/**
 * What went wrong in other systems (decisions/domain/payments#what-went-wrong-elsewhere), each with a test of its name. Permissions
 * that only the page checks and calls that are open to anybody are in http/permissions, of every call. */
let server: TestServer
let office: Office
let cycle: number
let pupil: number

beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle()
  ;[pupil] = (await office.addPupils(1)) as [number]
})
afterAll(() => server.close())
afterEach(async () => expect(await ledgerFaults(server.db)).toEqual([]))

const charge = (monto: number, descripcion?: string) => office.addCharge(cycle, pupil, monto, descripcion)
const row = (id: number) => office.chargeOf(pupil, id)
const enrolled = async () => {
  const [id] = (await office.addPupils(1)) as [number]
  expect((await office.enrol(cycle, [id])).status).toBe(200)
  return id
}
const monthsOf = (studentId: number) =>
  server.db
    .selectFrom('tuition as t')
    .innerJoin('enrolments as e', 'e.id', 't.enrolment_id')
    .select([
      't.id',
      't.anio',
      't.mes',
      't.descripcion',
      't.monto_centavos',
      't.abonado_centavos',
      't.pagado',
    ])
    .where('e.student_id', '=', studentId)
    .orderBy('t.id')
    .execute()
const payMonth = (studentId: number, month: { id: number; descripcion: string }, centavos: number) =>
  server.db.transaction().execute((tx) =>
    server.services.payments.collect(
      { ...callOn(server, tx, '2026-12-20'), now: new Date('2026-12-20T18:00:00Z') },
      {
        paidWith: { metodo_pago: 'EFECTIVO' },
        lines: [
          { tipo: 'COLEGIATURA', studentId, tuitionId: month.id, descripcion: month.descripcion, centavos },
        ],
      },
    ),
  )

it('a double click or a retry paid twice', async () => {
  const id = await charge(500)
  const clicks = await Promise.all([office.payPart(id, 200, {}, 'clic'), office.payPart(id, 200, {}, 'clic')])
  const retry = await office.payPart(id, 200, {}, 'clic')
  expect(new Set([...clicks, retry].map(({ body }) => body.pago.folio)).size).toBe(1)
  expect(await row(id)).toMatchObject({ abono: 200, monto_restante: 300 })
})

it('two cashiers paid one charge', async () => {
  const id = await charge(500)
  const second = openOffice(server, await server.userWith([['CARGOS', 'UPDATE']]))
  const answers = await Promise.all([office.pay(id), second.pay(id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409) as Answer
  expect(refused.body.message).toContain('$0.00')
})

it('a payment above the balance was taken', async () => {
  const id = await charge(500)
  expect(refusalOf(await office.payPart(id, 500.01))).toEqual([
    400,
    { abono: 'El abono no puede ser mayor al saldo de $500.00' },
  ])
  await office.payPart(id, 400)
  expect(refusalOf(await office.complement(id, 100.01))).toEqual([
    400,
    { abono: 'No puedes realizar un complemento mayor al monto total a pagar' },
  ])
  expect(await row(id)).toMatchObject({ abono: 400, monto_restante: 100 })
})

it('a payment was tied to a charge by its text', async () => {
  const [one, two] = [await charge(500, 'UNIFORME ROJO'), await charge(500, 'UNIFORME ROJO')]
  const { body } = await office.pay(two)
  expect(body.pago.conceptos[0].idCargo).toBe(two)
  expect(await row(one)).toMatchObject({ estado: 'PENDIENTE' })
  expect(await row(two)).toMatchObject({ estado: 'PAGADO' })
})

it('a partial payment marked the month paid', async () => {
  const student = await enrolled()
  const [month] = await monthsOf(student)
  await payMonth(student, month!, month!.monto_centavos - 1)
  expect((await monthsOf(student))[0]).toMatchObject({ pagado: false, abonado_centavos: 259999 })
  await expect(payMonth(student, month!, 2)).rejects.toThrow('tuition_never_overpaid')
  const id = await charge(500)
  await office.payPart(id, 499.99)
  expect(await row(id)).toMatchObject({ estado: 'PARCIAL', monto_restante: 0.01 })
})

it('a payment was booked to the month of its own date instead of the charge’s', async () => {
  const student = await enrolled()
  const october = (await monthsOf(student)).find(({ mes }) => mes === 10)!
  const payment = await payMonth(student, october, october.monto_centavos)
  expect(payment).toMatchObject({
    fecha: '2026-12-20',
    conceptos: [{ idColegiatura: october.id, descripcion: 'COLEGIATURA OCTUBRE 2026' }],
  })
  const paid = (await monthsOf(student)).filter(({ pagado }) => pagado)
  expect(paid.map(({ mes }) => mes)).toEqual([10])
})

it('generating charges again duplicated them or made paid ones unpaid', async () => {
  const student = await enrolled()
  const [inscription] = (await server.admin.get(`/cargos/by/alumno/${student}`)).body.cargos
  await office.pay(inscription.id)
  const before = (await server.admin.get(`/cargos/by/alumno/${student}`)).body.cargos
  const again = await Promise.all([office.enrol(cycle, [student]), office.enrol(cycle, [student])])
  expect(again.map(({ status }) => status)).toEqual([409, 409])
  expect((await server.admin.get(`/cargos/by/alumno/${student}`)).body.cargos).toEqual(before)
  expect(before[0].estado).toBe('PAGADO')
  expect(await monthsOf(student)).toHaveLength(10)
})

it('receipt number = last + 1 gave two alike', async () => {
  const charges = await Promise.all(Array.from({ length: 20 }, (_, at) => charge(10 + at)))
  const answers = await Promise.all(charges.map((id) => office.pay(id)))
  expect(new Set(answers.map(({ body }) => body.pago.folio)).size).toBe(20)
})

it('the year was wrong after December', async () => {
  const months = await monthsOf(await enrolled())
  const after = months.filter(({ mes }) => mes < 9)
  expect(after).toHaveLength(6)
  for (const { anio, descripcion } of after)
    expect([anio, descripcion]).toEqual([2027, expect.stringContaining('2027')])
})

it('cancelling left debts behind, or wiped paid ones', async () => {
  const [paid, wrong] = [await charge(300, 'PAGADO'), await charge(300, 'DE MÁS')]
  await office.pay(paid)
  const before = await row(paid)
  await office.cancel(wrong)
  expect(await row(paid)).toEqual(before)
  expect(await row(wrong)).toMatchObject({ estado: 'CANCELADO', monto_restante: 0 })
  const pending: { id: number }[] = (await server.admin.get('/cargos/pendientes/all')).body.cargos
  expect(pending.map(({ id }) => id)).not.toContain(wrong)
})

it('a pupil without a parent broke a report', async () => {
  const student = await enrolled()
  const { parent_id } = await server.db
    .selectFrom('students')
    .select('parent_id')
    .where('id', '=', student)
    .executeTakeFirstOrThrow()
  expect(parent_id).toBeNull()
  const pending: { alumno: { id: number } }[] = (await server.admin.get('/cargos/pendientes/inscripcion'))
    .body.cargos
  expect(pending.map(({ alumno }) => alumno.id)).toContain(student)
})
