import { sumPesos } from '@contract/domain/money'
import type { Payment } from '@contract/payments/payments.schemas'
import { receiptContent, type ReceiptFacts } from '@server/modules/receipts/receiptContent'

export const PUPIL = {
  id: 1,
  nombre: 'VALENTINA NÚÑEZ',
  numero_control: 'A0001',
  grado: 'PRIMARIA' as const,
  grupo: { id: 3, nombre: '3A' },
}
export type Line = Payment['conceptos'][number]
export const line = (over: Partial<Line>): Line => ({
  tipo: 'CARGO',
  descripcion: 'INSCRIPCION 2026-2027',
  monto: 2626,
  idCargo: 7,
  idColegiatura: null,
  idAlumno: 1,
  saldo_anterior: 2626,
  saldo: 0,
  ...over,
})
export const aPayment = (over: Partial<Payment> = {}): Payment => {
  const conceptos = over.conceptos ?? [line({})]
  return {
    id: 5,
    folio: 123,
    codigo: '0A1B2C3D4E',
    alumno: PUPIL,
    ciclo: '2026-2027',
    metodo_pago: 'EFECTIVO',
    referencia: null,
    fecha: '2026-09-14',
    creado: '',
    recibio: 'caja',
    cancelado: false,
    motivo_cancelacion: null,
    cancelado_por: null,
    fecha_cancelacion: null,
    recargo_condonado: 0,
    motivo_condonacion: null,
    conceptos,
    alumnos: [over.alumno ?? PUPIL],
    padre: null,
    saldo_usado: 0,
    a_cuenta: 0,
    medios: [],
    monto: sumPesos(conceptos.map(({ tipo, monto }) => (tipo === 'DESCUENTO' ? -monto : monto))),
    fecha_pago: over.fecha ?? '2026-09-14',
    ...over,
  }
}
export const contentOf = (pago: Payment, over: Partial<ReceiptFacts> = {}) =>
  receiptContent({
    pago,
    prices: [],
    payer: { nombre: 'ROSA NÚÑEZ', referencia: '1000017' },
    // Already the 16th in Greenwich.
    print: { number: 1, printedAt: new Date('2026-09-16T03:00:00Z') },
    timeZone: 'America/Mexico_City',
    publicBase: 'https://escuela.mx',
    ...over,
  })

/** The lines of a receipt as printed; they add up to the total that is printed. */
export const printedRows = (
  conceptos: Line[],
  prices: ReceiptFacts['prices'],
  over: Partial<Payment> = {},
) => {
  const pago = aPayment({ conceptos, ...over })
  const { rows } = contentOf(pago, { prices })
  expect(sumPesos(rows.map(({ pesos }) => pesos ?? 0))).toBe(pago.monto)
  return rows.map(({ concepto, pesos }) => [concepto, pesos])
}
