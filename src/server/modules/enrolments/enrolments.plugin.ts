import { enrolmentsRoutes as routes } from '@contract/enrolments/enrolments.routes'
import { enrolmentsSchemas as shapes } from '@contract/enrolments/enrolments.schemas'
import type { Api } from '../../http/contractRoute'
import { contractRoutes } from '../../http/contractRoutes'
import type { EnrolmentsService } from './enrolments.service'

export const enrolmentsPlugin = (api: Api, service: EnrolmentsService): void => {
  contractRoutes(api, routes, shapes, {
    enrol: async (call) => {
      const inscripciones = await service.enrol(call, call.body)
      const { length } = inscripciones
      return {
        message: length === 1 ? 'Alumno inscrito.' : `${length} alumnos inscritos.`,
        inscripciones,
      }
    },
  })
}
