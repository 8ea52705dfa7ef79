import { questionnairesRoutes as routes } from '@contract/questionnaires/questionnaires.routes'
import { questionnairesSchemas as shapes } from '@contract/questionnaires/questionnaires.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { QuestionnairesService } from './questionnaires.service'

export const questionnairesPlugin = (api: Api, service: QuestionnairesService): void => {
  contractRoutes(api, routes, shapes, {
    create: async (call) => ({
      message: 'El Cuestionario fue Registrado Exitosamente',
      cuestionario: await service.create(call, call.body),
    }),
    get: async (call) => ({ cuestionario: await service.get(call, call.params.id) }),
    listAnswers: (call) => service.listAnswers(call, call.params.id),
    getAnswersByParent: (call) => service.getAnswersByParent(call, call.params),
    answer: async (call) => ({
      message: 'Las Respuestas se guardaron Exitosamente',
      familia: await service.answer(call, call.body),
    }),
    listPending: async (call) => ({ pendientes: await service.listPending(call, call.params.id) }),
  })
}
