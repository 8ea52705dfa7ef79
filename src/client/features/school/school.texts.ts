import { folioLabel } from '@contract/receipts/receipts.rules'

export const texts = {
  title: 'La escuela',
  fromServer: 'Viene de la configuración del servidor; al guardar queda como dato de la escuela',
  sections: {
    signer: 'Quién firma',
    days: 'Días inhábiles',
  },
  fields: {
    nombre: 'Nombre de la escuela',
    direccion: 'Dirección',
    telefono: 'Teléfono',
    correo: 'Correo',
    razon_social: 'Razón social',
    rfc: 'RFC',
    folio_inicial: 'Folio del primer recibo',
    clave_producto: 'Clave SAT',
    tope_deducible: 'Tope deducible',
  },
  noRegime: 'Sin indicar',
  folioFixed: (first: number) =>
    `Ya hay recibos desde el folio ${folioLabel(first)}: la numeración ya no puede empezar en otro.`,
  badDay: 'Escribe un día que exista, como 16/11/2026',
  tooMany: (max: number) => `Caben hasta ${max} días inhábiles`,
  preview: 'Así empieza un recibo',
  images: {
    logo: {
      label: 'Logo',
      none: 'Sin logo',
      choose: 'Elegir logo',
      change: 'Cambiar logo',
      remove: 'Quitar logo',
      ask: '¿Quitar el logo?',
      askText: 'Los papeles, el ingreso y el menú salen sin él. Puedes elegir otro cuando quieras.',
      changed: 'El logo se guardó',
      removed: 'El logo se quitó',
      failed: 'No se guardó el logo',
    },
    firma: {
      label: 'Firma',
      none: 'Sin imagen de firma',
      choose: 'Elegir firma',
      change: 'Cambiar firma',
      remove: 'Quitar firma',
      ask: '¿Quitar la firma?',
      askText: 'Los papeles que se firman salen sin ella. Puedes elegir otra cuando quieras.',
      changed: 'La firma se guardó',
      removed: 'La firma se quitó',
      failed: 'No se guardó la firma',
    },
  },
} as const
