import type { Tuition } from '@contract/tuition/tuition.schemas'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { startServer, type TestServer } from '@test/support/server/harness'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { openOffice, type Office } from '@test/support/server/office'
import { refusalOf } from '@test/support/server/refusal'

let server: TestServer
let office: Office
let cycle: number

beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle()
})
afterAll(() => server.close())
afterEach(async () => expect(await ledgerFaults(server.db)).toEqual([]))

const enrolled = async (): Promise<number> => {
  const [id] = (await office.addPupils(1)) as [number]
  expect((await office.enrol(cycle, [id])).status).toBe(200)
  return id
}
const monthsOf = async (pupil: number): Promise<Tuition[]> => (await office.tuitionOf(pupil, cycle)).pagos
const idsOf = async (pupil: number, from: number, to: number) =>
  (await monthsOf(pupil)).slice(from, to).map(({ id }) => id)
const folioNow = async () => {
  const { last_folio } = await server.db.selectFrom('folio_counter').selectAll().executeTakeFirstOrThrow()
  return last_folio
}

it('two months by cheque, then the year: one receipt each, a paid month is 409', async () => {
  const pupil = await enrolled()
  const ids = await idsOf(pupil, 0, 2)
  const cheque = { metodo_pago: 'CHEQUE', referencia: ' 00123 ', total: 5200 }
  const { status, body } = await office.payMonths(ids, cheque)
  expect([status, body.message]).toEqual([
    200,
    `Pago registrado con el folio ${folioLabel(body.pago.folio)}.`,
  ])
  expect(body.pago).toMatchObject({
    monto: 5200,
    metodo_pago: 'CHEQUE',
    referencia: '00123',
    fecha: '2026-09-15',
    ciclo: '2026-2027',
    recibio: 'directora',
    recargo_condonado: 0,
    alumno: { id: pupil, grado: 'PRIMARIA', grupo: null },
  })
  expect(body.pago.codigo).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
  expect(body.pago.conceptos).toEqual(
    ['SEPTIEMBRE', 'OCTUBRE'].map((mes, at) => ({
      tipo: 'COLEGIATURA',
      descripcion: `COLEGIATURA ${mes} 2026`,
      monto: 2600,
      idCargo: null,
      idColegiatura: ids[at],
      idAlumno: pupil,
      saldo_anterior: 2600,
      saldo: 0,
      recargo_condonado: 0,
    })),
  )
  const paid = { pagado: true, metodo_pago: 'CHEQUE', fecha_pago: '2026-09-15', pagoId: body.pago.id }
  for (const month of body.pagos) expect(month).toMatchObject({ ...paid, folio: body.pago.folio, recargo: 0 })
  expect((await monthsOf(pupil)).slice(0, 2)).toEqual(body.pagos)

  const again = await office.payMonths([ids[1] as number])
  expect([again.status, again.body.message]).toEqual([
    409,
    `COLEGIATURA OCTUBRE 2026 ya está pagada con el folio ${folioLabel(body.pago.folio)}: su saldo es $0.00.`,
  ])
  const year = await office.payYear(pupil, cycle, { total: 20_800 })
  expect([year.status, year.body.pago.monto, year.body.pagos.length]).toEqual([200, 20_800, 8])
  expect(year.body.pago.folio).toBe(body.pago.folio + 1)
  expect((await monthsOf(pupil)).every(({ pagado }) => pagado)).toBe(true)
  const twice = await office.payYear(pupil, cycle)
  expect([twice.status, twice.body.message]).toEqual([409, expect.stringContaining('$0.00')])
})

