import { enrolmentsRoutes as routes } from '@contract/enrolments/enrolments.routes'
import { enrolmentsSchemas as shapes } from '@contract/enrolments/enrolments.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { EnrolmentsService } from './enrolments.service'

export const enrolmentsPlugin = (api: Api, service: EnrolmentsService): void => {
  contractRoute(api, routes.enrol, shapes.enrol, async (call) => {
    const inscripciones = await service.enrol(call, call.body)
    const { length } = inscripciones
    return {
      ok: true,
      message: length === 1 ? 'Alumno inscrito.' : `${length} alumnos inscritos.`,
      inscripciones,
    }
  })
}
