export const texts = {
  add: 'Registrar concepto',
  fields: {
    clave_producto: 'Clave de producto del SAT',
    objeto_imp: 'Objeto de impuesto',
  },
  taxHint: 'Opcional, para facturar',
} as const
