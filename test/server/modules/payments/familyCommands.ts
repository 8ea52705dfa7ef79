import { randomUUID } from 'node:crypto'
import type { Answer, Caller } from '@test/support/server/harness'
import { charge as chargeLine, deskOf, month as monthLine } from '../desk/family'
import type { FamilyCommand, Method, Visit } from './familyModel'
import { expectPaid, pick, stateOf } from './ledgerModel'
import type { Child, Handed, Model, ModelCharge, Paid } from './ledgerModel'
import { monthAt } from './monthCommands'
import { DAYS, daysBefore, lateOn, share, sum, waivedOf, YEARLY, type ModelMonth } from './monthModel'

const AT_ONCE: readonly Method[] = ['EFECTIVO', 'TARJETA']
const today = ({ day }: Model): string => DAYS[day] as string
let references = 0
const withReference = (method: Method) => (method === 'EFECTIVO' ? {} : { referencia: `REF ${++references}` })

interface ChargePart {
  charge: ModelCharge
  centavos: number
}

/** What a family chooses to pay: what is open, unless the cashier's page is old. */
const choose = (model: Model, { charges, months, year, slip }: Visit) => {
  const isOpen = (charge: ModelCharge) => ['PENDIENTE', 'PARCIAL'].includes(stateOf(charge))
  const onScreen = slip === 'gone' ? model.charges : model.charges.filter(isOpen)
  const parts = new Map<number, ChargePart>()
  for (const { at, percent } of charges) {
    const charge = pick(onScreen, at)
    if (!charge) continue
    const rest = charge.total - charge.paid
    parts.set(charge.id, { charge, centavos: Math.max(1, Math.floor((rest * percent) / 100)) })
  }
  const yearly = year === null ? undefined : (pick(model.children, year) as Child)
  const single = new Set(
    months
      .map((at) => monthAt(model, at))
      .filter((month): month is ModelMonth => month !== undefined)
      .filter(({ paid, out }) => slip === 'gone' || (!paid && !out)),
  )
  const ofYear = yearly?.months.filter(({ paid, out }) => !paid && !out) ?? []
  return { parts: [...parts.values()], yearly, single: [...single], ofYear }
}

/** Splits `centavos` over these methods, each above 0; empty for 0 or less. */
const split = (centavos: number, methods: readonly Method[]): Handed[] => {
  const used = methods.slice(0, Math.max(0, centavos))
  const each = Math.floor(centavos / Math.max(1, used.length))
  return used.map((method, at) => ({
    method,
    centavos: at === 0 ? centavos - each * (used.length - 1) : each,
  }))
}

/** A visit as it is sent, what it costs by the model's own arithmetic, and which answers may refuse it. */
const compose = (model: Model, visit: Visit) => {
  const { slip, waive } = visit
  const { parts, yearly, single, ofYear } = choose(model, visit)
  const day = daysBefore(today(model), visit.back)
  const months = [...single, ...ofYear]
  const spared = waive === 'all' ? months : waive === 'first' ? months.slice(0, 1) : []
  const fee = (month: ModelMonth) => (month.paid ? 0 : lateOn(month, model.fee, day))
  const charged = (month: ModelMonth) => (spared.includes(month) ? 0 : fee(month))
  const off = yearly ? share(sum(ofYear.map(({ total }) => total)), YEARLY) : 0
  const costOf = (child: Child) =>
    sum(parts.filter(({ charge }) => charge.student === child.student).map(({ centavos }) => centavos)) +
    sum(months.filter((month) => child.months.includes(month)).map((month) => month.total + charged(month))) -
    (child === yearly ? off : 0)
  const costs = new Map(model.children.map((child) => [child.student, costOf(child)] as const))
  const cost = sum([...costs.values()])

  const wanted =
    slip === 'too much credit' ? model.credit + 1 : Math.floor((model.credit * visit.credit) / 100)
  const used = visit.extra > 0 ? 0 : slip === 'too much credit' && cost < wanted ? 0 : Math.min(cost, wanted)
  const handed =
    cost + visit.extra - used + (slip === 'centavo off' ? (visit.extra > 0 ? -visit.extra - 1 : 1) : 0)
  const kinds = visit.back > 0 ? visit.kinds.filter((kind) => !AT_ONCE.includes(kind)) : visit.kinds
  const methods: Method[] = kinds.length > 0 ? kinds : ['TRANSFERENCIA']
  const means = split(handed, methods)

  const body = {
    padreId: model.padre,
    lineas: [
      ...parts.map(({ charge, centavos }) => {
        const rest = charge.total - charge.paid
        if (slip === 'above') return chargeLine(charge.id, (rest + 1) / 100)
        return centavos === rest ? chargeLine(charge.id) : chargeLine(charge.id, centavos / 100)
      }),
      ...single.map(({ id }) => monthLine(id)),
    ],
    anual: yearly ? [{ alumnoId: yearly.student, cicloEscolarId: model.cycle }] : [],
    medios: means.map(({ method, centavos }) => ({
      metodo_pago: method as string,
      monto: centavos / 100,
      ...withReference(method),
    })),
    ...(used > 0 ? { usar_saldo: used / 100 } : {}),
    ...(visit.extra > 0 ? { a_cuenta: true } : {}),
    ...(visit.back > 0 ? { fecha_pago: day } : {}),
    ...(spared.length > 0 ? { condonar: { ids: spared.map(({ id }) => id), motivo: 'PRUEBA' } } : {}),
  }

  /** Wrong in the body itself: refused before any query. */
  let malformed = body.lineas.length + body.anual.length === 0 && visit.extra === 0
  if (means.length === 0 && (used === 0 || visit.extra > 0)) malformed = true
  const refusals: number[] = []
  const wrong = (over: object) => {
    malformed = true
    Object.assign(body, over)
  }
  if (slip === 'strange') {
    refusals.push(404)
    body.lineas.push(monthLine(2_000_000_000))
  }
  if (slip === 'above' && parts.length > 0) refusals.push(400)
  if (slip === 'centavo off') refusals.push(409)
  if (used > model.credit) refusals.push(409)
  if (slip === 'credit and account') wrong({ usar_saldo: 0.01, a_cuenta: true })
  const cash = { metodo_pago: 'EFECTIVO', monto: 1 }
  if (slip === 'cash of another day')
    wrong({ medios: [...body.medios, cash], fecha_pago: daysBefore(today(model), 1) })
  if (slip === 'tomorrow') wrong({ fecha_pago: daysBefore(today(model), -1) })
  if (slip === 'too long ago') wrong({ fecha_pago: daysBefore(today(model), 61) })
  if (slip === 'waiver of another') {
    // Which months a year holds is only known once they are locked.
    if (yearly) refusals.push(400)
    else malformed = true
    Object.assign(body, { condonar: { ids: [2_000_000_000], motivo: 'PRUEBA' } })
  }
  if (slip === 'waiver without reason') wrong({ condonar: { ids: [months[0]?.id ?? 1], motivo: ' ' } })
  if (slip === 'twice' && body.lineas.length > 0) wrong({ lineas: [...body.lineas, body.lineas[0]] })

  if (yearly && single.some((month) => yearly.months.includes(month))) refusals.push(400)
  if (yearly && ofYear.length === 0) refusals.push(409)
  if (single.some(({ paid, out }) => paid || out)) refusals.push(409)
  for (const { charge } of parts) if (charge.cancelled || charge.paid === charge.total) refusals.push(409)

  const students = new Set([
    ...parts.map(({ charge }) => charge.student),
    ...model.children
      .filter((child) => child.months.some((each) => months.includes(each)))
      .map(({ student }) => student),
  ])
  const paid: Paid = {
    parts: new Map([...costs].filter(([student]) => students.has(student))),
    means,
    used,
    extra: visit.extra,
    day,
    waived: waivedOf(spared, fee),
    months,
  }
  const settle = () => {
    for (const { charge, centavos } of parts) charge.paid += centavos
    for (const month of months) Object.assign(month, { paid: true, paidFee: charged(month), paidOn: day })
  }
  /** Whether something is paid whole, so that the same visit cannot be paid again. */
  const once =
    months.length > 0 || parts.some(({ charge, centavos }) => centavos === charge.total - charge.paid)
  const undo = () => {
    for (const { charge, centavos } of parts) charge.paid -= centavos
  }
  return { body, refusals: malformed ? [400] : refusals, paid, settle, undo, once }
}

