/** The titles after a failed payment are the customer's words, with their typing errors. */
export const texts = {
  pending: 'Cargos pendientes',
  register: 'Registrar cargo',
  pay: 'Pagar',
  payError: 'Ocurrio un Error al Pagar el Cargo',
  complementError: 'Ocurrio un Error al registrar el complemento',
  settled: { PAGADO: 'Este cargo ya está pagado', CANCELADO: 'Este cargo ya está cancelado' },

  chosen: 'Se les cobrará',
  total: 'Total',
  undo: (count: number) => (count === 1 ? 'Deshacer este cargo' : `Deshacer los ${count} cargos`),
  submit: (count: number) => (count > 1 ? `Registrar ${count} cargos` : 'Registrar cargo'),
  emptyText: 'Aquí aparece lo que las familias deben: inscripciones, material y otros cargos.',
} as const

export const NOUN = { one: 'cargo', many: 'cargos' } as const
