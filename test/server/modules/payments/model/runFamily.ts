import { randomUUID } from 'node:crypto'
import type { Answer, Caller } from '@test/support/server/harness'
import { charge as chargeLine, deskOf, month as monthLine } from '../../desk/family'
import { daysBefore, sum } from './arithmetic'
import { choose, costsOf, refusalsOf, type Chosen } from './choose'
import type { FamilyCommand, Method, Visit } from './familyMoves'
import { expectPaid, type Paid } from './pay'
import type { Handed, ModelCharge } from './records'
import { pick, today, type Model } from './state'

const AT_ONCE: readonly Method[] = ['EFECTIVO', 'TARJETA']
let references = 0
const withReference = (method: Method) => (method === 'EFECTIVO' ? {} : { referencia: `REF ${++references}` })

/** Splits `centavos` over these methods, each above 0; empty for 0 or less. */
const split = (centavos: number, methods: readonly Method[]): Handed[] => {
  const used = methods.slice(0, Math.max(0, centavos))
  const each = Math.floor(centavos / Math.max(1, used.length))
  return used.map((method, at) => ({
    method,
    centavos: at === 0 ? centavos - each * (used.length - 1) : each,
  }))
}

const linesOf = ({ parts, single }: Chosen, slip: Visit['slip']) => [
  ...parts.map(({ charge, centavos }) => {
    const rest = charge.total - charge.paid
    if (slip === 'above') return chargeLine(charge.id, (rest + 1) / 100)
    return centavos === rest ? chargeLine(charge.id) : chargeLine(charge.id, centavos / 100)
  }),
  ...single.map(({ month, abono }) =>
    abono === null ? monthLine(month.id) : { ...monthLine(month.id), abono: abono / 100 },
  ),
]

/** A visit as it is sent, and which answers may refuse it. */
const compose = (model: Model, visit: Visit) => {
  const { slip } = visit
  const chosen = choose(model, visit)
  const { day, parts, single, ofYear, yearly, spared, discount } = chosen
  const costs = costsOf(model, chosen)
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
    lineas: linesOf(chosen, slip),
    anual: yearly ? [{ alumnoId: yearly.student, cicloEscolarId: model.cycle }] : [],
    medios: means.map(({ method, centavos }) => ({
      metodo_pago: method,
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
  const refusals = refusalsOf(chosen)
  const wrong = (over: object) => {
    malformed = true
    Object.assign(body, over)
  }
  const hasAbono = single.some(({ abono }) => abono !== null)
  if (slip === 'strange') {
    refusals.push(404)
    body.lineas.push(monthLine(2_000_000_000))
  }
  if (slip === 'above' && parts.length > 0) refusals.push(400)
  if (slip === 'abono of nothing' && hasAbono) malformed = true
  if (slip === 'abono above' && hasAbono) refusals.push(400)
  if (slip === 'centavo off') refusals.push(409)
  if (used > model.credit) refusals.push(409)
  if (slip === 'credit and account') wrong({ usar_saldo: 0.01, a_cuenta: true })
  const cash = { metodo_pago: 'EFECTIVO' as const, monto: 1 }
  if (slip === 'cash of another day')
    wrong({ medios: [...body.medios, cash], fecha_pago: daysBefore(today(model), 1) })
  if (slip === 'tomorrow') wrong({ fecha_pago: daysBefore(today(model), -1) })
  if (slip === 'too long ago') wrong({ fecha_pago: daysBefore(today(model), 61) })
  const months = [...single, ...ofYear]
  if (slip === 'waiver of another') {
    // Which months a year holds is only known once they are locked.
    if (yearly) refusals.push(400)
    else malformed = true
    Object.assign(body, { condonar: { ids: [2_000_000_000], motivo: 'PRUEBA' } })
  }
  if (slip === 'waiver without reason') wrong({ condonar: { ids: [months[0]?.month.id ?? 1], motivo: ' ' } })
  if (slip === 'twice' && body.lineas.length > 0) wrong({ lineas: [...body.lineas, body.lineas[0]] })

  const paid: Paid = { parts: costs, means, used, extra: visit.extra, day, months, discount }
  const closes = (charge: ModelCharge, centavos: number) => centavos === charge.total - charge.paid
  /** Whether something is paid whole, so that the same visit cannot be paid again. */
  const once =
    ofYear.length > 0 ||
    single.some(({ abono }) => abono === null) ||
    parts.some(({ charge, centavos }) => closes(charge, centavos))
  const add = (sign: number) => () => {
    for (const { charge, centavos } of parts) charge.paid += sign * centavos
  }
  return { body, refusals: malformed ? [400] : refusals, paid, settle: add(1), undo: add(-1), once }
}

const collect = async (model: Model, visit: Visit): Promise<void> => {
  const { body, refusals, paid, settle, undo, once } = compose(model, visit)
  const send = (caller: Caller, key: string, more = {}) => deskOf(caller).collect({ ...body, ...more }, key)
  const { caller } = model
  const key = randomUUID()
  const answers: Answer[] =
    visit.do === 'collect twice' && once
      ? await Promise.all(model.callers.map((caller, at) => send(caller, at === 0 ? key : randomUUID())))
      : [await send(caller, key)]
  if (refusals.length > 0) {
    for (const { status } of answers) expect(refusals).toContain(status)
    return
  }
  // Of two payments at once for the same debt one is refused, because it is paid.
  const [first] = [...answers].sort((a, b) => a.status - b.status) as [Answer]
  expect([first.status, first.body.message]).toEqual([200, expect.anything()])
  // An abono or a waiver of a month that was paid meanwhile may be wrong in itself.
  const others = answers.filter((answer) => answer !== first).map(({ status }) => status)
  for (const status of others) expect([400, 409]).toContain(status)
  settle()
  expectPaid(model, first, paid, undo)
  expect(first.body.saldo_favor).toBe(model.credit / 100)
  if (answers.length > 1) return
  model.sent.push({
    answer: first,
    again: () => send(model.caller, key),
    otherBody: () => send(model.caller, key, { usar_saldo: 0.01, a_cuenta: false }),
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
  model.moved.push(made)
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
