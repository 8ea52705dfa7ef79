import { defineRoutes } from '../http/route'
import type { InvoicesContract } from './invoices.schemas'
import { invoicesShows } from './invoices.shows'
import { MAX_STAMPED_FILES } from './stamped.rules'

/** An invoice is of charges and of tuition, so both modules are needed. */
const READ = { access: [['CARGOS', 'READ']], needs: [['COLEGIATURAS', 'READ']] } as const
const UPDATE = { access: [['CARGOS', 'UPDATE']], needs: [['COLEGIATURAS', 'UPDATE']] } as const

export const invoicesRoutes = defineRoutes<InvoicesContract>(invoicesShows)({
  list: { method: 'GET', path: '/facturas', ...READ },
  setReceiver: { method: 'PATCH', path: '/pagos/{id}/factura', ...UPDATE, changes: ['Invoice', 'Payment'] },
  deliver: {
    method: 'POST',
    path: '/facturas/entregar',
    ...UPDATE,
    idempotent: true,
    changes: ['Invoice', 'Payment'],
  },
  deliverGlobal: {
    method: 'POST',
    path: '/facturas/global',
    ...UPDATE,
    idempotent: true,
    changes: ['Invoice', 'Payment'],
  },
  importStamped: {
    method: 'POST',
    path: '/facturas/timbradas',
    ...UPDATE,
    upload: { field: 'files', kinds: ['cfdi'], max: MAX_STAMPED_FILES },
    idempotent: true,
    changes: ['Invoice', 'Payment'],
  },
  setStampState: {
    method: 'PATCH',
    path: '/pagos/{id}/timbrado',
    ...UPDATE,
    changes: ['Invoice', 'Payment'],
  },
  setCancellation: { method: 'PATCH', path: '/pagos/{id}/cancelacion', ...UPDATE, changes: ['Invoice'] },
  getDelivery: { method: 'GET', path: '/facturas/entregas/{id}', ...READ },
  getDeductible: { method: 'GET', path: '/facturas/deducible/{id}', ...READ },
  download: { method: 'GET', path: '/facturas/archivo', access: 'public', file: true },
})
