import { screen, within } from '@testing-library/react'
import { sumPesos } from '@contract/domain/money'
import type { Payment } from '@contract/payments/payments.schemas'
import { renderScreen } from '@test/support/pages/screen'

/** Fixed, because at midnight the page's today could differ from the test's. Only the clock is fake; timers are real. */
export const TODAY = '2026-09-15'
export const onThatDay = () =>
  jest.useFakeTimers({
    now: new Date(`${TODAY}T18:00:00Z`),
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
      ...(['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask'] as const),
      ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
      ...(['requestIdleCallback', 'cancelIdleCallback', 'hrtime', 'performance'] as const),
    ],
  })
/** @param more what comes before the page: method and state · @param after what comes behind it: words and order */
export const listCall = (desde: string, hasta: string, { more = '', pagina = 1, after = '' } = {}): string =>
  `GET /pagos/by/fecha?desde=${desde}&hasta=${hasta}${more}&pagina=${pagina}&por_pagina=10${after}`

export const aPayment = (id: number, over: Partial<Payment> = {}): Payment => ({
  ...shapeOf(id),
  alumnos: [over.alumno ?? shapeOf(id).alumno].filter((pupil) => pupil !== null),
  ...over,
})

const shapeOf = (id: number): Payment => ({
  id,
  folio: 40 + id,
  codigo: `0A1B2C3D4${id}`,
  ciclo: '2026-2027',
  alumno: {
    id: 8,
    nombre: 'ROSA PEÑA ZÚÑIGA',
    numero_control: 'A-8',
    grado: 'PRIMARIA',
    grupo: { id: 1, nombre: '3A' },
  },
  alumnos: [],
  padre: null,
  fecha_pago: '2026-09-15',
  saldo_usado: 0,
  a_cuenta: 0,
  medios: [{ metodo_pago: 'EFECTIVO', monto: 1234.5, referencia: null }],
  monto: 1234.5,
  metodo_pago: 'EFECTIVO',
  referencia: null,
  fecha: '2026-09-15',
  creado: `2026-09-15T16:0${id}:00.000Z`,
  recibio: 'caja',
  cancelado: false,
  motivo_cancelacion: null,
  cancelado_por: null,
  fecha_cancelacion: null,
  recargo_condonado: 0,
  motivo_condonacion: null,
  conceptos: [
    {
      tipo: 'CARGO',
      descripcion: 'UNIFORME',
      monto: 1234.5,
      idCargo: 2,
      idColegiatura: null,
      idAlumno: 8,
      saldo_anterior: 1234.5,
      saldo: 0,
    },
  ],
})

export const CHEQUE = aPayment(2, {
  metodo_pago: 'CHEQUE',
  referencia: 'CH-77',
  monto: 500,
  alumno: { id: 9, nombre: 'JOSÉ ÁVILA', numero_control: 'A-9', grado: null, grupo: null },
})
/** One month by three means, with the cash of another day's credit. */
export const MIXED = aPayment(4, {
  monto: 2350,
  metodo_pago: 'MIXTO',
  saldo_usado: 100,
  fecha_pago: '2026-09-12',
  medios: [
    { metodo_pago: 'EFECTIVO', monto: 350, referencia: null },
    { metodo_pago: 'TRANSFERENCIA', monto: 1500, referencia: 'SPEI 7' },
    { metodo_pago: 'TARJETA', monto: 500, referencia: 'AUT 9' },
  ],
})
export const CANCELLED = aPayment(3, {
  cancelado: true,
  motivo_cancelacion: 'CHEQUE DEVUELTO',
  cancelado_por: 'directora',
  fecha_cancelacion: '2026-09-18',
})

/** A page of payments that is all there is, unless it says otherwise. */
export const answerOf = (...pagos: Payment[]) => pageOf(pagos, pagos.length)
export const pageOf = (pagos: Payment[], total: number) => ({
  ok: true,
  pagos,
  total,
  resumen: {
    cobrado: sumPesos(pagos.filter(({ cancelado }) => !cancelado).map(({ monto }) => monto)),
    cancelados: pagos.filter(({ cancelado }) => cancelado).length,
  },
})

type Options = Parameters<typeof renderScreen>[1]

export const openPayments = async (options: Options = {}, query = '') => {
  const answers = { [listCall(TODAY, TODAY)]: answerOf(aPayment(1), CHEQUE, CANCELLED), ...options.answers }
  const view = await renderScreen(`/pagos${query}`, { ...options, answers })
  await screen.findByRole('heading', { level: 1, name: 'Pagos y recibos' })
  return view
}

export const rowOf = async (folio: string) =>
  within(await screen.findByRole('row', { name: new RegExp(folio) }))
export const dialog = () => within(screen.getByRole('dialog'))
