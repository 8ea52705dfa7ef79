import { TAX_LABELS } from '@contract/fiscal/taxes.rules'
import { EMPTY_CHANGE, NO_IMAGE } from '@contract/domain/messages'
import { gradeLabel } from '@contract/domain/grades'
import { formatPesos } from '@contract/domain/money'
import { tidy } from '@contract/domain/text'
import { folioLabel } from '@contract/receipts/receipts.rules'
import {
  FROM_ENVIRONMENT,
  isSchoolImage,
  keptDays,
  keptLevel,
  keptText,
  SCHOOL_IMAGES,
  SCHOOL_TEXTS,
  schoolProblems,
  type SchoolChange,
  type SchoolImage,
} from '@contract/school/school.rules'
import type { School } from '@contract/school/school.schemas'
import type { Tx } from '../../db/database'
import type { FileStore } from '../../files/fileStore'
import type { ReadCall, WriteCall } from '../../http/call'
import { assertFields } from '../../http/validation'
import { badRequest, conflict, notFound, requireFile } from '../../shared/problem'
import type { Letterhead } from './letterhead'
import * as queries from './school.queries'

interface Deps {
  files: FileStore
  letterhead: Letterhead
}

const RECORD = 1

const IMAGES = {
  logo: { column: 'logo_id', field: 'logo', none: 'La escuela no tiene logo.' },
  firma: { column: 'firma_id', field: 'imagen_firma', none: 'La escuela no tiene imagen de firma.' },
} as const

const levelText = ({
  grado,
  cct,
  rvoe,
  clave_producto,
  tope_deducible,
  impuesto,
}: queries.LevelRow): string =>
  [
    gradeLabel(grado),
    cct && `CCT ${cct}`,
    rvoe && `RVOE ${rvoe}`,
    clave_producto && `clave de producto ${clave_producto}`,
    tope_deducible !== undefined && `deducible hasta ${formatPesos(tope_deducible)}`,
    impuesto && TAX_LABELS[impuesto],
  ]
    .filter(Boolean)
    .join(', ')

const columnsOf = (change: SchoolChange) => {
  const texts = SCHOOL_TEXTS.filter((field) => change[field] !== undefined).map((field) => [
    field,
    keptText(field, change[field] ?? null),
  ])
  const { firma } = change
  const part = (text: string | null | undefined) => tidy(text ?? '') || null
  const signer =
    firma === null
      ? { firma_nombre: null, firma_cargo: null }
      : {
          ...(firma?.nombre === undefined ? {} : { firma_nombre: part(firma.nombre) }),
          ...(firma?.cargo === undefined ? {} : { firma_cargo: part(firma.cargo) }),
        }
  return { ...(Object.fromEntries(texts) as Record<string, string | null>), ...signer }
}

/** Locks the counter of payments, so none is under way. @throws 409 when a payment exists */
const moveFirstFolio = async (tx: Tx, folio: number): Promise<void> => {
  await queries.lockFolioCounter(tx)
  const { first, fixed } = await queries.findFirstFolio(tx)
  if (first === folio) return
  if (fixed) {
    const message = `Ya hay recibos desde el folio ${folioLabel(first)}: el primer folio ya no se puede cambiar.`
    throw conflict(message, { folio_inicial: message })
  }
  await queries.setFirstFolio(tx, folio)
}

const trailOf = async (tx: Tx, row: queries.SchoolRow, letterhead: Letterhead) => ({
  ...row,
  nombre: letterhead.nameOf(row),
  direccion: letterhead.addressOf(row),
  folio_inicial: (await queries.findFirstFolio(tx)).first,
  niveles: (await queries.listLevels(tx)).map(levelText),
  dias_inhabiles: await queries.listDaysOff(tx),
})

const imageOf = (cual: string): SchoolImage => {
  if (isSchoolImage(cual)) return cual
  throw notFound(`No existe esa imagen de la escuela: puede ser ${SCHOOL_IMAGES.join(' o ')}.`)
}

