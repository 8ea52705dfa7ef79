import { DELETED } from '@contract/domain/messages'
import { scholarshipsRoutes as routes } from '@contract/scholarships/scholarships.routes'
import { scholarshipsSchemas as shapes } from '@contract/scholarships/scholarships.schemas'
import { siblingsDone } from '@contract/scholarships/siblings.rules'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { ScholarshipsService } from './scholarships.service'

export const scholarshipsPlugin = (api: Api, service: ScholarshipsService): void => {
  contractRoutes(api, routes, shapes, {
    get: async (call) => ({ beca: await service.get(call, call.params.id) }),
    listByCycle: async (call) => ({ becas: await service.listByCycle(call, call.params.id) }),
    listEligible: async (call) => ({
      alumnos: await service.listEligible(call, call.params.grado, call.query.ciclo, call.query.con_una),
    }),
    listHolders: async (call) => ({ alumnos: await service.listHolders(call, call.params.cycleId) }),
    create: async (call) => ({
      message: 'La Beca fue Registrada Exitosamente',
      beca: await service.create(call, call.body),
    }),
    addStudents: async (call) => ({
      message: 'La Beca fue Asignada Exitosamente',
      beca: await service.addStudents(call, call.body),
    }),
    removeStudents: async (call) => ({
      message: 'La Beca fue Retirada Exitosamente',
      beca: await service.removeStudents(call, call.body),
    }),
    update: async (call) => ({
      message: 'La Beca fue Actualizada Exitosamente',
      beca: await service.update(call, call.params.id, call.body),
    }),
    listSiblings: async (call) => ({ hermanos: await service.listSiblings(call, call.params.cycleId) }),
    applySiblings: async (call) => {
      const done = await service.applySiblings(call, call.params.cycleId, call.body.alumnos)
      return { message: siblingsDone(done.hermanos.length), ...done }
    },
    delete: async (call) => ({ message: DELETED, beca: await service.delete(call, call.params.id) }),
  })
}
