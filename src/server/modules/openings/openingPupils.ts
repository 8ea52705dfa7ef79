import type { Campos } from '@contract/domain/campos'
import { normalizeCurp } from '@contract/domain/curp'
import { joinName, searchWords, upper } from '@contract/domain/text'
import { spreadTexts } from '@contract/imports/combined.rules'
import { rowWords, type SheetRow } from '../../sheets/sheet'
import type { KnownPupil } from './facts.queries'
import type { OpeningTexts } from './readGiven'

export interface FileRow {
  readonly row: SheetRow
  readonly texts: OpeningTexts
  /** What is wrong with the whole row, so that its cells are not judged. */
  readonly wrong: Campos
}

export interface PupilOfRow extends FileRow {
  readonly curp: string
  readonly control: string
  readonly pupil: KnownPupil | null
  /** The row means a registered pupil, but does not say which. */
  readonly isAnother: boolean
  readonly campos: Campos
}

const UNKNOWN =
  'No hay un alumno registrado con este dato; para registrarlo faltan sus nombres, apellidos y fecha de nacimiento'
const NEITHER = 'Escribe la CURP o el número de control'

/** In any order: schools write surnames first or last. */
const nameKey = (name: string): string => searchWords(name.replace(/,/g, ' ')).sort().join(' ')

export const wholeName = ({
  nombre_completo,
  apellidos,
  nombres,
  paterno,
  materno,
}: OpeningTexts): string => {
  if (nombre_completo !== undefined) return nombre_completo
  const surnames = apellidos ?? joinName(paterno, materno, null)
  return nombres && surnames ? joinName(nombres, surnames, null) : ''
}

export const saysName = ({ nombre_completo, apellidos, nombres, paterno }: OpeningTexts): boolean =>
  [nombre_completo, apellidos, nombres, paterno].some((text) => text !== undefined)

const NO_NAMES = { order: null, read: () => null, surnames: () => null }

const withPlace = (each: FileRow): FileRow & { campos: Campos } => {
  const { nombre_completo: _whole, apellidos: _surnames, ...own } = each.texts
  const { texts, campos } = spreadTexts(own, NO_NAMES, null)
  return { ...each, texts: { ...each.texts, ...texts }, campos }
}

interface Known {
  readonly byCurp: ReadonlyMap<string, KnownPupil>
  readonly byControl: ReadonlyMap<string, KnownPupil>
  readonly sees: boolean
}

const findPupil = (
  { texts }: FileRow,
  curp: string,
  control: string,
  { byCurp, byControl, sees }: Known,
): Pick<PupilOfRow, 'pupil' | 'isAnother' | 'campos'> => {
  const wrong = (column: string, why: string, more?: string) => ({
    pupil: null,
    isAnother: true,
    campos: { [column]: sees && more !== undefined ? `${why}: ${more}` : why },
  })
  if (!curp && !control)
    return { pupil: null, isAnother: true, campos: { curp: NEITHER, numero_control: NEITHER } }
  const [own, holder] = [byCurp.get(curp), byControl.get(control)]
  const name = wholeName(texts)
  if (own) {
    if (!control || own.numero_control === control) return { pupil: own, isAnother: false, campos: {} }
    return holder
      ? wrong('numero_control', 'La CURP y el número de control son de dos alumnos distintos', holder.nombre)
      : wrong('numero_control', 'No es el número de control del alumno con esa CURP', own.numero_control)
  }
  if (holder && curp)
    return wrong('numero_control', 'Ya hay un alumno con ese número de control y otra CURP', holder.nombre)
  if (holder && name && nameKey(name) !== nameKey(holder.nombre))
    return wrong('numero_control', 'Ese número de control es de otro alumno', holder.nombre)
  if (holder) return { pupil: holder, isAnother: false, campos: {} }
  return saysName(texts)
    ? { pupil: null, isAnother: false, campos: {} }
    : wrong(curp ? 'curp' : 'numero_control', UNKNOWN)
}

export const curpIn = (texts: OpeningTexts): string => normalizeCurp(texts.curp ?? '')
export const controlIn = (texts: OpeningTexts): string => upper(texts.numero_control ?? '')

const filesOf = <T extends FileRow>(rows: readonly T[], keyOf: (row: T) => string) => {
  const found = new Map<string, T[]>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key) found.set(key, [...(found.get(key) ?? []), row])
  }
  return (row: T): string | null => {
    const others = (found.get(keyOf(row)) ?? []).filter((each) => each !== row)
    return others.length === 0
      ? null
      : `Está también en la fila ${others
          .slice(0, 5)
          .map((each) => rowWords(each.row))
          .join(', ')}`
  }
}

/** The same pupil in two rows is an error in both: it is unknown which is right. */
export const findPupilsOf = (rows: readonly FileRow[], known: Known): PupilOfRow[] => {
  const found = rows.map((written) => {
    const each = withPlace(written)
    const [curp, control] = [curpIn(each.texts), controlIn(each.texts)]
    const { campos, ...pupil } = findPupil(each, curp, control, known)
    return { ...each, curp, control, ...pupil, campos: { ...each.campos, ...campos } }
  })
  const samePupil = filesOf(found, ({ pupil }) => (pupil ? String(pupil.id) : ''))
  const sameCurp = filesOf(found, ({ curp }) => curp)
  const sameControl = filesOf(found, ({ control }) => control)
  return found.map((each) => {
    const column = each.curp ? 'curp' : 'numero_control'
    const twice = {
      ...(sameControl(each) ? { numero_control: sameControl(each) as string } : {}),
      ...(sameCurp(each) ? { curp: sameCurp(each) as string } : {}),
      ...(samePupil(each) ? { [column]: samePupil(each) as string } : {}),
    }
    return { ...each, campos: { ...twice, ...each.campos } }
  })
}
