import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createInflate } from 'node:zlib'
import {
  assertHarmless,
  goesToPage,
  HEAD_BYTES,
  hiddenContent,
  namesIn,
  objectsIn,
  type PdfObject,
  OVERLAP,
  refusal,
  type NamesFound,
} from './pdfText'

const PIECE_BYTES = 256 * 1024
/** Bytes of a stream after decompression, at which a decompression bomb is stopped. */
const MAX_OPENED = 16 * 1024 * 1024
const PACKED_BYTES = 16 * 1024
const MAX_STREAMS = 5_000

export const textAt = async (handle: FileHandle, from: number, length: number): Promise<string> => {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await handle.read(buffer, 0, length, Math.max(0, from))
  return buffer.toString('latin1', 0, bytesRead)
}

interface Packed {
  readonly start: number
  /** Offset of the first object, once unpacked; null where readers would disagree. */
  readonly first: number | null
}

const packedAt = async (handle: FileHandle, at: number): Promise<Packed | null> => {
  const from = Math.max(0, at - HEAD_BYTES)
  const around = await textAt(handle, from, at - from + HEAD_BYTES)
  const begin = /\bstream\r?\n/.exec(around.slice(at - from))
  const head = around.slice(around.lastIndexOf('obj', at - from), at - from + (begin?.index ?? 0))
  if (!begin || /endobj/.test(head.slice(3))) throw hiddenContent()
  const names = namesIn(head).map(({ name }) => name)
  const filters = names.filter((name) => /Decode$|^(?:Crypt|Predictor|AHx|LZW|RL)$/.test(name))
  if (!names.includes('Filter')) return null
  if (filters.length !== 1 || filters[0] !== 'FlateDecode') throw hiddenContent()
  const firsts = [...head.matchAll(/\/First\s+(\d{1,9})(?=\s*[/>])/g)]
  const isSaidOnce = firsts.length === 1 && names.filter((name) => name === 'First').length === 1
  return { start: at + begin.index + begin[0].length, first: isSaidOnce ? Number(firsts[0]?.[1]) : null }
}

/** Reads by position, because a stream of the handle would close it. */
async function* bytesFrom(handle: FileHandle, start: number): AsyncGenerator<Buffer> {
  for (let at = start; ; at += PACKED_BYTES) {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(PACKED_BYTES), 0, PACKED_BYTES, at)
    if (bytesRead === 0) return
    yield buffer.subarray(0, bytesRead)
  }
}

const inflatedText = async (handle: FileHandle, start: number): Promise<string> => {
  const inflate = createInflate()
  const source = Readable.from(bytesFrom(handle, start), { objectMode: false })
  source.on('error', (error) => inflate.destroy(error))
  const parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const part of source.pipe(inflate) as AsyncIterable<Buffer>) {
      parts.push(part)
      bytes += part.length
      if (bytes > MAX_OPENED) throw hiddenContent()
    }
    return Buffer.concat(parts).toString('latin1')
  } catch {
    throw hiddenContent()
  } finally {
    source.destroy()
    inflate.destroy()
  }
}

interface Piece {
  readonly text: string
  readonly start: number
  readonly from: number
  readonly to: number
}

async function* piecesOf(handle: FileHandle): AsyncGenerator<Piece> {
  const { size } = await handle.stat()
  for (let at = 0; at < size; at += PIECE_BYTES) {
    const start = Math.max(0, at - OVERLAP)
    const from = at - start
    const text = await textAt(handle, start, from + PIECE_BYTES + HEAD_BYTES)
    yield { text, start, from, to: from + PIECE_BYTES }
  }
}

/** Objects packed into a stream, which begins with the numbers and places of all of them. */
const packedIn = (text: string, first: number | null): PdfObject[] => {
  if (first === null) throw hiddenContent()
  const pairs = text.slice(0, first).matchAll(/(\d+)\s+(\d+)/g)
  return [...pairs].map(([, number, place]) => ({ number: Number(number), place: first + Number(place) }))
}

/** An edited pdf may define an object twice, so each definition must pass. @throws 400 unless all these objects exist and only go to a page */
const assertGoToPages = async (handle: FileHandle, numbers: Set<number>, packed: readonly Packed[]) => {
  const missing = new Set(numbers)
  const look = (text: string, objects: PdfObject[]): void => {
    for (const { number, place } of objects) {
      if (!numbers.has(number)) continue
      if (!goesToPage(text.slice(place, place + HEAD_BYTES))) throw refusal()
      missing.delete(number)
    }
  }
  for await (const { text, from, to } of piecesOf(handle))
    look(
      text,
      objectsIn(text).filter(({ place }) => place >= from && place < to),
    )
  for (const { start, first } of packed) {
    const text = await inflatedText(handle, start)
    look(text, packedIn(text, first))
  }
  if (missing.size > 0) throw hiddenContent()
}

/** Searches all bytes, not only those in the index, as a more tolerant reader would (decisions/0026). @throws 400 */
export const assertNoActions = async (handle: FileHandle): Promise<void> => {
  const places = new Set<number>()
  const found: NamesFound = { judged: 0, started: new Set() }
  for await (const { text, start, from, to } of piecesOf(handle)) {
    assertHarmless(found, text, from, to)
    for (const { name, at } of namesIn(text)) {
      if (name === 'Encrypt') throw hiddenContent()
      if (name === 'ObjStm') places.add(start + at)
    }
  }
  if (places.size > MAX_STREAMS) throw hiddenContent()
  const packed: Packed[] = []
  for (const at of places) {
    const stream = await packedAt(handle, at)
    if (stream === null) continue
    packed.push(stream)
    assertHarmless(found, await inflatedText(handle, stream.start))
  }
  if (found.started.size > 0) await assertGoToPages(handle, found.started, packed)
}
