import { open, rename, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { MAX_FILE_BYTES, type FileKind } from '@contract/domain/files'
import { atMost } from '../shared/atMost'
import { badRequest, HttpProblem } from '../shared/problem'
import { syncFile, writeSynced, type Contents } from './contents'
import { cleanVideo } from './isoMedia'
import { damagedFile, HEAD_BYTES, tooLarge, typeOf, type FileType, type Mime } from './kinds'
import { assertNoActions, textAt } from './pdfActions'
import { chunkPassed } from './usedChunks'
import { digestOf } from './wholeness'

/** Pixels: fills a 2560 px screen. */
const MAX_SIDE = 2560

/** Pixels: sharp on a phone's card. */
const THUMB_SIDE = 320

/** Lets a phone's 64-megapixel photo through, and stops a bomb of a few kilobytes. */
const MAX_PIXELS = 65_000_000

/** A progressive jpeg with endless scans costs time although it has few pixels. */
const SECONDS = 30

/** Turning a picture may take 200 MB, and file access uses the same threads. */
const AT_A_TIME = 2

sharp.cache(false)

interface Picture {
  readonly content: Buffer
  readonly width: number
  readonly height: number
  readonly thumb: Buffer
}

const inTurn = atMost(AT_A_TIME)

const assertDecodable = async (file: string, format: 'jpeg' | 'png'): Promise<void> => {
  const head = await sharp(file, { limitInputPixels: false }).metadata()
  if (head.format !== format) throw damagedFile('image')
  if (head.width * head.height > MAX_PIXELS)
    throw badRequest(`La imagen mide demasiado: se aceptan hasta ${MAX_PIXELS / 1e6} megapíxeles.`)
}

const remake = async (file: string, format: 'jpeg' | 'png'): Promise<Picture> => {
  await assertDecodable(file, format)
  const upright = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
  const encoded = format === 'jpeg' ? upright.jpeg({ quality: 85 }) : upright.png()
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  const thumb = await sharp(data)
    .resize(THUMB_SIDE, THUMB_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer()
  return { content: data, width: info.width, height: info.height, thumb }
}

/** Only pixels survive: no place where a child was photographed, no data hidden behind the end. @throws 415 · 400 too many pixels */
const reencode = (file: string, mime: Mime): Promise<Picture> =>
  inTurn(() =>
    remake(file, mime === 'image/png' ? 'png' : 'jpeg').catch((error: unknown) => {
      throw error instanceof HttpProblem ? error : damagedFile('image')
    }),
  )

export interface PreparedFile {
  readonly kind: FileKind
  readonly mime: string
  readonly bytes: number
  readonly sha256: string
  readonly width: number | null
  readonly height: number | null
  readonly thumbSha256: string | null
  readonly tempPath: string
  readonly thumbTempPath: string | null
  /** Name on the user's computer, only to be repeated in an answer. */
  readonly name?: string
}

const largest = (kinds: readonly FileKind[]): FileKind =>
  kinds.reduce((most, kind) => (MAX_FILE_BYTES[kind] > MAX_FILE_BYTES[most] ? kind : most))

/** Stops at the first byte too many. @throws 400 empty · 413 too large · 415 none of the kinds; the caller removes the file */
const spool = async (
  stream: Readable,
  kinds: readonly FileKind[],
  file: string,
): Promise<FileType & { bytes: number }> => {
  const handle = await open(file, 'wx', 0o600)
  try {
    let head: Buffer = Buffer.alloc(0)
    let type: FileType | undefined
    let bytes = 0
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (!type) {
        head = Buffer.concat([head, chunk])
        if (head.length >= HEAD_BYTES) type = await typeOf(head, kinds)
      }
      const kind = type?.kind ?? largest(kinds)
      if (bytes > MAX_FILE_BYTES[kind]) throw tooLarge(kind)
      await handle.appendFile(chunk)
      chunkPassed(chunk.length)
    }
    if (bytes === 0) throw badRequest('El archivo está vacío.')
    return { ...(type ?? (await typeOf(head, kinds))), bytes }
  } finally {
    await handle.close()
  }
}

/** The end mark of a pdf is within its last 1024 bytes (ISO 32000-1, annex H.3, note 18); the rest is for the offset before it. */
const TAIL_BYTES = 1024 + 64

/** Some writers give an offset that is wrong by a line end or two. */
const SLACK = 16

/** Header, end, and the cross-reference that the end names must exist. @throws 415 broken · 400 it can run something */
const assertPdf = async (file: string): Promise<void> => {
  const handle = await open(file, 'r')
  try {
    const { size } = await handle.stat()
    const tail = await textAt(handle, size - TAIL_BYTES, TAIL_BYTES)
    const end = /startxref\s+(\d{1,10})\s+%%EOF(?![\s\S]*startxref)/.exec(tail)
    const table = end ? await textAt(handle, Number(end[1]) - SLACK, SLACK * 4) : ''
    const whole = /^%PDF-\d\.\d/.test(await textAt(handle, 0, 8)) && /\bxref\b|\d+\s+\d+\s+obj\b/.test(table)
    if (!whole) throw damagedFile('pdf')
    await assertNoActions(handle)
  } finally {
    await handle.close()
  }
}

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

const prepareImage = async (raw: string, target: string, { mime }: FileType): Promise<PreparedFile> => {
  const { content, width, height, thumb } = await reencode(raw, mime)
  const thumbTempPath = `${target}.miniatura`
  await writeSynced(target, content)
  await writeSynced(thumbTempPath, thumb)
  return {
    kind: 'image',
    mime,
    bytes: content.length,
    sha256: sha256(content),
    width,
    height,
    thumbSha256: sha256(thumb),
    tempPath: target,
    thumbTempPath,
  }
}

const prepareAsIs = async (
  raw: string,
  target: string,
  { kind, mime, bytes }: FileType & { bytes: number },
): Promise<PreparedFile> => {
  if (kind === 'pdf') await assertPdf(raw)
  if (mime === 'video/mp4' || mime === 'video/quicktime') await cleanVideo(raw)
  await syncFile(raw)
  await rename(raw, target)
  const digest = await digestOf(target)
  return {
    kind,
    mime,
    bytes,
    sha256: digest,
    width: null,
    height: null,
    thumbSha256: null,
    tempPath: target,
    thumbTempPath: null,
  }
}

export const prepareFile = async (
  contents: Contents,
  stream: Readable,
  kinds: readonly FileKind[],
): Promise<PreparedFile> => {
  const target = contents.newTemporary()
  const raw = `${target}.recibido`
  try {
    const type = await spool(stream, kinds, raw)
    return await (type.kind === 'image' ? prepareImage : prepareAsIs)(raw, target, type)
  } catch (error) {
    for (const file of [target, `${target}.miniatura`]) await rm(file, { force: true })
    throw error
  } finally {
    await rm(raw, { force: true })
  }
}
