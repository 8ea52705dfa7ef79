import type { Grant } from '@contract/http/route'
import { addDays } from '@contract/domain/dateMath'
import type { DeskFamily } from '@contract/desk/desk.schemas'
import { PAYMENT_METHODS, type PaymentMethod } from '@contract/domain/paymentMethods'
import { createRandom, type Random } from '@demo/random'
import { ADMIN, startServer, type Answer, type Caller, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { deskOf, type Desk } from '../desk/family'

/** The days on which the school works, in order; the last is today. */
export const SCHOOL_DAYS = ['2026-08-28', '2026-09-14', '2026-10-16', '2026-11-19', '2026-11-20'] as const
export const TODAY = SCHOOL_DAYS[SCHOOL_DAYS.length - 1] as string
const ACTS_A_DAY = 20
const CASHIER: readonly Grant[] = (['CARGOS', 'COLEGIATURAS'] as const).flatMap((module) =>
  (['CREATE', 'READ', 'UPDATE', 'DELETE'] as const).map((action): Grant => [module, action]),
)

type Of = { padreId: number } | { alumnoId: number }

/** A school whose figures are compared: its families, and how often each act succeeded. */
export interface RandomSchool {
  server: TestServer
  cycle: number
  pupils: number[]
  families: Of[]
  /** Cashiers, each with a drawer. */
  cashiers: Caller[]
  done: Map<string, number>
}

interface Making extends RandomSchool {
  random: Random
  day: string
  payments: number[]
  refunds: number[]
  office: Office
  desk: Desk
}

let references = 0
const meansOf = (metodo_pago: PaymentMethod) =>
  metodo_pago === 'EFECTIVO' ? { metodo_pago } : { metodo_pago, referencia: `REF ${++references}` }

/** A sum by one to three means. */
const split = ({ random }: Making, centavos: number) => {
  const methods = random.shuffle(PAYMENT_METHODS).slice(0, Math.min(random.between(1, 3), centavos))
  const part = Math.floor(centavos / methods.length)
  return methods.map((method, at) => ({
    ...meansOf(method),
    monto: (at === 0 ? centavos - part * (methods.length - 1) : part) / 100,
  }))
}

const familyOf = async (school: Making, of: Of): Promise<DeskFamily> =>
  (await school.desk.family(of)).body.familia

const openOf = ({ hijos }: DeskFamily) => ({
  charges: hijos.flatMap(({ cargos }) => cargos),
  months: hijos.flatMap(({ alumno, colegiaturas }) => colegiaturas.map((month) => ({ ...month, alumno }))),
})

const centavosOf = (pesos: number): number => Math.round(pesos * 100)

type OwedMonth = DeskFamily['hijos'][number]['colegiaturas'][number]

/** What is still to pay of a month today, in centavos. */
const wholeCost = ({ monto, saldo = monto, recargo, pronto_pago = 0 }: OwedMonth): number =>
  centavosOf(saldo) + centavosOf(recargo) - centavosOf(pronto_pago)

/** Pays a part of one of the oldest months of a family: sometimes only of its recargo. */
const payPartOfMonth = async (school: Making, of: Of): Promise<Answer | undefined> => {
  const { random, desk } = school
  const { months } = openOf(await familyOf(school, of))
  const late = months.filter(({ recargo }) => recargo > 0)
  const month = random.pick(late.length > 0 && random.chance(0.7) ? late : months.slice(0, 3))
  if (!month) return undefined
  const most = wholeCost(month) - 1
  const fee = centavosOf(month.recargo)
  const centavos =
    fee > 0 && random.chance(0.5) ? random.between(1, fee) : random.between(Math.ceil(most / 3), most)
  if (centavos < 1) return undefined
  const lineas = [{ tipo: 'COLEGIATURA' as const, id: month.id, abono: centavos / 100 }]
  return desk.collect({ ...of, lineas, medios: split(school, centavos) })
}

/** Pays a few charges and months of a family at the desk, with credit or with more than is owed. */
const visit = async (school: Making, of: Of): Promise<Answer> => {
  const { random, desk } = school
  const family = await familyOf(school, of)
  const { charges, months } = openOf(family)
  const picked = random.shuffle(charges).slice(0, random.between(0, 2))
  const paid = months.slice(0, random.between(0, 2))
  const lineas = [
    ...picked.map(({ id }) => ({ tipo: 'CARGO' as const, id })),
    ...paid.map(({ id }) => ({ tipo: 'COLEGIATURA' as const, id })),
  ]
  const cost =
    picked.reduce((sum, { monto_restante }) => sum + centavosOf(monto_restante), 0) +
    paid.reduce((sum, month) => sum + wholeCost(month), 0)
  const more = random.chance(0.3) ? random.between(1, 90_000) : 0
  const used = more > 0 ? 0 : Math.min(cost, random.chance(0.7) ? centavosOf(family.saldo_favor) : 0)
  const medios = cost + more - used > 0 ? split(school, cost + more - used) : []
  return desk.collect({
    ...of,
    lineas,
    medios,
    ...(used > 0 ? { usar_saldo: used / 100 } : {}),
    ...(more > 0 ? { a_cuenta: true } : {}),
  })
}

/** Pays one charge: the first payment whole or in part, or a further one. */
const payCharge = async (school: Making, of: Of): Promise<Answer | undefined> => {
  const { random, office } = school
  const [charge] = random.shuffle(openOf(await familyOf(school, of)).charges)
  if (!charge) return undefined
  const means = meansOf(random.pick(PAYMENT_METHODS))
  const part = Math.ceil(centavosOf(charge.monto_restante) * random.next()) / 100 || 0.01
  if (charge.estado === 'PARCIAL') return office.complement(charge.id, part, means)
  return random.chance(0.5) ? office.pay(charge.id, means) : office.payPart(charge.id, part, means)
}

/** Pays the oldest open months of one pupil, some by a transfer that came days ago. */
const payMonths = async (school: Making, of: Of): Promise<Answer | undefined> => {
  const { random, office, day } = school
  const [first, second] = openOf(await familyOf(school, of)).months
  if (!first) return undefined
  const both = second && second.alumno.id === first.alumno.id && second.ciclo === first.ciclo
  const ids = both && random.chance(0.5) ? [first.id, second.id] : [first.id]
  if (random.chance(0.7)) return office.payMonths(ids, meansOf(random.pick(PAYMENT_METHODS)))
  return office.payMonths(ids, { ...meansOf('TRANSFERENCIA'), fecha_pago: addDays(day, -6) })
}

const refund = async (school: Making, of: Of): Promise<Answer | undefined> => {
  const { random, desk } = school
  const saldo = centavosOf(await desk.credit(of))
  if (saldo === 0) return undefined
  const monto = random.between(1, saldo) / 100
  const answer = await desk.refund({
    ...of,
    monto,
    ...meansOf(random.pick(PAYMENT_METHODS)),
    motivo: 'PIDIÓ',
  })
  if (answer.status === 200) school.refunds.push(answer.body.devolucion.id)
  return answer
}

const leave = async (school: Making): Promise<Answer | undefined> => {
  const { server, random, cashiers, day } = school
  const standing = await server.db
    .selectFrom('enrolments')
    .select('id')
    .where('estado', '=', 'INSCRITO')
    .where('cycle_id', '=', school.cycle)
    .execute()
  const inscripcionId = random.pick(standing).id
  const body = { inscripcionId, fecha: day, motivo: 'CAMBIO DE CIUDAD', a_favor: true }
  return (cashiers[0] as Caller).patch('/inscripciones/baja', body)
}

const extend = async (school: Making, of: Of): Promise<Answer | undefined> => {
  const [month] = openOf(await familyOf(school, of)).months
  const hasta = addDays(school.day, school.random.between(0, 40))
  const body = month && { ids: [month.id], hasta, motivo: 'ACUERDO' }
  return body && (school.cashiers[0] as Caller).patch('/colegiaturas/prorroga', body)
}

const payYear = async (school: Making): Promise<Answer> => {
  const means = meansOf(school.random.pick(PAYMENT_METHODS))
  return school.office.payYear(school.random.pick(school.pupils), school.cycle, means)
}

const addCharge = async ({ random, office, cycle, pupils }: Making): Promise<undefined> => {
  await office.addCharge(cycle, random.pick(pupils), random.between(100, 80_000) / 100)
}

const undo = async ({ random, office, payments }: Making): Promise<Answer | undefined> =>
  payments.length > 0 ? office.cancelPayment(random.pick(payments)) : undefined

const undoRefund = async ({ random, desk, refunds }: Making): Promise<Answer | undefined> =>
  refunds.length > 0 ? desk.cancelRefund(random.pick(refunds)) : undefined

const contact = (school: Making, of: Of): Promise<Answer> =>
  (school.cashiers[0] as Caller).post('/morosos/contactos', {
    ...of,
    fecha: school.day,
    medio: 'LLAMADA',
    ...(school.random.chance(0.5) ? { promesa: 'PAGA HOY', promesa_fecha: TODAY } : {}),
  })

type Act = (school: Making, of: Of) => Promise<Answer | undefined>

/** How often each is done, and what it is. */
const ACTS: readonly (readonly [readonly [name: string, act: Act], number])[] = [
  [['visit', visit], 7],
  [['pay charge', payCharge], 4],
  [['pay months', payMonths], 4],
  [['part of a month', payPartOfMonth], 5],
  [['pay year', payYear], 1],
  [['charge', addCharge], 2],
  [['refund', refund], 2],
  [['cancel payment', undo], 3],
  [['cancel refund', undoRefund], 1],
  [['extension', extend], 2],
  [['contact', contact], 2],
  [['baja', leave], 1.5],
]
export const ACT_NAMES = ACTS.map(([[name]]) => name)

/** A refusal is part of a school's day; what went wrong in the server is not. */
const doSomething = async (school: Making, [name, act]: readonly [string, Act]): Promise<void> => {
  const answer = await act(school, school.random.pick(school.families))
  if (answer && ![200, 400, 409].includes(answer.status))
    throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`)
  if (answer && answer.status !== 200) return
  school.done.set(name, (school.done.get(name) ?? 0) + 1)
  if (answer?.body.pago && name !== 'cancel payment') school.payments.push(answer.body.pago.id)
}

const begin = async (server: TestServer, seed: number): Promise<Making> => {
  const office = openOffice(server)
  const recargo = { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 3 }
  const cycle = await office.addCycle({ recargo, descuento_anual: 6 })
  const pronto_pago = JSON.stringify({ tipo: 'PORCENTAJE', valor: 5, hasta_dia: 12, con_beca: false })
  await server.db.updateTable('cycles').set({ pronto_pago }).where('id', '=', cycle).execute()
  // Months due from October on have another recargo, with a limit.
  const later = { tipo: 'FIJO', valor: 133.33, dias_gracia: 0, tope: 9 }
  await server.db.deleteFrom('cycle_late_fees').where('cycle_id', '=', cycle).execute()
  const rules = [
    { cycle_id: cycle, desde: '2026-08-01', recargo: JSON.stringify(recargo) },
    { cycle_id: cycle, desde: '2026-10-01', recargo: JSON.stringify(later) },
  ]
  await server.db.insertInto('cycle_late_fees').values(rules).execute()
  const random = createRandom(seed)
  const pupils: number[] = []
  const families: Of[] = []
  for (const children of [3, 2, 2, 1, 1, 1]) {
    const ids = await office.addPupils(children)
    pupils.push(...ids)
    const hijos = ids.map((id) => ({ id }))
    const body = { nombre: `MADRE ${families.length} LÓPEZ`, telefono: '5512345678', hijos }
    families.push({ padreId: (await server.admin.post('/padres', body)).body.padre.id })
  }
  for (const id of await office.addPupils(3)) {
    pupils.push(id)
    families.push({ alumnoId: id })
  }
  const enrolled = await office.enrol(cycle, pupils)
  if (enrolled.status !== 200) throw new Error(JSON.stringify(enrolled.body))
  // Below 25 a beca does not count for the law.
  for (const [at, porcentaje] of [25, 50, 24, 100].entries()) {
    const alumnos = [{ id: pupils[at * 3] }]
    const beca = { id_ciclo: cycle, nombre: `BECA ${at}`, porcentaje, grado: 'PRIMARIA', alumnos }
    const { status, body } = await server.admin.post('/becas', beca)
    if (status !== 200) throw new Error(JSON.stringify(body))
  }
  return {
    server,
    cycle,
    pupils,
    families,
    cashiers: [],
    done: new Map(),
    random,
    day: SCHOOL_DAYS[0],
    payments: [],
    refunds: [],
    office,
    desk: deskOf(server.admin),
  }
}

/** Lives through the days of a school with acts drawn by `seed`; the clock stays at the last of them. */
export const liveThrough = async (seed: number): Promise<RandomSchool> => {
  const server = await startServer()
  server.clock.now = new Date(`${SCHOOL_DAYS[0]}T18:00:00Z`)
  const admin = await server.signIn(ADMIN.user, ADMIN.password)
  const school = await begin({ ...server, admin }, seed)
  await server.userWith(CASHIER)
  for (const day of SCHOOL_DAYS) {
    server.clock.now = new Date(`${day}T18:00:00Z`)
    const first = await server.signIn(ADMIN.user, ADMIN.password)
    const other = await server.signIn('usuario 1', 'Ventana#Azul1')
    Object.assign(school, { day, cashiers: [first, other] })
    for (let at = 0; at < ACTS_A_DAY; at++) {
      const caller = school.random.pick(school.cashiers)
      Object.assign(school, { office: openOffice({ ...server, admin: first }, caller), desk: deskOf(caller) })
      await doSomething(school, school.random.weighted(ACTS))
    }
  }
  return school
}
