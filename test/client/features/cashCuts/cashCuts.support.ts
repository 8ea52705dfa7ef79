import { screen, waitFor, within } from '@testing-library/react'
import { expectedCash, expectedTotal, methodTotals } from '@contract/cashCuts/cashCuts.rules'
import type { CashCut, CurrentCut, CutMove, OpenDay } from '@contract/cashCuts/cashCuts.schemas'
import { renderScreen } from '@test/support/pages/screen'

export const CURRENT = 'GET /cortes/actual'
/** The first page of the cuts. @param filter what it is asked by, before the page */
export const listCall = (filter = ''): string => `GET /cortes?${filter}pagina=1&por_pagina=10`
export const LIST = listCall()
export const CLOSE = 'POST /cortes'
type Options = NonNullable<Parameters<typeof renderScreen>[1]>

export const ME = { id: 7, nombre: 'directora' }
export const DAY = '2026-09-15'

export const aMove = (folio: number, over: Partial<CutMove> = {}): CutMove => ({
  clave: `${over.tipo ?? 'PAGO'}-${folio}`,
  id: folio,
  tipo: 'PAGO',
  folio,
  alumno: 'ROSA PEÑA ZÚÑIGA',
  numero_control: 'A-8',
  concepto: 'UNIFORME',
  monto: 500,
  metodo_pago: 'EFECTIVO',
  referencia: null,
  fecha: DAY,
  momento: '2026-09-15T16:00:00.000Z',
  recibio: 'directora',
  motivo_cancelacion: null,
  ...over,
})

export const MOVES = [
  aMove(41),
  aMove(42, { metodo_pago: 'TRANSFERENCIA', referencia: 'SPEI 77', monto: 2600 }),
  aMove(43, { monto: 100, alumno: 'JOSÉ GARCÍA' }),
]
export const CANCELLED = aMove(43, {
  tipo: 'CANCELACION',
  monto: 100,
  alumno: 'JOSÉ GARCÍA',
  motivo_cancelacion: 'COBRADO DOS VECES',
})

/** The user's open cut: 3,100.00, of them 500.00 in cash. */
export const currentOf = (moves: readonly CutMove[], over: Partial<CurrentCut> = {}): CurrentCut => {
  const totales = methodTotals(moves)
  return {
    cajero: ME,
    dia: DAY,
    movimientos: moves.length,
    total: expectedTotal(totales),
    esperado: expectedCash(totales),
    totales,
    pagos: moves.filter(({ tipo }) => tipo === 'PAGO'),
    cancelaciones: moves.filter(({ tipo }) => tipo === 'CANCELACION'),
    devoluciones: [],
    cerrados: [],
    ...over,
  }
}

export const current = (actual = currentOf([...MOVES, CANCELLED]), pendientes: OpenDay[] = []) => ({
  ok: true,
  actual,
  pendientes,
})

export const aCut = (numero: number, over: Partial<CashCut> = {}): CashCut => ({
  id: numero,
  numero,
  dia: '2026-09-14',
  parte: 1,
  cajero: ME,
  creado: '2026-09-14T21:00:00.000Z',
  movimientos: 2,
  total: 1200,
  esperado: 200,
  contado: 200,
  diferencia: 0,
  observaciones: null,
  ...over,
})

export const school = (cortes: CashCut[] = [], abiertos: OpenDay[] = []) => ({
  ok: true,
  cortes,
  total: cortes.length,
  abiertos,
  cajeros: [...new Map(cortes.map(({ cajero }) => [cajero.id, cajero])).values()],
})

export const openCuts = async ({ answers, ...more }: Options = {}, path = '/cortes') => {
  const opened = await renderScreen(path, {
    ...more,
    answers: { [CURRENT]: current(), [LIST]: school(), ...answers },
  })
  await screen.findByRole('heading', { level: 1, name: 'Corte de caja' })
  return opened
}

export const pieces = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const form = () => within(screen.getByRole('form', { name: 'Contar el efectivo' }))
export const dialog = () => within(screen.getByRole('alertdialog', { name: '¿Cerrar el corte de caja?' }))
export const alert = async (...texts: string[]) => {
  // The last one: an earlier notice may still be shown.
  await waitFor(() => {
    const notice = within(screen.getAllByRole('alert').at(-1)!)
    for (const text of texts) expect(notice.getByText(text)).toBeInTheDocument()
  })
}
