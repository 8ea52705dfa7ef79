import { randomUUID } from 'node:crypto'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { plansOf } from '@test/support/database/plans'
import { recordStatements } from '@test/support/database/statements'
import type { Answer } from '@test/support/server/harness'
import { refusalOf } from '@test/support/server/refusal'
import { cash, charge, month, openSchool, transfer, type School } from '../desk/family'

let school: School
let cycle: number

beforeAll(async () => {
  school = await openSchool()
  cycle = await school.office.addCycle()
})
afterAll(() => school.server.close())
afterEach(async () => expect(await ledgerFaults(school.server.db)).toEqual([]))

interface Child {
  id: number
  padreId: number
}

const newChild = async (): Promise<Child> => {
  const { padreId, hijos } = await school.addFamily(1)
  expect((await school.office.enrol(cycle, hijos)).status).toBe(200)
  return { id: hijos[0] as number, padreId }
}
const newCharge = ({ id }: Child) => school.office.addCharge(cycle, id, 100)
const firstMonth = async ({ id }: Child) => (await school.office.tuitionOf(id, cycle)).pagos[0]!.id

let count = 0
const newReference = () => `SPEI 88${++count}`

type Means = {
  metodo_pago: 'TRANSFERENCIA' | 'TARJETA' | 'CHEQUE' | 'DEPOSITO'
  referencia: string
  confirmar_referencia?: boolean
}
type Call = (child: Child, means: Means, key?: string) => Promise<Answer>

/** Each of the five calls that take money, on something that the child owes. */
const CALLS: [name: string, field: string, make: (child: Child) => Promise<Call>][] = [
  [
    '/cargos/pagar',
    'referencia',
    async (child) => {
      const id = await newCharge(child)
      return (_, means, key) => school.office.pay(id, { ...means }, key)
    },
  ],
  [
    '/cargos/pago/complemento',
    'referencia',
    async (child) => {
      const id = await newCharge(child)
      await school.office.payPart(id, 40)
      return (_, means, key) => school.office.complement(id, 60, { ...means }, key)
    },
  ],
  [
    '/colegiaturas/pagar',
    'referencia',
    async (child) => {
      const id = await firstMonth(child)
      return (_, means, key) => school.office.payMonths([id], { ...means }, key)
    },
  ],
  [
    '/colegiaturas/pago/anual',
    'referencia',
    () => Promise.resolve(({ id }, means, key) => school.office.payYear(id, cycle, { ...means }, key)),
  ],
  [
    '/caja/cobro',
    'medios',
    async (child) => {
      const id = await newCharge(child)
      return ({ padreId }, { confirmar_referencia = false, ...means }, key) => {
        const medios = [cash(10), { ...means, monto: 90 }]
        return school.desk.collect({ padreId, lineas: [charge(id)], medios, confirmar_referencia }, key)
      }
    },
  ],
]

/** A payment of another family by transfer, and what it is called. */
const takeFirst = async (referencia: string) => {
  const child = await newChild()
  const medios = [cash(50), transfer(50, referencia)]
  const lineas = [charge(await newCharge(child))]
  const { status, body } = await school.desk.collect({ padreId: child.padreId, lineas, medios })
  expect(status).toBe(200)
  return { ...body.pago, familia: body.pago.padre.nombre as string } as {
    id: number
    folio: number
    familia: string
  }
}

test.each(CALLS)(
  '%s refuses the reference of another payment until it is confirmed',
  async (_, field, make) => {
    const referencia = newReference()
    const first = await takeFirst(referencia)
    const child = await newChild()
    const call = await make(child)
    const means = { metodo_pago: 'TRANSFERENCIA' as const, referencia: ` ${referencia.toLowerCase()} ` }
    const key = randomUUID()
    const refused = await call(child, means, key)
    const folio = String(first.folio).padStart(6, '0')
    const message = `La referencia ${referencia.toLowerCase()} (transferencia) ya está en el folio ${folio} del 01/09/2026, de ${first.familia}. Confirma si es otro pago.`
    expect([refused.status, refused.body]).toEqual([
      409,
      { ok: false, message, campos: { [field]: message } },
    ])

    const taken = await call(child, { ...means, confirmar_referencia: true }, key)
    expect(taken.status).toBe(200)
    const again = await call(child, { ...means, confirmar_referencia: true }, key)
    expect([again.status, again.body]).toEqual([200, taken.body])
  },
)

