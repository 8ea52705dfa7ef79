import { enrolmentsRoutes as routes } from '@contract/enrolments/enrolments.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt } from '../core/lists'

export const enrolmentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    enrolStudents: build.mutation(writing(routes.enrol)),
    listSiblingPlaces: build.query(reading(routes.siblingPlaces, listAt('lugares'))),
    listWithoutYear: build.query(reading(routes.withoutYear, listAt('inscripciones'))),
    setGradeYear: build.mutation(writing(routes.setYear)),
    /** What a baja, a return or a cancellation would change. */
    getLeaving: build.query(reading(routes.preview, ({ inscripcion, efecto }) => ({ inscripcion, efecto }))),
    listDueProposals: build.query(reading(routes.dueProposals, listAt('propuestas'))),
    decideDue: build.mutation(writing(routes.decideDue)),
    listBajas: build.query(reading(routes.listBajas, listAt('bajas'))),
    leaveSchool: build.mutation(writing(routes.leave)),
    comeBack: build.mutation(writing(routes.comeBack)),
    cancelEnrolment: build.mutation(writing(routes.cancel)),
  }),
})

export const {
  useEnrolStudentsMutation,
  useSetGradeYearMutation,
  useLeaveSchoolMutation,
  useComeBackMutation,
  useCancelEnrolmentMutation,
  useDecideDueMutation,
} = enrolmentsApi
