import { deskRoutes } from '@contract/desk/desk.routes'
import { formatDate } from '@contract/domain/dates'
import { familyOfPupil, type Family } from '@contract/domain/family'
import { gradeLabel, placeLabel } from '@contract/domain/grades'
import { formatPesos } from '@contract/domain/money'
import { formatPhone } from '@contract/domain/phone'
import * as paths from '@contract/domain/screenPaths'
import { eventsRoutes } from '@contract/events/events.routes'
import { groupsRoutes } from '@contract/groups/groups.routes'
import { parentsRoutes } from '@contract/parents/parents.routes'
import { paymentsRoutes } from '@contract/payments/payments.routes'
import { mayHandlePayment, payerOf } from '@contract/payments/payments.rules'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { rosterRoutes } from '@contract/roster/roster.routes'
import { folioIn, MAX_OF_KIND, type AskedKind } from '@contract/search/search.rules'
import type { Found } from '@contract/search/search.schemas'
import { studentsRoutes } from '@contract/students/students.routes'
import { mayCall } from '../../http/actor'
import type { ReadCall } from '../../http/call'
import type { CyclesService } from '../cycles/cycles.service'
import type { PaymentsService } from '../payments/payments.service'
import * as queries from './search.queries'
import type { SearchConditions } from './searchConditions'

export interface Deps {
  cycles: Pick<CyclesService, 'currentId'>
  payments: Pick<PaymentsService, 'find'>
}

interface KindResult {
  /** Comes before the other kinds, because its code, reference or folio was typed. */
  isFirst: boolean
  total: number
  rows: readonly Found[]
}
export type FoundOf = KindResult & { tipo: AskedKind }

const NOTHING: KindResult = { isFirst: false, total: 0, rows: [] }

interface Search {
  query: string
  typed: SearchConditions | null
  similar: SearchConditions | null
}

