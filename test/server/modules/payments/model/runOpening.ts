import { sendOpening } from '@test/support/server/openings'
import { monthOf, share } from './arithmetic'
import { idsOfBecas } from './becas'
import { enrol, monthsMade } from './enrol'
import type { ModelMonth } from './month'
import type { OpeningCommand, Start, Starts } from './openingMoves'
import { pricesOf, type Plan } from './plan'
import type { Child, ModelCharge } from './records'
import { newModel, pick, priceMonths, today, type Model, type School } from './state'

const owedCell = (centavos: number) => (centavos === 0 ? 'PAGADA' : centavos / 100)

/** What is still owed of the enrolment, in centavos. */
const owedOf = ({ precios }: Model, { place }: Child, start: Start) => {
  const prices = pricesOf(precios, place)
  const part = (price: number, percent: number | null) => Math.floor((price * (percent ?? 100)) / 100)
  return {
    inscripcion: part(prices.inscripcion, start.inscripcion),
    material: part(prices.material, start.material),
  }
}
const fromOf = ({ year }: Model, { from }: Start): string =>
  `${Number(year.starts.slice(0, 4)) + (from < '07' ? 1 : 0)}-${from}`

/** What `meses_debe` of a child says, in centavos; null where `debe_desde` says it. */
const owedOnly = (model: Model, { place }: Child, { part, beca }: Start) => {
  if (part === null) return null
  const { mensualidad } = pricesOf(model.precios, place)
  const total = mensualidad - share(mensualidad, beca)
  const [first, now] = [monthOf(model.year.starts), monthOf(today(model))]
  const debe = Math.max(1, Math.floor((total * part) / 100))
  return { first, now, total, debe, cell: `${now === first ? '' : `${first}; `}${now}=${debe / 100}` }
}

/** Each month has its own due day. One before the first owed is settled, at the price that the opening found. */
const monthsOf = async (model: Model, child: Child, start: Start): Promise<ModelMonth[]> => {
  const months = await monthsMade(model, child, (due) => due)
  const { pagos } = await model.office.tuitionOf(child.student, model.cycle)
  const owed = owedOnly(model, child, start)
  return months.map((month, each) => {
    if (owed && month.month === owed.now) {
      const { total, debe } = owed
      return { ...month, total, beca: start.beca, elsewhere: total - debe }
    }
    const isOwed = owed
      ? month.month === owed.first || month.month > owed.now
      : month.month >= fromOf(model, start)
    if (isOwed) return month
    const total = Math.round((pagos[each]?.monto ?? 0) * 100)
    return { ...month, total, settled: true, out: true }
  })
}

/** A child and what an opening brought of it. */
interface Brought {
  child: Child
  start: Start
  enrolment: number
  amounts: string
  months: ModelMonth[]
  charges: ModelCharge[]
  /** Charges and uses of credit that there were before it. */
  lastCharge: number
  uses: number
}
interface ModelOpening {
  id: number
  rows: Brought[]
  undone: boolean
}
const openingsOf = new WeakMap<Model, ModelOpening[]>()

const isEnrolled = ({ enrolment, calledOff }: Child): boolean => enrolment > 0 && !calledOff
/** Whether the child's enrolment is the one that the opening made. */
const holds = ({ child, enrolment }: Brought): boolean => isEnrolled(child) && child.enrolment === enrolment

const bring = async (model: Model, child: Child, start: Start): Promise<Brought> => {
  const { student } = child
  const { before, beca, credit } = start
  const known = new Set(model.charges.map(({ id }) => id))
  const { body } = await model.caller.get(`/cargos/by/alumno/${student}`)
  const charges: { id: number; descripcion: string; fecha: string; monto_pagar: number }[] = body.cargos
  const old = charges.filter(({ id, descripcion }) => descripcion === 'SALDO ANTERIOR' && !known.has(id))
  expect(old.map(({ fecha, monto_pagar }) => [fecha, monto_pagar])).toEqual(
    before > 0 ? [[model.year.before, before / 100]] : [],
  )
  const charge = { student, due: model.year.before, total: before, paid: 0, cancelled: false, service: null }
  const made = old.map(({ id }) => ({ ...charge, id }))
  const { id: enrolment } = await model.server.db
    .selectFrom('enrolments')
    .select('id')
    .where('student_id', '=', student)
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow()
  const { inscripcion, material } = owedOf(model, child, start)
  const months = await monthsOf(model, child, start)
  Object.assign(child, {
    enrolment,
    enrolledOn: model.year.starts,
    calledOff: false,
    deleted: false,
    fees: inscripcion + material,
    months,
    gone: null,
    becas: [null, null],
    terms: [[], []],
  })
  if (beca > 0) {
    const [id = 0] = await idsOfBecas(model, child)
    child.becas = [{ id, percent: beca, siblings: false }, null]
    child.terms = [[{ from: '', percent: beca }], []]
  }
  priceMonths(model, child)
  const brought = {
    child,
    start,
    enrolment,
    months,
    amounts: amounts(model, child, start),
    charges: made,
    uses: model.uses.length,
  }
  const lastCharge = Math.max(0, ...known)
  model.charges.push(...made)
  model.credit += credit
  return { ...brought, lastCharge }
}

/** The values of a row as they were written: other prices or another place make it another row. */
const amounts = (model: Model, child: Child, start: Start) =>
  JSON.stringify({
    ...start,
    ...owedOf(model, child, start),
    meses: owedOnly(model, child, start)?.cell,
    place: child.place,
  })

