import { callsOf, defineRoutes } from '../http/route'
import type { GroupPapersContract } from './groupPapers.schemas'
import { groupPapersShows } from './groupPapers.shows'

const pupils = callsOf('ALUMNOS')

export const groupPapersRoutes = defineRoutes<GroupPapersContract>(groupPapersShows)({
  getPaper: pupils.get('/grupos/{id}/papeles/{cual}', { sensitive: true }),
  getCard: pupils.get('/alumnos/{id}/credencial', { sensitive: true }),
  /** The card's QR opens it; the answer has only the pupil's initials. */
  check: { method: 'GET', path: '/credenciales/{codigo}', access: 'public', sensitive: true },
})
