/** @jest-environment jsdom */
import { cfdiFiles } from '@contract/invoices/cfdi'
import type { DeliveryFile } from '@contract/invoices/delivery.schemas'
import { facturapiBodies } from '@contract/invoices/facturapi'
import { invoiceDocument, publicInvoice, publicLine } from '@contract/invoices/invoiceDocument'
import type { InvoiceLine } from '@contract/invoices/invoiceLines'
import type { InvoiceFacts, InvoiceSchool } from '@contract/invoices/invoices.rules'
import { CFDI, faultsOf } from './satShapes'

const SCHOOL: InvoiceSchool = {
  rfc: 'A&A050908GT0',
  razon_social: 'COLEGIO «NIÑOS & CÍA» <DEL LAGO>',
  regimen_fiscal: '603',
  codigo_postal: '58000',
  niveles: [{ grado: 'PRIMARIA', cct: '16PPR1234A', rvoe: null, clave_producto: '86121503' }],
}
const PUPIL = { id: 5, nombre: "SOFÍA O'HARA PEÑA", curp: 'PECX161105XMCRXVA7' }
const PARTS = [{ codigo: '03', centavos: 1, pagoId: 7 }] as const
const MONTH: InvoiceLine = {
  descripcion: 'COLEGIATURA OCTUBRE 2026 | 5 % PRONTO PAGO',
  centavos: 235_000,
  tuitionId: 1,
  alumno: PUPIL,
  grado: 'PRIMARIA',
  clave: null,
  impuesto: null,
  esColegiatura: true,
  descuento: 11_750,
  parts: PARTS,
}
const UNIFORM: InvoiceLine = {
  ...MONTH,
  descripcion: 'UNIFORME',
  centavos: 100_000,
  descuento: 0,
  clave: '53102700',
  impuesto: 'IVA_16',
  esColegiatura: false,
}
const FACTS: InvoiceFacts & { fecha_pago: string } = {
  id: 7,
  folio: 41,
  fecha: '2026-10-05',
  fecha_pago: '2026-10-05',
  cancelado: false,
  receptor: {
    id: 1,
    rfc: 'PEGM800101AB1',
    nombre: 'MARÍA PEÑA',
    regimen_fiscal: '605',
    codigo_postal: '58010',
    uso_cfdi: 'D10',
    correo: 'maria@correo.mx',
  },
  parts: PARTS,
  lines: [MONTH],
}
const UUID = '5FB2822E-396D-4725-8521-CDC4BDD20CCF'
const DELIVERY = { id: 12, tipo: 'ENTREGA', fecha: '2026-10-31', momento: '2026-10-31T18:04:09' } as const
const EMPTY = {
  version: 1,
  facturas: [],
  por_cancelar: [],
  por_sustituir: [],
  sumas: { facturas: 1, total: 0 },
} as const

const deliveryOf = (lines: readonly InvoiceLine[], over: object = {}, rfcPago?: string): DeliveryFile => ({
  ...EMPTY,
  entrega: DELIVERY,
  facturas: [{ ...invoiceDocument({ ...FACTS, lines, rfcPago: rfcPago ?? null }, SCHOOL), ...over }],
  por_cancelar: [],
  por_sustituir: [],
})
const NO_OBJECT: InvoiceLine = { ...UNIFORM, impuesto: 'NO_OBJETO', centavos: 5000 }
const publicDelivery: DeliveryFile = {
  ...EMPTY,
  entrega: { ...DELIVERY, tipo: 'GLOBAL', desde: '2026-10-01', hasta: '2026-10-31' },
  facturas: [],
  global: publicInvoice(
    [
      publicLine({ ...FACTS, lines: [MONTH, UNIFORM, NO_OBJECT] }, SCHOOL),
      publicLine({ ...FACTS, folio: 42, lines: [NO_OBJECT] }, SCHOOL),
    ],
    SCHOOL,
    { desde: '2026-10-01', hasta: '2026-10-31' },
  ),
  por_cancelar: [],
  por_sustituir: [],
}

