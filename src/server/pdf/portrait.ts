import sharp from 'sharp'
import { contentOf, type FileStore } from '../files/fileStore'
import { FAINT, INK, type Box, type Paper } from './paper'
import { writeText } from './text'

/** A pdf takes no webp, so the thumbnail (some 10 KB) is encoded anew; the photo of 2560 px is never decoded. */
const toPhoto = (thumbnail: Buffer): Promise<Buffer> =>
  sharp(thumbnail)
    .resize({ ...PHOTO, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer()

/** One after the other, as 45 at once would take every thread that reads files. @returns by SHA-256, without damaged ones */
export const readPhotos = async (
  files: Pick<FileStore, 'open'>,
  shas: readonly (string | null)[],
): Promise<Map<string, Buffer>> => {
  const photos = new Map<string, Buffer>()
  for (const sha of new Set(shas)) {
    const content = sha === null ? null : await contentOf(files, sha)
    if (sha !== null && content !== null) photos.set(sha, await toPhoto(content))
  }
  return photos
}

/** Pixels: 24 by 30 mm at 250 to the inch. */
const PHOTO = { width: 236, height: 295 } as const
export const PHOTO_RATIO = PHOTO.width / PHOTO.height

export const drawPortrait = (doc: Paper, photo: Uint8Array | null, box: Box): void => {
  const { x, y, width, height } = box
  if (photo) doc.image(Buffer.from(photo), x, y, { cover: [width, height] })
  else {
    const middle = { x, width, y: y + height / 2 - 5 }
    writeText(doc, 'Foto', middle, { size: 7, color: FAINT, align: 'center' })
  }
  doc.rect(x, y, width, height).lineWidth(0.5).strokeColor(INK).stroke()
}
