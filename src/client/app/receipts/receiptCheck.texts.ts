/** Texts of the public check of a receipt; plain words, for who holds the paper. */
export const texts = {
  title: 'Comprobar recibo',
  asking: 'Comprobando…',
  valid: 'VÁLIDO',
  validText: 'La escuela emitió este recibo y sigue vigente.',
  cancelled: 'CANCELADO',
  cancelledText: 'La escuela canceló este recibo: ya no ampara ningún pago.',
  unknown: 'NO ENCONTRADO',
  unknownText: 'No existe ningún recibo con este código. Revísalo letra por letra.',
  failed: 'SIN RESPUESTA',
  folio: 'Folio',
  day: 'Fecha de pago',
  amount: 'Monto',
  compare: 'Compara estos datos con los del papel. Por privacidad no se muestran nombres.',
  code: 'Código del recibo',
  hint: 'Son 10 letras y números; están junto al código QR.',
  check: 'Comprobar',
} as const