const parsed = (file: DeliveryFile) => {
  const [made] = cfdiFiles(file)
  const { documentElement: root } = new DOMParser().parseFromString(made!.xml, 'application/xml')
  return { root, name: made!.archivo, at: (path: string) => read(root, path) }
}
/** 'Concepto[1]/Traslado@Base' */
const read = (root: Element, path: string): string | null => {
  const [parts = '', attribute = ''] = path.split('@')
  const node = parts
    .split('/')
    .filter(Boolean)
    .reduce<Element | undefined>((from, part) => {
      const [, name = '', place = '0'] = /^(\w+)(?:\[(\d+)\])?$/.exec(part) ?? []
      return [...(from?.getElementsByTagNameNS('*', name) ?? [])][Number(place)]
    }, root)
  return node?.getAttribute(attribute) ?? null
}

const WITH_IEDU = deliveryOf([MONTH], {}, 'GODE561231GR8')
const TAXED = deliveryOf([UNIFORM])
const MIX = deliveryOf([MONTH, UNIFORM, NO_OBJECT])
const REPLACING = deliveryOf([MONTH], { cfdi_relacionados: { tipo_relacion: '04', uuids: [UUID] } })
const OLD = deliveryOf([MONTH])
delete OLD.facturas[0]!.conceptos[0]!.traslados

test.each([
  ['with IEDU', WITH_IEDU],
  ['of 16 %', TAXED],
  ['a mix', MIX],
  ['global', publicDelivery],
  ['that replaces', REPLACING],
  ['of before taxes were asked', OLD],
])('an invoice %s follows the structures of the SAT', (_, file) => {
  expect(faultsOf(parsed(file).root)).toEqual([])
})

