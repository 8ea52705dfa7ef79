import type { BankProposal, BankDeposit } from '@contract/bank/bank.schemas'

export const LIST = 'GET /banco/movimientos?estado=PENDIENTE&por_pagina=5000'
export const CONFIRM = 'POST /banco/confirmar'

export const proposal = (over: Partial<BankProposal> = {}): BankProposal => ({
  padreId: 3,
  familia: 'ROSA PEÑA',
  clase: 'SEGURA',
  a_cuenta: 0,
  pago: null,
  razones: ['referencia 1000017', 'debe exactamente OCTUBRE de los dos'],
  lineas: [{ tipo: 'COLEGIATURA', id: 7, descripcion: 'COLEGIATURA OCTUBRE 2026', alumno: 'SOFÍA PEÑA' }],
  ...over,
})
/** A deposit that waits, with a proposal that is sure. */
export const deposit = (id: number, over: Partial<BankDeposit> = {}): BankDeposit => ({
  id,
  cuenta: { id: 1, nombre: 'Principal' },
  fecha: '2026-09-05',
  monto: 2350,
  texto: `SPEI ${id}`,
  rastreo: null,
  ordenante: null,
  estado: 'PENDIENTE',
  motivo: null,
  pago: null,
  propuesta: proposal(),
  ...over,
})
