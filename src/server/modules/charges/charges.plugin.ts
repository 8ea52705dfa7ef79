import { chargesRoutes as routes } from '@contract/charges/charges.routes'
import { chargesSchemas as shapes } from '@contract/charges/charges.schemas'
import { listedAs } from '../../db/pages'
import { contractRoute, type Api } from '../../http/contractRoute'
import { cancelReason, paid } from '../../http/ledgerAnswers'
import type { ChargesService } from './charges.service'

export const chargesPlugin = (api: Api, service: ChargesService): void => {
  for (const name of ['listPendingEnrolment', 'listPending', 'listPartlyPaid'] as const)
    contractRoute(api, routes[name], shapes[name], async (call) => ({
      ok: true,
      cargos: await service[name](call),
    }))
  contractRoute(api, routes.listCancelled, shapes.listCancelled, async (call) => ({
    ok: true,
    ...listedAs('cargos', await service.listCancelled(call, call.query)),
  }))
  contractRoute(api, routes.listByStudent, shapes.listByStudent, async (call) => ({
    ok: true,
    cargos: await service.listByStudent(call, call.params.id),
  }))
  contractRoute(api, routes.create, shapes.create, async (call) => ({
    ok: true,
    message: 'Cargo registrado.',
    cargo: await service.create(call, call.body),
  }))
  contractRoute(api, routes.createMany, shapes.createMany, async (call) => {
    const cargos = await service.createMany(call, call.body)
    const message = cargos.length === 1 ? 'Cargo registrado.' : `${cargos.length} cargos registrados.`
    return { ok: true, message, cargos }
  })
  contractRoute(api, routes.pay, shapes.pay, async (call) => paid(await service.pay(call, call.body)))
  contractRoute(api, routes.complement, shapes.complement, async (call) =>
    paid(await service.complement(call, call.body)),
  )
  contractRoute(api, routes.cancel, shapes.cancel, async (call) => ({
    ok: true,
    message: 'Cargo cancelado.',
    cargo: await service.cancel(call, call.params.id, cancelReason(call)),
  }))
}