test.each<[file: string, field: string, rule: string, value: string | null, of: DeliveryFile]>([
  ['IEDU', '@Serie', 'A', 'A', WITH_IEDU],
  ['IEDU', '@Folio', 'receipt’s, without zeros', '41', WITH_IEDU],
  ['IEDU', '@Fecha', 'hour of the delivery: a PAC takes 72 hours', '2026-10-31T18:04:09', WITH_IEDU],
  ['IEDU', '@FormaPago', 'largest means', '03', WITH_IEDU],
  ['IEDU', '@MetodoPago', 'paid in one go', 'PUE', WITH_IEDU],
  ['IEDU', '@SubTotal', 'before the discount', '2350.00', WITH_IEDU],
  ['IEDU', '@Descuento', 'pronto pago', '117.50', WITH_IEDU],
  ['IEDU', '@Total', 'what was paid', '2232.50', WITH_IEDU],
  ['IEDU', '@LugarExpedicion', 'CP of the school', '58000', WITH_IEDU],
  [
    'IEDU',
    '@xsi:schemaLocation',
    'both structures',
    `${CFDI} http://www.sat.gob.mx/sitio_internet/cfd/4/cfdv40.xsd http://www.sat.gob.mx/iedu http://www.sat.gob.mx/sitio_internet/cfd/iedu/iedu.xsd`,
    WITH_IEDU,
  ],
  ['IEDU', 'Emisor@Nombre', 'escaped', 'COLEGIO «NIÑOS & CÍA» <DEL LAGO>', WITH_IEDU],
  ['IEDU', 'Receptor@DomicilioFiscalReceptor', 'CP of the receiver', '58010', WITH_IEDU],
  ['IEDU', 'Receptor@UsoCFDI', 'tuition', 'D10', WITH_IEDU],
  [
    'IEDU',
    'Concepto@Descripcion',
    'no pipe, with the pupil',
    "COLEGIATURA OCTUBRE 2026 5 % PRONTO PAGO SOFÍA O'HARA PEÑA",
    WITH_IEDU,
  ],
  ['IEDU', 'Concepto@ClaveProdServ', 'of the level', '86121503', WITH_IEDU],
  ['IEDU', 'Concepto@ObjetoImp', 'exempt is subject', '02', WITH_IEDU],
  ['IEDU', 'Concepto/Traslado@TipoFactor', 'exempt', 'Exento', WITH_IEDU],
  ['IEDU', 'Concepto/Traslado@Base', 'importe − descuento', '2232.50', WITH_IEDU],
  ['IEDU', 'Concepto/Traslado@Importe', 'none where exempt', null, WITH_IEDU],
  ['IEDU', 'Impuestos[1]@TotalImpuestosTrasladados', 'none where all is exempt', null, WITH_IEDU],
  ['IEDU', 'instEducativas@CURP', 'X for the sex', PUPIL.curp, WITH_IEDU],
  ['IEDU', 'instEducativas@nivelEducativo', 'word of the structure', 'Primaria', WITH_IEDU],
  ['IEDU', 'instEducativas@autRVOE', 'RVOE or CCT', '16PPR1234A', WITH_IEDU],
  ['IEDU', 'instEducativas@rfcPago', 'another one paid', 'GODE561231GR8', WITH_IEDU],
  ['IEDU', 'CfdiRelacionados@TipoRelacion', 'replaces nothing', null, WITH_IEDU],
  ['16 %', '@SubTotal', '1,000.00 × 100 / 116', '862.07', TAXED],
  ['16 %', '@Descuento', 'none', null, TAXED],
  ['16 %', '@Total', 'what was paid', '1000.00', TAXED],
  ['16 %', 'Concepto/Traslado@Base', 'price without the tax', '862.07', TAXED],
  ['16 %', 'Concepto/Traslado@Impuesto', 'IVA', '002', TAXED],
  ['16 %', 'Concepto/Traslado@TasaOCuota', 'six decimals', '0.160000', TAXED],
  ['16 %', 'Concepto/Traslado@Importe', 'the rest', '137.93', TAXED],
  ['16 %', 'Impuestos[1]@TotalImpuestosTrasladados', 'sum', '137.93', TAXED],
  ['16 %', 'instEducativas@CURP', 'a uniform is no tuition', null, TAXED],
  ['mix', '@SubTotal', '2,350.00 + 862.07 + 50.00', '3262.07', MIX],
  ['mix', '@Total', 'what was paid', '3282.50', MIX],
  ['mix', 'Concepto[2]@ObjetoImp', 'no object', '01', MIX],
  ['mix', 'Concepto[2]/Traslado@Base', 'no object has no tax', null, MIX],
  ['mix', 'Impuestos[2]@TotalImpuestosTrasladados', 'the taxed one', '137.93', MIX],
  ['mix', 'Impuestos[2]/Traslado@Base', 'exempt first', '2232.50', MIX],
  ['mix', 'Impuestos[2]/Traslado[1]@Base', 'then 16 %', '862.07', MIX],
  ['global', '@Serie', 'G', 'G', publicDelivery],
  ['global', '@Folio', 'the delivery', '12', publicDelivery],
  ['global', '@Total', 'what was paid', '3332.50', publicDelivery],
  ['global', 'InformacionGlobal@Periodicidad', 'month', '04', publicDelivery],
  ['global', 'InformacionGlobal@Meses', 'October', '10', publicDelivery],
  ['global', 'InformacionGlobal@Año', 'year', '2026', publicDelivery],
  ['global', 'Receptor@Rfc', 'general public', 'XAXX010101000', publicDelivery],
  ['global', 'Receptor@Nombre', 'without accent', 'PUBLICO EN GENERAL', publicDelivery],
  ['global', 'Receptor@RegimenFiscalReceptor', '616', '616', publicDelivery],
  ['global', 'Receptor@UsoCFDI', 'S01', 'S01', publicDelivery],
  ['global', 'Receptor@DomicilioFiscalReceptor', 'the school’s', '58000', publicDelivery],
  ['global', 'Concepto@NoIdentificacion', 'one line for each folio', '000041', publicDelivery],
  ['global', 'Concepto@ClaveProdServ', 'sale', '01010101', publicDelivery],
  ['global', 'Concepto@ClaveUnidad', 'activity', 'ACT', publicDelivery],
  ['global', 'Concepto@Importe', '3,282.50 without 137.93', '3144.57', publicDelivery],
  ['global', 'Concepto/Traslado[1]@Importe', 'a base for each tax', '137.93', publicDelivery],
  ['global', 'Concepto[1]@ObjetoImp', 'nothing of it is an object', '01', publicDelivery],
  ['replaced', 'CfdiRelacionados@TipoRelacion', 'motive 01: 04, substitution', '04', REPLACING],
  ['replaced', 'CfdiRelacionado@UUID', 'the stamped one', UUID, REPLACING],
  ['old', 'Concepto/Traslado@TipoFactor', 'stored before taxes: exempt', 'Exento', OLD],
])('%s %s: %s', (_file, field, _rule, value, of) => {
  expect(parsed(of).at(field)).toBe(value)
})

