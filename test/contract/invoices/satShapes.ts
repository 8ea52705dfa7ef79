const CFDI = 'http://www.sat.gob.mx/cfd/4'
const AMOUNT = /^\d{1,18}\.\d{2}$/
const RFC = /^[A-Z&Ñ]{3,4}\d{2}(0[1-9]|1[012])(0[1-9]|[12]\d|3[01])[A-Z0-9]{2}[0-9A]$/
const NAME = /^[^|\s]([^|]{0,298}[^|\s])?$/
const TEXT = /^[^|]{1,1000}$/

interface Shape {
  readonly attributes: Readonly<Record<string, RegExp>>
  readonly optional?: Readonly<Record<string, RegExp>>
  /** In this order; one of each, but for `MANY`. */
  readonly children?: readonly string[]
  readonly needs?: readonly string[]
}
/** maxOccurs is unbounded. */
const MANY = ['Concepto', 'Traslado', 'CfdiRelacionado', 'CfdiRelacionados']
const TAX: Shape = {
  attributes: { Base: /^(?!0+\.0+$)\d{1,18}\.\d{2}$/, Impuesto: /^002$/, TipoFactor: /^(Tasa|Exento)$/ },
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
    needs: ['Emisor', 'Receptor', 'Conceptos'],
  },
  InformacionGlobal: {
    attributes: { Periodicidad: /^0[1-5]$/, Meses: /^(0[1-9]|1[0-8])$/, Año: /^20\d\d$/ },
  },
  CfdiRelacionados: {
    attributes: { TipoRelacion: /^0[1-7]$/ },
    children: ['CfdiRelacionado'],
    needs: ['CfdiRelacionado'],
  },
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
  Conceptos: { attributes: {}, children: ['Concepto'], needs: ['Concepto'] },
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
  Traslados: { attributes: {}, children: ['Traslado'], needs: ['Traslado'] },
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
    optional: { rfcPago: /^[A-Z,Ñ&]{3,4}\d{2}[01]\d[0-3]\d[A-Z,0-9]{0,3}$/ },
  },
}

const cents = (node: Element, name: string): number => Math.round(Number(node.getAttribute(name) ?? 0) * 100)
const sum = (nodes: readonly Element[], name: string): number =>
  nodes.reduce((all, node) => all + cents(node, name), 0)
const inside = (node: Element | undefined, ...names: string[]): Element[] =>
  names.reduce<Element[]>(
    (from, name) =>
      from.flatMap(({ children }) => [...children].filter(({ localName }) => localName === name)),
    node ? [node] : [],
  )
const kindOf = (transfer: Element): string =>
  ['Impuesto', 'TipoFactor', 'TasaOCuota'].map((name) => transfer.getAttribute(name) ?? '').join(' ')

/** A rate asks for its amount, within the limits that the SAT computes; exempt has neither. */
const transferFaults = (transfer: Element): string[] => {
  const isRate = transfer.getAttribute('TipoFactor') === 'Tasa'
  if (isRate !== transfer.hasAttribute('TasaOCuota') || isRate !== transfer.hasAttribute('Importe'))
    return ['a rate and its amount go together']
  const [base, rate] = [cents(transfer, 'Base'), Number(transfer.getAttribute('TasaOCuota') ?? 0)]
  const least = Math.floor((base - 0.5) * rate)
  const most = Math.ceil((base + 0.5) * rate)
  const importe = cents(transfer, 'Importe')
  return isRate && (importe < least || importe > most) ? [`Importe is not ${least} to ${most} centavos`] : []
}

/** Rules of the SAT's Anexo 20 that a structure cannot say. */
const sumFaults = (root: Element): string[] => {
  const lines = inside(root, 'Conceptos', 'Concepto')
  const transfers = lines.flatMap((line) => inside(line, 'Impuestos', 'Traslados', 'Traslado'))
  const totals = inside(root, 'Impuestos', 'Traslados', 'Traslado')
  const [taxes] = inside(root, 'Impuestos')
  const rated = transfers.some((each) => each.hasAttribute('Importe'))
  const kinds = [...new Set(transfers.map(kindOf))]
  const rules: Record<string, boolean> = {
    'SubTotal is the sum of the lines': cents(root, 'SubTotal') === sum(lines, 'Importe'),
    'Descuento is the sum of the lines': cents(root, 'Descuento') === sum(lines, 'Descuento'),
    'Total adds up':
      cents(root, 'Total') === cents(root, 'SubTotal') - cents(root, 'Descuento') + sum(transfers, 'Importe'),
    'the total of taxes is there exactly where there is a rate':
      rated === (taxes?.hasAttribute('TotalImpuestosTrasladados') ?? false),
    'the total of taxes is the sum':
      !rated || cents(taxes!, 'TotalImpuestosTrasladados') === sum(transfers, 'Importe'),
    'one sum for each tax':
      totals.length === kinds.length && new Set(totals.map(kindOf)).size === kinds.length,
    'each tax is summed': totals.every((each) => {
      const own = transfers.filter((one) => kindOf(one) === kindOf(each))
      return cents(each, 'Base') === sum(own, 'Base') && cents(each, 'Importe') === sum(own, 'Importe')
    }),
    'ObjetoImp 02 has taxes, 01 none': lines.every(
      (line) => (line.getAttribute('ObjetoImp') === '02') === inside(line, 'Impuestos').length > 0,
    ),
    'Base is what the line costs': lines.every((line) => {
      const own = inside(line, 'Impuestos', 'Traslados', 'Traslado')
      return own.length !== 1 || cents(own[0]!, 'Base') === cents(line, 'Importe') - cents(line, 'Descuento')
    }),
    'the complement is declared at the root':
      root.getElementsByTagNameNS('*', 'instEducativas').length === 0 || root.hasAttribute('xmlns:iedu'),
  }
  return [
    ...Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule])),
    ...[...transfers, ...totals].flatMap(transferFaults),
  ]
}

/** What the structures do not allow. */
const shapeFaults = (node: Element): string[] => {
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
    ...(shape.needs ?? [])
      .filter((name) => inside(node, name).length === 0)
      .map((name) => `${node.localName} lacks ${name}`),
    ...(shape.children ?? [])
      .filter((name) => !MANY.includes(name) && inside(node, name).length > 1)
      .map((name) => `${node.localName} has ${name} twice`),
    ...(places.every((place, at) => place >= (places[at - 1] ?? 0))
      ? []
      : [`${node.localName} has its parts in another order`]),
    ...[...node.children].flatMap(shapeFaults),
  ]
}

/** What the SAT does not allow in an invoice. */
export const faultsOf = (root: Element): string[] => [...shapeFaults(root), ...sumFaults(root)]
