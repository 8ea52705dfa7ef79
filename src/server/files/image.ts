import sharp from 'sharp'
import { badRequest, HttpProblem } from '../http/problem'
import { damaged, type Mime } from './kinds'

/** Longest side that is kept, in pixels: fills a 2560 px screen. */
const LONGEST_SIDE = 2560
/** Longest side of a thumbnail, in pixels: sharp on a phone's card. */
const THUMB_SIDE = 320
/** Most pixels that are decoded: a phone's 64 megapixel photo passes, a bomb of a few kilobytes does not. */
const MAX_PIXELS = 65_000_000
/** A progressive jpeg with endless scans costs time although it has few pixels. */
const SECONDS = 30
/** Pictures decoded at a time: each may take 200 MB while it is being turned, and file access shares the same threads. */
const AT_A_TIME = 2

sharp.cache(false)

export interface Picture {
  readonly content: Buffer
  readonly width: number
  readonly height: number
  /** webp */
  readonly thumb: Buffer
}

let free = AT_A_TIME
const waiting: (() => void)[] = []

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (free > 0) free--
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else free++
  }
}

const assertDecodable = async (file: string, format: 'jpeg' | 'png'): Promise<void> => {
  const head = await sharp(file, { limitInputPixels: false }).metadata()
  if (head.format !== format) throw damaged('image')
  if (head.width * head.height > MAX_PIXELS)
    throw badRequest(`La imagen mide demasiado: se aceptan hasta ${MAX_PIXELS / 1e6} megapíxeles.`)
}

const remake = async (file: string, format: 'jpeg' | 'png'): Promise<Picture> => {
  await assertDecodable(file, format)
  const upright = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
  const encoded = format === 'jpeg' ? upright.jpeg({ quality: 85 }) : upright.png()
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  const thumb = await sharp(data)
    .resize(THUMB_SIDE, THUMB_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer()
  return { content: data, width: info.width, height: info.height, thumb }
}

/**
 * Decodes a picture and encodes it anew: upright, at most 2560 px long, colours as sRGB, with nothing of the original but
 * its pixels. No metadata (where a child was photographed) and nothing hidden behind the picture's end survives.
 * @throws HttpProblem 415 not a whole picture of that type · 400 more than 65 megapixels
 */
export const reencode = (file: string, mime: Mime): Promise<Picture> =>
  inTurn(() =>
    remake(file, mime === 'image/png' ? 'png' : 'jpeg').catch((error: unknown) => {
      throw error instanceof HttpProblem ? error : damaged('image')
    }),
  )
