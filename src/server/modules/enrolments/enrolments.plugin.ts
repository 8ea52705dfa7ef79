import { enrolmentsRoutes as routes } from '@contract/enrolments/enrolments.routes'
import { enrolmentsSchemas as shapes } from '@contract/enrolments/enrolments.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { EnrolmentsService } from './enrolments.service'

export const enrolmentsPlugin = (api: Api, service: EnrolmentsService): void => {
  contractRoute(api, routes.enrol, shapes.enrol, ({ db, body, actor, today, now }) =>
    service.enrol(db, body, { actor, today, now }),
  )
}
