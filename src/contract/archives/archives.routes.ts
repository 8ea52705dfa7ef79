import { MODULE_NAMES } from '../domain/permissions'
import { defineRoutes, type Grant } from '../http/route'
import type { ArchivesContract } from './archives.schemas'

/** The whole school goes only to who may see all of it. */
const everyOther = MODULE_NAMES.filter((module) => module !== 'USUARIOS').map((module): Grant => [
  module,
  'READ',
])

export const archivesRoutes = defineRoutes<ArchivesContract>()({
  // Ours: a link that opens the archive for a few minutes, and the row of the bitácora that says who took it along.
  make: {
    method: 'POST',
    path: '/archivo',
    access: [['USUARIOS', 'READ']],
    needs: everyOther,
    sensitive: true,
    unkept: true,
    changes: [],
  },
  /** The link is the permission, as long as its sign-in lives and still holds every READ. */
  download: { method: 'GET', path: '/archivo/escuela.zip', access: 'public', file: true },
})
