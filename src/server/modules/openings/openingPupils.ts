import { byKey } from '@contract/domain/byKey'
import type { Campos } from '@contract/domain/campos'
import { normalizeCurp } from '@contract/domain/curp'
import { upper } from '@contract/domain/text'
import { FISCAL_COLUMNS, isServiceColumn } from '@contract/openings/family.columns'
import { BALANCE_COLUMNS } from '@contract/openings/openings.rules'
import { spreadTexts, type PupilTexts } from '@contract/imports/combined.rules'
import {
  alikeNames,
  askWords,
  meantBy,
  rowKey,
  wholeName,
  type AlikePupil,
  type PupilAnswers,
} from '@contract/imports/samePupils.rules'
import type { OpeningTexts } from '@contract/openings/openingWords'
import { rowWords, type SheetRow } from '../../sheets/sheet'
import type { KnownPupil } from './facts.queries'

export interface FileRow {
  readonly row: SheetRow
  readonly texts: OpeningTexts
  /** Wrong as a whole, so its cells are not judged. */
  readonly wrong: Campos
}

export interface PupilOfRow extends FileRow {
  readonly curp: string
  readonly control: string
  readonly pupil: KnownPupil | null
  /** Must not be registered as new: its keys are missing or contradict the registered pupils, or it is like one of them. */
  readonly isAnother: boolean
  readonly campos: Campos
  readonly parecidos?: readonly AlikePupil[]
  readonly aviso?: string
}

const UNKNOWN =
  'No hay un alumno registrado con este dato; para registrarlo faltan sus nombres, apellidos y fecha de nacimiento'
const NEITHER = 'Escribe la CURP o el número de control'

const NOT_OF_PUPILS: ReadonlySet<string> = new Set([...BALANCE_COLUMNS, ...FISCAL_COLUMNS])

const pupilTexts = (texts: FileRow['texts']): PupilTexts =>
  Object.fromEntries(
    Object.entries(texts).filter(([column]) => !NOT_OF_PUPILS.has(column) && !isServiceColumn(column)),
  )

export const ofPupil = ({ row, texts }: FileRow) => ({ row, texts: pupilTexts(texts) })

export const saysName = ({ nombre_completo, apellidos, nombres, paterno }: OpeningTexts): boolean =>
  [nombre_completo, apellidos, nombres, paterno].some((text) => text !== undefined)

const NO_NAMES = { order: null, read: () => null, surnames: () => null }

const withPlace = (each: FileRow): FileRow & { campos: Campos } => {
  const { nombre_completo: _whole, apellidos: _surnames, ...own } = each.texts
  const { texts, campos } = spreadTexts(own, NO_NAMES, null)
  return { ...each, texts: { ...each.texts, ...texts }, campos }
}

interface RegisteredPupils {
  readonly byCurp: ReadonlyMap<string, KnownPupil>
  readonly byControl: ReadonlyMap<string, KnownPupil>
  readonly byId: ReadonlyMap<number, KnownPupil>
  readonly alike: ReadonlyMap<SheetRow, readonly AlikePupil[]>
  readonly answers: PupilAnswers
  readonly sees: boolean
}

type PupilMatch = Pick<PupilOfRow, 'pupil' | 'isAnother' | 'campos' | 'parecidos' | 'aviso'>

const FRESH: PupilMatch = { pupil: null, isAnother: false, campos: {} }
const matchOf = (pupil: KnownPupil): PupilMatch => ({ pupil, isAnother: false, campos: {} })

const KEPT = 'La CURP del archivo no se guarda aquí: escríbela en la página del alumno'

