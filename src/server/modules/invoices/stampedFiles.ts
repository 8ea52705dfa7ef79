import { readFile } from 'node:fs/promises'
import { setImmediate as breathe } from 'node:timers/promises'
import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { MB } from '@contract/domain/files'
import type { PreparedFile } from '../../files/fileStore'
import { readStamped, UnreadableInvoice, type StampedInvoice } from './stampedXml'

/** The limits of a workbook (`sheets/readSheet`). */
const MAX_UNPACKED_BYTES = 64 * MB
const MAX_PARTS = 1000
/** An invoice of one payment has some kilobytes, a month's invoice to the general public some hundreds. */
const MAX_XML_BYTES = 2 * MB

export type ReadFile = { readonly archivo: string } & (
  { readonly invoice: StampedInvoice } | { readonly motivo: string }
)

interface ReadFiles {
  readonly files: readonly ReadFile[]
  readonly ignorados: number
}

const MAX_NAME = 200
/** The name is shown to the user again, and may hold anything. */
const plainName = (name: string): string =>
  name.normalize('NFC').replace(/\p{C}/gu, ' ').slice(-MAX_NAME).trim() || 'archivo'

const TOO_LARGE = `El XML pesa más de ${MAX_XML_BYTES / MB} MB: no es una factura`

const read = (archivo: string, bytes: Buffer): ReadFile => {
  try {
    if (bytes.length > MAX_XML_BYTES) throw new UnreadableInvoice(TOO_LARGE)
    return { archivo, invoice: readStamped(bytes) }
  } catch (error) {
    if (error instanceof UnreadableInvoice) return { archivo, motivo: error.message }
    return { archivo, motivo: 'El XML está dañado o incompleto' }
  }
}

const TOO_MUCH = `El ZIP trae demasiado por dentro (más de ${MAX_PARTS} archivos o de ${MAX_UNPACKED_BYTES / MB} MB): no se leyó nada de él`
const CLIMBS = 'El ZIP trae rutas que salen de su carpeta (../): no se leyó nada de él'
const BROKEN = 'El ZIP está dañado, incompleto o tiene contraseña: no se leyó nada de él'

/** Unpacks in memory only; the limits count bytes actually unpacked, not those the ZIP claims. */
const readZip = async (archivo: string, packed: Buffer): Promise<ReadFiles> => {
  const files: ReadFile[] = []
  let ignorados = 0
  let bytes = 0
  let parts = 0
  try {
    const archive = await fromBufferPromise(packed)
    for await (const entry of archive.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue
      parts += 1
      bytes += /\.xml$/i.test(entry.fileName) ? entry.uncompressedSize : 0
      if (bytes > MAX_UNPACKED_BYTES || parts > MAX_PARTS) throw new UnreadableInvoice(TOO_MUCH)
      if (!/\.xml$/i.test(entry.fileName) || entry.fileName.startsWith('__MACOSX/')) {
        ignorados += 1
        continue
      }
      const within = plainName(`${archivo}/${entry.fileName}`)
      if (entry.uncompressedSize > MAX_XML_BYTES) files.push({ archivo: within, motivo: TOO_LARGE })
      else files.push(read(within, await buffer(await archive.openReadStreamPromise(entry))))
      await breathe()
    }
    return { files, ignorados }
  } catch (error) {
    const problem = error instanceof UnreadableInvoice ? error.message : String(error)
    const motivo =
      problem === TOO_MUCH ? problem : /relative path|absolute path/i.test(problem) ? CLIMBS : BROKEN
    return { files: [{ archivo, motivo }], ignorados: 0 }
  }
}

/** One after the other, so that only one ZIP is unpacked at a time. */
export const readStampedFiles = async (uploads: readonly PreparedFile[]): Promise<ReadFiles> => {
  const files: ReadFile[] = []
  let ignorados = 0
  for (const { tempPath, mime, name = '' } of uploads) {
    const archivo = plainName(name)
    const bytes = await readFile(tempPath)
    const one =
      mime === 'application/zip'
        ? await readZip(archivo, bytes)
        : { files: [read(archivo, bytes)], ignorados: 0 }
    files.push(...one.files)
    ignorados += one.ignorados
    await breathe()
  }
  return { files, ignorados }
}
