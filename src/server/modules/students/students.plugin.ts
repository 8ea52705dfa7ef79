import { DELETED, STUDENT_REGISTERED } from '@contract/domain/messages'
import { studentsRoutes as routes } from '@contract/students/students.routes'
import { studentsSchemas as shapes } from '@contract/students/students.schemas'
import { listedAs } from '../../db/pages'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { StudentsService } from './students.service'

export const studentsPlugin = (api: Api, service: StudentsService): void => {
  contractRoutes(api, routes, shapes, {
    listWithoutParent: async (call) => ({ alumnos: await service.listWithoutParent(call, call.query) }),
    listToEnrol: async (call) => {
      const { lugares, ...listed } = await service.listToEnrol(call, call.query)
      return { ...listedAs('alumnos', listed), ...(lugares ? { lugares } : {}) }
    },
    listEnrolled: async (call) => ({ alumnos: await service.listEnrolled(call, call.query) }),
    listAll: async (call) => listedAs('alumnos', await service.listAll(call, call.query)),
    get: async (call) => ({ alumno: await service.get(call, call.params.id) }),
    listIncomplete: async (call) => ({ alumnos: await service.listIncomplete(call) }),
    getNextNumber: async (call) => ({ numero_control: await service.getNextNumber(call) }),
    delete: async (call) => ({ message: DELETED, alumno: await service.delete(call, call.params.id) }),
    create: async (call) => ({
      message: STUDENT_REGISTERED,
      alumno: await service.create(call, call.body),
    }),
    update: async (call) => ({
      message: 'El alumno se actualizó.',
      alumno: await service.update(call, call.params.id, call.body),
    }),
  })
}