describe('refused, and nothing moves', () => {
  let pupil: number
  let month: number
  beforeAll(async () => {
    pupil = await enrolled()
    ;[month] = (await idsOf(pupil, 0, 1)) as [number]
  })
  let before: number
  beforeEach(async () => (before = await folioNow()))
  afterEach(async () => {
    expect(await folioNow()).toBe(before)
    expect((await monthsOf(pupil)).some(({ pagado }) => pagado)).toBe(false)
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['a cheque without a number', { metodo_pago: 'CHEQUE' }, 'referencia'],
    ['a blank reference', { metodo_pago: 'DEPOSITO', referencia: '  ' }, 'referencia'],
    ['an unknown method', { metodo_pago: 'MIXTO' }, 'metodo_pago'],
    ['a waiver without a reason', { condonar_recargos: true }, 'motivo_condonacion'],
    ['a waiver with a blank one', { condonar_recargos: true, motivo_condonacion: ' ' }, 'motivo_condonacion'],
    ['a total with three decimals', { total: 2600.001 }, 'total'],
    ['a total that is a text', { total: '2600' }, 'total'],
  ])('%s: 400', async (_, over, campo) => {
    for (const answer of [await office.payMonths([month], over), await office.payYear(pupil, cycle, over)])
      expect([answer.status, Object.keys(answer.body.campos ?? {})]).toEqual([400, [campo]])
  })

  it('no month at all is 400; a repeated one counts once', async () => {
    const none = await office.payMonths([])
    expect([none.status, none.body]).toEqual([
      400,
      {
        ok: false,
        message: 'Elige al menos una colegiatura',
        campos: { ids: 'Elige al menos una colegiatura' },
      },
    ])
    const twice = await office.payMonths([month, month], { total: 5200 })
    expect([twice.status, twice.body.message]).toEqual([
      409,
      'El total cambió o no coincide: ahora es $2,600.00.',
    ])
  })

  it('months of two pupils: 400, of none: 404 naming them', async () => {
    const [other] = await idsOf(await enrolled(), 0, 1)
    const mixed = await office.payMonths([month, other as number])
    expect([mixed.status, mixed.body.message]).toEqual([
      400,
      'Las colegiaturas deben ser de un mismo alumno y ciclo escolar',
    ])
    const unknown = await office.payMonths([month, 999_998, 999_999])
    expect([unknown.status, unknown.body.message]).toEqual([404, 'No existe la colegiatura 999998, 999999.'])
  })

  it('another total than the server’s: 409 with the current one', async () => {
    for (const answer of [
      await office.payMonths([month], { total: 2599.99 }),
      await office.payYear(pupil, cycle, { total: 2600 }),
    ])
      expect([answer.status, answer.body.message]).toEqual([
        409,
        expect.stringMatching(/ahora es \$2(,6|6,0)00\.00/),
      ])
  })

  it('the year of nobody, of no cycle, of a pupil who is not enrolled', async () => {
    expect((await office.payYear(999_999, cycle)).status).toBe(404)
    expect((await office.payYear(pupil, 999_999)).status).toBe(404)
    const [stranger] = (await office.addPupils(1)) as [number]
    const { status, body } = await office.payYear(stranger, cycle)
    expect([status, body.message]).toEqual([409, 'El alumno no está inscrito en este ciclo escolar'])
  })

  it('without an idempotency key: 400', async () => {
    const body = { ids: [month], metodo_pago: 'EFECTIVO' }
    expect(refusalOf(await server.admin.patch('/colegiaturas/pagar', body))).toEqual([
      400,
      'Falta el encabezado Idempotency-Key: sin él un reintento cobraría dos veces.',
    ])
    const year = { alumnoId: pupil, cicloEscolarId: cycle, metodo_pago: 'EFECTIVO' }
    expect(refusalOf(await server.admin.patch('/colegiaturas/pago/anual', year))).toEqual([
      400,
      'Falta el encabezado Idempotency-Key: sin él un reintento cobraría dos veces.',
    ])
  })
})

describe('retries and parallel desks', () => {
  it('the same key again answers the first result; with other months it is 409', async () => {
    const pupil = await enrolled()
    const ids = await idsOf(pupil, 0, 3)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => office.payMonths(ids.slice(0, 2), {}, `clic ${pupil}`)),
    )
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body])
    expect((await office.payMonths(ids.slice(0, 2), {}, `clic ${pupil}`)).body).toEqual(answers[0]?.body)
    expect((await office.payMonths(ids, {}, `clic ${pupil}`)).status).toBe(409)
    const year = [
      await office.payYear(pupil, cycle, {}, 'anual'),
      await office.payYear(pupil, cycle, {}, 'anual'),
    ]
    expect(year.map(({ status }) => status)).toEqual([200, 200])
    expect(year[1]?.body).toEqual(year[0]?.body)
  })

  it('two parallel payers of one month: one pays, the other is told the folio', async () => {
    const pupil = await enrolled()
    const ids = await idsOf(pupil, 0, 1)
    const second = openOffice(server, await server.userWith([['COLEGIATURAS', 'UPDATE']]))
    const answers = await Promise.all([office.payMonths(ids), second.payMonths(ids)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [paid, refused] = [200, 409].map((wanted) => answers.find(({ status }) => status === wanted)!)
    expect(refused!.body.message).toContain(`con el folio ${folioLabel(paid!.body.pago.folio)}`)
  })

  it('a month and the year at once, many times: each month is paid once', async () => {
    for (let round = 0; round < 5; round++) {
      const pupil = await enrolled()
      const ids = await idsOf(pupil, 3, 6)
      const answers = await Promise.all([
        office.payMonths([...ids].reverse()),
        office.payYear(pupil, cycle),
        office.payMonths(ids.slice(0, 1)),
      ])
      expect(answers.some(({ status }) => status === 200)).toBe(true)
      for (const { status } of answers) expect([200, 409]).toContain(status)
    }
  })
})
