import { isIsoDate } from '@contract/domain/dateMath'
import { centavosOf, type Centavos } from '@contract/domain/money'

export interface StampedInvoice {
  readonly uuid: string
  readonly serie: string
  /** Null where it is no whole number, as ours are. */
  readonly folio: number | null
  readonly centavos: Centavos
  readonly emisor: string
  readonly receptor: string
  readonly timbrada: string | null
}

/** Its message is shown to the user beside the file's name. */
export class UnreadableInvoice extends Error {}

const damagedProblem = (): UnreadableInvoice => new UnreadableInvoice('El XML está dañado o incompleto')

const MAX_DEPTH = 100
const CFDI = 'http://www.sat.gob.mx/cfd/4'
const STAMP = 'http://www.sat.gob.mx/TimbreFiscalDigital'

const ENCODINGS = new Set(['utf-8', 'utf8', 'iso-8859-1', 'windows-1252', 'us-ascii'])

const decode = (bytes: Buffer): string => {
  const declared = /^(?:\xEF\xBB\xBF)?\s*<\?xml[^>]{0,200}?\bencoding\s*=\s*["']([\w.-]{1,40})["']/.exec(
    bytes.toString('latin1', 0, 300),
  )
  const encoding = (declared?.[1] ?? 'utf-8').toLowerCase()
  if (!ENCODINGS.has(encoding))
    throw new UnreadableInvoice(`El XML está en ${encoding}, que no se puede leer`)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw damagedProblem()
  }
}

const KNOWN = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" } as const

/** XML's own five entities and numeric ones; others would need a document type. */
const unescape = (value: string): string =>
  value.replace(/&([^;&]{0,12});?/g, (_, name: string) => {
    const code = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name)
    const number = code ? (code[1] ? parseInt(code[1], 16) : Number(code[2])) : null
    if (number !== null && number > 0 && number <= 0x10ffff) return String.fromCodePoint(number)
    if (Object.hasOwn(KNOWN, name)) return KNOWN[name as keyof typeof KNOWN]
    throw damagedProblem()
  })

type Attributes = Readonly<Record<string, string>>

const attributesOf = (text: string): Attributes => {
  const attributes: Record<string, string> = Object.create(null) as Record<string, string>
  for (const [, name = '', double, single] of text.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    if (name in attributes) throw damagedProblem()
    attributes[name] = unescape(double ?? single ?? '')
  }
  return attributes
}

interface Frame {
  readonly tag: string
  readonly spaces: Attributes
  /** Null for elements that are not read. */
  readonly place: string | null
}

