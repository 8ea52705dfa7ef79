import { defineRoutes } from '../http/route'
import type { YearPapersContract } from './yearPapers.schemas'
import { yearPapersShows } from './yearPapers.shows'

/** As invoices: what a family paid is of charges and of tuition. */
const READ = { access: [['CARGOS', 'READ']], needs: [['COLEGIATURAS', 'READ']] } as const

/** What families paid of tuition in a calendar year, on paper (decisions/domain/yearPapers). */
export const yearPapersRoutes = defineRoutes<YearPapersContract>(yearPapersShows)({
  /** Of one family. */
  ofFamily: { method: 'GET', path: '/facturas/anual', ...READ },
  /** A link to the papers of all families as one zip, and a row in the bitácora. */
  make: {
    method: 'POST',
    path: '/facturas/anuales',
    ...READ,
    sensitive: true,
    unkept: true,
    changes: [],
  },
  /** How many papers of a zip are drawn. */
  progress: { method: 'GET', path: '/facturas/anuales/avance/{codigo}', ...READ },
  /** The signed link replaces the token. */
  download: { method: 'GET', path: '/facturas/anuales/archivo', access: 'public', file: true },
})
