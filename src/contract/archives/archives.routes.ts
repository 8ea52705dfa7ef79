import { MODULE_NAMES } from '../domain/permissions'
import { defineRoutes, type Grant } from '../http/route'
import type { ArchivesContract } from './archives.schemas'

const everyOther = MODULE_NAMES.filter((module) => module !== 'USUARIOS').map((module): Grant => [
  module,
  'READ',
])

export const archivesRoutes = defineRoutes<ArchivesContract>()({
  create: {
    method: 'POST',
    path: '/archivo',
    access: [['USUARIOS', 'READ']],
    needs: everyOther,
    needsReauth: true,
    sensitive: true,
    notReplayed: true,
    changes: [],
  },
  /** The signed link replaces the token. It ends with the session, and when the user loses a permission. */
  download: { method: 'GET', path: '/archivo/escuela.zip', access: 'public', file: true },
})