test('a file is named by series and folio; the checks above would see a fault', () => {
  expect([WITH_IEDU, publicDelivery].map((file) => parsed(file).name)).toEqual([
    'cfdi/A-41.xml',
    'cfdi/G-12.xml',
  ])
  const { xml } = cfdiFiles(MIX)[0]!
  for (const [from, to] of [
    ['Version="4.0"', ''],
    ['TipoFactor="Exento"', 'TipoFactor="Otro"'],
    ['<cfdi:Emisor', '<cfdi:Receptor'],
    [' UsoCFDI="D10"', ' UsoCFDI="D10" Otro="1"'],
  ] as const) {
    const { documentElement } = new DOMParser().parseFromString(xml.replace(from, to), 'application/xml')
    expect(faultsOf(documentElement)).not.toEqual([])
  }
})

test('Facturapi gets the same with its words', () => {
  const [iedu] = facturapiBodies(WITH_IEDU)
  expect(iedu).toEqual({
    type: 'I',
    customer: {
      legal_name: 'MARÍA PEÑA',
      tax_id: 'PEGM800101AB1',
      tax_system: '605',
      email: 'maria@correo.mx',
      address: { zip: '58010' },
    },
    use: 'D10',
    payment_form: '03',
    payment_method: 'PUE',
    currency: 'MXN',
    series: 'A',
    folio_number: 41,
    external_id: 'A-41',
    items: [
      {
        quantity: 1,
        discount: 117.5,
        product: {
          description: expect.stringContaining('COLEGIATURA OCTUBRE 2026'),
          product_key: '86121503',
          unit_key: 'E48',
          price: 2350,
          tax_included: true,
          taxability: '02',
          taxes: [{ type: 'IVA', rate: 0, factor: 'Exento', withholding: false }],
        },
        complement: expect.stringMatching(/^<iedu:instEducativas .*rfcPago="GODE561231GR8"\/>$/),
      },
    ],
    namespaces: [
      {
        prefix: 'iedu',
        uri: 'http://www.sat.gob.mx/iedu',
        schema_location: 'http://www.sat.gob.mx/sitio_internet/cfd/iedu/iedu.xsd',
      },
    ],
  })
  expect(facturapiBodies(TAXED)[0]).toMatchObject({
    items: [{ product: { price: 1000, tax_included: true, taxes: [{ rate: 0.16, factor: 'Tasa' }] } }],
  })
  expect(facturapiBodies(REPLACING)[0]).toMatchObject({
    related_documents: [{ relationship: '04', documents: [UUID] }],
  })
  const [all] = facturapiBodies(publicDelivery) as { items: { product: { price: number; sku: string } }[] }[]
  expect(all).toMatchObject({
    series: 'G',
    folio_number: 12,
    global: { periodicity: 'month', months: '10', year: 2026 },
  })
  expect(all!.items.map(({ product: { price, sku } }) => [sku, price])).toEqual([
    ['000041', 2232.5],
    ['000041', 1000],
    ['000041', 50],
    ['000042', 50],
  ])
})
