import { scholarshipsRoutes as routes } from '@contract/scholarships/scholarships.routes'
import { scholarshipsSchemas as shapes } from '@contract/scholarships/scholarships.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { ScholarshipsService } from './scholarships.service'

export const scholarshipsPlugin = (api: Api, service: ScholarshipsService): void => {
  contractRoute(api, routes.get, shapes.get, async (call) => ({
    ok: true,
    beca: await service.get(call, call.params.id),
  }))
  contractRoute(api, routes.listByCycle, shapes.listByCycle, async (call) => ({
    ok: true,
    becas: await service.listByCycle(call, call.params.id),
  }))
  contractRoute(api, routes.listEligible, shapes.listEligible, async (call) => ({
    ok: true,
    alumnos: await service.listEligible(call, call.params.grado),
  }))
  contractRoute(api, routes.listHolders, shapes.listHolders, async (call) => ({
    ok: true,
    alumnos: await service.listHolders(call, call.params.cycleId),
  }))
  contractRoute(api, routes.create, shapes.create, async (call) => ({
    ok: true,
    message: 'La Beca fue Registrada Exitosamente',
    beca: await service.create(call, call.body),
  }))
  contractRoute(api, routes.addStudents, shapes.addStudents, async (call) => ({
    ok: true,
    message: 'La Beca fue Asignada Exitosamente',
    beca: await service.addStudents(call, call.body),
  }))
}
