import { callsOf, defineRoutes } from '../http/route'
import type { FamilyPageContract } from './familyPage.schemas'
import { familyPageShows } from './familyPage.shows'

const office = callsOf('PADRES')

/** The page itself is at `/f/{token}` and no call of the API. */
export const familyPageRoutes = defineRoutes<FamilyPageContract>(familyPageShows)({
  links: office.get('/padres/{id}/liga'),
  makeLink: office.post('/padres/{id}/liga', {
    access: [['PADRES', 'UPDATE']],
    sensitive: true,
    unkept: true,
    changes: ['FamilyLink'],
  }),
  makeLinks: office.post('/padres/ligas', {
    access: [['PADRES', 'UPDATE']],
    proved: true,
    sensitive: true,
    unkept: true,
    changes: ['FamilyLink'],
  }),
  endLinks: office.delete('/padres/{id}/liga', {
    access: [['PADRES', 'UPDATE']],
    changes: ['FamilyLink'],
  }),
})
