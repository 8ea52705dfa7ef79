export const CFDI = 'http://www.sat.gob.mx/cfd/4'
const AMOUNT = /^\d{1,18}\.\d{2}$/
const RFC = /^[A-Z&Ñ]{3,4}\d{2}(0[1-9]|1[012])(0[1-9]|[12]\d|3[01])[A-Z0-9]{2}[0-9A]$/
const NAME = /^[^|\s]([^|]{0,298}[^|\s])?$/
const TEXT = /^[^|]{1,1000}$/

interface Shape {
  readonly attributes: Readonly<Record<string, RegExp>>
  readonly optional?: Readonly<Record<string, RegExp>>
  /** In this order. */
  readonly children?: readonly string[]
}
const TAX: Shape = {
  attributes: { Base: AMOUNT, Impuesto: /^002$/, TipoFactor: /^(Tasa|Exento)$/ },
  optional: { TasaOCuota: /^0\.(160000|000000)$/, Importe: AMOUNT },
}
/** Facets transcribed from the SAT's cfdv40.xsd, tdCFDI.xsd and iedu.xsd, as far as a school's invoice uses them. Seal and certificate are the stamping service's. */
const SHAPES: Readonly<Record<string, Shape>> = {
  Comprobante: {
    attributes: {
      Version: /^4\.0$/,
      Serie: /^[^|]{1,25}$/,
      Folio: /^[^|]{1,40}$/,
      Fecha: /^20[1-9]\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/,
      FormaPago: /^(01|02|03|04|28)$/,
      SubTotal: AMOUNT,
      Moneda: /^MXN$/,
      Total: AMOUNT,
      TipoDeComprobante: /^I$/,
      Exportacion: /^01$/,
      MetodoPago: /^PUE$/,
      LugarExpedicion: /^\d{5}$/,
    },
    optional: { Descuento: AMOUNT },
    children: ['InformacionGlobal', 'CfdiRelacionados', 'Emisor', 'Receptor', 'Conceptos', 'Impuestos'],
  },
  InformacionGlobal: {
    attributes: { Periodicidad: /^0[1-5]$/, Meses: /^(0[1-9]|1[0-8])$/, Año: /^20\d\d$/ },
  },
  CfdiRelacionados: { attributes: { TipoRelacion: /^0[1-7]$/ }, children: ['CfdiRelacionado'] },
  CfdiRelacionado: { attributes: { UUID: /^[a-f0-9A-F]{8}(-[a-f0-9A-F]{4}){3}-[a-f0-9A-F]{12}$/ } },
  Emisor: { attributes: { Rfc: RFC, Nombre: NAME, RegimenFiscal: /^6\d\d$/ } },
  Receptor: {
    attributes: {
      Rfc: RFC,
      Nombre: NAME,
      DomicilioFiscalReceptor: /^\d{5}$/,
      RegimenFiscalReceptor: /^6\d\d$/,
      UsoCFDI: /^(D10|D08|G03|S01)$/,
    },
  },
  Conceptos: { attributes: {}, children: ['Concepto'] },
  Concepto: {
    attributes: {
      ClaveProdServ: /^\d{8}$/,
      Cantidad: /^1$/,
      ClaveUnidad: /^(E48|ACT)$/,
      Descripcion: TEXT,
      ValorUnitario: AMOUNT,
      Importe: AMOUNT,
      ObjetoImp: /^0[12]$/,
    },
    optional: { Descuento: AMOUNT, NoIdentificacion: /^[^|]{1,100}$/ },
    children: ['Impuestos', 'ComplementoConcepto'],
  },
  Impuestos: { attributes: {}, optional: { TotalImpuestosTrasladados: AMOUNT }, children: ['Traslados'] },
  Traslados: { attributes: {}, children: ['Traslado'] },
  Traslado: TAX,
  ComplementoConcepto: { attributes: {}, children: ['instEducativas'] },
  instEducativas: {
    attributes: {
      version: /^1\.0$/,
      nombreAlumno: /./,
      CURP: /^[A-Z][AEIOUX][A-Z]{2}\d{2}[01]\d[0-3]\d[MHX][A-Z]{2}[BCDFGHJKLMNÑPQRSTVWXYZ]{3}[0-9A-Z]\d$/,
      nivelEducativo: /^(Preescolar|Primaria)$/,
      autRVOE: /./,
    },
    optional: { rfcPago: RFC },
  },
}

/** What the structures of the SAT do not allow in an invoice. */
export const faultsOf = (node: Element): string[] => {
  const shape = SHAPES[node.localName]
  if (!shape) return [`${node.localName} is unknown`]
  const space = node.localName === 'instEducativas' ? 'http://www.sat.gob.mx/iedu' : CFDI
  const given = Object.fromEntries(
    [...node.attributes]
      .filter(({ name }) => !/^xml|^xsi/.test(name))
      .map(({ name, value }) => [name, value]),
  )
  const known: Record<string, RegExp> = { ...shape.attributes, ...shape.optional }
  const places = [...node.children].map(({ localName }) => (shape.children ?? []).indexOf(localName))
  return [
    ...(node.namespaceURI === space ? [] : [`${node.localName} is of another namespace`]),
    ...Object.keys(shape.attributes)
      .filter((name) => !(name in given))
      .map((name) => `${node.localName}.${name} is missing`),
    ...Object.entries(given)
      .filter(([name, value]) => !known[name]?.test(value))
      .map(([name, value]) => `${node.localName}.${name} is ${value}`),
    ...(places.every((place, at) => place >= (places[at - 1] ?? 0))
      ? []
      : [`${node.localName} has its parts in another order`]),
    ...[...node.children].flatMap(faultsOf),
  ]
}
