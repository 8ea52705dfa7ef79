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
import type { ReadCall } from '../../http/contractRoute'
import type { CyclesService } from '../cycles/cycles.service'
import type { PaymentsService } from '../payments/payments.service'
import * as queries from './search.queries'
import type { SearchConditions } from './searchRank'

export interface Deps {
  cycles: Pick<CyclesService, 'currentId'>
  payments: Pick<PaymentsService, 'find'>
}

interface Kind {
  exact: boolean
  total: number
  rows: readonly Found[]
}
export type FoundOf = Kind & { tipo: AskedKind }

const NOTHING: Kind = { exact: false, total: 0, rows: [] }

interface Search {
  query: string
  asked: SearchConditions | null
  similar: SearchConditions | null
}

const joinParts = (...parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(' · ')

const countOf = (rows: readonly { total: number }[]): number => rows[0]?.total ?? 0

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

/** Few matches are followed by similar ones, marked as such, up to the number that is listed. */
const withSimilar = async <Row extends { total: number }>(
  find: (asked: SearchConditions, except: readonly Row[]) => Promise<Row[]>,
  asked: SearchConditions,
  similar: SearchConditions | null,
): Promise<{ found: (Row & Pick<Found, 'parecido'>)[]; total: number }> => {
  const exact = await find(asked, [])
  if (!similar || countOf(exact) >= MAX_OF_KIND) return { found: exact, total: countOf(exact) }
  const alike = await find(similar, exact)
  const shown = alike.slice(0, MAX_OF_KIND - exact.length).map((row) => ({ ...row, parecido: true as const }))
  return { found: [...exact, ...shown], total: countOf(exact) + countOf(alike) }
}

const likeness = ({ parecido }: Pick<Found, 'parecido'>): Pick<Found, 'parecido'> =>
  parecido ? { parecido } : {}

const seesDesk = ({ actor }: ReadCall): boolean => mayCall(deskRoutes.family.access, actor)
const seesParents = ({ actor }: ReadCall): boolean => mayCall(parentsRoutes.listAll.access, actor)
const seesAllPupils = ({ actor }: ReadCall): boolean => mayCall(studentsRoutes.listAll.access, actor)
const seesPupils = ({ actor }: ReadCall): boolean => mayCall(studentsRoutes.listEnrolled.access, actor)

/** A pupil opens their page, else the desk, else the list open for enrolling and assigning becas. */
const pupilPageFor = (call: ReadCall) => {
  if (mayCall(studentsRoutes.get.access, call.actor)) return ({ id }: { id: number }) => paths.student(id)
  if (seesDesk(call)) return ({ id }: { id: number }) => `${paths.desk}?alumno=${id}`
  return ({ numero_control }: { numero_control: string }) =>
    `${paths.enrolledStudents}?${new URLSearchParams({ q: numero_control })}`
}

const deskOf = (call: ReadCall, family: Family): Pick<Found, 'familia'> =>
  seesDesk(call) ? { familia: family } : {}

const families =
  ({ db }: ReadCall, of: Omit<Parameters<typeof queries.findFamilies>[1], 'asked' | 'except'>) =>
  (asked: SearchConditions, except: readonly queries.FoundFamily[]): Promise<queries.FoundFamily[]> =>
    queries.findFamilies(db, { ...of, asked, except })

const familyRow = (
  call: ReadCall,
  row: queries.FoundFamily & Pick<Found, 'parecido'>,
  ruta: string,
): Found => ({
  tipo: row.is_parent ? 'PADRE' : 'ALUMNO',
  id: row.id,
  titulo: row.nombre,
  detalle: joinParts(row.numero_control, row.telefono && formatPhone(row.telefono), row.hijos),
  ruta,
  ...likeness(row),
  ...deskOf(call, row.is_parent ? { padreId: row.id } : { alumnoId: row.id }),
})

/** A kind finds nothing without permission to read it. */
export const createKinds = ({
  cycles,
  payments,
}: Deps): Record<AskedKind, (call: ReadCall, search: Search) => Promise<Kind>> => ({
  ALUMNO: async (call, { query, asked, similar }) => {
    if (!asked || !seesPupils(call)) return NOTHING
    const cycleId = await cycles.currentId(call)
    const of = { query, cycleId, today: call.today, enrolledOnly: !seesAllPupils(call) }
    const { found, total } = await withSimilar<queries.FoundStudent>(
      (words, known) => queries.findStudents(call.db, { ...of, asked: words, except: idsOf(known) }),
      asked,
      similar,
    )
    const pageOf = pupilPageFor(call)
    const rows = found.map((pupil): Found => ({
      tipo: 'ALUMNO',
      id: pupil.id,
      titulo: pupil.nombre,
      detalle: joinParts(pupil.numero_control, placeLabel(pupil.lugar) || 'Sin inscripción'),
      ruta: pageOf(pupil),
      ...likeness(pupil),
      ...deskOf(call, pupil.family),
    }))
    return { exact: found[0]?.exact === true, total, rows }
  },
  PADRE: async (call, { asked, similar }) => {
    // Permission to open a desk includes searching for families.
    if (!asked || !(seesParents(call) || seesDesk(call))) return NOTHING
    const cycleId = await cycles.currentId(call)
    const of = { cycleId, byCodes: seesPupils(call) }
    const { found, total } = await withSimilar(families(call, of), asked, similar)
    const pageOf = seesParents(call) ? paths.parent : (id: number) => `${paths.desk}?padre=${id}`
    const rows = found.map((row) => familyRow(call, row, pageOf(row.id)))
    return { exact: asked.reference !== null && found.length > 0, total, rows }
  },
  FAMILIA: async (call, { asked, similar }) => {
    if (!asked || !seesDesk(call)) return NOTHING
    const cycleId = await cycles.currentId(call)
    const alone = seesAllPupils(call) ? 'ALL' : 'ENROLLED'
    const { found, total } = await withSimilar(
      families(call, { cycleId, byCodes: true, alone }),
      asked,
      similar,
    )
    const rows = found.map((row) =>
      familyRow(call, row, `${paths.desk}?${row.is_parent ? 'padre' : 'alumno'}=${row.id}`),
    )
    return { exact: false, total, rows }
  },
  PAGO: async (call, { query }) => {
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
      ...(pupil ? deskOf(call, familyOfPupil(payment.padre, pupil)) : {}),
    }
    return { exact: true, total: 1, rows: [row] }
  },
  COLABORADOR: async ({ db, actor }, { asked, similar }) => {
    if (!asked || !mayCall(rosterRoutes.list.access, actor)) return NOTHING
    const { found, total } = await withSimilar<queries.FoundEmployee>(
      (words, known) => queries.findEmployees(db, words, idsOf(known)),
      asked,
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
    return { exact: false, total, rows }
  },
  GRUPO: async ({ db, actor }, { asked }) => {
    if (!asked || !mayCall(groupsRoutes.listByCycle.access, actor)) return NOTHING
    const groups = await queries.findGroups(db, asked)
    const rows = groups.map(({ id, nombre, grado, ciclo }): Found => ({
      tipo: 'GRUPO',
      id,
      titulo: `${gradeLabel(grado)} ${nombre}`,
      detalle: `Grupo · Ciclo ${ciclo}`,
      ruta: paths.group(id),
    }))
    return { exact: false, total: countOf(groups), rows }
  },
  EVENTO: async ({ db, actor }, { asked }) => {
    if (!asked || !mayCall(eventsRoutes.list.access, actor)) return NOTHING
    const events = await queries.findEvents(db, asked)
    const rows = events.map(({ id, titulo, fecha }): Found => ({
      tipo: 'EVENTO',
      id,
      titulo,
      detalle: formatDate(fecha),
      ruta: paths.event(id),
    }))
    return { exact: false, total: countOf(events), rows }
  },
})