test('another method, a cancelled payment and cash ask nothing', async () => {
  const referencia = newReference()
  const first = await takeFirst(referencia)
  const child = await newChild()
  const cheque = await school.office.pay(await newCharge(child), { metodo_pago: 'CHEQUE', referencia })
  expect(cheque.status).toBe(200)
  await school.office.cancelPayment(first.id)
  const again = await school.office.pay(await newCharge(child), { metodo_pago: 'TRANSFERENCIA', referencia })
  expect(again.status).toBe(200)
  for (let at = 0; at < 2; at++)
    expect((await school.office.pay(await newCharge(child), { referencia })).status).toBe(200)
})

test('a replay of the first payment answers the first payment', async () => {
  const means = { metodo_pago: 'TRANSFERENCIA', referencia: newReference() }
  const id = await newCharge(await newChild())
  const first = await school.office.pay(id, means, 'referencia una vez')
  expect(first.status).toBe(200)
  expect(await school.office.pay(id, means, 'referencia una vez')).toMatchObject({
    status: 200,
    body: first.body,
  })
})

test('what is wrong in itself, unknown or costs something else is said before', async () => {
  const referencia = newReference()
  await takeFirst(referencia)
  const child = await newChild()
  const means = { metodo_pago: 'TRANSFERENCIA', referencia }
  const id = await newCharge(child)
  expect(refusalOf(await school.office.payPart(id, 100.5, means))).toEqual([
    400,
    { abono: 'El abono no puede ser mayor al saldo de $100.00' },
  ])
  expect(refusalOf(await school.office.payPart(id, 500, means))).toEqual([
    400,
    { abono: 'El abono no puede ser mayor al saldo de $100.00' },
  ])
  expect((await school.office.payMonths([2_000_000_000], means)).status).toBe(404)
  const { padreId } = child
  const lineas = [month(await firstMonth(child))]
  const cheap = await school.desk.collect({ padreId, lineas, medios: [transfer(1, referencia)] })
  expect([cheap.status, cheap.body.campos]).toEqual([409, undefined])
  const credit = { padreId, lineas: [], medios: [transfer(1, referencia)], a_cuenta: true }
  expect((await school.desk.collect(credit)).body.campos).toEqual({ medios: expect.any(String) })
})

test('of a pupil without a parent the pupil is named; two means of one payment may share a reference', async () => {
  const [alumnoId, other] = (await school.office.addPupils(2)) as [number, number]
  const referencia = newReference()
  const lineas = [charge(await school.office.addCharge(cycle, alumnoId, 100))]
  const medios = [transfer(40, referencia), transfer(60, referencia)]
  expect((await school.desk.collect({ alumnoId, lineas, medios })).status).toBe(200)
  const id = await school.office.addCharge(cycle, other, 100)
  const { nombre } = (await school.office.chargeOf(alumnoId, lineas[0]!.id)).alumno
  const refused = await school.office.pay(id, { metodo_pago: 'TRANSFERENCIA', referencia })
  expect(refused.body.message).toContain(`, de ${nombre}.`)
})

test('of desks that enter one reference at the same moment exactly one is served', async () => {
  const means = { metodo_pago: 'TRANSFERENCIA', referencia: newReference() }
  const children = await Promise.all(Array.from({ length: 8 }, newChild))
  const ids = await Promise.all(children.map(newCharge))
  const answers = await Promise.all(ids.map((id) => school.office.pay(id, means)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)])
})

test('the question is answered by an index, however many payments there are', async () => {
  const id = await newCharge(await newChild())
  const statements = await recordStatements(async () => {
    const means = { metodo_pago: 'TRANSFERENCIA', referencia: newReference() }
    expect((await school.office.pay(id, means)).status).toBe(200)
  })
  const asked = statements.filter(({ text }) => text.includes('JOIN payment_means m'))
  const plans = await plansOf(school.server.owner, asked)
  expect(plans).toEqual([expect.stringContaining('payment_means_reference_idx')])
})