/** By name and day of birth, as the user answered; null when no registered pupil is alike. */
const findAnswered = (
  { row }: FileRow,
  { byId, alike, answers, sees }: RegisteredPupils,
): PupilMatch | null => {
  const some = alike.get(row) ?? []
  const answer = answers.same.get(rowKey(row))
  const meant = meantBy(some, sees || answer === null ? answer : undefined)
  if (meant === 'NEW') return null
  const pupil = meant === 'ASK' ? undefined : byId.get(meant.id)
  if (pupil) return matchOf(pupil)
  const asks = { pupil: null, isAnother: true, campos: { curp: askWords(some, sees) } }
  return sees ? { ...asks, parecidos: some } : asks
}

const findPupil = (each: FileRow, curp: string, control: string, known: RegisteredPupils): PupilMatch => {
  const { texts } = each
  const { byCurp, byControl, sees } = known
  const wrong = (column: string, why: string, more?: string): PupilMatch => ({
    pupil: null,
    isAnother: true,
    campos: { [column]: sees && more !== undefined ? `${why}: ${more}` : why },
  })
  if (!curp && !control)
    return (
      findAnswered(each, known) ?? {
        pupil: null,
        isAnother: true,
        campos: { curp: NEITHER, numero_control: NEITHER },
      }
    )
  const [own, holder] = [byCurp.get(curp), byControl.get(control)]
  const name = wholeName(texts)
  if (own) {
    if (!control || own.numero_control === control) return matchOf(own)
    return holder
      ? wrong('numero_control', 'La CURP y el número de control son de dos alumnos distintos', holder.nombre)
      : wrong('numero_control', 'No es el número de control del alumno con esa CURP', own.numero_control)
  }
  if (holder?.curp && curp)
    return wrong('numero_control', 'Ya hay un alumno con ese número de control y otra CURP', holder.nombre)
  if (holder && name && !alikeNames(name, holder.nombre))
    return wrong('numero_control', 'Ese número de control es de otro alumno', holder.nombre)
  if (holder) return { ...matchOf(holder), ...(curp ? { aviso: KEPT } : {}) }
  if (!saysName(texts)) return wrong(curp ? 'curp' : 'numero_control', UNKNOWN)
  return findAnswered(each, known) ?? FRESH
}

export const curpIn = (texts: OpeningTexts): string => normalizeCurp(texts.curp ?? '')
export const controlIn = (texts: OpeningTexts): string => upper(texts.numero_control ?? '')

/** Problem that names the other rows with the same key; null without others or for a blank key. */
const repeatProblem = <T extends FileRow>(rows: readonly T[], keyOf: (row: T) => string) => {
  const groups = byKey(rows, keyOf)
  return (row: T): string | null => {
    const key = keyOf(row)
    const others = key ? (groups.get(key) ?? []).filter((each) => each !== row) : []
    return others.length === 0
      ? null
      : `Está también en la fila ${others
          .slice(0, 5)
          .map((each) => rowWords(each.row))
          .join(', ')}`
  }
}

/** The same pupil in two rows is an error of both, as nobody knows which is right. */
export const findPupilsOf = (rows: readonly FileRow[], known: RegisteredPupils): PupilOfRow[] => {
  const pupils = rows.map((written) => {
    const each = withPlace(written)
    const [curp, control] = [curpIn(each.texts), controlIn(each.texts)]
    const { campos, ...pupil } = findPupil(each, curp, control, known)
    return { ...each, curp, control, ...pupil, campos: { ...each.campos, ...campos } }
  })
  const samePupil = repeatProblem(pupils, ({ pupil }) => (pupil ? String(pupil.id) : ''))
  const sameCurp = repeatProblem(pupils, ({ curp }) => curp)
  const sameControl = repeatProblem(pupils, ({ control }) => control)
  return pupils.map((each) => {
    const column = each.curp ? 'curp' : 'numero_control'
    const twice = {
      ...(sameControl(each) ? { numero_control: sameControl(each) as string } : {}),
      ...(sameCurp(each) ? { curp: sameCurp(each) as string } : {}),
      ...(samePupil(each) ? { [column]: samePupil(each) as string } : {}),
    }
    return { ...each, campos: { ...twice, ...each.campos } }
  })
}
