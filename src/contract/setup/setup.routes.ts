import { defineRoutes, type Grant } from '../http/route'
import type { SetupContract } from './setup.schemas'
import { setupShows } from './setup.shows'

const MANAGES: readonly [Grant] = [['CICLO ESCOLAR', 'UPDATE']]

export const setupRoutes = defineRoutes<SetupContract>(setupShows)({
  get: { method: 'GET', path: '/escuela/arranque', access: MANAGES },
  skip: { method: 'POST', path: '/escuela/arranque/omitir', access: MANAGES, changes: ['School'] },
})
