import { reenrolmentsRoutes as routes } from '@contract/reenrolments/reenrolments.routes'
import { reenrolmentsSchemas as shapes } from '@contract/reenrolments/reenrolments.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { ReenrolmentsService } from './reenrolments.service'

export const reenrolmentsPlugin = (api: Api, service: ReenrolmentsService): void => {
  contractRoutes(api, routes, shapes, {
    plan: async (call) => ({ plan: await service.plan(call, call.body) }),
    enrol: async (call) => {
      const done = await service.enrol(call, call.body)
      const { length } = done.inscripciones
      return { message: length === 1 ? 'Alumno inscrito.' : `${length} alumnos inscritos.`, ...done }
    },
  })
}
