import { matchPath } from 'react-router-dom'
import type { InvoiceLine, SourcedPart } from '@contract/invoices/invoiceLines'
import { missingIn, type InvoiceFacts, type InvoiceSchool } from '@contract/invoices/invoices.rules'
import { workScreens } from '@client/app/workScreens'

const EMPTY: InvoiceSchool = {
  rfc: null,
  razon_social: null,
  regimen_fiscal: null,
  codigo_postal: null,
  niveles: [],
}
const line = (parts: readonly SourcedPart[]): InvoiceLine => ({
  descripcion: 'COLEGIATURA OCTUBRE 2026',
  centavos: 100,
  tuitionId: 1,
  alumno: { id: 5, nombre: 'SOFÍA PEÑA', curp: '' },
  grado: 'PRIMARIA',
  clave: null,
  impuesto: null,
  esColegiatura: true,
  descuento: 0,
  parts,
})
/** A payment that lacks all that a payment can lack; money of an unknown source is a payment of its own. */
const lackingAll = (pagoId: number | null): InvoiceFacts => {
  const parts = [{ codigo: null, centavos: 100, pagoId }]
  return {
    id: 7,
    folio: 41,
    fecha: '2026-10-05',
    cancelado: false,
    receptor: {
      id: 1,
      rfc: 'PEGM800101AB1',
      nombre: 'MARÍA PEÑA',
      regimen_fiscal: '605',
      codigo_postal: '52140',
      uso_cfdi: 'D10',
      correo: null,
    },
    parts,
    lines: [line(parts)],
  }
}

const reasons = [7, 3, null].flatMap((pagoId) => missingIn(lackingAll(pagoId), EMPTY))

test('a payment can lack ten different things', () => {
  expect(new Set(reasons.map(({ texto }) => texto)).size).toBe(10)
})

test.each([...new Set(reasons.map(({ ruta }) => ruta))])('%s, where a reason leads, is a screen', (ruta) => {
  const { pathname } = new URL(ruta, 'http://escuela')
  expect(workScreens.filter(({ path }) => matchPath(path, pathname))).toHaveLength(1)
})
