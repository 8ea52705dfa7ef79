import { byKey } from '@contract/domain/byKey'
import { toPesos, formatCentavos } from '@contract/domain/money'
import { PUBLIC_RFC } from '@contract/domain/tax'
import { GLOBAL_SERIES } from '@contract/invoices/stamped.rules'
import type { Brought } from '@contract/invoices/stamped.schemas'
import { deliveredText } from '@contract/invoices/invoices.rules'
import { folioLabel } from '@contract/receipts/receipts.rules'
import type { WriteCall } from '../../http/call'
import { badField } from '../../shared/problem'
import { findInvoiceSchool, lockPayments, takeTurn } from './invoices.queries'
import { readStampedFiles, type ReadFile } from './stampedFiles'
import type { StampedInvoice } from './stampedXml'
import * as stamps from './stamps.queries'
import type { NewStamp, StampableDocument } from './stamps.queries'

interface Delivered {
  readonly rfc: string
  readonly byFolio: ReadonlyMap<number, readonly StampableDocument[]>
  readonly byGlobal: ReadonlyMap<number, readonly StampableDocument[]>
  readonly folios: ReadonlySet<number>
  /** Documents by UUID. Those read from files are added, so that the second of two equal files is found. */
  readonly uuids: Map<string, { readonly of: string; readonly documents: Set<number> }>
  readonly uuidOf: Map<number, string>
}

type Judged = Pick<Brought, 'resultado' | 'motivo' | 'folio' | 'entrega'> & {
  readonly documents?: readonly StampableDocument[]
}

const refuse = (motivo: string, of: Pick<Brought, 'folio' | 'entrega'> = {}): Judged => ({
  resultado: 'NO_COINCIDE',
  motivo,
  ...of,
})

/** No family has the RFC of the general public, so it marks a global invoice where a service writes no series. */
const isGlobal = ({ serie, receptor }: StampedInvoice): boolean =>
  ['', GLOBAL_SERIES].includes(serie.toUpperCase()) && receptor === PUBLIC_RFC

const placeOf = ({ tipo, entrega, folio }: Pick<StampableDocument, 'tipo' | 'entrega' | 'folio'>): string =>
  tipo === 'GLOBAL' ? `la global de la entrega ${entrega}` : `el folio ${folioLabel(folio)}`

/** A sentence on how the stamped invoice differs from the one handed over; null when they agree. */
const differs = (
  invoice: StampedInvoice,
  given: { centavos: number; receptor: string; emisor: string },
): string | null => {
  if (invoice.emisor !== given.emisor)
    return `Es de otra escuela: la emite ${invoice.emisor || '—'} y se entregó a nombre de ${given.emisor || '—'}`
  if (invoice.receptor !== given.receptor)
    return `Es para ${invoice.receptor || '—'} y se entregó para ${given.receptor}`
  if (invoice.centavos !== given.centavos)
    return `Es por ${formatCentavos(invoice.centavos)} y se entregó por ${formatCentavos(given.centavos)}`
  return null
}

/** The same UUID for the same document is nothing new; another UUID for it, or the same for another document, is refused. */
const repeatedStamp = (
  { uuid }: StampedInvoice,
  documents: readonly StampableDocument[],
  { uuids, uuidOf }: Delivered,
  of: Pick<Brought, 'folio' | 'entrega'>,
): Judged | null => {
  const there = uuids.get(uuid)
  if (there)
    return documents.every(({ id }) => there.documents.has(id))
      ? { resultado: 'IGUAL', ...of }
      : refuse(`Ese UUID ya está en ${there.of}`, of)
  const other = documents.map(({ id }) => uuidOf.get(id)).find(Boolean)
  return other ? refuse(`Ya está timbrada con otro UUID: ${other}`, of) : null
}

const judgeGlobal = (invoice: StampedInvoice, known: Delivered): Judged => {
  const entrega = invoice.folio ?? 0
  const documents = known.byGlobal.get(entrega) ?? []
  const [first] = documents
  if (!first) return refuse(`No hay ninguna global con el folio ${invoice.folio ?? '—'}`)
  const of = { entrega }
  const centavos = documents.reduce((sum, each) => sum + each.centavos, 0)
  const problem =
    differs(invoice, { centavos, receptor: PUBLIC_RFC, emisor: known.rfc }) ??
    (documents.some(({ fin }) => fin === 'RECHAZADA')
      ? 'Esa global se marcó como rechazada y sus pagos volvieron a la lista'
      : null)
  if (problem) return refuse(problem, of)
  return repeatedStamp(invoice, documents, known, of) ?? { resultado: 'TIMBRADA', documents, ...of }
}

const endedText = ({ folio, cancelado }: StampableDocument): string =>
  cancelado
    ? `El pago ${folioLabel(folio)} se canceló: hay que cancelar esta factura en el SAT. Su UUID quedó anotado y la próxima entrega la nombra`
    : `El pago ${folioLabel(folio)} cambió después de entregarse: hay que sustituir esta factura. Su UUID quedó anotado y la próxima entrega la nombra`

