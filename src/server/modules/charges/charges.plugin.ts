import { chargesRoutes as routes } from '@contract/charges/charges.routes'
import { chargesSchemas as shapes } from '@contract/charges/charges.schemas'
import { listedAs } from '../../db/pages'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import { cancelReason, paidAnswer } from '../../http/ledgerAnswers'
import type { ChargesService } from './charges.service'

export const chargesPlugin = (api: Api, service: ChargesService): void => {
  contractRoutes(api, routes, shapes, {
    listPendingEnrolment: async (call) => ({ cargos: await service.listPendingEnrolment(call, call.query) }),
    listPending: async (call) => ({ cargos: await service.listPending(call, call.query) }),
    listPartlyPaid: async (call) => ({ cargos: await service.listPartlyPaid(call, call.query) }),
    listCancelled: async (call) => listedAs('cargos', await service.listCancelled(call, call.query)),
    listByStudent: async (call) => ({ cargos: await service.listByStudent(call, call.params.id) }),
    create: async (call) => ({ message: 'Cargo registrado.', cargo: await service.create(call, call.body) }),
    createMany: async (call) => {
      const cargos = await service.createMany(call, call.body)
      const message = cargos.length === 1 ? 'Cargo registrado.' : `${cargos.length} cargos registrados.`
      return { message, cargos }
    },
    setConcept: async (call) => {
      const { cargo, cambiados } = await service.setConcept(call, call.params.id, call.body)
      const message = cambiados === 1 ? 'El cargo tiene concepto.' : `${cambiados} cargos tienen concepto.`
      return { message, cargo, cambiados }
    },
    pay: async (call) => paidAnswer(await service.pay(call, call.body)),
    complement: async (call) => paidAnswer(await service.complement(call, call.body)),
    cancelBatch: async (call) => {
      const cargos = await service.cancelBatch(call, call.params.id, cancelReason(call))
      const message = cargos.length === 1 ? 'Cargo cancelado.' : `${cargos.length} cargos cancelados.`
      return { message, cargos }
    },
    cancel: async (call) => ({
      message: 'Cargo cancelado.',
      cargo: await service.cancel(call, call.params.id, cancelReason(call)),
    }),
  })
}
