import { type Caller, type TestServer, ADMIN } from '@test/support/server/harness'
import { callerAt } from '@test/support/server/callerAt'
import { openOffice, type Office } from '@test/support/server/office'
import { deskOf, type Desk } from '../../desk/family'
import { isOverdue, sum, type FeeRule } from './arithmetic'
import { yearOf, type Year } from './days'
import { dueFee, isOpen, price, restOf, shownMonth, type Adding, type ModelMonth, type Rules } from './month'
import type { Place, Plan, PriceRow, Terms } from './plan'
import type { Child, Handed, ModelCharge, ModelPayment, ModelRefund, Sent } from './records'

/** The servers of the schools: each school is a year of its own, one after the other. */
export interface School {
  server: TestServer
  /** Addresses of the other processes. */
  others: readonly string[]
  /** Of the latest school. */
  year: number
}
export const newSchool = (server: TestServer, others: readonly string[] = []): School => ({
  server,
  others,
  year: 2025,
})

export const stateOf = ({ total, paid, cancelled }: ModelCharge): string =>
  cancelled ? 'CANCELADO' : paid === total ? 'PAGADO' : paid > 0 ? 'PARCIAL' : 'PENDIENTE'

/** Recargos by month, in the order of their ids. */
export const told = (waived: ReadonlyMap<number, number>) => [...waived].sort(([a], [b]) => a - b)

/** What a whole payment is called: by its one method, or by none, or by several. */
const calledBy = (means: readonly Handed[]): string => {
  const [first, ...others] = new Set(means.map(({ method }) => method))
  return first === undefined ? 'SALDO' : others.length > 0 ? 'MIXTO' : first
}

export const pick = <T>(from: readonly T[], index: number): T | undefined =>
  from[index % Math.max(1, from.length)]

/** One family of one school: three children with the ten months of the cycle, who are not enrolled yet. */
const emptyModel = ({ server, others, year }: School, plan: Plan) => ({
  server,
  others,
  year: yearOf(year) as Year,
  padre: 0,
  cycle: 0,
  /** Index into the year's days. */
  day: 0,
  at: 0,
  callers: [] as Caller[],
  office: null as unknown as Office,
  caller: null as unknown as Caller,
  families: null as unknown as Desk,
  terms: { ...plan.terms } as Terms,
  precios: plan.precios as PriceRow[],
  dia_habil: plan.dia_habil,
  fees: [] as FeeRule[],
  adding: [] as Adding[],
  service: 0,
  children: [] as Child[],
  charges: [] as ModelCharge[],
  payments: [] as ModelPayment[],
  refunds: [] as ModelRefund[],
  /** Payments and refunds in the order in which they were made. */
  moved: [] as (ModelPayment | ModelRefund)[],
  sent: [] as Sent[],
  credit: 0,
  /** Payments and refunds that used credit, in order. */
  uses: [] as (ModelPayment | ModelRefund)[],
  lastFolio: 0,
  lastRefund: 0,
})
export type Model = ReturnType<typeof emptyModel>

export const today = ({ year, day }: Model): string => year.days[day] as string
export const rulesOf = ({ fees, terms }: Model): Rules => ({ fees, early: terms.pronto_pago })
/** Whether anybody is enrolled, so that a change of the recargo holds from today on only. */
export const anyEnrolled = ({ children }: Model): boolean =>
  children.some(({ enrolment, calledOff }) => enrolment > 0 && !calledOff)

/** The next move is another server's. */
export const turn = (model: Model): void => {
  model.caller = model.callers[++model.at % model.callers.length] as Caller
  model.office = openOffice({ ...model.server, admin: model.caller }, model.caller)
  model.families = deskOf(model.caller)
}

/** Moves all callers to a day, one session for each server. A day that is over does not return. */
export const goTo = async (model: Model, day: number): Promise<void> => {
  model.day = Math.max(model.day, day)
  model.server.clock.now = new Date(`${today(model)}T18:00:00Z`)
  const signedIn = await model.server.signIn(ADMIN.user, ADMIN.password)
  model.callers = [signedIn, ...model.others.map((address) => callerAt(address, signedIn.token))]
  turn(model)
}