const judgeOne = (invoice: StampedInvoice, known: Delivered): Judged => {
  const { folio } = invoice
  if (folio === null) return refuse('Su serie y folio no son de un recibo de esta escuela')
  if (!known.folios.has(folio)) return refuse(`No existe el recibo con folio ${folioLabel(folio)}`)
  const of = { folio }
  const documents = (known.byFolio.get(folio) ?? []).filter(({ fin }) => fin !== 'RECHAZADA')
  const own = documents.filter(({ tipo }) => tipo === 'ENTREGA')
  const [holding = own[0]] = own.filter(({ holds }) => holds)
  const inGlobal = documents.find(({ tipo, holds }) => tipo === 'GLOBAL' && holds)
  if (!holding) {
    if (inGlobal) return refuse(deliveredText(folio, inGlobal.fecha, 'GLOBAL').replace(/\.$/, ''), of)
    return refuse(`El folio ${folioLabel(folio)} no está entregado para facturar`, of)
  }
  const comparable = (each: StampableDocument) => ({
    centavos: each.centavos,
    receptor: each.receptor ?? '',
    emisor: each.emisor ?? known.rfc,
  })
  const fits = [holding, ...own].find((each) => differs(invoice, comparable(each)) === null)
  if (!fits) return refuse(differs(invoice, comparable(holding)) ?? '', of)
  const again = repeatedStamp(invoice, [fits], known, of)
  if (again) return again
  return fits.holds && !fits.cancelado
    ? { resultado: 'TIMBRADA', documents: [fits], ...of }
    : { resultado: 'ANOTADA', motivo: endedText(fits), documents: [fits], ...of }
}

/** Locks until the commit: meanwhile no payment is cancelled and no delivery written. */
const readKnown = async ({ db }: WriteCall, invoices: readonly StampedInvoice[]): Promise<Delivered> => {
  const folioOf = ({ folio }: StampedInvoice) => folio ?? []
  const folios = invoices.filter((each) => !isGlobal(each)).flatMap(folioOf)
  const globals = invoices.filter(isGlobal).flatMap(folioOf)
  const ofFolios = await stamps.paymentsOfFolios(db, folios)
  await lockPayments(db, [
    ...ofFolios.map(({ id }) => id),
    ...(await stamps.paymentsOfDeliveries(db, globals)),
  ])
  await takeTurn(db)
  const own = await stamps.documentsOfFolios(db, folios)
  const inGlobals = await stamps.documentsOfGlobals(db, globals)
  const there = await stamps.documentsOfUuids(
    db,
    invoices.map(({ uuid }) => uuid),
  )
  const uuids: Delivered['uuids'] = new Map()
  for (const { uuid, id, ...place } of there) {
    const holder = uuids.get(uuid)
    if (holder) holder.documents.add(id)
    else uuids.set(uuid, { of: placeOf(place), documents: new Set([id]) })
  }
  return {
    rfc: (await findInvoiceSchool(db)).rfc ?? '',
    byFolio: byKey(own, ({ folio }) => folio),
    byGlobal: byKey(inGlobals, ({ entrega }) => entrega),
    folios: new Set(ofFolios.map(({ folio }) => folio)),
    uuids,
    uuidOf: new Map([...own, ...inGlobals].flatMap(({ id, uuid }) => (uuid ? [[id, uuid] as const] : []))),
  }
}

const note = (known: Delivered, { uuid }: StampedInvoice, documents: readonly StampableDocument[]): void => {
  const [first] = documents
  if (!first) return
  known.uuids.set(uuid, { of: placeOf(first), documents: new Set(documents.map(({ id }) => id)) })
  for (const { id } of documents) known.uuidOf.set(id, uuid)
}

const judge = (file: ReadFile, known: Delivered): { brought: Brought; stamped: NewStamp[]; of: Judged } => {
  const { archivo } = file
  if ('motivo' in file) {
    const of = refuse(file.motivo)
    return { brought: { archivo, resultado: 'NO_COINCIDE', motivo: file.motivo }, stamped: [], of }
  }
  const { invoice } = file
  const of = (isGlobal(invoice) ? judgeGlobal : judgeOne)(invoice, known)
  const { documents = [], ...said } = of
  note(known, invoice, documents)
  return {
    of,
    brought: { archivo, ...said, uuid: invoice.uuid, total: toPesos(invoice.centavos) },
    stamped: documents.map(({ id }) => ({
      document_id: id,
      uuid: invoice.uuid,
      total_centavos: invoice.centavos,
      rfc_receptor: invoice.receptor,
      timbrada: invoice.timbrada,
    })),
  }
}

const recordAll = ({ record }: WriteCall, { documents = [], entrega }: Judged, uuid: string): void => {
  const [first] = documents
  if (entrega !== undefined && first)
    record('ENTREGA', entrega, { numero: entrega }, { numero: entrega, uuid })
  else for (const { pago, folio } of documents) record('PAGO', pago, { folio }, { folio, uuid })
}

/** Writes what agrees; the rest changes nothing and is named with its reason. */
export const importStamped = async (call: WriteCall) => {
  if (call.files.length === 0) throw badField('files', 'Elige las facturas timbradas')
  const { files, ignorados } = await readStampedFiles(call.files)
  const known = await readKnown(
    call,
    files.flatMap((each) => ('invoice' in each ? each.invoice : [])),
  )
  const judged = files.map((each) => judge(each, known))
  await stamps.insertStamps(
    call.db,
    judged.flatMap(({ stamped }) => stamped),
    call.actor.id,
  )
  for (const { of, brought } of judged) recordAll(call, of, brought.uuid ?? '')
  if (judged.every(({ stamped }) => stamped.length === 0)) call.unchanged()
  const count = (resultado: Brought['resultado']): number =>
    judged.filter(({ brought }) => brought.resultado === resultado).length
  return {
    resultados: judged.map(({ brought }) => brought),
    timbradas: count('TIMBRADA'),
    iguales: count('IGUAL'),
    anotadas: count('ANOTADA'),
    no_coinciden: count('NO_COINCIDE'),
    ignorados,
  }
}
