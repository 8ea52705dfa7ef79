/** A request may name a pupil who has a parent; the server then uses the parent's family. */
export type Family =
  | { readonly padreId: number; readonly alumnoId?: never }
  | { readonly alumnoId: number; readonly padreId?: never }

export interface FamilyFields {
  readonly padreId?: number | undefined
  readonly alumnoId?: number | undefined
}

export const familyProblem = ({ padreId, alumnoId }: FamilyFields): string | null =>
  (padreId === undefined) === (alumnoId === undefined)
    ? 'Indica un padre o un alumno, y solo uno de los dos'
    : null

/** The field of a form that shows `familyProblem`. */
export const familyField = ({ alumnoId }: FamilyFields): keyof FamilyFields =>
  alumnoId === undefined ? 'padreId' : 'alumnoId'

export const familyOfFields = ({ padreId, alumnoId }: FamilyFields): Family | null => {
  if (padreId !== undefined) return { padreId }
  return alumnoId === undefined ? null : { alumnoId }
}

interface Person {
  readonly id: number
}

export const familyOfPupil = (parent: Person | null | undefined, pupil: Person): Family =>
  parent ? { padreId: parent.id } : { alumnoId: pupil.id }

export const familyOf = (parent: Person | null | undefined, pupils: readonly Person[]): Family | null => {
  const [first] = pupils
  return parent || first ? familyOfPupil(parent, first as Person) : null
}

export type FamilyKey = `${'padre' | 'alumno'}-${number}`

export const familyKey = ({ padreId, alumnoId }: Family): FamilyKey =>
  padreId === undefined ? `alumno-${alumnoId}` : `padre-${padreId}`

export const familyOfKey = (key: FamilyKey): Family => {
  const id = Number(key.slice(key.indexOf('-') + 1))
  return key.startsWith('padre') ? { padreId: id } : { alumnoId: id }
}

export const familyParams = ({ padreId, alumnoId }: Family): { padre: number } | { alumno: number } =>
  padreId === undefined ? { alumno: alumnoId } : { padre: padreId }

export const familyOfParams = ({ padre, alumno }: Readonly<Record<string, string | undefined>>): Family =>
  padre === undefined ? { alumnoId: Number(alumno) } : { padreId: Number(padre) }
