import type { Debt } from '@contract/bank/debts.rules'
import type { Deposit } from '@contract/bank/fileRows.rules'

export const ANA = { id: 1, nombre: 'ANA PEREZ GIL' }
export const LUZ = { id: 2, nombre: 'LUZ PEREZ GIL' }
export const month = (alumno: Debt['alumno'], mes: number, over: Partial<Debt> = {}): Debt => ({
  tipo: 'COLEGIATURA',
  id: alumno.id * 100 + mes,
  alumno,
  descripcion: `COLEGIATURA ${mes}`,
  vence: `2026-${String(mes).padStart(2, '0')}-10`,
  saldo: 235_000,
  recargo: 0,
  prontoPago: 0,
  ...over,
})

export const deposit = (over: Partial<Deposit> = {}): Deposit => ({
  id: 1,
  fecha: '2026-09-05',
  centavos: 235_000,
  texto: 'PAGO',
  rastreo: null,
  ordenante: null,
  cuentaOrdenante: null,
  ...over,
})
