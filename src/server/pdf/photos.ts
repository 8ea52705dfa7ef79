import sharp from 'sharp'
import { contentOf, type FileStore } from '../files/fileStore'
import { PHOTO } from './portrait'

/** A pdf takes no webp, so the thumbnail is encoded anew: some 10 KB each, and the photo of 2560 px is never decoded. */
const toPhoto = (thumbnail: Buffer): Promise<Buffer> =>
  sharp(thumbnail)
    .resize({ ...PHOTO, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer()

/**
 * Photos for papers out of thumbnails, one after the other: 45 at once would hold every thread that reads files.
 * @param shas of thumbnails; a person without a photo has null
 * @returns by sum; missing and damaged ones are left out
 */
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
