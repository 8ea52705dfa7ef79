import { sendOpening } from '@test/support/server/openings'
import { newModel, pick, type Child, type Model, type ModelCharge, type School } from './ledgerModel'
import { newMonth, share, type ModelMonth } from './monthModel'
import {
  DAY_BEFORE,
  INSCRIPCION,
  MATERIAL,
  type OpeningCommand,
  type Start,
  type Starts,
} from './openingModel'

/** The day of the fees that an opening charges, whatever day it is: the cycle's first. */
const FIRST_DAY = '2026-09-01'

const owedCell = (centavos: number | null) =>
  centavos === null ? 'DEBE' : centavos === 0 ? 'PAGADA' : centavos / 100

/** Each month has its own due day. One before `from` is settled, at the price that the opening found. */
const monthsOf = async (model: Model, student: number, { from, beca }: Start) => {
  const { pagos } = await model.office.tuitionOf(student, model.cycle)
  return pagos.map(({ id, anio, mes, vencimiento, monto }) => {
    const key = `${anio}-${String(mes).padStart(2, '0')}`
    const month = newMonth(id, key, vencimiento)
    expect(vencimiento).toBe(`${key}-10`)
    const settled = key < from
    const total = settled ? Math.round(monto * 100) : month.lista - share(month.lista, beca)
    return { ...month, total, settled, out: settled }
  })
}

/** A child and what an opening brought of it. */
interface Brought {
  child: Child
  start: Start
  enrolment: number
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
  const { inscripcion, material, before, beca, credit } = start
  const known = new Set(model.charges.map(({ id }) => id))
  const { body } = await model.desk.get(`/cargos/by/alumno/${student}`)
  const charges: { id: number; descripcion: string; fecha: string; monto_pagar: number }[] = body.cargos
  const old = charges.filter(({ id, descripcion }) => descripcion === 'SALDO ANTERIOR' && !known.has(id))
  expect(old.map(({ fecha, monto_pagar }) => [fecha, monto_pagar])).toEqual(
    before > 0 ? [[DAY_BEFORE, before / 100]] : [],
  )
  const charge = { student, due: DAY_BEFORE, total: before, paid: 0, cancelled: false }
  const made = old.map(({ id }) => ({ ...charge, id }))
  const { id: enrolment } = await model.server.db
    .selectFrom('enrolments')
    .select('id')
    .where('student_id', '=', student)
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow()
  const fees = (inscripcion ?? INSCRIPCION) + (material ?? MATERIAL)
  const months = await monthsOf(model, student, start)
  const becas = beca > 0 ? [{ from: '', percent: beca }] : []
  const enrolled = { enrolment, enrolledOn: FIRST_DAY, calledOff: false, deleted: false }
  Object.assign(child, enrolled, { fees, beca, becas, months })
  const brought = { child, start, enrolment, months, charges: made, uses: model.uses.length }
  const lastCharge = Math.max(0, ...known)
  model.charges.push(...made)
  model.credit += credit
  return { ...brought, lastCharge }
}

const amounts = ({ inscripcion, material, ...start }: Start) =>
  JSON.stringify({ ...start, inscripcion: inscripcion ?? INSCRIPCION, material: material ?? MATERIAL })

/** What a row of the file is found to be. */
const rowState = (model: Model, child: Child, start: Start): 'nuevos' | 'iguales' | 'con_error' => {
  if (!isEnrolled(child))
    return model.charges.some(({ student, paid }) => student === child.student && paid > 0)
      ? 'con_error'
      : 'nuevos'
  const rows = (openingsOf.get(model) ?? []).flatMap((opening) => (opening.undone ? [] : opening.rows))
  const own = rows.find((row) => row.child === child && row.enrolment === child.enrolment)
  return own && amounts(own.start) === amounts(start) ? 'iguales' : 'con_error'
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
    grado: 'PRIMARIA',
    beca: start.beca || '',
    debe_desde: start.from,
    inscripcion: owedCell(start.inscripcion),
    material: owedCell(start.material),
    saldo_anterior: start.before / 100,
    saldo_a_favor: start.credit / 100,
  }))
  const states = opened.map(({ child, start }) => rowState(model, child, start))
  const many = (state: string) => states.filter((each) => each === state).length
  const [desk] = model.today()
  const { status, body } = await sendOpening(desk!, cycle, rows)
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
  const becas = start.beca > 0 ? 1 : 0
  return (
    later ||
    child.gone !== null ||
    child.months.some(({ extended }) => extended !== null) ||
    child.beca !== start.beca ||
    child.becas.length !== becas
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
  const { status } = await model.desk.delete(`/aperturas/${opening.id}`, { motivo_cancelacion: 'PRUEBA' })
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
    Object.assign(row.child, { calledOff: true, deleted, gone: null, beca: 0, becas: [], months: [] })
  }
}

export const runOpening = async (model: Model, command: OpeningCommand): Promise<void> => {
  if (command.do === 'open') return openWith(model, command.starts)
  const opening = pick(openingsOf.get(model) ?? [], command.at)
  return opening && undo(model, opening)
}

/** One family of one run, some of whose children come in by an opening. */
export const startModel = async (school: School, starts: Starts): Promise<Model> => {
  const model = await newModel(school, starts)
  await openWith(model, starts)
  return model
}
