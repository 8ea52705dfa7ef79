/** What must not compile. The check of types reads this file; nothing runs it. */
import { baseApi } from '@client/state/core/baseApi'
import { call, reading, readingRows, writing, type AnswerOf } from '@client/state/core/call'
import { listAt, rowAt } from '@client/state/otherServers/lists'
import { chargesApi } from '@client/state/charges/charges.api'
import { readCharge } from '@client/state/otherServers/firstLists'
import { charges } from '@client/state/charges/charges.slice'
import { createEntityTable } from '@client/state/core/entityTable'
import { parents } from '@client/state/parents/parents.slice'
import { parentsApi } from '@client/state/parents/parents.api'
import { answerHook, detailHook, listHook } from '@client/state/core/reads'
import { eventsRoutes } from '@contract/events/events.routes'
import { chargesRoutes as routes } from '@contract/charges/charges.routes'
import type { Charge } from '@contract/charges/charges.schemas'
import { defineRoutes, type CallTypes } from '@contract/http/route'
import { paymentsRoutes } from '@contract/payments/payments.routes'
import type { Payment } from '@contract/payments/payments.schemas'
import { studentsApi } from '@client/state/students/students.api'
import { studentsRoutes } from '@contract/students/students.routes'

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const isTrue = <T extends true>(_?: T, ..._of: unknown[]): void => undefined

const key = { idempotencyKey: 'k' }
const month = { idCicloEscolar: 1, idAlumno: 5, descripcion: 'LIBROS', fecha: '2026-09-01', monto: 10 }

export const argumentsFollowFromTheRoute = () => {
  call(routes.create)(month)
  call(routes.create)({ ...month, ...key })
  // @ts-expect-error a field is missing
  call(routes.create)({ idAlumno: 5 })
  // @ts-expect-error a field of another type
  call(routes.create)({ ...month, monto: '10' })
  // @ts-expect-error a field that the call does not have
  call(routes.create)({ ...month, precio: 10 })
  // @ts-expect-error a path parameter is missing
  call(studentsRoutes.get)({})
  // @ts-expect-error a list of everything takes nothing
  call(routes.listPending)({ id: 5 })
  call(routes.listPending)()
  call(routes.pay)({ id: 3, metodo_pago: 'EFECTIVO', ...key })
  // @ts-expect-error money moves under a key only
  call(routes.pay)({ id: 3, metodo_pago: 'EFECTIVO' })
  call(routes.cancel)({ id: 3, motivo_cancelacion: 'ERROR' })
  // @ts-expect-error a cancellation has its reason, in the body or in the query
  call(routes.cancel)({ id: 3 })
  // @ts-expect-error a read has no key
  call(studentsRoutes.get)({ id: 5, idempotencyKey: 'k' })
}

export const filesGoWhereTheRouteTakesThem = (file: File) => {
  const event = { titulo: 'FIESTA', descripcion: 'DE FIN DE AÑO', fecha: '2026-12-18' }
  call(eventsRoutes.create)({ ...event, files: [file] })
  // @ts-expect-error several files there, under their own name
  call(eventsRoutes.create)({ ...event, file })
  // @ts-expect-error no upload
  call(routes.create)({ ...month, file })
  // @ts-expect-error no upload
  call(eventsRoutes.update)({ id: 9, ...event, files: [file] })
}

export const answersFollowFromTheRoute = () => {
  isTrue<Same<AnswerOf<typeof routes.listPending>['cargos'], Charge[]>>()
  readingRows(routes.listPending, listAt('cargos', readCharge))
  // @ts-expect-error no such field in the answer
  readingRows(routes.listPending, listAt('cargo', readCharge))
  // @ts-expect-error a list under that field, no row
  reading(routes.listPending, rowAt('cargos'))
  // @ts-expect-error a row under that field, no list
  reading(paymentsRoutes.get, listAt('pago'))
  const asCharges = listAt('pagos', (row: Charge) => row)
  // @ts-expect-error rows of another kind
  reading(paymentsRoutes.listByStudent, asCharges)
}

const probe = baseApi.injectEndpoints({
  endpoints: (build) => ({
    typesProbeRow: build.query(reading(paymentsRoutes.get, rowAt('pago'))),
    typesProbeWrite: build.mutation(writing(routes.cancel)),
  }),
})

export const endpointsInferBoth = () => {
  const row = probe.useTypesProbeRowQuery({ id: 5 })
  // @ts-expect-error an id is a number
  probe.useTypesProbeRowQuery({ id: '5' })
  isTrue<Same<NonNullable<(typeof row)['data']>, Payment>>(true, row)
  const [cancel] = probe.useTypesProbeWriteMutation()
  void cancel({ id: 3, motivo_cancelacion: 'ERROR' })
    .unwrap()
    .then(({ cargo }) => cargo.motivo_cancelacion)
  // @ts-expect-error an answer has what the contract says
  void cancel({ id: 3, motivo_cancelacion: 'ERROR' }).then(({ data }) => data?.pago)
}

export const tablesTakeTheirOwn = () => {
  const { listPendingCharges, listCancelledCharges } = chargesApi.endpoints
  createEntityTable('charges', [listPendingCharges, listCancelledCharges])
  // @ts-expect-error charges and pupils in one table
  createEntityTable('charges', [listPendingCharges, studentsApi.endpoints.listStudents])
  // @ts-expect-error its rows stay in the cache
  createEntityTable('students', [studentsApi.endpoints.listScholarshipHolders])
  charges.rowsThat(({ estado }) => estado === 'PARCIAL')
  // @ts-expect-error no state of a charge
  charges.rowsThat(({ estado }) => estado === 'BORRADO')
  // @ts-expect-error a parent is no charge
  detailHook(parentsApi.endpoints.getParent, charges.row)
  detailHook(parentsApi.endpoints.getParent, parents.row)
}

export const hooksReadTheirOwn = () => {
  const usePending = listHook(chargesApi.endpoints.listPendingCharges, charges.rows)
  const useOf = listHook(chargesApi.endpoints.listStudentCharges, charges.rows)
  const list = usePending()
  isTrue<Same<(typeof list)['rows'], readonly Charge[] | undefined>>(true, list)
  // @ts-expect-error whose charges
  useOf()
  // @ts-expect-error charges are no pupils
  listHook(studentsApi.endpoints.listStudents, charges.rows)
  // @ts-expect-error a list for a table is read through its table
  listHook(chargesApi.endpoints.listPendingCharges)
  const useStudent = detailHook(studentsApi.endpoints.getStudent)
  useStudent(null)
  // @ts-expect-error named by an id
  useStudent('5')
  // @ts-expect-error named by more than an id
  detailHook(studentsApi.endpoints.listScholarshipHolders)
  answerHook(studentsApi.endpoints.listScholarshipHolders)
}

interface Two {
  list: CallTypes
  get: CallTypes
}
const list = { method: 'GET', path: '/uno', access: 'session' } as const

export const routesAndSchemasNameTheSameCalls = () => {
  defineRoutes<Two>()({ list, get: list })
  // @ts-expect-error a call of the contract without a route
  defineRoutes<Two>()({ list })
  // @ts-expect-error a route without schemas
  defineRoutes<Two>()({ list, get: list, more: list })
  // @ts-expect-error no such tag
  defineRoutes<Two>({ list: ['Cargo'] })
}
