import fc from 'fast-check'
import { TAXES, taxFactor, taxObjectOf, taxOfObject, taxShares, type Tax } from '@contract/fiscal/taxes.rules'
import { invoiceDocument, publicLine } from '@contract/invoices/invoiceDocument'
import type { InvoiceLine } from '@contract/invoices/invoiceLines'
import type { InvoiceFacts, InvoiceSchool } from '@contract/invoices/invoices.rules'
import { runs } from '@test/support/runs'

const RATES: Readonly<Record<Tax, number>> = { EXENTO: 0, IVA_16: 16, IVA_0: 0, NO_OBJETO: 0 }
const PARTS = [{ codigo: '03', centavos: 1, pagoId: 1 }] as const
const SCHOOL: InvoiceSchool = {
  rfc: 'CLA900101AB1',
  razon_social: 'COLEGIO DEL LAGO',
  regimen_fiscal: '603',
  codigo_postal: '58000',
  niveles: [
    { grado: 'PRIMARIA', cct: '16PPR1234A', rvoe: null, clave_producto: '86121503', impuesto: 'IVA_0' },
  ],
}
const RECEIVER = {
  id: 1,
  rfc: 'PEGM800101AB1',
  nombre: 'MARÍA PEÑA',
  regimen_fiscal: '605',
  codigo_postal: '58010',
  uso_cfdi: 'D10',
  correo: null,
}

const lineArbitrary: fc.Arbitrary<InvoiceLine> = fc
  .record({
    centavos: fc.integer({ min: 2, max: 9_000_000 }),
    share: fc.integer({ min: 0, max: 99 }),
    impuesto: fc.constantFrom<(Tax | null)[]>(...TAXES, null),
  })
  .map(({ centavos, share, impuesto }) => ({
    descripcion: 'LO QUE SEA',
    centavos,
    descuento: Math.floor((centavos * share) / 100),
    tuitionId: null,
    alumno: { id: 5, nombre: 'SOFÍA PEÑA', curp: 'RALS190315MJCMPFA6' },
    grado: 'PRIMARIA',
    clave: '53102700',
    impuesto,
    esColegiatura: false,
    parts: PARTS,
  }))

const factsOf = (lines: readonly InvoiceLine[]): InvoiceFacts & { fecha_pago: string } => ({
  id: 7,
  folio: 41,
  fecha: '2026-10-05',
  fecha_pago: '2026-10-05',
  cancelado: false,
  receptor: RECEIVER,
  parts: PARTS,
  lines,
})
const centavos = (pesos: number): number => Math.round(pesos * 100)

test.each([
  [11_600, 0, 'IVA_16', { importe: 10_000, descuento: 0, base: 10_000, iva: 1600 }],
  [10_000, 0, 'IVA_16', { importe: 8621, descuento: 0, base: 8621, iva: 1379 }],
  [1, 0, 'IVA_16', { importe: 1, descuento: 0, base: 1, iva: 0 }],
  [11_600, 1160, 'IVA_16', { importe: 10_000, descuento: 1000, base: 9000, iva: 1440 }],
  [235_000, 11_750, 'EXENTO', { importe: 235_000, descuento: 11_750, base: 223_250, iva: 0 }],
  [95_000, 0, 'IVA_0', { importe: 95_000, descuento: 0, base: 95_000, iva: 0 }],
] as const)('%i less %i at %s', (price, discount, tax, shares) => {
  expect(taxShares(price, discount, tax)).toEqual(shares)
})

test('each line and the invoice add up to what was paid, and each tax is within the limits that the SAT checks', () => {
  fc.assert(
    fc.property(fc.array(lineArbitrary, { minLength: 1, maxLength: 12 }), (lines) => {
      const {
        conceptos,
        subtotal,
        descuento,
        impuestos_trasladados = 0,
        total,
      } = invoiceDocument(factsOf(lines), SCHOOL)
      const paid = lines.reduce((sum, line) => sum + line.centavos - line.descuento, 0)
      expect(centavos(total)).toBe(paid)
      expect(centavos(subtotal) - centavos(descuento) + centavos(impuestos_trasladados)).toBe(paid)
      let [gross, less, iva] = [0, 0, 0]
      conceptos.forEach((each, at) => {
        const { centavos: price, descuento: discount, impuesto } = lines[at]!
        const [transfer] = each.traslados ?? []
        const [importe, rebate, base] = [each.importe, each.descuento, transfer?.base ?? 0].map(centavos)
        const tax = centavos(transfer?.importe ?? 0)
        const net = importe! - rebate!
        expect(net + tax).toBe(price - discount)
        if (impuesto === 'NO_OBJETO') expect([each.objeto_imp, each.traslados]).toEqual(['01', []])
        else expect([each.objeto_imp, base]).toEqual(['02', net])
        // Anexo 20: from (base − 0.005) × rate, cut off, to (base + 0.005) × rate, rounded up.
        const rate = RATES[impuesto ?? 'IVA_0'] / 100
        expect(tax).toBeGreaterThanOrEqual(Math.floor((net - 0.5) * rate))
        expect(tax).toBeLessThanOrEqual(Math.ceil((net + 0.5) * rate))
        gross += importe!
        less += rebate!
        iva += tax
      })
      expect([gross, less, iva]).toEqual([subtotal, descuento, impuestos_trasladados].map(centavos))
    }),
    { numRuns: runs(2000, 300) },
  )
})

test('the line of a folio in the global says one base for each tax, and they add up to it', () => {
  fc.assert(
    fc.property(fc.array(lineArbitrary, { minLength: 1, maxLength: 6 }), (lines) => {
      const { importe, traslados = [], objeto_imp } = publicLine(factsOf(lines), SCHOOL)
      const paidOf = (isIt: (line: InvoiceLine) => boolean) =>
        lines.filter(isIt).reduce((sum, line) => sum + line.centavos - line.descuento, 0)
      const said = traslados.reduce((sum, each) => sum + centavos(each.base) + centavos(each.importe ?? 0), 0)
      const untaxed = paidOf(({ impuesto }) => impuesto === 'NO_OBJETO')
      expect(said + untaxed).toBe(centavos(importe))
      expect(objeto_imp).toBe(untaxed === centavos(importe) ? '01' : '02')
      expect(new Set(traslados.map((each) => each.tipo_factor + each.tasa_o_cuota)).size).toBe(
        traslados.length,
      )
    }),
    { numRuns: runs(500, 100) },
  )
})

test('a tax decides the code of the SAT, and an old code is read into one', () => {
  expect(TAXES.map(taxObjectOf)).toEqual(['02', '02', '02', '01'])
  expect([null, '', '01', '02', '03', '04'].map(taxOfObject)).toEqual([
    ...['EXENTO', 'EXENTO', 'NO_OBJETO', 'EXENTO', 'EXENTO', 'EXENTO'],
  ])
  expect(TAXES.map(taxFactor)).toEqual([
    { tipo_factor: 'Exento' },
    { tipo_factor: 'Tasa', tasa_o_cuota: '0.160000' },
    { tipo_factor: 'Tasa', tasa_o_cuota: '0.000000' },
    null,
  ])
})
