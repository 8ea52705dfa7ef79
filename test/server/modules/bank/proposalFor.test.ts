import { banorte } from '@test/support/fixtures/bankFiles'
import { openSchool, transfer, type School } from '../desk/family'
import { bankOf, type Bank } from './bank'

let school: School
let bank: Bank
let cycle: number
let account: number

beforeAll(async () => {
  school = await openSchool()
  cycle = await school.office.addCycle({ costo_inscripcion: 0, costo_material: 0 })
  await school.at('2026-09-08')
  bank = bankOf(school.caller)
  account = await bank.addAccount()
})
afterAll(() => school.server.close())

/** A family of one pupil who owes months of 2,350.00. */
const family = async () => {
  const { padreId, hijos } = await school.addFamily(1)
  const plain = { grado: 'PREESCOLAR', mensualidad: 2350, costo_inscripcion: 0, costo_material: 0 }
  await school.office.enrol(cycle, hijos, plain)
  return { padreId, alumnoId: hijos[0]! }
}

let keys = 0
/** A deposit that names no family. */
const unknown = async (amount: number, day = '2026-09-05'): Promise<number> => {
  const key = `MBAN${String(++keys).padStart(8, '0')}`
  await bank.keep(account, banorte([{ day, amount, concept: 'GRACIAS', key }]))
  return (await bank.deposits(`?cuenta=${account}`)).find(({ rastreo }) => rastreo === key)!.id
}

it.each([
  [2350, /^debe exactamente COLEGIATURA SEPTIEMBRE/, 0],
  [3000, 'el importe no es exacto: se paga lo más antiguo', 0],
  [1_000_000, 'el importe no es exacto: se paga lo más antiguo', expect.any(Number)],
])('of %d it says what confirming pays of the chosen family', async (amount, reason, onAccount) => {
  const { padreId } = await family()
  const id = await unknown(amount)
  const { status, body } = await bank.proposalFor(id, `padreId=${padreId}`)
  expect(status).toBe(200)
  const { propuesta } = body
  expect(propuesta).toMatchObject({ padreId, clase: 'PROBABLE', a_cuenta: onAccount, pago: null })
  expect(propuesta.razones).toEqual([typeof reason === 'string' ? reason : expect.stringMatching(reason)])
  const { pago } = (await bank.confirm([{ id, padreId }])).body.cobrados[0]
  expect(pago.a_cuenta).toBe(propuesta.a_cuenta)
  const paid = pago.conceptos.filter(({ tipo }: { tipo: string }) => tipo === 'COLEGIATURA')
  expect(propuesta.lineas.map(({ descripcion }: { descripcion: string }) => descripcion)).toHaveLength(
    paid.length,
  )
})

it('a pupil names the family too; what waits no more is 409', async () => {
  const { padreId, alumnoId } = await family()
  const id = await unknown(2350)
  const { body } = await bank.proposalFor(id, `alumnoId=${alumnoId}`)
  expect(body.propuesta).toMatchObject({ padreId, lineas: [{ tipo: 'COLEGIATURA' }] })
  await bank.confirm([{ id, padreId }])
  const late = await bank.proposalFor(id, `padreId=${padreId}`)
  expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('ya está en el folio')])
})

it('a transfer that was recorded already is shown as that, as confirming matches it', async () => {
  const { padreId } = await family()
  const recorded = await school.desk.collect({
    padreId,
    lineas: [],
    medios: [transfer(500, 'MBANYA000001')],
    a_cuenta: true,
    fecha_pago: '2026-09-04',
  })
  const key = 'MBANYA000001'
  await bank.keep(account, banorte([{ day: '2026-09-05', amount: 500, concept: 'X', key }]))
  const [came] = (await bank.deposits(`?cuenta=${account}`)).filter(({ rastreo }) => rastreo === key)
  const { body } = await bank.proposalFor(came!.id, `padreId=${padreId}`)
  expect(body.propuesta).toMatchObject({ pago: { folio: recorded.body.pago.folio }, lineas: [] })
})

it('who is not there is 404, no family or two 400', async () => {
  const { padreId, alumnoId } = await family()
  const id = await unknown(10)
  for (const [of, query, status] of [
    [id, '', 400],
    [id, `padreId=${padreId}&alumnoId=${alumnoId}`, 400],
    [id, 'padreId=999999', 404],
    [999_999, `padreId=${padreId}`, 404],
  ] as const)
    expect((await bank.proposalFor(of, query)).status).toBe(status)
})