const collect = async (model: Model, visit: Visit): Promise<void> => {
  const { body, refusals, paid, settle, undo, once } = compose(model, visit)
  const send = (caller: Caller, key: string, more = {}) => deskOf(caller).collect({ ...body, ...more }, key)
  const { desk } = model
  const key = randomUUID()
  const answers: Answer[] =
    visit.do === 'collect twice' && once
      ? await Promise.all(model.today().map((caller, at) => send(caller, at === 0 ? key : randomUUID())))
      : [await send(desk, key)]
  if (refusals.length > 0) {
    for (const { status } of answers) expect(refusals).toContain(status)
    return
  }
  // Of two payments at once for the same debt one is refused, because it is paid.
  const [first] = [...answers].sort((a, b) => a.status - b.status) as [Answer]
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...answers.slice(1).map(() => 409)])
  settle()
  expectPaid(model, first, paid, undo)
  expect(first.body.saldo_favor).toBe(model.credit / 100)
  if (answers.length > 1) return
  model.sent.push({
    answer: first,
    again: () => send(model.desk, key),
    otherBody: () => send(model.desk, key, { usar_saldo: 0.01, a_cuenta: false }),
  })
}

const refund = async (model: Model, { percent, method }: { percent: number; method: Method }) => {
  const centavos = percent > 100 ? model.credit + 1 : Math.ceil((model.credit * percent) / 100)
  const body = { padreId: model.padre, monto: centavos / 100, metodo_pago: method, motivo: 'PRUEBA' }
  const answer = await model.families.refund({ ...body, ...withReference(method) })
  if (centavos === 0) return expect(answer.status).toBe(400)
  if (centavos > model.credit) return expect(answer.status).toBe(409)
  model.credit -= centavos
  expect([answer.status, answer.body.devolucion?.folio, answer.body.saldo_favor]).toEqual([
    ...[200, ++model.lastRefund],
    model.credit / 100,
  ])
  const { id, folio } = answer.body.devolucion
  const made = { id, folio, method, centavos, entered: model.day, cancelled: null }
  model.refunds.push(made)
  model.uses.push(made)
}

/** Performs a command of the family at the desk, and compares with the model. */
export const runFamily = async (model: Model, command: FamilyCommand): Promise<void> => {
  if (command.do === 'refund') return refund(model, command)
  if (command.do !== 'cancel refund') return collect(model, command)
  const made = pick(model.refunds, command.at)
  if (!made) return
  const { status, body } = await model.families.cancelRefund(made.id)
  if (made.cancelled !== null) return expect(status).toBe(409)
  made.cancelled = model.day
  model.credit += made.centavos
  expect([status, body.saldo_favor]).toEqual([200, model.credit / 100])
}
