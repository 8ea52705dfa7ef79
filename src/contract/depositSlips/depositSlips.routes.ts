import { callsOf, defineRoutes } from '../http/route'
import type { DepositSlipsContract } from './depositSlips.schemas'
import { depositSlipsShows } from './depositSlips.shows'

const slips = callsOf('CARGOS')

/** Sensitive: links to pictures of bank slips. */
export const depositSlipsRoutes = defineRoutes<DepositSlipsContract>(depositSlipsShows)({
  list: slips.get('/fichas', { sensitive: true }),
  close: slips.patch('/fichas/{id}', { sensitive: true, changes: ['DepositSlip'] }),
})
