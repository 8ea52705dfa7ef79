export const texts = {
  add: 'Agregar datos de facturación',
  pictureAlt: 'Constancia de situación fiscal',
  fields: {
    nombre: 'Nombre o razón social',
    regimen_fiscal: 'Régimen fiscal',
    codigo_postal: 'Código postal',
    uso_cfdi: 'Uso del CFDI',
  },
  set: (to: string | null) => (to ? `Se va a facturar a ${to}` : 'Irá en la factura global'),
} as const