/** What a row of the file is found to be. */
const rowState = (model: Model, child: Child, start: Start): 'nuevos' | 'iguales' | 'con_error' => {
  if (!isEnrolled(child))
    return model.charges.some(({ student, paid }) => student === child.student && paid > 0)
      ? 'con_error'
      : 'nuevos'
  const rows = (openingsOf.get(model) ?? []).flatMap((opening) => (opening.undone ? [] : opening.rows))
  const own = rows.find((row) => row.child === child && row.enrolment === child.enrolment)
  return own && own.amounts === amounts(model, child, start) ? 'iguales' : 'con_error'
}

/** Sends the children who have a start as the file of an opening; those who are not enrolled come in. */
const openWith = async (model: Model, starts: Starts): Promise<void> => {
  const opened = model.children.flatMap((child, each) => {
    const start = starts[each]
    return start ? [{ child, start }] : []
  })
  if (opened.length === 0) return
  const { server, cycle } = model
  const ids = opened.map(({ child }) => child.student)
  const pupils = await server.db
    .selectFrom('students')
    .select(['id', 'numero_control'])
    .where('id', 'in', ids)
    .execute()
  const rows = opened.map(({ child, start }) => ({
    numero_control: pupils.find(({ id }) => id === child.student)!.numero_control,
    grado: child.place.grado,
    gradoNumero: child.place.gradoNumero,
    beca: start.beca || '',
    debe_desde: start.part === null ? fromOf(model, start) : '',
    meses_debe: owedOnly(model, child, start)?.cell ?? '',
    inscripcion: owedCell(owedOf(model, child, start).inscripcion),
    material: owedCell(owedOf(model, child, start).material),
    saldo_anterior: start.before / 100,
    saldo_a_favor: start.credit / 100,
  }))
  const states = opened.map(({ child, start }) => rowState(model, child, start))
  const many = (state: string) => states.filter((each) => each === state).length
  const [caller] = model.callers
  const { status, body } = await sendOpening(caller!, cycle, rows)
  expect([status, body.resumen]).toEqual([
    200,
    { nuevos: many('nuevos'), iguales: many('iguales'), con_error: many('con_error') },
  ])
  expect(body.apertura === undefined).toBe(many('nuevos') === 0)
  if (!body.apertura) return
  const made: Brought[] = []
  for (const [each, { child, start }] of opened.entries())
    if (states[each] === 'nuevos') made.push(await bring(model, child, start))
  const opening = { id: body.apertura.id as number, rows: made, undone: false }
  openingsOf.set(model, [...(openingsOf.get(model) ?? []), opening])
}

/** Whether the child had another beca since, or has none any more. */
const becaChanged = ({ child: { becas, terms }, start: { beca } }: Brought): boolean =>
  JSON.stringify([becas.map((each) => each?.percent ?? 0), terms]) !==
  JSON.stringify([
    [beca, 0],
    [beca > 0 ? [{ from: '', percent: beca }] : [], []],
  ])

/** Whether something happened since that keeps the opening from being taken back. */
const hangs = (model: Model, row: Brought): boolean => {
  const { child, start, months, charges, lastCharge, uses } = row
  const paid = model.payments.some(
    ({ cancelled, months: own }) => cancelled === null && own.some((month) => months.includes(month)),
  )
  const used = start.credit > 0 && model.uses.slice(uses).some(({ cancelled }) => cancelled === null)
  if (paid || used || charges.some((charge) => charge.paid > 0)) return true
  if (!holds(row)) return false
  const later = model.charges.some(
    (charge) =>
      charge.student === child.student &&
      charge.id > lastCharge &&
      !charge.cancelled &&
      !charges.includes(charge),
  )
  return (
    later || child.gone !== null || child.months.some(({ extended }) => extended !== null) || becaChanged(row)
  )
}

/** Takes an opening back. What a cancelled payment mentions stays, cancelled. */
const undo = async (model: Model, opening: ModelOpening): Promise<void> => {
  const { rows } = opening
  const ids = rows.flatMap(({ charges }) => charges.map(({ id }) => id))
  const lines = await model.server.db
    .selectFrom('payment_lines')
    .select('charge_id')
    .where('charge_id', 'in', [0, ...ids])
    .execute()
  const refused = opening.undone || rows.some((row) => hangs(model, row))
  const { status } = await model.caller.delete(`/aperturas/${opening.id}`, { motivo_cancelacion: 'PRUEBA' })
  expect(status).toBe(refused ? 409 : 200)
  if (refused) return
  opening.undone = true
  for (const row of rows) {
    model.credit -= row.start.credit
    for (const charge of row.charges) {
      charge.cancelled = true
      if (!lines.some(({ charge_id }) => charge_id === charge.id))
        model.charges.splice(model.charges.indexOf(charge), 1)
    }
    if (!holds(row)) continue
    const kept = await model.server.db
      .selectFrom('enrolments')
      .select('id')
      .where('id', '=', row.enrolment)
      .executeTakeFirst()
    const deleted = kept === undefined
    Object.assign(row.child, { calledOff: true, deleted, gone: null, months: [] })
    Object.assign(row.child, { becas: [null, null], terms: [[], []] })
  }
}

export const runOpening = async (model: Model, command: OpeningCommand): Promise<void> => {
  if (command.do === 'open') return openWith(model, command.starts)
  const opening = pick(openingsOf.get(model) ?? [], command.at)
  return opening && undo(model, opening)
}

/** The family of the next school: some children come in by an opening, the others are enrolled. */
export const startModel = async (school: School, plan: Plan, starts: Starts): Promise<Model> => {
  const model = await newModel(school, plan)
  for (const [each, child] of model.children.entries()) if (!starts[each]) await enrol(model, child)
  await openWith(model, starts)
  return model
}
