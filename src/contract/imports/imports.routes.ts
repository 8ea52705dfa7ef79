import { callsOf, defineRoutes } from '../http/route'
import type { ImportsContract } from './imports.schemas'

const imports = callsOf('ALUMNOS')

/** Whoever brings pupils brings their parents too; rows that change something need more, told when they are known. */
const guarded = { access: [['ALUMNOS', 'CREATE']], needs: [['PADRES', 'CREATE']] } as const
const sheet = { field: 'file', kinds: ['sheet'], max: 1 } as const

export const importsRoutes = defineRoutes<ImportsContract>()({
  template: imports.get('/importar/alumnos/plantilla', { ...guarded, file: true }),
  /** How far an import is that is under way. */
  progress: imports.get('/importar/avance/{codigo}', guarded),
  /** What the columns of a file are, before it is looked at. */
  columns: imports.post('/importar/columnas', { ...guarded, upload: sheet, reads: true, sensitive: true }),
  // The same file again changes nothing, so no answer has to be kept for a second try; and it may tell of health.
  students: imports.post('/importar/alumnos', {
    ...guarded,
    upload: sheet,
    sensitive: true,
    unkept: true,
    changes: ['Student', 'Parent', 'Charge'],
  }),
})