const TAG = /<([^\s=/>"'<!?]+)((?:\s+[^\s=/>"'<]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y
const END = /<\/([^\s>]+)\s*>/y

const spacesOf = (attributes: Attributes, around: Attributes): Attributes => {
  const own = Object.entries(attributes).filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'))
  if (own.length === 0) return around
  // Inherited instead of copied: a file may declare thousands, again in each of thousands of elements.
  const spaces = Object.create(around) as Record<string, string>
  for (const [name, value] of own) spaces[name.slice(6)] = value
  return spaces
}

/** @returns the position behind a comment, an instruction or plain text; null when none begins at `at` */
const endOfSkipped = (text: string, at: number): number | null => {
  const [open, close] =
    [['<!--', '-->'] as const, ['<![CDATA[', ']]>'] as const, ['<?', '?>'] as const].find(([begin]) =>
      text.startsWith(begin, at),
    ) ?? []
  if (!open || !close) return null
  const end = text.indexOf(close, at + open.length)
  if (end < 0) throw damagedProblem()
  return end + close.length
}

const ROOT = 'cfd:Comprobante'
const WANTED = [
  ROOT,
  `${ROOT}/cfd:Emisor`,
  `${ROOT}/cfd:Receptor`,
  `${ROOT}/cfd:Complemento/tfd:TimbreFiscalDigital`,
]
const PLACES = new Set([...WANTED, `${ROOT}/cfd:Complemento`])
const NO_SPACES = Object.create(null) as Attributes

/** @param around null inside an element that is not read @returns null when neither this element nor those inside are read */
const placeOf = (tag: string, spaces: Attributes, around: string | null): string | null => {
  if (around === null) return null
  const [prefix = '', name = ''] = tag.includes(':') ? tag.split(':', 2) : ['', tag]
  const space = spaces[prefix]
  const short = space === CFDI ? 'cfd' : space === STAMP ? 'tfd' : '?'
  const place = around === '' ? `${short}:${name}` : `${around}/${short}:${name}`
  return PLACES.has(place) ? place : null
}

/** Wanted elements, found by namespace, as each file chooses its own prefixes. */
function* elementsOf(text: string): Generator<{ place: string; attributes: Attributes }> {
  const open: Frame[] = []
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const behind = endOfSkipped(text, at)
    if (behind !== null) {
      at = behind
      continue
    }
    if (text.startsWith('<!', at)) throw new UnreadableInvoice('El XML declara un DTD o entidades: no se lee')
    END.lastIndex = at
    const end = END.exec(text)
    if (end) {
      if (open.pop()?.tag !== end[1]) throw damagedProblem()
      at = END.lastIndex
      continue
    }
    TAG.lastIndex = at
    const [, tag = '', inside = '', alone] = TAG.exec(text) ?? []
    if (!tag || open.length >= MAX_DEPTH) throw damagedProblem()
    at = TAG.lastIndex
    const attributes = attributesOf(inside)
    const around = open.at(-1)
    const spaces = spacesOf(attributes, around?.spaces ?? NO_SPACES)
    const place = placeOf(tag, spaces, around ? around.place : '')
    if (place !== null) yield { place, attributes }
    if (!alone) open.push({ tag, spaces, place })
  }
  if (open.length > 0) throw damagedProblem()
}

/** Null for anything but whole centavos. */
const readCentavos = (text: string): Centavos | null => {
  const [, pesos, decimals = ''] = /^(\d{1,12})(?:\.(\d{1,6}))?$/.exec(text) ?? []
  if (pesos === undefined || /[1-9]/.test(decimals.slice(2))) return null
  return centavosOf(Number(pesos)) + Number(decimals.slice(0, 2).padEnd(2, '0'))
}

/** Shown and stored, though the file may hold anything: drops invisible characters and extra length. */
const rfcOf = (text = ''): string =>
  text
    .normalize('NFC')
    .replace(/[\p{C}\s]/gu, '')
    .slice(0, 20)
    .toUpperCase()

const UUID = /^[\dA-F]{8}(?:-[\dA-F]{4}){3}-[\dA-F]{12}$/

const invoiceOf = ([root, from, to, stamp]: readonly (Attributes | undefined)[]): StampedInvoice => {
  if (!root) throw new UnreadableInvoice('No es una factura (CFDI 4.0)')
  if (root['TipoDeComprobante'] !== 'I')
    throw new UnreadableInvoice('No es una factura de ingreso: es otro tipo de comprobante')
  if (root['Moneda'] !== undefined && root['Moneda'] !== 'MXN')
    throw new UnreadableInvoice('La factura no está en pesos')
  if (!stamp)
    throw new UnreadableInvoice('No trae el timbre fiscal (TimbreFiscalDigital): todavía no está timbrada')
  const uuid = (stamp['UUID'] ?? '').trim().toUpperCase()
  const centavos = readCentavos((root['Total'] ?? '').trim())
  if (!UUID.test(uuid) || centavos === null || !from || !to) throw damagedProblem()
  const folio = /^0*([1-9]\d{0,8})$/.exec((root['Folio'] ?? '').trim())
  const [day] = /^\d{4}-\d\d-\d\d(?=T)/.exec(stamp['FechaTimbrado'] ?? '') ?? []
  return {
    uuid,
    serie: (root['Serie'] ?? '').trim(),
    folio: folio ? Number(folio[1]) : null,
    centavos,
    emisor: rfcOf(from['Rfc']),
    receptor: rfcOf(to['Rfc']),
    timbrada: day !== undefined && isIsoDate(day) ? day : null,
  }
}

/** Ignores document types and entities; one pass over the text. @throws UnreadableInvoice */
export const readStamped = (bytes: Buffer): StampedInvoice => {
  const elements = new Map<string, Attributes>()
  for (const { place, attributes } of elementsOf(decode(bytes))) {
    if (!WANTED.includes(place)) continue
    if (elements.has(place)) throw damagedProblem()
    elements.set(place, attributes)
  }
  return invoiceOf(WANTED.map((place) => elements.get(place)))
}
