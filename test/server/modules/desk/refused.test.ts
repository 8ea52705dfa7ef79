import { ledgerFaults } from '@server/backup/ledgerFaults'
import { refusalOf } from '@test/support/server/refusal'
import { cash, charge, deskOf, month, openSchool, transfer, type School } from './family'

let school: School
let cycle: number
let padreId: number
let pupil: number
let charges: number[]
let months: number[]

beforeAll(async () => {
  school = await openSchool()
  cycle = await school.office.addCycle()
  const family = await school.addFamily(3)
  padreId = family.padreId
  ;[pupil] = family.hijos as [number]
  await school.office.enrol(cycle, family.hijos)
  charges = []
  for (let at = 0; at < 12; at++)
    charges.push(await school.office.addCharge(cycle, family.hijos[at % 3]!, 10))
  months = (await school.office.tuitionOf(pupil, cycle)).pagos.map(({ id }) => id)
})
afterAll(() => school.server.close())
afterEach(async () => expect(await ledgerFaults(school.server.db)).toEqual([]))

const lastFolio = async () =>
  (await school.server.db.selectFrom('folio_counter').select('last_folio').executeTakeFirstOrThrow())
    .last_folio

test('what is wrong in itself is 400 at its field, and nothing is written', async () => {
  const before = await lastFolio()
  const body = { padreId, lineas: [charge(charges[0]!)], medios: [cash(10)] }
  const wrong: [Record<string, unknown>, string][] = [
    [{ alumnoId: pupil }, 'alumnoId'],
    [{ padreId: undefined }, 'padreId'],
    [{ lineas: [] }, 'lineas'],
    [{ lineas: [charge(charges[0]!), charge(charges[0]!)] }, 'lineas'],
    [{ lineas: [month(months[0]!, 0)] }, 'lineas'],
    [{ lineas: [month(months[0]!, -1)] }, 'lineas'],
    [{ lineas: [month(months[0]!, 100.005)] }, 'lineas'],
    [{ lineas: [month(months[0]!, 9_999)], medios: [cash(9_999)] }, 'lineas'],
    [{ lineas: [charge(charges[0]!, 0)] }, 'lineas'],
    [{ lineas: [charge(charges[0]!, 10.01)], medios: [cash(10.01)] }, 'lineas'],
    [{ medios: [] }, 'medios'],
    [{ medios: [cash(0)] }, 'medios'],
    [{ medios: [transfer(10, ' ')] }, 'medios'],
    [{ medios: [{ metodo_pago: 'TARJETA', monto: 10 }] }, 'medios'],
    [{ lineas: [], medios: [], a_cuenta: true }, 'medios'],
    [{ usar_saldo: 1, a_cuenta: true }, 'usar_saldo'],
    [{ medios: [transfer(10)], fecha_pago: '2026-09-02' }, 'fecha_pago'],
    [{ medios: [transfer(10)], fecha_pago: '2026-07-02' }, 'fecha_pago'],
    [{ fecha_pago: '2026-08-31' }, 'fecha_pago'],
    [{ condonar: { ids: [months[0]!], motivo: 'X' } }, 'condonar'],
  ]
  for (const [over, campo] of wrong) {
    const { status, body: answer } = await school.desk.collect({ ...body, ...over })
    expect([over, status, Object.keys(answer.campos ?? {})]).toEqual([over, 400, [campo]])
  }
  expect(refusalOf(await school.caller.post('/caja/cobro', body))).toEqual([
    400,
    'Falta el encabezado Idempotency-Key: sin él un reintento cobraría dos veces.',
  ])
  expect(refusalOf(await school.desk.family({}))).toEqual([
    400,
    { padreId: 'Indica un padre o un alumno, y solo uno de los dos' },
  ])
  expect(refusalOf(await school.desk.family({ padreId, alumnoId: pupil }))).toEqual([
    400,
    { alumnoId: 'Indica un padre o un alumno, y solo uno de los dos' },
  ])
  expect(await lastFolio()).toBe(before)
})

test('a line of another family, or a family that is not there, is 404', async () => {
  const other = await school.addFamily(1)
  const strange = await school.office.addCharge(cycle, other.hijos[0]!, 10)
  for (const of of [{ lineas: [charge(strange)] }, { lineas: [month(999_999)] }, { padreId: 999_999 }]) {
    const body = { padreId, lineas: [charge(charges[0]!)], medios: [cash(10)], ...of }
    expect((await school.desk.collect(body)).status).toBe(404)
  }
})

test('who may what: 403 without any pair before the body, by lines and waiver after 400 and before 404', async () => {
  const nobody = deskOf(await school.server.userWith([['CARGOS', 'READ']]))
  expect((await nobody.collect({ lineas: [], medios: [] })).status).toBe(403)
  const charging = deskOf(await school.server.userWith([['CARGOS', 'UPDATE']]))
  const body = { padreId: 999_999, lineas: [month(months[0]!)], medios: [cash(10)] }
  expect(refusalOf(await charging.collect({ ...body, medios: [] }))).toEqual([
    400,
    { medios: 'Indica con qué se paga' },
  ])
  expect((await charging.collect(body)).status).toBe(403)
  expect((await charging.collect({ ...body, lineas: [charge(1)] })).status).toBe(404)
  const teaching = deskOf(await school.server.userWith([['COLEGIATURAS', 'UPDATE']]))
  expect((await teaching.collect(body)).status).toBe(404)
  const condonar = { ids: [months[0]!], motivo: 'ACUERDO' }
  expect((await teaching.collect({ ...body, condonar })).status).toBe(403)
  expect((await teaching.refund({ padreId, ...cash(1), motivo: 'X' })).status).toBe(403)
})

test('50 payments of one family at once, with lines in common: each line is paid once, folios without gaps', async () => {
  const before = await lastFolio()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => {
      const own = [charges[at % 12]!, charges[(at * 5 + 1) % 12]!]
      const ids = [...new Set(own)]
      return school.desk.collect({
        padreId,
        lineas: ids.map((id) => charge(id)),
        medios: [cash(10 * ids.length)],
      })
    }),
  )
  const paid = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]))
  for (const { body } of refused)
    expect(body.message).toMatch(/^UNIFORME de ALUMNO .* ya se pagó con el folio \d+/)
  const lines = paid.flatMap(({ body }) =>
    body.pago.conceptos.map(({ idCargo }: { idCargo: number }) => idCargo),
  )
  expect(new Set(lines).size).toBe(lines.length)
  const folios = paid.map(({ body }) => body.pago.folio).sort((a, b) => a - b)
  expect(folios).toEqual(folios.map((_, at) => before + 1 + at))
})
