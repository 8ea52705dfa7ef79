import { chargesRoutes as routes } from '@contract/charges/charges.routes'
import type { Charge } from '@contract/charges/charges.schemas'
import { subtractPesos } from '@contract/domain/money'
import { baseApi } from '../core/baseApi'
import { readingRows, writing } from '../core/call'
import { listAt } from '../core/lists'

/** The school's existing server sends only a part of a charge. Without a balance no partial payment could be checked. */
export const readCharge = (row: Partial<Charge> & Pick<Charge, 'id' | 'alumno'>): Charge => {
  const costoTotal = row.costoTotal ?? row.monto ?? 0
  const monto_pagar = row.monto_pagar ?? subtractPesos(costoTotal, row.monto_descuento ?? 0)
  const abono = row.abono ?? 0
  const open = (row.pago_parcial ?? abono > 0) ? 'PARCIAL' : 'PENDIENTE'
  return {
    cicloEscolar: { id: 0, name: '' },
    tipo: 'OTRO',
    descripcion: '',
    fecha: '',
    descuento: 0,
    monto_descuento: 0,
    pago_parcial: abono > 0,
    metodo_pago: null,
    referencia: null,
    motivo_cancelacion: null,
    cancelado_por: null,
    fecha_cancelacion: null,
    ...row,
    estado: row.estado ?? (row.motivo_cancelacion ? 'CANCELADO' : open),
    costoTotal,
    monto: row.monto ?? costoTotal,
    monto_pagar,
    abono,
    monto_restante: row.monto_restante ?? subtractPesos(monto_pagar, abono),
  }
}

const rows = listAt('cargos', readCharge)

export const chargesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPendingCharges: build.query(readingRows(routes.listPending, rows)),
    listPendingEnrolmentCharges: build.query(readingRows(routes.listPendingEnrolment, rows)),
    listPartlyPaidCharges: build.query(readingRows(routes.listPartlyPaid, rows)),
    listCancelledCharges: build.query(readingRows(routes.listCancelled, rows)),
    listStudentCharges: build.query(readingRows(routes.listByStudent, rows)),
    createCharge: build.mutation(writing(routes.create)),
    createCharges: build.mutation(writing(routes.createMany)),
    payCharge: build.mutation(writing(routes.pay)),
    complementCharge: build.mutation(writing(routes.complement)),
    cancelCharge: build.mutation(writing(routes.cancel)),
    /** `id` is the `lote`. */
    cancelCharges: build.mutation(writing(routes.cancelBatch)),
  }),
})
