import { familyParams } from '@contract/domain/family'
import { statementsRoutes as routes } from '@contract/statements/statements.routes'
import { statementsSchemas as shapes } from '@contract/statements/statements.schemas'
import { callNow, type Api } from '../../http/contractRoute'
import { contractRoutes } from '../../http/contractRoutes'
import { ASKED_BY, type Papers } from '../../pdf/documents'
import type { drawStatement } from './statement.paper'
import type { LinkStatement } from './statementBook'
import type { StatementsService } from './statements.service'

export const STATEMENT = 'estado-de-cuenta'

export const statementsPlugin = (api: Api, papers: Papers, service: StatementsService): void => {
  // Only ids: links end up in logs and histories, where a child's name must not appear.
  const linkFor =
    (user: number): LinkStatement =>
    ({ of, cicloId, anterior }) => {
      const name =
        of.padreId === undefined ? `${STATEMENT}-${of.alumnoId}` : `${STATEMENT}-familia-${of.padreId}`
      return papers.link(STATEMENT, `${name}.pdf`, {
        ...familyParams(of),
        ciclo: cicloId ?? 'todos',
        ...(anterior ? { anterior: 'si' } : {}),
        [ASKED_BY]: user,
      })
    }

  contractRoutes(api, routes, shapes, {
    ofStudent: async (call) => ({
      estado: await service.ofStudent(call, call.params.id, linkFor(call.actor.id)),
    }),
    ofFamily: async (call) => ({
      estado: await service.ofFamily(call, call.query, linkFor(call.actor.id)),
    }),
    debtors: async (call) => ({
      escuela: await papers.schoolName(),
      fecha: call.today,
      ...(await service.debtors(call)),
    }),
    upcoming: (call) => service.upcoming(call),
  })
  papers.route<typeof drawStatement>(STATEMENT, async ({ params }) => {
    const call = callNow(api)
    const account =
      params['padre'] === undefined
        ? await service.ofStudent(call, Number(params['alumno']), linkFor(0))
        : await service.ofFamily(call, { padreId: Number(params['padre']) }, linkFor(0))
    const cycleId = Number(params['ciclo']) || null
    return [await papers.school(), account, { cycleId, forward: params['anterior'] === 'si', now: call.now }]
  })
}
