import { callsOf, defineRoutes } from '../http/route'
import type { OpeningsContract } from './openings.schemas'
import { openingsShows } from './openings.shows'

const openings = callsOf('INSCRIPCIONES')

/** Files with becas, groups, pupils or parents need more permissions, checked once they are read. */
const guarded = { access: [['INSCRIPCIONES', 'CREATE']], needs: [['CARGOS', 'CREATE']] } as const
const sheet = { field: 'file', kinds: ['sheet'], max: 1 } as const
const changed = ['Student', 'Parent', 'Guardian', 'Cycle', 'Charge', 'Tuition', 'Payment', 'Group'] as const

export const openingsRoutes = defineRoutes<OpeningsContract>(openingsShows)({
  downloadTemplate: openings.get('/importar/apertura/plantilla', { ...guarded, file: true }),
  getProgress: openings.get('/importar/apertura/avance/{codigo}', guarded),
  readColumns: openings.post('/importar/apertura/columnas', {
    ...guarded,
    upload: sheet,
    reads: true,
    sensitive: true,
  }),
  // The same file twice enrols no pupil twice, so the answer, which may mention health, is not stored for retries.
  create: openings.post('/importar/apertura', {
    ...guarded,
    upload: sheet,
    sensitive: true,
    notReplayed: true,
    changes: [...changed, 'Scholarship', 'Opening', 'Fiscal', 'Service'],
  }),
  list: openings.get('/aperturas'),
  undo: openings.delete('/aperturas/{id}', {
    needsReauth: true,
    changes: [...changed, 'Scholarship', 'Opening', 'Notice', 'Fiscal', 'Service'],
  }),
})