export const createSchoolService = ({ files, letterhead }: Deps) => {
  const get = async ({ db }: ReadCall): Promise<School> => {
    const row = await queries.findSchool(db)
    const { first, fixed } = await queries.findFirstFolio(db)
    const { razon_social, rfc, regimen_fiscal, codigo_postal, telefono, correo } = row
    const signature =
      row.firma_id === null ? null : { id: row.firma_id, mime: row.firma_mime as string, thumb_sha256: null }
    const [direccion, urlLogo] = [letterhead.addressOf(row), letterhead.logoAddressOf(row)]
    const inEnvironment = { nombre: true, direccion: direccion !== null, urlLogo: urlLogo !== null }
    const savedAs = { nombre: 'nombre', direccion: 'direccion', urlLogo: 'logo' }
    return {
      nombre: letterhead.nameOf(row),
      razon_social,
      rfc,
      regimen_fiscal,
      codigo_postal,
      direccion,
      telefono,
      correo,
      folio_inicial: first,
      firma: { nombre: row.firma_nombre, cargo: row.firma_cargo },
      urlLogo,
      urlFirma: files.links(signature).urlFoto,
      niveles: await queries.listLevels(db),
      dias_inhabiles: await queries.listDaysOff(db),
      guardada: row.saved.some((field) => !isSchoolImage(field)),
      del_entorno: FROM_ENVIRONMENT.filter(
        (field) => inEnvironment[field] && !row.saved.includes(savedAs[field]),
      ),
      folio_fijo: fixed,
    }
  }

  const changeImage = async (call: WriteCall, cual: SchoolImage, id: number | null): Promise<School> => {
    const { db, record, afterCommit } = call
    const { column, field, none } = IMAGES[cual]
    const row = await queries.lockSchool(db)
    const old = row[column]
    const isThere = cual === 'logo' ? letterhead.logoAddressOf(row) !== null : old !== null
    if (id === null && !isThere) throw notFound(none)
    await queries.updateSchool(db, { [column]: id }, [cual])
    // The environment's logo has no id, so 0 stands for it: the bitácora still says that it was removed.
    const before = { nombre: letterhead.nameOf(row), [field]: old ?? (isThere ? 0 : null) }
    record('ESCUELA', RECORD, before, { [field]: id })
    if (old !== null) await files.release(db, old, afterCommit)
    return get(call)
  }

  return {
    get,

    /** @throws 400 wrong or no data · 409 the first folio is fixed by a payment */
    update: async (call: WriteCall, change: SchoolChange): Promise<School> => {
      const { db, record, unchanged } = call
      if (Object.keys(change).length === 0) throw badRequest(EMPTY_CHANGE)
      const stored = await queries.lockSchool(db)
      assertFields(schoolProblems(change, stored))
      const before = await trailOf(db, stored, letterhead)
      const { folio_inicial, niveles, dias_inhabiles } = change
      if (folio_inicial !== undefined && folio_inicial !== before.folio_inicial)
        await moveFirstFolio(db, folio_inicial)
      await queries.updateSchool(db, columnsOf(change), Object.keys(change))
      if (niveles) await queries.replaceLevels(db, niveles.map(keptLevel))
      if (dias_inhabiles) await queries.replaceDaysOff(db, keptDays(dias_inhabiles))
      const after = await trailOf(db, await queries.findSchool(db), letterhead)
      if (JSON.stringify(after) === JSON.stringify(before)) unchanged()
      else record('ESCUELA', RECORD, before, after)
      return get(call)
    },

    replaceImage: async (call: WriteCall, cual: string): Promise<School> => {
      const file = requireFile(call.files, NO_IMAGE)
      const image = imageOf(cual)
      return changeImage(call, image, await files.attach(call.db, file, call.actor.id))
    },

    /** Hides the environment's logo too. @throws 404 no such picture, or none to remove */
    deleteImage: (call: WriteCall, cual: string): Promise<School> => changeImage(call, imageOf(cual), null),
  }
}
export type SchoolService = ReturnType<typeof createSchoolService>
