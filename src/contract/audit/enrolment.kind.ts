/** What of an enrolment the bitácora keeps besides its discount: its prices, and who left it or why it was a mistake. */
export const ENROLMENT_FIELDS = {
  monto_pagar: 'open',
  mensualidad: 'open',
  costo_material: 'open',
  estado: 'open',
  baja: 'open',
  a_favor: 'open',
  motivo_baja: 'personal',
  motivo_cancelacion: 'personal',
} as const
