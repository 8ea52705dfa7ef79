import { callsOf, defineRoutes } from '../http/route'
import type { ImportsContract } from './imports.schemas'

const imports = callsOf('ALUMNOS')

/** Rows that change records need more permissions, checked once they are read. */
const guarded = { access: [['ALUMNOS', 'CREATE']], needs: [['PADRES', 'CREATE']] } as const
const sheet = { field: 'file', kinds: ['sheet'], max: 1 } as const

export const importsRoutes = defineRoutes<ImportsContract>()({
  downloadTemplate: imports.get('/importar/alumnos/plantilla', { ...guarded, file: true }),
  getProgress: imports.get('/importar/avance/{codigo}', guarded),
  readColumns: imports.post('/importar/columnas', {
    ...guarded,
    upload: sheet,
    reads: true,
    sensitive: true,
  }),
  // The same file twice changes nothing, so the answer, which may mention health, is not stored for retries.
  importStudents: imports.post('/importar/alumnos', {
    ...guarded,
    upload: sheet,
    sensitive: true,
    notReplayed: true,
    changes: ['Student', 'Parent', 'Guardian'],
  }),
})
