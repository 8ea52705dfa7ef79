import { FAINT, INK, type Box, type Paper } from './paper'
import { writeText } from './text'

/** Pixels of a photo on paper: 24 by 30 mm at 250 to the inch. */
export const PHOTO = { width: 236, height: 295 } as const
/** Width by height of every photo on paper. */
export const PHOTO_RATIO = PHOTO.width / PHOTO.height

/** A person's photo in a frame; without one the frame is left to glue one in. */
export const drawPortrait = (doc: Paper, photo: Uint8Array | null, box: Box): void => {
  const { x, y, width, height } = box
  if (photo) doc.image(Buffer.from(photo), x, y, { cover: [width, height] })
  else {
    const middle = { x, width, y: y + height / 2 - 5 }
    writeText(doc, 'Foto', middle, { size: 7, color: FAINT, align: 'center' })
  }
  doc.rect(x, y, width, height).lineWidth(0.5).strokeColor(INK).stroke()
}
