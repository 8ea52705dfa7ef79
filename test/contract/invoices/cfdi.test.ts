/** @jest-environment jsdom */
import { cfdiFiles } from '@contract/invoices/cfdi'
import type { DeliveryFile } from '@contract/invoices/delivery.schemas'
import { facturapiBodies } from '@contract/invoices/facturapi'
import { invoiceDocument, publicInvoice, publicLine } from '@contract/invoices/invoiceDocument'
import type { InvoiceLine } from '@contract/invoices/invoiceLines'
import type { InvoiceFacts, InvoiceSchool } from '@contract/invoices/invoices.rules'
import {
  GLOBAL_FIELDS,
  IEDU_FIELDS,
  REPLACING_FIELDS,
  TAXED_FIELDS,
  ZERO_FIELDS,
  type FieldRow,
} from './satFields'
import { faultsOf } from './satShapes'

const SCHOOL: InvoiceSchool = {
  rfc: 'A&A050908GT0',
  razon_social: 'COLEGIO «NIÑOS & CÍA» <DEL LAGO>, S.C.',
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
const ZERO = deliveryOf([{ ...UNIFORM, impuesto: 'IVA_0' }])
const MIX = deliveryOf([MONTH, UNIFORM, NO_OBJECT])
const REPLACING = deliveryOf([MONTH], { cfdi_relacionados: { tipo_relacion: '04', uuids: [UUID] } })
const PUBLIC_REPLACING: DeliveryFile = {
  ...publicDelivery,
  global: { ...publicDelivery.global!, cfdi_relacionados: { tipo_relacion: '04', uuids: [UUID] } },
}
const OLD = deliveryOf([MONTH])
delete OLD.facturas[0]!.conceptos[0]!.traslados

test.each([
  ['with IEDU', WITH_IEDU],
  ['of 16 %', TAXED],
  ['of 0 %', ZERO],
  ['a mix', MIX],
  ['global that replaces', PUBLIC_REPLACING],
  ['global', publicDelivery],
  ['that replaces', REPLACING],
  ['of before taxes were asked', OLD],
])('an invoice %s follows the structures of the SAT', (_, file) => {
  expect(faultsOf(parsed(file).root)).toEqual([])
})

/** 'Conceptos/Concepto[1]@Importe'; a place only where there are several. */
const fieldsOf = (node: Element, path = ''): [string, string][] => [
  ...[...node.attributes]
    .filter(({ name }) => !name.startsWith('xmlns'))
    .map(({ localName, value }): [string, string] => [`${path}@${localName}`, value]),
  ...[...node.children].flatMap((child) => {
    const same = [...node.children].filter(({ localName }) => localName === child.localName)
    const place = same.length > 1 ? `[${same.indexOf(child)}]` : ''
    return fieldsOf(child, `${path}${path && '/'}${child.localName}${place}`)
  }),
]

// Without it a field may be wrong, missing or too many, and the PAC says so in the school's month.
test.each<[string, DeliveryFile, readonly FieldRow[]]>([
  ['with IEDU', WITH_IEDU, IEDU_FIELDS],
  ['of 16 %', TAXED, TAXED_FIELDS],
  ['of 0 %', ZERO, ZERO_FIELDS],
  ['global', publicDelivery, GLOBAL_FIELDS],
  ['that replaces one cancelled with 01', REPLACING, REPLACING_FIELDS],
])('an invoice %s: every field follows its rule, and there is no other', (_, file, rows) => {
  const said = rows.map(([field, rule, value]) => [field, value, rule])
  const rules = new Map(rows.map(([field, rule]) => [field, rule]))
  const given = fieldsOf(parsed(file).root).map(([field, value]) => [field, value, rules.get(field)])
  expect(given.sort()).toEqual(said.sort())
})

test.each<[field: string, rule: string, value: string | null, of: DeliveryFile]>([
  ['@SubTotal', '2,350.00 + 862.07 + 50.00', '3262.07', MIX],
  ['@Total', 'what was paid', '3282.50', MIX],
  ['Concepto[2]@ObjetoImp', 'no object', '01', MIX],
  ['Concepto[2]/Traslado@Base', 'no object has no tax', null, MIX],
  ['Impuestos[2]@TotalImpuestosTrasladados', 'the taxed one', '137.93', MIX],
  ['Impuestos[2]/Traslado@Base', 'exempt first', '2232.50', MIX],
  ['Impuestos[2]/Traslado[1]@Base', 'then 16 %', '862.07', MIX],
  ['Concepto/Traslado@TipoFactor', 'stored before taxes: exempt', 'Exento', OLD],
])('%s: %s', (field, _rule, value, of) => {
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
    [/<cfdi:Emisor [^>]*>/, ''],
    [/<cfdi:Emisor [^>]*>/, '$&$&'],
    [' TasaOCuota="0.160000"', ''],
    ['TipoFactor="Exento"', 'TipoFactor="Exento" TasaOCuota="0.000000" Importe="0.00"'],
    ['ObjetoImp="01"', 'ObjetoImp="02"'],
    ['ObjetoImp="02"', 'ObjetoImp="01"'],
    ['Base="2232.50"', 'Base="0.00"'],
    [' SubTotal="3262.07"', ' SubTotal="3262.08"'],
    [' Descuento="117.50"', ''],
    [' Total="3282.50"', ' Total="3282.51"'],
    ['Importe="137.93"', 'Importe="137.95"'],
    ['TotalImpuestosTrasladados="137.93"', 'TotalImpuestosTrasladados="137.94"'],
    [' xmlns:iedu="http://www.sat.gob.mx/iedu"', ''],
  ] as const) {
    const changed = xml.replace(from, to)
    expect(changed).not.toBe(xml)
    const { documentElement } = new DOMParser().parseFromString(changed, 'application/xml')
    expect([from, faultsOf(documentElement)]).not.toEqual([from, []])
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
  for (const replacing of [REPLACING, PUBLIC_REPLACING])
    expect(facturapiBodies(replacing)[0]).toMatchObject({
      related_documents: [{ relationship: '04', documents: [UUID] }],
    })
  expect(facturapiBodies(ZERO)[0]).toMatchObject({
    items: [{ product: { price: 1000, taxability: '02', taxes: [{ rate: 0, factor: 'Tasa' }] } }],
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
