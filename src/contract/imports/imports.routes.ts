import { callsOf, defineRoutes } from '../http/route'
import type { ImportsContract } from './imports.schemas'

const imports = callsOf('ALUMNOS')

/** Pupils are imported with their parents. Rows that change records need more permissions, checked once they are read. */
const guarded = { access: [['ALUMNOS', 'CREATE']], needs: [['PADRES', 'CREATE']] } as const
const sheet = { field: 'file', kinds: ['sheet'], max: 1 } as const

export const importsRoutes = defineRoutes<ImportsContract>()({
  template: imports.get('/importar/alumnos/plantilla', { ...guarded, file: true }),
  /** Progress of a running import. */
  progress: imports.get('/importar/avance/{codigo}', guarded),
  /** Reads the headings and first rows of a file, before the import. */
  columns: imports.post('/importar/columnas', { ...guarded, upload: sheet, reads: true, sensitive: true }),
  // Importing the same file twice changes nothing, so its answer, which may mention health, need not be stored for retries.
  students: imports.post('/importar/alumnos', {
    ...guarded,
    upload: sheet,
    sensitive: true,
    unkept: true,
    changes: ['Student', 'Parent', 'Guardian'],
  }),
})
