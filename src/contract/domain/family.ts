/**
 * The family that pays together: a parent with all children, or a pupil without a parent. When a request names a pupil who has a
 * parent, the server uses the parent's family.
 */
export type Family =
  | { readonly padreId: number; readonly alumnoId?: never }
  | { readonly alumnoId: number; readonly padreId?: never }

/** The two fields that name a family in a request or answer; at most one of them is given. */
export interface FamilyFields {
  readonly padreId?: number | undefined
  readonly alumnoId?: number | undefined
}

/** Both or neither of the fields is a problem. */
export const familyProblem = ({ padreId, alumnoId }: FamilyFields): string | null =>
  (padreId === undefined) === (alumnoId === undefined)
    ? 'Indica un padre o un alumno, y solo uno de los dos'
    : null

/** The family that the fields name; null where neither does. */
export const familyIn = ({ padreId, alumnoId }: FamilyFields): Family | null => {
  if (padreId !== undefined) return { padreId }
  return alumnoId === undefined ? null : { alumnoId }
}

interface Person {
  readonly id: number
}

/** The family of a pupil. @param parent of the pupil; null without one */
export const familyOfPupil = (parent: Person | null | undefined, pupil: Person): Family =>
  parent ? { padreId: parent.id } : { alumnoId: pupil.id }

/** The family of a row with a parent and pupils; null when the row has neither. */
export const familyOf = (parent: Person | null | undefined, pupils: readonly Person[]): Family | null => {
  const [first] = pupils
  return parent || first ? familyOfPupil(parent, first as Person) : null
}

/** A family in one word, the same on every server: 'padre-3', or 'alumno-12' for a pupil without a parent. */
export type FamilyKey = `${'padre' | 'alumno'}-${number}`

export const familyKey = ({ padreId, alumnoId }: Family): FamilyKey =>
  padreId === undefined ? `alumno-${alumnoId}` : `padre-${padreId}`

export const familyOfKey = (key: FamilyKey): Family => {
  const id = Number(key.slice(key.indexOf('-') + 1))
  return key.startsWith('padre') ? { padreId: id } : { alumnoId: id }
}

/** How an address names a family: `?padre=3` or `?alumno=12`. */
export const familyParams = ({ padreId, alumnoId }: Family): { padre: number } | { alumno: number } =>
  padreId === undefined ? { alumno: alumnoId } : { padre: padreId }

/** The family of an address of ours, which always names one. */
export const familyOfParams = ({ padre, alumno }: Readonly<Record<string, string | undefined>>): Family =>
  padre === undefined ? { alumnoId: Number(alumno) } : { padreId: Number(padre) }
