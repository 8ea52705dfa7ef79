import { questionnairesRoutes as routes } from '@contract/questionnaires/questionnaires.routes'
import { questionnairesSchemas as shapes } from '@contract/questionnaires/questionnaires.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { QuestionnairesService } from './questionnaires.service'

export const questionnairesPlugin = (api: Api, service: QuestionnairesService): void => {
  contractRoute(api, routes.create, shapes.create, async (call) => ({
    ok: true,
    message: 'El Cuestionario fue Registrado Exitosamente',
    cuestionario: await service.create(call, call.body),
  }))
  contractRoute(api, routes.get, shapes.get, async (call) => ({
    ok: true,
    cuestionario: await service.get(call, call.params.id),
  }))
  contractRoute(api, routes.listAnswers, shapes.listAnswers, async (call) => ({
    ok: true,
    ...(await service.listAnswers(call, call.params.id)),
  }))
  contractRoute(api, routes.answersOfParent, shapes.answersOfParent, async (call) => ({
    ok: true,
    ...(await service.answersOfParent(call, call.params)),
  }))
  contractRoute(api, routes.answer, shapes.answer, async (call) => ({
    ok: true,
    message: 'Las Respuestas se guardaron Exitosamente',
    familia: await service.answer(call, call.body),
  }))
  contractRoute(api, routes.listPending, shapes.listPending, async (call) => ({
    ok: true,
    pendientes: await service.listPending(call, call.params.id),
  }))
}
