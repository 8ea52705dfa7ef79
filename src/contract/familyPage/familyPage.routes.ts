import { callsOf, defineRoutes } from '../http/route'
import type { FamilyPageContract } from './familyPage.schemas'
import { familyPageShows } from './familyPage.shows'

const office = callsOf('PADRES')

/** The page itself is at `/f/{token}`, outside the API. */
export const familyPageRoutes = defineRoutes<FamilyPageContract>(familyPageShows)({
  listLinks: office.get('/padres/{id}/liga'),
  createLink: office.post('/padres/{id}/liga', {
    access: [['PADRES', 'UPDATE']],
    sensitive: true,
    notReplayed: true,
    changes: ['FamilyLink'],
  }),
  createLinks: office.post('/padres/ligas', {
    access: [['PADRES', 'UPDATE']],
    needsReauth: true,
    sensitive: true,
    notReplayed: true,
    changes: ['FamilyLink'],
  }),
  endLinks: office.delete('/padres/{id}/liga', {
    access: [['PADRES', 'UPDATE']],
    changes: ['FamilyLink'],
  }),
})
