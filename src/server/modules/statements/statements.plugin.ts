import type { IsoDate } from '@contract/domain/dates'
import { familyParams } from '@contract/domain/family'
import { statementsRoutes as routes } from '@contract/statements/statements.routes'
import { statementsSchemas as shapes } from '@contract/statements/statements.schemas'
import { callNow, type Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { Db } from '../../db/database'
import { keepReads } from '../../http/keptReads'
import { ASKED_BY, type Papers } from '../../pdf/documents'
import { listDebtorPupils, type DebtorPupil } from './debtors.queries'
import type { drawStatement } from './statement.paper'
import type { LinkStatement } from './statementBook'
import type { AllDebtors, StatementsService } from './statements.service'

export const STATEMENT = 'estado-de-cuenta'

/** Two for the same day: with contacts, and without for users who may not read them. */
const KEPT_DEBTORS = 2
const KEPT_DAYS = 1

export const statementsPlugin = (api: Api, papers: Papers, service: StatementsService): void => {
  // Links hold ids only: they end up in logs and histories, where no child's name may appear.
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

  const keep = keepReads<AllDebtors>(api.answers, KEPT_DEBTORS)
  const keepPupils = keepReads<readonly DebtorPupil[]>(api.answers, KEPT_DAYS)
  // Kept apart, because a payment changes what families owe, not who their pupils are: half of the work (decisions/0112).
  const pupilsOf = async (db: Db, ids: readonly number[], today: IsoDate): Promise<DebtorPupil[]> => {
    const asked = new Set(ids)
    const askedOf = (pupils: readonly DebtorPupil[]) => pupils.filter(({ alumno }) => asked.has(alumno.id))
    const read = () => listDebtorPupils(db, ids, today)
    return askedOf(await keepPupils(today, read, (kept) => askedOf(kept).length === asked.size))
  }
  // Kept, because each key press, order or page of a long list would compute all families anew (decisions/0112).
  const allDebtors: StatementsService['allDebtors'] = (call, withContacts) =>
    keep(JSON.stringify([call.today, withContacts]), () => service.allDebtors(call, withContacts, pupilsOf))

  contractRoutes(api, routes, shapes, {
    getByStudent: async (call) => ({
      estado: await service.getByStudent(call, call.params.id, linkFor(call.actor.id)),
    }),
    getByFamily: async (call) => ({
      estado: await service.getByFamily(call, call.query, linkFor(call.actor.id)),
    }),
    listDebtors: async (call) => ({
      escuela: await papers.schoolName(),
      fecha: call.today,
      ...(await service.listDebtors(call, call.query, allDebtors)),
    }),
    listUpcoming: (call) => service.listUpcoming(call),
  })
  papers.route<typeof drawStatement>(STATEMENT, async ({ params }) => {
    const call = callNow(api)
    const account =
      params['padre'] === undefined
        ? await service.getByStudent(call, Number(params['alumno']), linkFor(0))
        : await service.getByFamily(call, { padreId: Number(params['padre']) }, linkFor(0))
    const cycleId = Number(params['ciclo']) || null
    return [await papers.school(), account, { cycleId, forward: params['anterior'] === 'si', now: call.now }]
  })
}
