import { scholarshipsRoutes as routes } from '@contract/scholarships/scholarships.routes'
import { scholarshipsSchemas as shapes } from '@contract/scholarships/scholarships.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { ScholarshipsService } from './scholarships.service'

export const scholarshipsPlugin = (api: Api, service: ScholarshipsService): void => {
  contractRoute(api, routes.get, shapes.get, async ({ db, params }) => ({
    ok: true,
    beca: await service.get(db, params.id),
  }))
  contractRoute(api, routes.listByCycle, shapes.listByCycle, async ({ db, params }) => ({
    ok: true,
    becas: await service.listByCycle(db, params.id),
  }))
  contractRoute(api, routes.listEligible, shapes.listEligible, async ({ db, params, today }) => ({
    ok: true,
    alumnos: await service.listEligible(db, params.grado, today),
  }))
  contractRoute(api, routes.listHolders, shapes.listHolders, async ({ db, params }) => ({
    ok: true,
    alumnos: await service.listHolders(db, params.cycleId),
  }))
  contractRoute(api, routes.create, shapes.create, async ({ db, actor, body, today, now }) => ({
    ok: true,
    message: 'La Beca fue Registrada Exitosamente',
    beca: await service.create(db, actor, body, today, now),
  }))
  contractRoute(api, routes.addStudents, shapes.addStudents, async ({ db, body, today }) => ({
    ok: true,
    message: 'La Beca fue Asignada Exitosamente',
    beca: await service.addStudents(db, body, today),
  }))
}
