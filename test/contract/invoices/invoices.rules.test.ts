import type { InvoiceLine, SourcedPart } from '@contract/invoices/invoiceLines'
import {
  daysLeftOf,
  globalDaysProblems,
  isInvoiced,
  missingIn,
  monthOf,
  periodicityOf,
  stateOf,
  type InvoiceFacts,
  type InvoiceSchool,
} from '@contract/invoices/invoices.rules'

const SCHOOL: InvoiceSchool = {
  rfc: 'ECM010101AB1',
  razon_social: 'COLEGIO MONARCA',
  regimen_fiscal: '603',
  codigo_postal: '52140',
  niveles: [{ grado: 'PRIMARIA', cct: '15PPR1234A', rvoe: null, clave_producto: '86121503' }],
}
const PARTS: readonly SourcedPart[] = [{ codigo: '03', centavos: 235_000, pagoId: 7 }]
const MONTH: InvoiceLine = {
  descripcion: 'COLEGIATURA OCTUBRE 2026',
  centavos: 235_000,
  tuitionId: 1,
  alumno: { id: 5, nombre: 'SOFÍA PEÑA', curp: 'RALS190315MJCMPFA6' },
  grado: 'PRIMARIA',
  clave: null,
  impuesto: null,
  esColegiatura: true,
  descuento: 0,
  parts: PARTS,
}
const FACTS: InvoiceFacts = {
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
  parts: PARTS,
  lines: [MONTH],
}
const pupil = (curp: string): InvoiceFacts => ({
  ...FACTS,
  lines: [{ ...MONTH, alumno: { id: 5, nombre: 'SOFÍA PEÑA', curp } }],
})
const level = (change: Partial<InvoiceSchool['niveles'][number]>): InvoiceSchool => ({
  ...SCHOOL,
  niveles: [{ ...SCHOOL.niveles[0]!, ...change }],
})
const unclear = (pagoId: number | null): InvoiceFacts => ({
  ...FACTS,
  parts: [{ codigo: null, centavos: 235_000, pagoId }],
})

describe('what an invoice lacks', () => {
  it('is nothing where everything is known', () => {
    expect(missingIn(FACTS, SCHOOL)).toEqual([])
  })

  it.each<[campo: string, ruta: string, facts: InvoiceFacts, school: InvoiceSchool]>([
    ['escuela.rfc', '/escuela', FACTS, { ...SCHOOL, rfc: null }],
    ['escuela.razon_social', '/escuela', FACTS, { ...SCHOOL, razon_social: null }],
    ['escuela.regimen_fiscal', '/escuela', FACTS, { ...SCHOOL, regimen_fiscal: null }],
    ['escuela.codigo_postal', '/escuela', FACTS, { ...SCHOOL, codigo_postal: null }],
    ['nivel.PRIMARIA.cct', '/escuela', FACTS, level({ cct: null })],
    ['nivel.PRIMARIA.clave_producto', '/escuela', FACTS, level({ clave_producto: null })],
    ['curp', '/alumno/5', pupil('RALS199915MJCMPFA6'), SCHOOL],
    [
      'concepto',
      '/facturas?cargo=9',
      { ...FACTS, lines: [{ ...MONTH, esColegiatura: false, sinConcepto: 9 }] },
      SCHOOL,
    ],
    ['medio', '/facturas?medio=7', unclear(7), SCHOOL],
    ['medio', '/facturas?medio=3', unclear(3), SCHOOL],
    ['medio', '/pagos?desde=2026-10-05&hasta=2026-10-05&q=000041', unclear(null), SCHOOL],
  ])('%s, mended at %s', (campo, ruta, facts, school) => {
    expect(missingIn(facts, school)).toEqual([{ campo, texto: expect.stringMatching(/\S/), ruta }])
  })

  it('an RVOE stands for the CCT, and the code of a concept for that of its level', () => {
    expect(missingIn(FACTS, level({ cct: null, rvoe: 'ACUERDO 2019-11' }))).toEqual([])
    const charged = { ...FACTS, lines: [{ ...MONTH, clave: '53102700', esColegiatura: false }] }
    expect(missingIn(charged, level({ clave_producto: null, cct: null }))).toEqual([])
  })

  it('one to the general public names no pupil and no level', () => {
    const nobody = { ...pupil('XIXE180430XNEXXXA1'), receptor: null }
    expect(missingIn(nobody, level({ cct: null, clave_producto: null }))).toEqual([])
    expect(missingIn(nobody, { ...SCHOOL, rfc: null })).toHaveLength(1)
  })
})

test('the state of a payment', () => {
  const is = (change: Partial<InvoiceFacts>, delivered = false, missing = 0) =>
    stateOf({ ...FACTS, ...change }, { delivered, missing })
  expect(is({ cancelado: true }, true, 1)).toBe('CANCELADA')
  expect(is({}, true, 1)).toBe('ENTREGADA')
  expect(is({}, false, 1)).toBe('FALTA')
  expect(is({})).toBe('LISTA')
  expect(is({ receptor: null })).toBe('GLOBAL')
  expect(isInvoiced({ lines: [] })).toBe(false)
})

test('days of a list and of a global invoice', () => {
  expect(globalDaysProblems('2026-11-01', '2026-11-30')).toEqual({})
  expect(globalDaysProblems('2026-11-25', '2026-12-01')).toEqual({
    hasta: expect.stringMatching(/un solo mes/),
  })
  expect(globalDaysProblems('2026-11-02', '2026-11-01')).toEqual({ hasta: expect.stringMatching(/anterior/) })
  expect(globalDaysProblems('2026-02-30', '2026-02-30')).toHaveProperty('desde')
  expect(periodicityOf('2026-11-03', '2026-11-03')).toBe('01')
  expect(periodicityOf('2026-11-02', '2026-11-08')).toBe('02')
  expect(periodicityOf('2026-11-01', '2026-11-15')).toBe('03')
  // The second half of a month of 31 days has 16.
  expect(periodicityOf('2026-10-16', '2026-10-31')).toBe('03')
  expect(periodicityOf('2026-10-15', '2026-10-31')).toBe('04')
  expect(periodicityOf('2026-11-01', '2026-11-30')).toBe('04')
  expect(monthOf('2028-02-10')).toEqual({ desde: '2028-02-01', hasta: '2028-02-29' })
  expect(monthOf('2026-12-10').hasta).toBe('2026-12-31')
  expect(daysLeftOf('2026-11-24')).toBe(6)
})
