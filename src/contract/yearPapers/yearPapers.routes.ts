import { defineRoutes } from '../http/route'
import type { YearPapersContract } from './yearPapers.schemas'
import { yearPapersShows } from './yearPapers.shows'

/** The sums include charges and tuition, so both modules are needed. */
const READ = { access: [['CARGOS', 'READ']], needs: [['COLEGIATURAS', 'READ']] } as const

export const yearPapersRoutes = defineRoutes<YearPapersContract>(yearPapersShows)({
  getByFamily: { method: 'GET', path: '/facturas/anual', ...READ },
  create: {
    method: 'POST',
    path: '/facturas/anuales',
    ...READ,
    needsReauth: true,
    sensitive: true,
    notReplayed: true,
    changes: [],
  },
  getProgress: { method: 'GET', path: '/facturas/anuales/avance/{codigo}', ...READ },
  download: { method: 'GET', path: '/facturas/anuales/archivo', access: 'public', file: true },
})
