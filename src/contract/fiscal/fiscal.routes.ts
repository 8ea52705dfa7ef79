import { callsOf, defineRoutes } from '../http/route'
import type { FiscalContract } from './fiscal.schemas'
import { fiscalShows } from './fiscal.shows'

const ofParent = callsOf('PADRES')
const ofStudent = callsOf('ALUMNOS')
/** Either module opens the call; the service then asks for the one of the record, parent or pupil. */
const either = callsOf('PADRES', 'ALUMNOS')
const changes = ['Fiscal'] as const

export const fiscalRoutes = defineRoutes<FiscalContract>(fiscalShows)({
  listByParent: ofParent.get('/padres/{id}/fiscales'),
  createForParent: ofParent.post('/padres/{id}/fiscales', { changes }),
  listByStudent: ofStudent.get('/alumnos/{id}/fiscales'),
  createForStudent: ofStudent.post('/alumnos/{id}/fiscales', { changes }),
  update: either.patch('/fiscales/{id}', { changes }),
  delete: either.delete('/fiscales/{id}', { changes }),
})
