import { callsOf, defineRoutes } from '../http/route'
import type { CorrectionsContract } from './corrections.schemas'
import { correctionsShows } from './corrections.shows'

const corrections = callsOf('PADRES')
const office = [['PADRES', 'UPDATE']] as const

export const correctionsRoutes = defineRoutes<CorrectionsContract>(correctionsShows)({
  list: corrections.get('/correcciones', { access: office }),
  accept: corrections.post('/correcciones/{id}/aceptar', {
    access: office,
    changes: ['Correction', 'Parent'],
  }),
  reject: corrections.post('/correcciones/{id}/rechazar', { access: office, changes: ['Correction'] }),
})
