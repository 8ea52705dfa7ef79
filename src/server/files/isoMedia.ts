import { open, type FileHandle } from 'node:fs/promises'
import { damagedFile } from './kinds'

/** ISO/IEC 14496-12 (mp4, mov): 4 bytes of size, 4 of type, content. Offsets from the file's start. */
interface Box {
  readonly type: string
  readonly start: number
  readonly content: number
  readonly end: number
}

/** Boxes that only describe: phones write place, time and owner of a video there. No player needs them. */
const PERSONAL = new Set(['udta', 'meta', 'uuid'])
/** A fragmented video of some hours has thousands of boxes. A file with more is an attack. */
const MAX_BOXES = 50_000
const HEADER = 8
const LONG_HEADER = 16

const readBox = async (handle: FileHandle, start: number, limit: number): Promise<Box> => {
  const head = Buffer.alloc(LONG_HEADER)
  const { bytesRead } = await handle.read(head, 0, LONG_HEADER, start)
  const short = head.readUInt32BE(0)
  const long = short === 1
  const size = short === 0 ? limit - start : long ? Number(head.readBigUInt64BE(HEADER)) : short
  const header = long ? LONG_HEADER : HEADER
  if (bytesRead < header || size < header || start + size > limit) throw damagedFile('video')
  return { type: head.toString('latin1', 4, HEADER), start, content: start + header, end: start + size }
}

async function* boxesIn(handle: FileHandle, from: number, limit: number): AsyncGenerator<Box> {
  let count = 0
  // QuickTime may end a list with four zero bytes: what is shorter than a header is no box.
  for (let at = from; at + HEADER <= limit;) {
    if (++count > MAX_BOXES) throw damagedFile('video')
    const box = await readBox(handle, at, limit)
    yield box
    at = box.end
  }
}

const ZEROS = Buffer.alloc(64 * 1024)

/** Turns a box into one that readers skip. The length stays, so no offset to the pictures changes. */
const blank = async (handle: FileHandle, box: Box): Promise<void> => {
  await handle.write(Buffer.from('free', 'latin1'), 0, 4, box.start + 4)
  for (let at = box.content; at < box.end; at += ZEROS.length)
    await handle.write(ZEROS, 0, Math.min(ZEROS.length, box.end - at), at)
}

const blankPersonal = async (handle: FileHandle, from: number, limit: number): Promise<void> => {
  for await (const box of boxesIn(handle, from, limit)) {
    if (PERSONAL.has(box.type)) await blank(handle, box)
    else if (box.type === 'trak') await blankPersonal(handle, box.content, box.end)
  }
}

/** Wipes place and owner in place; pictures and sound stay byte by byte. @throws 415 when it is not whole */
export const cleanVideo = async (file: string): Promise<void> => {
  const handle = await open(file, 'r+')
  try {
    const { size } = await handle.stat()
    let tracks = false
    for await (const box of boxesIn(handle, 0, size)) {
      if (PERSONAL.has(box.type)) await blank(handle, box)
      if (box.type !== 'moov') continue
      tracks = true
      await blankPersonal(handle, box.content, box.end)
    }
    if (!tracks) throw damagedFile('video')
  } finally {
    await handle.close()
  }
}
