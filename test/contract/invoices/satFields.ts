/** Field of the XML, the rule that it follows, and its value in the invoice of the test. */
export type FieldRow = readonly [field: string, rule: string, value: string]

const NS = 'http://www.sat.gob.mx/cfd/4 http://www.sat.gob.mx/sitio_internet/cfd/4/cfdv40.xsd'
const IEDU_NS = ' http://www.sat.gob.mx/iedu http://www.sat.gob.mx/sitio_internet/cfd/iedu/iedu.xsd'

interface Head {
  readonly serie?: string
  readonly folio?: string
  readonly subtotal: string
  readonly descuento?: string
  readonly total: string
  readonly iedu?: boolean
}
const head = ({ serie = 'A', folio = '41', subtotal, descuento, total, iedu = false }: Head): FieldRow[] => [
  ['@schemaLocation', 'cfdv40.xsd; iedu.xsd only where it is used', iedu ? NS + IEDU_NS : NS],
  ['@Version', 'fixed', '4.0'],
  ['@Serie', 'A, of a global G', serie],
  ['@Folio', 'the receipt’s without zeros, of a global its delivery', folio],
  ['@Fecha', 'local hour of the delivery: a PAC takes 72 hours', '2026-10-31T18:04:09'],
  ['@FormaPago', 'c_FormaPago of the largest means', '03'],
  ['@SubTotal', 'Σ Importe, before discounts and taxes', subtotal],
  ...(descuento
    ? [['@Descuento', 'Σ Descuento; missing where there is none', descuento] satisfies FieldRow]
    : []),
  ['@Moneda', 'pesos', 'MXN'],
  ['@Total', 'what was paid: SubTotal − Descuento + taxes', total],
  ['@TipoDeComprobante', 'income', 'I'],
  ['@Exportacion', 'no export', '01'],
  ['@MetodoPago', 'paid, so in one go', 'PUE'],
  ['@LugarExpedicion', 'CP of the school', '58000'],
  ['Emisor@Rfc', 'of the school, & escaped', 'A&A050908GT0'],
  ['Emisor@Nombre', 'as the SAT has it, without S.C.', 'COLEGIO «NIÑOS & CÍA» <DEL LAGO>'],
  ['Emisor@RegimenFiscal', 'of the school', '603'],
]
const RECEIVER: readonly FieldRow[] = [
  ['Receptor@Rfc', 'who was asked for', 'PEGM800101AB1'],
  ['Receptor@Nombre', 'as the SAT has it', 'MARÍA PEÑA'],
  ['Receptor@DomicilioFiscalReceptor', 'CP of the fiscal domicile', '58010'],
  ['Receptor@RegimenFiscalReceptor', 'of the receiver', '605'],
  ['Receptor@UsoCFDI', 'tuition is D10', 'D10'],
]
const PUBLIC: readonly FieldRow[] = [
  ['Receptor@Rfc', 'general public', 'XAXX010101000'],
  ['Receptor@Nombre', 'fixed, without accents', 'PUBLICO EN GENERAL'],
  ['Receptor@DomicilioFiscalReceptor', 'CP of the school', '58000'],
  ['Receptor@RegimenFiscalReceptor', 'without fiscal obligations', '616'],
  ['Receptor@UsoCFDI', 'without fiscal effects', 'S01'],
]

interface Line {
  readonly at: string
  readonly producto: string
  readonly unidad?: string
  readonly descripcion: string
  readonly importe: string
  readonly descuento?: string
  readonly objeto?: string
  readonly folio?: string
  readonly taxes: readonly FieldRow[]
}
const line = (of: Line): FieldRow[] => {
  const { at, producto, unidad = 'E48', descripcion, importe, descuento, objeto = '02', folio, taxes } = of
  return [
    [`${at}@ClaveProdServ`, 'of the concept, else of the level; of a global 01010101', producto],
    ...(folio ? [[`${at}@NoIdentificacion`, 'one line for each folio', folio] satisfies FieldRow] : []),
    [`${at}@Cantidad`, 'one', '1'],
    [`${at}@ClaveUnidad`, 'E48 service, of a global ACT', unidad],
    [`${at}@Descripcion`, 'no pipe; with the pupil', descripcion],
    [`${at}@ValorUnitario`, 'price without tax, before the discount', importe],
    [`${at}@Importe`, 'Cantidad × ValorUnitario', importe],
    ...(descuento ? [[`${at}@Descuento`, 'without tax', descuento] satisfies FieldRow] : []),
    [`${at}@ObjetoImp`, '01 no object, else 02, exempt too', objeto],
    ...taxes,
  ]
}
const transfer = (at: string, base: string, rate?: string, importe?: string): FieldRow[] => [
  [`${at}@Base`, 'Importe − Descuento; in the sums Σ Base', base],
  [`${at}@Impuesto`, 'IVA', '002'],
  [`${at}@TipoFactor`, 'Tasa with a rate, also 0; else Exento', rate ? 'Tasa' : 'Exento'],
  ...(rate && importe
    ? ([
        [`${at}@TasaOCuota`, 'six decimals; missing where exempt', rate],
        [`${at}@Importe`, 'the rest of what was paid', importe],
      ] satisfies FieldRow[])
    : []),
]
const TAX = 'Impuestos/Traslados/Traslado'
const ONE = 'Conceptos/Concepto'
const total = (value: string): FieldRow => [
  'Impuestos@TotalImpuestosTrasladados',
  'Σ of the rates; missing where all is exempt',
  value,
]

