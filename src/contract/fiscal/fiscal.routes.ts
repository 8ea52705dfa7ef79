import { callsOf, defineRoutes } from '../http/route'
import type { FiscalContract } from './fiscal.schemas'
import { fiscalShows } from './fiscal.shows'

const ofParent = callsOf('PADRES')
const ofStudent = callsOf('ALUMNOS')
/** One row is a parent's or a pupil's: either module opens the call, the row's own module decides. */
const either = callsOf('PADRES', 'ALUMNOS')
const changes = ['Fiscal'] as const

export const fiscalRoutes = defineRoutes<FiscalContract>(fiscalShows)({
  listOfParent: ofParent.get('/padres/{id}/fiscales'),
  createOfParent: ofParent.post('/padres/{id}/fiscales', { changes }),
  listOfStudent: ofStudent.get('/alumnos/{id}/fiscales'),
  createOfStudent: ofStudent.post('/alumnos/{id}/fiscales', { changes }),
  update: either.patch('/fiscales/{id}', { changes }),
  delete: either.delete('/fiscales/{id}', { changes }),
})
