import { sql } from 'kysely'
import { systemRoutes as routes } from '@contract/system/system.routes'
import { systemSchemas as shapes } from '@contract/system/system.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import { HttpProblem } from '../../http/problem'

/** 200 once the database answers, 503 otherwise. */
export const systemPlugin = (api: Api): void => {
  contractRoute(api, routes.health, shapes.health, async ({ db }) => {
    await sql`select 1`.execute(db).catch(() => {
      throw new HttpProblem(503, 'La base de datos no responde.')
    })
    return { ok: true }
  })
}