export const IEDU_FIELDS: readonly FieldRow[] = [
  ...head({ subtotal: '2350.00', descuento: '117.50', total: '2232.50', iedu: true }),
  ...RECEIVER,
  ...line({
    at: ONE,
    producto: '86121503',
    descripcion: "COLEGIATURA OCTUBRE 2026 5 % PRONTO PAGO SOFÍA O'HARA PEÑA",
    importe: '2350.00',
    descuento: '117.50',
    taxes: transfer(`${ONE}/${TAX}`, '2232.50'),
  }),
  [`${ONE}/ComplementoConcepto/instEducativas@version`, 'fixed', '1.0'],
  [`${ONE}/ComplementoConcepto/instEducativas@nombreAlumno`, 'of the pupil', "SOFÍA O'HARA PEÑA"],
  [`${ONE}/ComplementoConcepto/instEducativas@CURP`, 'X for the sex too', 'PECX161105XMCRXVA7'],
  [`${ONE}/ComplementoConcepto/instEducativas@nivelEducativo`, 'word of iedu.xsd', 'Primaria'],
  [`${ONE}/ComplementoConcepto/instEducativas@autRVOE`, 'RVOE, else CCT', '16PPR1234A'],
  [`${ONE}/ComplementoConcepto/instEducativas@rfcPago`, 'only where another one paid', 'GODE561231GR8'],
  ...transfer(TAX, '2232.50'),
]

export const TAXED_FIELDS: readonly FieldRow[] = [
  ...head({ subtotal: '862.07', total: '1000.00' }),
  ...RECEIVER,
  ...line({
    at: ONE,
    producto: '53102700',
    descripcion: "UNIFORME SOFÍA O'HARA PEÑA",
    importe: '862.07',
    taxes: transfer(`${ONE}/${TAX}`, '862.07', '0.160000', '137.93'),
  }),
  total('137.93'),
  ...transfer(TAX, '862.07', '0.160000', '137.93'),
]

export const ZERO_FIELDS: readonly FieldRow[] = [
  ...head({ subtotal: '1000.00', total: '1000.00' }),
  ...RECEIVER,
  ...line({
    at: ONE,
    producto: '53102700',
    descripcion: "UNIFORME SOFÍA O'HARA PEÑA",
    importe: '1000.00',
    taxes: transfer(`${ONE}/${TAX}`, '1000.00', '0.000000', '0.00'),
  }),
  total('0.00'),
  ...transfer(TAX, '1000.00', '0.000000', '0.00'),
]

/** Two folios: tuition with a discount, a uniform of 16 % and what is no object; and one of no object alone. */
export const GLOBAL_FIELDS: readonly FieldRow[] = [
  ...head({ serie: 'G', folio: '12', subtotal: '3194.57', total: '3332.50' }),
  ['InformacionGlobal@Periodicidad', 'c_Periodicidad: 04 month', '04'],
  ['InformacionGlobal@Meses', 'c_Meses', '10'],
  ['InformacionGlobal@Año', 'of the days', '2026'],
  ...PUBLIC,
  ...line({
    at: `${ONE}[0]`,
    producto: '01010101',
    unidad: 'ACT',
    descripcion: 'Venta',
    folio: '000041',
    importe: '3144.57',
    taxes: [
      ...transfer(`${ONE}[0]/${TAX}[0]`, '2232.50'),
      ...transfer(`${ONE}[0]/${TAX}[1]`, '862.07', '0.160000', '137.93'),
    ],
  }),
  ...line({
    at: `${ONE}[1]`,
    producto: '01010101',
    unidad: 'ACT',
    descripcion: 'Venta',
    folio: '000042',
    importe: '50.00',
    objeto: '01',
    taxes: [],
  }),
  total('137.93'),
  ...transfer(`${TAX}[0]`, '2232.50'),
  ...transfer(`${TAX}[1]`, '862.07', '0.160000', '137.93'),
]

/** Of an invoice that replaces one which is cancelled with motive 01. */
export const REPLACING_FIELDS: readonly FieldRow[] = [
  ['CfdiRelacionados@TipoRelacion', 'c_TipoRelacion: 04 substitution', '04'],
  [
    'CfdiRelacionados/CfdiRelacionado@UUID',
    'of the stamped one that is cancelled',
    '5FB2822E-396D-4725-8521-CDC4BDD20CCF',
  ],
  ...IEDU_FIELDS.filter(([field]) => !field.endsWith('rfcPago')),
]