/** Prices its months anew, those of which nothing was paid. */
export const priceMonths = ({ adding }: Model, { months, terms }: Child): void => {
  for (const month of months) price(month, terms, adding)
}

/** What the family owes today, and what it has. */
const family = (model: Model) => {
  const day = today(model)
  const open = model.charges.filter((charge) => ['PENDIENTE', 'PARCIAL'].includes(stateOf(charge)))
  const months = model.children.flatMap((child) => child.months).filter(isOpen)
  const fees = sum(months.map((month) => dueFee(month, model, day)))
  const saldo = (of: readonly ModelCharge[]) => sum(of.map(({ total, paid }) => total - paid))
  const rest = (of: readonly ModelMonth[]) => sum(of.map(restOf))
  const enrolled = model.children.filter(({ enrolment, calledOff }) => enrolment > 0 && !calledOff)
  const charged = (of: readonly Child[]) => sum(of.map((child) => child.fees))
  return {
    credit: model.credit,
    fees,
    total: saldo(open) + rest(months) + charged(enrolled) + fees,
    late:
      saldo(open.filter(({ due }) => due < day)) +
      rest(months.filter((month) => isOverdue(month, day))) +
      charged(enrolled.filter(({ enrolledOn }) => enrolledOn < day)),
  }
}

/** What the calls must show of a child and its family today (`shown`). */
export const expected = (model: Model, { student, months }: Child) => ({
  charges: model.charges
    .filter((charge) => charge.student === student)
    .map((charge) => [charge.id, stateOf(charge), charge.paid]),
  months: months.map((month) => shownMonth(month, rulesOf(model), today(model))),
  payments: model.payments
    .filter(({ parts }) => parts.has(student))
    .map((payment) => [
      ...[payment.id, payment.folio, sum(payment.means.map(({ centavos: each }) => each))],
      ...[told(payment.waived), payment.used, payment.extra, calledBy(payment.means), payment.day],
      payment.cancelled !== null,
    ]),
  ...family(model),
})

/** The next school on these servers, with its family; nobody is enrolled yet. */
export const newModel = async (school: School, plan: Plan): Promise<Model> => {
  school.year += 1
  const model = emptyModel(school, plan)
  const { server, year, terms } = model
  await goTo(model, 0)
  const { recargo, anual_hasta } = terms
  model.fees = [{ from: year.starts, fee: recargo }]
  model.adding = [{ from: '', how: terms.acumulacion }]
  model.cycle = await model.office.addCycle({
    ...terms,
    anual_hasta: anual_hasta === null ? null : year.later(anual_hasta),
    nombre: `CICLO ${school.year}`,
    fecha_inicio: year.starts,
    fecha_fin: year.ends,
    mensualidad_primaria: 1999.99,
    precios: plan.precios,
    dia_habil: plan.dia_habil,
  })
  const pupils = await model.office.addPupils(plan.places.length)
  for (const [each, id] of pupils.entries()) {
    // Different days of birth: the order of siblings never depends on chance.
    const fecha_nacimiento = `${school.year - 9}-0${pupils.length - each}-15`
    await server.db.updateTable('students').set({ fecha_nacimiento }).where('id', '=', id).execute()
  }
  const hijos = pupils.map((id) => ({ id }))
  const parent = await model.caller.post('/padres', { nombre: 'MADRE LÓPEZ', telefono: '5512345678', hijos })
  model.padre = parent.body.padre.id
  model.children = pupils.map((student, each) => ({
    student,
    place: plan.places[each] as Place,
    enrolment: 0,
    enrolledOn: '',
    fees: 0,
    calledOff: false,
    deleted: false,
    gone: null,
    months: [],
    becas: [null, null],
    terms: [[], []],
  }))
  const counter = (table: 'folio_counter' | 'refund_counter') =>
    server.db.selectFrom(table).select('last_folio').executeTakeFirstOrThrow()
  model.lastFolio = (await counter('folio_counter')).last_folio
  model.lastRefund = (await counter('refund_counter')).last_folio
  return model
}
