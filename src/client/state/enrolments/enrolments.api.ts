import { useMemo } from 'react'
import { enrolmentsRoutes as routes } from '@contract/enrolments/enrolments.routes'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import type { EnrolmentsContract } from '@contract/enrolments/enrolments.schemas'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt } from '../otherServers/lists'
import { serverMessage } from '../otherServers/answers'
import { writeHook } from '../core/writes'
import { answerHook, listHook } from '../core/reads'

export const enrolmentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    enrolStudents: build.mutation(writing(routes.enrol)),
    listSiblingPlaces: build.query(reading(routes.listSiblingPlaces, listAt('lugares'))),
    listWithoutYear: build.query(reading(routes.listWithoutYear, listAt('inscripciones'))),
    setGradeYear: build.mutation(writing(routes.setYear)),
    setMonthly: build.mutation(writing(routes.setMonthly)),
    previewLeave: build.query(
      reading(routes.previewLeave, ({ inscripcion, efecto }) => ({ inscripcion, efecto })),
    ),
    listDueProposals: build.query(reading(routes.listDueProposals, listAt('propuestas'))),
    decideDue: build.mutation(writing(routes.decideDue)),
    listBajas: build.query(reading(routes.listBajas, listAt('bajas'))),
    leaveSchool: build.mutation(writing(routes.leave)),
    comeBack: build.mutation(writing(routes.comeBack)),
    cancelEnrolment: build.mutation(writing(routes.cancel)),
  }),
})

export const useLeaveSchool = writeHook(enrolmentsApi.endpoints.leaveSchool, {
  failed: 'No se pudo dar de baja',
})
export const useComeBack = writeHook(enrolmentsApi.endpoints.comeBack, {
  failed: 'No se pudo registrar el reingreso',
})
export const useCancelEnrolment = writeHook(enrolmentsApi.endpoints.cancelEnrolment, {
  failed: 'No se pudo cancelar la inscripción',
})
export const useEnrolStudents = writeHook(enrolmentsApi.endpoints.enrolStudents, {
  failed: 'Error en el Registro de las Inscripciones',
})
export const useSetGradeYear = writeHook(enrolmentsApi.endpoints.setGradeYear, {
  failed: 'No se pudo guardar el grado',
})
export const useSetMonthly = writeHook(enrolmentsApi.endpoints.setMonthly, {
  failed: 'No se pudo guardar la mensualidad',
  saved: serverMessage,
})
export const useDecideDue = writeHook(enrolmentsApi.endpoints.decideDue, {
  failed: 'No se pudo guardar el día',
  saved: serverMessage,
})

const { previewLeave, listBajas, listDueProposals, listSiblingPlaces, listWithoutYear } =
  enrolmentsApi.endpoints

export const useLeaving = answerHook(previewLeave)
export const useBajas = listHook(listBajas)
export const useDueProposals = listHook(listDueProposals)
/** `id` is the cycle's. */
export const useWithoutYear = listHook(listWithoutYear)

export type ComingPupil = EnrolmentsContract['listSiblingPlaces']['body']['alumnos'][number]

const usePlaces = listHook(listSiblingPlaces)

/** Each pupil's place among its siblings, from 1, as if enrolled. Empty without a sibling rule, and until the answer has come. */
export const useSiblingPlaces = (
  { id: idCiclo, hermanos }: Pick<Cycle, 'id' | 'hermanos'>,
  alumnos: readonly ComingPupil[],
): ReadonlyMap<number, number> => {
  const skip = alumnos.length === 0 || !hermanos?.length
  const { rows } = usePlaces({ idCiclo, alumnos: [...alumnos] }, { skip })
  return useMemo(() => new Map(rows?.map(({ id, lugar }) => [id, lugar])), [rows])
}
