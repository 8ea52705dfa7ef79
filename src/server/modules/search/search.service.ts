import { deskRoutes } from '@contract/desk/desk.routes'
import { formatDate } from '@contract/domain/dates'
import { gradeLabel } from '@contract/domain/grades'
import { formatPesos } from '@contract/domain/money'
import { formatPhone } from '@contract/domain/phone'
import { upper } from '@contract/domain/text'
import { eventsRoutes } from '@contract/events/events.routes'
import { groupsRoutes } from '@contract/groups/groups.routes'
import { parentsRoutes } from '@contract/parents/parents.routes'
import { paymentsRoutes } from '@contract/payments/payments.routes'
import { mayHandlePayment, payerOf } from '@contract/payments/payments.rules'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { rosterRoutes } from '@contract/roster/roster.routes'
import { folioIn, FOUND_KINDS, searchProblem, type FoundKind } from '@contract/search/search.rules'
import type { Found } from '@contract/search/search.schemas'
import { studentsRoutes } from '@contract/students/students.routes'
import { mayCall } from '../../http/actor'
import type { ReadCall } from '../../http/contractRoute'
import { badField } from '../../http/problem'
import type { CyclesService } from '../cycles/cycles.service'
import type { PaymentsService } from '../payments/payments.service'
import * as queries from './search.queries'

interface Deps {
  cycles: Pick<CyclesService, 'currentId'>
  payments: Pick<PaymentsService, 'find'>
}

/** What was found of one kind; `exact` where the search can mean nothing else. */
interface Kind {
  exact: boolean
  rows: Omit<Found, 'tipo'>[]
}
const NOTHING: Kind = { exact: false, rows: [] }

/** What there is of a text, one after the other. */
const joined = (...parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(' · ')

/** Where a pupil is shown: on their page, at the desk, or in the list that also opens to whoever enrols or gives becas. */
const placeOfPupils = ({ actor }: ReadCall) => {
  if (mayCall(studentsRoutes.get.access, actor)) return ({ id }: { id: number }) => `/alumno/${id}`
  if (mayCall(deskRoutes.family.access, actor)) return ({ id }: { id: number }) => `/caja?alumno=${id}`
  return ({ numero_control }: { numero_control: string }) =>
    `/alumnos/inscritos?${new URLSearchParams({ q: numero_control })}`
}

/** Who in the school is meant (decisions/0043), by what is known of them. */
export const createSearchService = ({ cycles, payments }: Deps) => {
  const kinds: Record<FoundKind, (call: ReadCall, query: string) => Promise<Kind>> = {
    ALUMNO: async (call, query) => {
      if (!mayCall(studentsRoutes.listEnrolled.access, call.actor)) return NOTHING
      const found = await queries.findStudents(call.db, {
        query,
        code: upper(query),
        cycleId: await cycles.currentId(call),
        enrolledOnly: !mayCall(studentsRoutes.listAll.access, call.actor),
      })
      const place = placeOfPupils(call)
      return {
        exact: found[0]?.exact === true,
        rows: found.map((pupil) => ({
          id: pupil.id,
          titulo: pupil.nombre,
          detalle: joined(
            pupil.numero_control,
            pupil.grado ? gradeLabel(pupil.grado) : 'Sin inscripción en el ciclo',
            pupil.grupo && `Grupo ${pupil.grupo}`,
          ),
          ruta: place(pupil),
        })),
      }
    },
    PADRE: async ({ db, actor }, query) => {
      if (!mayCall(parentsRoutes.listAll.access, actor)) return NOTHING
      const found = await queries.findParents(db, query)
      const rows = found.map(({ id, nombre, telefono, hijos }) => ({
        id,
        titulo: nombre,
        detalle: joined(formatPhone(telefono), hijos),
        ruta: `/padre/${id}`,
      }))
      return { exact: false, rows }
    },
    PAGO: async (call, query) => {
      const folio = folioIn(query)
      if (folio === null || !mayCall(paymentsRoutes.get.access, call.actor)) return NOTHING
      const id = await queries.findPaymentId(call.db, folio)
      const pago = id === null ? undefined : await payments.find(call, id)
      if (!pago || !mayHandlePayment(call.actor.permissions, pago.conceptos, 'READ')) return NOTHING
      const label = folioLabel(folio)
      const row = {
        id: pago.id,
        titulo: `Recibo ${label}`,
        detalle: joined(
          payerOf(pago),
          formatPesos(pago.monto),
          formatDate(pago.fecha),
          pago.cancelado && 'Cancelado',
        ),
        ruta: `/pagos?${new URLSearchParams({ desde: pago.fecha, hasta: pago.fecha, q: label })}`,
      }
      return { exact: true, rows: [row] }
    },
    COLABORADOR: async ({ db, actor }, query) => {
      if (!mayCall(rosterRoutes.list.access, actor)) return NOTHING
      const rows = (await queries.findEmployees(db, query)).map(({ id, nombre, puesto, departamento }) => ({
        id,
        titulo: nombre,
        detalle: joined(puesto, departamento),
        ruta: `/plantilla/${id}`,
      }))
      return { exact: false, rows }
    },
    GRUPO: async ({ db, actor }, query) => {
      if (!mayCall(groupsRoutes.listByCycle.access, actor)) return NOTHING
      const rows = (await queries.findGroups(db, query)).map(({ id, nombre, grado, ciclo }) => ({
        id,
        titulo: `${gradeLabel(grado)} ${nombre}`,
        detalle: `Grupo · Ciclo ${ciclo}`,
        ruta: `/grupo/${id}`,
      }))
      return { exact: false, rows }
    },
    EVENTO: async ({ db, actor }, query) => {
      if (!mayCall(eventsRoutes.list.access, actor)) return NOTHING
      const rows = (await queries.findEvents(db, query)).map(({ id, titulo, fecha }) => ({
        id,
        titulo,
        detalle: formatDate(fecha),
        ruta: `/evento/${id}`,
      }))
      return { exact: false, rows }
    },
  }

  return {
    /**
     * What the words begin, at most eight of a kind, of kinds that the reader may read; a kind whose first row is exactly meant
     * stands before the others.
     * @throws 400 too short or too long
     */
    find: async (call: ReadCall, { q }: { q: string }): Promise<{ resultados: Found[] }> => {
      const problem = searchProblem(q)
      if (problem) throw badField('q', problem)
      const query = q.normalize('NFC').trim()
      const found: { tipo: FoundKind; kind: Kind }[] = []
      // One after the other: a search takes no more than one connection from the desks.
      for (const tipo of FOUND_KINDS) found.push({ tipo, kind: await kinds[tipo](call, query) })
      const inOrder = [...found.filter(({ kind }) => kind.exact), ...found.filter(({ kind }) => !kind.exact)]
      return { resultados: inOrder.flatMap(({ tipo, kind }) => kind.rows.map((row) => ({ tipo, ...row }))) }
    },
  }
}
export type SearchService = ReturnType<typeof createSearchService>
