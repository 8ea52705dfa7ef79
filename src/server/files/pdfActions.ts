import type { FileHandle } from 'node:fs/promises'
import { createInflate } from 'node:zlib'
import { badRequest } from '../shared/problem'

/** Names that a pdf uses to run, send, open or attach something; a plain paper has none of them. */
const RISKY = new Set([
  ...['JavaScript', 'Rendition', 'Launch', 'SubmitForm', 'ImportData'],
  ...['GoToE', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'XFA'],
])

/** A name up to its end; any of its letters may be written as #4A. */
const NAME = /\/((?:[A-Za-z]|#[0-9A-Fa-f]{2}){3,40})(?=[\s\0()<>[\]{}/%]|$)/g

const plain = (name: string): string =>
  name.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

const PIECE_BYTES = 256 * 1024
/** Longer than any name: one that lies across two pieces is whole in the second. */
const OVERLAP = 256
/** Enough for the dictionary of an object. */
const HEAD_BYTES = 4096
/** Largest size of one stream after decompression: a bomb stops there. */
const MAX_OPENED = 16 * 1024 * 1024
const MAX_STREAMS = 5_000

const refusal = () =>
  badRequest(
    'El PDF trae programas, acciones o archivos dentro y no se puede guardar. Ábrelo, elige Imprimir y «Guardar como PDF», y sube esa copia.',
  )
const hidden = () =>
  badRequest(
    'El PDF está cifrado o guardado de un modo que no se puede revisar. Sube una copia sin contraseña.',
  )

const textAt = async (handle: FileHandle, from: number, length: number): Promise<string> => {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await handle.read(buffer, 0, length, Math.max(0, from))
  return buffer.toString('latin1', 0, bytesRead)
}

const namesIn = (text: string): { name: string; at: number; end: number }[] =>
  [...text.matchAll(NAME)].map(({ 0: whole, 1: name = '', index }) => ({
    name: plain(name),
    at: index,
    end: index + whole.length,
  }))

/** Whether opening the paper starts an action other than going to a page, which is usual. */
const opensMore = (after: string): boolean => {
  const [, action] = /^\s*<<([\s\S]*?)>>/.exec(after) ?? []
  if (action === undefined) return false
  const names = namesIn(action).map(({ name }) => name)
  return /\/(?:S|#53)\s*\//.test(action) && !names.some((name) => name === 'GoTo')
}

const assertHarmless = (text: string): void => {
  for (const { name, end } of namesIn(text)) {
    if (RISKY.has(name)) throw refusal()
    if (name === 'OpenAction' && opensMore(text.slice(end, end + HEAD_BYTES))) throw refusal()
  }
}

/** Start of the objects packed into one stream. @throws 400 for a packing that only attackers use */
const packedAt = async (handle: FileHandle, at: number): Promise<number | null> => {
  const from = Math.max(0, at - HEAD_BYTES)
  const around = await textAt(handle, from, at - from + HEAD_BYTES)
  const begin = /\bstream\r?\n/.exec(around.slice(at - from))
  const head = around.slice(around.lastIndexOf('obj', at - from), at - from + (begin?.index ?? 0))
  if (!begin || /endobj/.test(head.slice(3))) throw hidden()
  const names = namesIn(head).map(({ name }) => name)
  const filters = names.filter((name) => /Decode$|^(?:Crypt|Predictor|AHx|LZW|RL)$/.test(name))
  if (!names.includes('Filter')) return null
  if (filters.length !== 1 || filters[0] !== 'FlateDecode') throw hidden()
  return at + begin.index + begin[0].length
}

/** The text that a compressed piece holds. @throws 400 broken, or larger than `MAX_OPENED` */
const opened = async (handle: FileHandle, start: number): Promise<string> => {
  const inflate = createInflate()
  const source = handle.createReadStream({ start, autoClose: false, highWaterMark: 16 * 1024 })
  source.on('error', (error) => inflate.destroy(error))
  const parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const part of source.pipe(inflate) as AsyncIterable<Buffer>) {
      parts.push(part)
      bytes += part.length
      if (bytes > MAX_OPENED) throw hidden()
    }
    return Buffer.concat(parts).toString('latin1')
  } catch {
    throw hidden()
  } finally {
    source.destroy()
    inflate.destroy()
  }
}

/**
 * Refuses a pdf that could do more than be read (decisions/0026). All bytes are searched, not only those in the
 * pdf's own index, and compressed streams are unpacked, so that a more tolerant reader finds nothing that this missed.
 * @throws HttpProblem 400
 */
export const assertNoActions = async (handle: FileHandle): Promise<void> => {
  const { size } = await handle.stat()
  const packed = new Set<number>()
  for (let at = 0; at < size; at += PIECE_BYTES) {
    const from = Math.max(0, at - OVERLAP)
    const text = await textAt(handle, from, at - from + PIECE_BYTES + HEAD_BYTES)
    assertHarmless(text)
    for (const { name, at: place } of namesIn(text)) {
      if (name === 'Encrypt') throw hidden()
      if (name === 'ObjStm') packed.add(from + place)
    }
  }
  if (packed.size > MAX_STREAMS) throw hidden()
  for (const at of packed) {
    const start = await packedAt(handle, at)
    if (start !== null) assertHarmless(await opened(handle, start))
  }
}
