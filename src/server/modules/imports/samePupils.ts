import type { IsoDate } from '@contract/domain/dates'
import { readDay, type DateSystem } from '@contract/imports/imports.rules'
import {
  alikeNames,
  alikeWords,
  nameWords,
  readConfirmed,
  readSame,
  wholeName,
  type PupilAnswers,
} from '@contract/imports/samePupils.rules'
import { joinName } from '@contract/domain/names'
import { byKey } from '@contract/domain/byKey'
import type { Db } from '../../db/database'
import { rowWords, type SheetRow } from '../../sheets/sheet'
import { badField } from '../../shared/problem'
import { type FilePupilRow, curpOf } from './importRows'
import { findByDays, type AlikePupil } from './imports.queries'

export interface AskedPupils {
  curps_confirmadas?: string
  mismo_alumno?: string
}

/** @throws 400 for other JSON */
export const pupilAnswersOf = ({
  curps_confirmadas = '[]',
  mismo_alumno = '{}',
}: AskedPupils): PupilAnswers => {
  const confirmed = readConfirmed(curps_confirmadas)
  if (!confirmed) throw badField('curps_confirmadas', 'Debe ser una lista de CURP en JSON.')
  const same = readSame(mismo_alumno)
  if (!same) throw badField('mismo_alumno', 'Debe ser un objeto {fila: id o null} en JSON.')
  return { confirmed, same }
}

type Texts = FilePupilRow['texts']

interface Person {
  readonly row: SheetRow
  readonly nombre: string
  readonly fecha: IsoDate
  readonly curp: string
}

/** Leaves out rows without a whole name or a day of birth: they cannot be compared. */
const peopleOf = (rows: readonly FilePupilRow[], dates: DateSystem): Person[] =>
  rows.flatMap(({ row, texts }) => {
    const nombre = wholeName(texts)
    const fecha = texts.fecha_nacimiento === undefined ? null : readDay(texts.fecha_nacimiento, dates)
    return nombre && fecha ? [{ row, nombre, fecha, curp: curpOf(texts) }] : []
  })

/** Registered pupils with the name and day of birth of each row. Where both have a CURP they are two pupils. */
export const findAlike = async (
  db: Db,
  rows: readonly FilePupilRow[],
  dates: DateSystem,
): Promise<ReadonlyMap<SheetRow, readonly AlikePupil[]>> => {
  const people = peopleOf(rows, dates)
  const days = [...new Set(people.map(({ fecha }) => fecha))]
  const byDay = byKey(days.length > 0 ? await findByDays(db, days) : [], (each) => each.fecha_nacimiento)
  return new Map(
    people.map(({ row, nombre, fecha, curp }) => [
      row,
      (byDay.get(fecha) ?? []).filter(
        (each) => (curp === '' || each.curp === '') && alikeNames(nombre, each.nombre),
      ),
    ]),
  )
}

/** Pairs of alike people, found by the rarest word of the shorter name instead of comparing each with each. */
const alikePairs = (people: readonly Person[]): (readonly [Person, Person])[] => {
  const wordsOf = new Map(people.map((each) => [each, nameWords(each.nombre)]))
  const byWord = new Map<string, Person[]>()
  for (const [each, words] of wordsOf)
    for (const word of new Set(words)) {
      const some = byWord.get(word)
      if (some) some.push(each)
      else byWord.set(word, [each])
    }
  return people.flatMap((each) => {
    const words = wordsOf.get(each) ?? []
    const [fewest = []] = words.map((word) => byWord.get(word) ?? []).sort((a, b) => a.length - b.length)
    return fewest
      .filter((other) => other !== each && (each.curp === '' || other.curp === ''))
      .filter((other) => words.length <= (wordsOf.get(other) ?? []).length)
      .filter((other) => alikeWords(words, wordsOf.get(other) ?? []))
      .map((other) => [each, other] as const)
  })
}

/** Rows with the same name and day of birth, at least one without a CURP. */
export const createTwins = (rows: readonly FilePupilRow[], dates: DateSystem) => {
  const twins = new Map<SheetRow, Set<SheetRow>>()
  const pair = (one: SheetRow, other: SheetRow): void => {
    twins.set(one, (twins.get(one) ?? new Set()).add(other))
  }
  for (const people of byKey(peopleOf(rows, dates), ({ fecha }) => fecha).values())
    for (const [one, other] of alikePairs(people)) {
      pair(one.row, other.row)
      pair(other.row, one.row)
    }
  return (row: SheetRow): string | null => {
    const others = [...(twins.get(row) ?? [])]
    return others.length === 0
      ? null
      : `El mismo nombre y fecha de nacimiento están en la fila ${others.slice(0, 5).map(rowWords).join(', ')}: deja una, o escribe su CURP`
  }
}

/** Compares only the parts of the name that the row has; a blank cell stands for the stored part. */
export const saysSameName = (
  texts: Texts,
  stored: { nombre: string; nombres: string | null; paterno: string | null; materno: string | null },
): boolean => {
  const { nombre_completo, apellidos, nombres, paterno, materno } = texts
  if ([nombre_completo, apellidos, nombres, paterno, materno].every((text) => text === undefined)) return true
  const said =
    nombre_completo ??
    joinName(
      nombres ?? stored.nombres,
      apellidos ?? joinName(paterno ?? stored.paterno, materno ?? stored.materno, null),
      null,
    )
  return alikeNames(said, stored.nombre)
}
