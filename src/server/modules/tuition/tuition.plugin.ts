import { tuitionRoutes as routes } from '@contract/tuition/tuition.routes'
import { tuitionSchemas as shapes } from '@contract/tuition/tuition.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import { tuitionStatement } from './tuition.statement'

export const tuitionPlugin = (api: Api): void => {
  contractRoute(api, routes.statement, shapes.statement, async ({ db, params }) => ({
    ok: true,
    ...(await tuitionStatement(db, params.alumnoId, params.cycleId)),
  }))
}
