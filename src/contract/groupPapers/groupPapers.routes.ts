import { callsOf, defineRoutes } from '../http/route'
import type { GroupPapersContract } from './groupPapers.schemas'
import { groupPapersShows } from './groupPapers.shows'

const pupils = callsOf('ALUMNOS')

/** PDFs of a group and ID cards, and the public question whether a card is good (decisions/domain/groupPapers). */
export const groupPapersRoutes = defineRoutes<GroupPapersContract>(groupPapersShows)({
  /** `cual` is one of `GROUP_PAPERS`. */
  ofGroup: pupils.get('/grupos/{id}/papeles/{cual}', { sensitive: true }),
  /** The card of one pupil. */
  card: pupils.get('/alumnos/{id}/credencial', { sensitive: true }),
  /** Opened by the card's QR; the answer has the pupil's initials alone. */
  check: { method: 'GET', path: '/credenciales/{codigo}', access: 'public', sensitive: true },
})
