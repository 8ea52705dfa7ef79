import sharp from 'sharp'
import { ConfigError } from '../config'

/** Pixels: several times its printed size in points, so that it is sharp. */
const EDGE = 360
const KINDS = ['png', 'jpeg']

export const paperPicture = (content: Buffer | string): Promise<Buffer> =>
  sharp(content, { limitInputPixels: 50_000_000 })
    .rotate()
    .resize(EDGE, EDGE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()

/** Used until the school saves its own. @param file of SCHOOL_LOGO @throws ConfigError when it is no readable png or jpg */
export const readLogo = async (file: string): Promise<Buffer> => {
  try {
    const { format } = await sharp(file, { limitInputPixels: 50_000_000 }).metadata()
    if (!KINDS.includes(format ?? '')) throw new TypeError(`logo: ${format}`)
    return await paperPicture(file)
  } catch {
    throw new ConfigError('SCHOOL_LOGO debe ser el archivo de una imagen png o jpg que se pueda leer.')
  }
}
