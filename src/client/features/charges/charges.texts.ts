/** Texts of the charges; errors letter by letter from SPEC §8. */
export const texts = {
  pending: 'Cargos pendientes',
  enrolment: 'Cargos de inscripción pendientes',
  pay: 'Pagar',
  payTitle: 'Pagar cargo',
  payError: 'Ocurrio un Error al Pagar el Cargo',
  ups: 'UPS!!',
  paid: (folio: number) => `Pago registrado con el folio ${folio}`,
  missing: 'Debes Llenar todos los Datos',
  toPay: 'A pagar',
  remains: 'Queda por pagar',
  change: 'Cambio',
  fields: {
    metodo_pago: 'Método de pago',
    referencia: 'Referencia',
    pago_parcial: 'Pago parcial',
    abono: 'Abono',
    recibido: 'Efectivo recibido',
  },
  emptyTitle: 'No hay cargos pendientes',
  emptyText: 'Aquí aparece lo que las familias deben: inscripciones, material y otros cargos.',
  emptyEnrolment: 'No hay inscripciones por cobrar',
} as const
