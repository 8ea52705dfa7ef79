import { questionnairesRoutes as routes } from '@contract/questionnaires/questionnaires.routes'
import { questionnairesSchemas as shapes } from '@contract/questionnaires/questionnaires.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { QuestionnairesService } from './questionnaires.service'

export const questionnairesPlugin = (api: Api, service: QuestionnairesService): void => {
  contractRoute(api, routes.create, shapes.create, async ({ db, actor, body, now }) => ({
    ok: true,
    message: 'El Cuestionario fue Registrado Exitosamente',
    cuestionario: await service.create(db, actor, body, now),
  }))
  contractRoute(api, routes.get, shapes.get, async ({ db, params }) => ({
    ok: true,
    cuestionario: await service.get(db, params.id),
  }))
  contractRoute(api, routes.listAnswers, shapes.listAnswers, async ({ db, params }) => ({
    ok: true,
    ...(await service.listAnswers(db, params.id)),
  }))
  contractRoute(api, routes.answersOfParent, shapes.answersOfParent, async ({ db, params }) => ({
    ok: true,
    ...(await service.answersOfParent(db, params.cycleId, params.id)),
  }))
  contractRoute(api, routes.answer, shapes.answer, async ({ db, actor, body, now }) => ({
    ok: true,
    message: 'Las Respuestas se guardaron Exitosamente',
    familia: await service.answer(db, actor, body, now),
  }))
  contractRoute(api, routes.listPending, shapes.listPending, async ({ db, params }) => ({
    ok: true,
    pendientes: await service.listPending(db, params.id),
  }))
}
