import sharp from 'sharp'
import { sceneOf, type SceneKind } from './scene'

const WIDTH = 640
const HEIGHT = 480
const FRAMES = 40
const FRAME_MS = 100
/** Frames of a cluster: a player begins to play at the start of one. */
const PER_CLUSTER = 10

/** A number in this many bytes, the highest first. */
const uint = (value: number, bytes: number): Buffer => {
  const out = Buffer.alloc(bytes)
  out.writeUIntBE(value, 0, bytes)
  return out
}

/** An element of EBML (RFC 8794): id, length in eight bytes, content. */
const element = (id: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content)
  return Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x01, 0]), uint(body.length, 6), body])
}
const text = (id: string, value: string): Buffer => element(id, Buffer.from(value, 'latin1'))
const number = (id: string, value: number): Buffer => element(id, uint(value, 4))
const float = (id: string, value: number): Buffer => {
  const out = Buffer.alloc(8)
  out.writeDoubleBE(value)
  return element(id, out)
}

/** The VP8 key frame inside a lossy webp: a webp is one frame of a webm in another wrapping. */
const keyFrameOf = (webp: Buffer): Buffer => {
  for (let at = 12; at + 8 <= webp.length;) {
    const length = webp.readUInt32LE(at + 4)
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at + 8, at + 8 + length)
    at += 8 + length + (length % 2)
  }
  throw new Error('the webp has no VP8 frame')
}

const header = (): Buffer => element('1a45dfa3', text('4282', 'webm'), number('4287', 4), number('4285', 2))

const info = (frames: number): Buffer =>
  element(
    '1549a966',
    number('2ad7b1', 1_000_000),
    float('4489', frames * FRAME_MS),
    text('4d80', 'escuela'),
    text('5741', 'escuela'),
  )

const track = (): Buffer =>
  element(
    '1654ae6b',
    element(
      'ae',
      ...[number('d7', 1), number('73c5', 1), number('83', 1), text('86', 'V_VP8'), number('9c', 0)],
      element('e0', number('b0', WIDTH), number('ba', HEIGHT)),
    ),
  )

const cluster = (frames: readonly Buffer[], first: number): Buffer =>
  element(
    '1f43b675',
    number('e7', first * FRAME_MS),
    ...frames.map((frame, at) =>
      element('a3', Buffer.from([0x81]), uint(at * FRAME_MS, 2), Buffer.from([0x80]), frame),
    ),
  )

/** Where each cluster begins, so that a player can jump. @param before bytes of the segment before this element */
const cues = (clusters: readonly Buffer[], before: number): Buffer => {
  const table = (starts: readonly number[]) =>
    element(
      '1c53bb6b',
      ...starts.map((start, at) =>
        element(
          'bb',
          number('b3', at * PER_CLUSTER * FRAME_MS),
          element('b7', number('f7', 1), number('f1', start)),
        ),
      ),
    )
  const length = table(clusters.map(() => 0)).length
  let start = before + length
  return table(clusters.map((each) => (start += each.length) - each.length))
}

/** A webm (Matroska with VP8) of these pictures, each a key frame. */
export const webmOf = (webps: readonly Buffer[]): Buffer => {
  const frames = webps.map(keyFrameOf)
  const clusters: Buffer[] = []
  for (let first = 0; first < frames.length; first += PER_CLUSTER)
    clusters.push(cluster(frames.slice(first, first + PER_CLUSTER), first))
  const start = [info(frames.length), track()]
  const before = start.reduce((sum, { length }) => sum + length, 0)
  return Buffer.concat([header(), element('18538067', ...start, cues(clusters, before), ...clusters)])
}

/** Four seconds of a feast, made on the spot: no film has to travel with the source. */
export const filmOf = async (kind: SceneKind, seed: number): Promise<Buffer> => {
  const webps: Buffer[] = []
  for (let at = 0; at < FRAMES; at++)
    webps.push(
      await sharp(Buffer.from(sceneOf(kind, seed, at / FRAMES)))
        .resize(WIDTH, HEIGHT)
        .flatten()
        .webp({ quality: 60, effort: 0 })
        .toBuffer(),
    )
  return webmOf(webps)
}
