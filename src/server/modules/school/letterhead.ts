import { createHash } from 'node:crypto'
import { headLines } from '@contract/school/school.rules'
import type { Db } from '../../db/database'
import { contentOf, type FileStore } from '../../files/fileStore'
import type { SavedBrand } from '../../http/assets'
import { paperPicture } from '../../pdf/logo'
import type { School } from '../../pdf/school'
import { findSchool, listLevels, type SchoolRow } from './school.queries'

interface SchoolEnvironment {
  readonly nombre: string
  readonly direccion: string | null
  readonly logo: Uint8Array | null
}

interface Deps {
  db: Db
  files: Pick<FileStore, 'open'>
  environment: SchoolEnvironment
}

interface PublicLogo {
  readonly version: string
  readonly mime: string
  readonly content: Uint8Array
}

export const LOGO_PATH = '/files/escuela/logo'

/** Part of the logo's address, which so changes with the picture: browsers may keep it for a year. */
const versionOf = (sha256: string): string => sha256.slice(0, 16)

/** Logos by content, so that a receipt does not decode them anew. */
const createPictures = (files: Deps['files']) => {
  const pictures = new Map<string, Buffer>()
  return async (sha256: string | null): Promise<Buffer | null> => {
    if (sha256 === null) return null
    const drawn = pictures.get(sha256)
    if (drawn) return drawn
    const content = await contentOf(files, sha256)
    if (content === null) return null
    const picture = await paperPicture(content)
    if (pictures.size >= 4) pictures.clear()
    pictures.set(sha256, picture)
    return picture
  }
}

/** Asks the database each time, as another process may have saved a change just now. */
export const createLetterhead = ({ db, files, environment }: Deps) => {
  const pictureOf = createPictures(files)
  const ownLogo = environment.logo && {
    version: versionOf(createHash('sha256').update(environment.logo).digest('hex')),
    mime: 'image/png',
    content: environment.logo,
  }
  const isSaved = ({ saved }: SchoolRow, field: string): boolean => saved.includes(field)
  const nameOf = (row: SchoolRow): string => row.nombre ?? environment.nombre
  const addressOf = (row: SchoolRow): string | null =>
    isSaved(row, 'direccion') ? row.direccion : environment.direccion
  const logoVersionOf = (row: SchoolRow): string | null => {
    if (!isSaved(row, 'logo')) return ownLogo?.version ?? null
    return row.logo_thumb && versionOf(row.logo_thumb)
  }
  const logoAddressOf = (row: SchoolRow): string | null => {
    const version = logoVersionOf(row)
    return version && `${LOGO_PATH}?v=${version}`
  }
  return {
    nameOf,
    addressOf,
    logoAddressOf,

    name: async (): Promise<string> => nameOf(await findSchool(db)),

    holder: async (): Promise<string> => {
      const row = await findSchool(db)
      return row.razon_social ?? nameOf(row)
    },

    /** For `config.js`: the name is null until the school saves it. */
    mark: async (): Promise<SavedBrand> => {
      const row = await findSchool(db)
      return { nombre: row.nombre, logo: logoAddressOf(row) ?? '' }
    },

    school: async (): Promise<School> => {
      const [row, niveles] = [await findSchool(db), await listLevels(db)]
      const { telefono, correo, razon_social, rfc } = row
      const lines = headLines({ direccion: addressOf(row), telefono, correo, razon_social, rfc, niveles })
      return {
        name: nameOf(row),
        lines,
        logo: isSaved(row, 'logo') ? await pictureOf(row.logo_sha256) : environment.logo,
      }
    },

    signer: async (on: Db) => {
      const row = await findSchool(on)
      const { firma_nombre, firma_cargo, firma_id } = row
      return { escuela: nameOf(row), niveles: await listLevels(on), firma_nombre, firma_cargo, firma_id }
    },

    signature: async (id: number | null): Promise<Uint8Array | null> => {
      const row = await findSchool(db)
      return id === null || row.firma_id !== id ? null : pictureOf(row.firma_sha256)
    },

    publicLogo: async (): Promise<PublicLogo | null> => {
      const row = await findSchool(db)
      if (!isSaved(row, 'logo')) return ownLogo
      const content = row.logo_thumb === null ? null : await contentOf(files, row.logo_thumb)
      return content && { version: versionOf(row.logo_thumb as string), mime: 'image/webp', content }
    },
  }
}
export type Letterhead = ReturnType<typeof createLetterhead>