const joinParts = (...parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(' · ')

const countOf = (rows: readonly { total: number }[]): number => rows[0]?.total ?? 0

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

/** Fills up few matches with similar ones, marked as such. */
const withSimilar = async <Row extends { total: number }>(
  find: (conditions: SearchConditions, except: readonly Row[]) => Promise<Row[]>,
  typed: SearchConditions,
  similar: SearchConditions | null,
): Promise<{ found: (Row & Pick<Found, 'parecido'>)[]; total: number }> => {
  const matches = await find(typed, [])
  if (!similar || countOf(matches) >= MAX_OF_KIND) return { found: matches, total: countOf(matches) }
  const alike = await find(similar, matches)
  const shown = alike
    .slice(0, MAX_OF_KIND - matches.length)
    .map((row) => ({ ...row, parecido: true as const }))
  return { found: [...matches, ...shown], total: countOf(matches) + countOf(alike) }
}

const likeness = ({ parecido }: Pick<Found, 'parecido'>): Pick<Found, 'parecido'> =>
  parecido ? { parecido } : {}

const seesDesk = ({ actor }: ReadCall): boolean => mayCall(deskRoutes.getFamily.access, actor)
const seesParents = ({ actor }: ReadCall): boolean => mayCall(parentsRoutes.listAll.access, actor)
const seesAllPupils = ({ actor }: ReadCall): boolean => mayCall(studentsRoutes.listAll.access, actor)
const seesPupils = ({ actor }: ReadCall): boolean => mayCall(studentsRoutes.listEnrolled.access, actor)

/** A pupil's page by permission: their own, else the desk, else the list open for enrolling and becas. */
const pupilPageFor = (call: ReadCall) => {
  if (mayCall(studentsRoutes.get.access, call.actor)) return ({ id }: { id: number }) => paths.student(id)
  if (seesDesk(call)) return ({ id }: { id: number }) => paths.familyDesk({ alumnoId: id })
  return ({ numero_control }: { numero_control: string }) =>
    `${paths.enrolledStudents}?${new URLSearchParams({ q: numero_control })}`
}

const familyForDesk = (call: ReadCall, family: Family): Pick<Found, 'familia'> =>
  seesDesk(call) ? { familia: family } : {}

const familyFinder =
  ({ db }: ReadCall, of: Omit<Parameters<typeof queries.findFamilies>[1], 'asked' | 'except'>) =>
  (asked: SearchConditions, except: readonly queries.FoundFamily[]): Promise<queries.FoundFamily[]> =>
    queries.findFamilies(db, { ...of, asked, except })

const familyOfRow = ({ is_parent, id }: queries.FoundFamily): Family =>
  is_parent ? { padreId: id } : { alumnoId: id }

const familyRow = (
  call: ReadCall,
  row: queries.FoundFamily & Pick<Found, 'parecido'>,
  ruta: string,
): Found => ({
  tipo: row.is_parent ? 'PADRE' : 'ALUMNO',
  id: row.id,
  titulo: row.nombre,
  detalle: joinParts(row.numero_control, row.telefono && formatPhone(row.telefono), row.hijos?.join(', ')),
  ruta,
  ...(row.numero_control === null ? {} : { numero_control: row.numero_control }),
  ...(row.hijos === null ? {} : { hijos: row.hijos }),
  ...likeness(row),
  ...familyForDesk(call, familyOfRow(row)),
})

/** Finds nothing without permission to read its kind. */
type FindKind = (call: ReadCall, search: Search) => Promise<KindResult>

const findPupils =
  ({ cycles }: Deps): FindKind =>
  async (call, { query, typed, similar }) => {
    if (!typed || !seesPupils(call)) return NOTHING
    const cycleId = await cycles.currentId(call)
    const of = { query, cycleId, today: call.today, enrolledOnly: !seesAllPupils(call) }
    const { found, total } = await withSimilar<queries.FoundStudent>(
      (words, known) => queries.findStudents(call.db, { ...of, asked: words, except: idsOf(known) }),
      typed,
      similar,
    )
    const pageOf = pupilPageFor(call)
    const rows = found.map((pupil): Found => ({
      tipo: 'ALUMNO',
      id: pupil.id,
      titulo: pupil.nombre,
      detalle: joinParts(pupil.numero_control, placeLabel(pupil.lugar) || 'Sin inscripción'),
      ruta: pageOf(pupil),
      numero_control: pupil.numero_control,
      ...likeness(pupil),
      ...familyForDesk(call, pupil.family),
    }))
    return { isFirst: found[0]?.exact === true, total, rows }
  }

const findParents =
  ({ cycles }: Deps): FindKind =>
  async (call, { typed, similar }) => {
    // Permission to open a desk includes searching for families.
    if (!typed || !(seesParents(call) || seesDesk(call))) return NOTHING
    const cycleId = await cycles.currentId(call)
    const of = { cycleId, byCodes: seesPupils(call) }
    const { found, total } = await withSimilar(familyFinder(call, of), typed, similar)
    const pageOf = seesParents(call) ? paths.parent : (id: number) => paths.familyDesk({ padreId: id })
    const rows = found.map((row) => familyRow(call, row, pageOf(row.id)))
    return { isFirst: typed.reference !== null && found.length > 0, total, rows }
  }

const findFamilies =
  ({ cycles }: Deps): FindKind =>
  async (call, { typed, similar }) => {
    if (!typed || !seesDesk(call)) return NOTHING
    const cycleId = await cycles.currentId(call)
    const alone = seesAllPupils(call) ? 'ALL' : 'ENROLLED'
    const { found, total } = await withSimilar(
      familyFinder(call, { cycleId, byCodes: true, alone }),
      typed,
      similar,
    )
    const rows = found.map((row) => familyRow(call, row, paths.familyDesk(familyOfRow(row))))
    return { isFirst: false, total, rows }
  }

const findPayment =
  ({ payments }: Deps): FindKind =>
  async (call, { query }) => {
    const folio = folioIn(query)
    if (folio === null || !mayCall(paymentsRoutes.get.access, call.actor)) return NOTHING
    const payment = await queries.findPayment(call.db, folio)
    const pago = payment && (await payments.find(call, payment.id))
    if (!payment || !pago || !mayHandlePayment(call.actor.permissions, pago.conceptos, 'READ')) return NOTHING
    const label = folioLabel(folio)
    const [pupil] = pago.alumnos
    const row: Found = {
      tipo: 'PAGO',
      id: pago.id,
      titulo: `Recibo ${label}`,
      detalle: joinParts(
        payerOf(pago),
        formatPesos(pago.monto),
        formatDate(pago.fecha),
        `Recibió ${pago.recibio}`,
        pago.cancelado && 'Cancelado',
      ),
      ruta: `${paths.payments}?${new URLSearchParams({ desde: pago.fecha, hasta: pago.fecha, q: label, ver: `${pago.id}` })}`,
      ...(pupil ? familyForDesk(call, familyOfPupil(payment.padre, pupil)) : {}),
    }
    return { isFirst: true, total: 1, rows: [row] }
  }

const findEmployees: FindKind = async ({ db, actor }, { typed, similar }) => {
  if (!typed || !mayCall(rosterRoutes.list.access, actor)) return NOTHING
  const { found, total } = await withSimilar<queries.FoundEmployee>(
    (words, known) => queries.findEmployees(db, words, idsOf(known)),
    typed,
    similar,
  )
  const rows = found.map(({ id, nombre, puesto, departamento, ...row }): Found => ({
    tipo: 'COLABORADOR',
    id,
    titulo: nombre,
    detalle: joinParts(puesto, departamento),
    ruta: paths.employee(id),
    ...likeness(row),
  }))
  return { isFirst: false, total, rows }
}

const findGroups: FindKind = async ({ db, actor }, { typed }) => {
  if (!typed || !mayCall(groupsRoutes.listByCycle.access, actor)) return NOTHING
  const groups = await queries.findGroups(db, typed)
  const rows = groups.map(({ id, nombre, grado, ciclo }): Found => ({
    tipo: 'GRUPO',
    id,
    titulo: `${gradeLabel(grado)} ${nombre}`,
    detalle: `Grupo · Ciclo ${ciclo}`,
    ruta: paths.group(id),
  }))
  return { isFirst: false, total: countOf(groups), rows }
}

const findEvents: FindKind = async ({ db, actor }, { typed }) => {
  if (!typed || !mayCall(eventsRoutes.list.access, actor)) return NOTHING
  const events = await queries.findEvents(db, typed)
  const rows = events.map(({ id, titulo, fecha }): Found => ({
    tipo: 'EVENTO',
    id,
    titulo,
    detalle: formatDate(fecha),
    ruta: paths.event(id),
  }))
  return { isFirst: false, total: countOf(events), rows }
}

export const createKinds = (deps: Deps): Record<AskedKind, FindKind> => ({
  ALUMNO: findPupils(deps),
  PADRE: findParents(deps),
  FAMILIA: findFamilies(deps),
  PAGO: findPayment(deps),
  COLABORADOR: findEmployees,
  GRUPO: findGroups,
  EVENTO: findEvents,
})
