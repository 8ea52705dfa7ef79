import sharp from 'sharp'
import { ConfigError } from '../config'

/** Pixels: several times its size on paper in points, so that it is sharp in print. */
const EDGE = 360
const KINDS = ['png', 'jpeg']

/**
 * The school's logo for papers: turned upright, without transparency, small enough to be in every receipt.
 * @param file of SCHOOL_LOGO
 * @throws ConfigError when it is no png or jpg that can be read
 */
export const readLogo = async (file: string): Promise<Buffer> => {
  try {
    const image = sharp(file, { limitInputPixels: 50_000_000 })
    const { format } = await image.metadata()
    if (!KINDS.includes(format ?? '')) throw new TypeError(`logo: ${format}`)
    return await image
      .rotate()
      .resize(EDGE, EDGE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer()
  } catch {
    throw new ConfigError('SCHOOL_LOGO debe ser el archivo de una imagen png o jpg que se pueda leer.')
  }
}
