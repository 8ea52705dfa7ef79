import { todayIn } from '@contract/domain/dates'
import { statementsRoutes as routes } from '@contract/statements/statements.routes'
import { statementsSchemas as shapes } from '@contract/statements/statements.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import { drawStatement } from './statements.pdf'
import type { LinkStatement, StatementsService } from './statements.service'

const PAPER = 'estado-de-cuenta'

export const statementsPlugin = (api: Api, service: StatementsService): void => {
  const { db, now, timeZone, papers } = api
  // Ids alone: a link ends up in logs and histories, where a child's name has no place.
  const link: LinkStatement = (alumno, ciclo) =>
    papers.link(PAPER, `${PAPER}-${alumno}.pdf`, { alumno, ciclo: ciclo ?? 'todos' })

  contractRoute(api, routes.ofStudent, shapes.ofStudent, async ({ db: on, params, today }) => ({
    ok: true,
    estado: await service.ofStudent(on, params.id, { today, timeZone }, link),
  }))
  contractRoute(api, routes.debtors, shapes.debtors, async ({ db: on, today }) => ({
    ok: true,
    escuela: papers.school.name,
    fecha: today,
    morosos: await service.debtors(on, today),
  }))
  papers.route(PAPER, async ({ params }) => {
    const moment = now()
    const day = { today: todayIn(timeZone, moment), timeZone }
    const account = await service.ofStudent(db, Number(params['alumno']), day, link)
    return drawStatement(papers.school, account, { cycleId: Number(params['ciclo']) || null, now: moment })
  })
}
