import { screen, within } from '@testing-library/react'
import type { Invoice } from '@contract/invoices/invoices.schemas'

export const LIST = 'GET /facturas?desde=2026-09-01&hasta=2026-09-30&por_pagina=5000'
export const SEPTEMBER = '/facturas?desde=2026-09-01&hasta=2026-09-30'

/** One that can be delivered. */
export const anInvoice = (id: number, over: Partial<Invoice> = {}): Invoice => ({
  pago: { id, folio: id + 100, fecha: '2026-09-10', monto: 2350 },
  total: 2350,
  de: `ALUMNO ${id} PEÑA`,
  estado: 'LISTA',
  faltan: [],
  factura: { fiscalId: 1, rfc: 'PEGM800101AB1', nombre: 'MARÍA PEÑA' },
  forma_pago: '03',
  entrega: null,
  medios: [{ metodo_pago: 'TRANSFERENCIA', monto: 2350, referencia: 'SPEI 1' }],
  ...over,
})

const sumOf = (pagos: number) => ({ pagos, total: pagos * 2350 })

/** The month's sums, by how many payments each state has. */
export const summary = (counts: Partial<Record<Invoice['estado'], number>>, over: object = {}) => ({
  ...Object.fromEntries(
    ['FALTA', 'LISTA', 'GLOBAL', 'ENTREGADA', 'CANCELADA'].map((state) => [state, sumOf(0)]),
  ),
  ...Object.fromEntries(Object.entries(counts).map(([state, pagos]) => [state, sumOf(pagos)])),
  anticipo: sumOf(0),
  saldo_usado: 0,
  por_cancelar: 1,
  por_sustituir: 0,
  dias_restantes: 6,
  ...over,
})

export const rowOf = async (folio: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(folio) })).closest('tr')!)
