import { onlyProblems, type Campos } from '../domain/campos'
import { passwordProblem } from '../domain/password'
import { EMPTY_CHANGE, FILL_EVERYTHING } from '../domain/messages'

export const EMPTY_USER_NAME = 'No Puedes dejar el Nombre del Usuario vacio'

/**
 * As it is kept and looked up at sign-in: one form for each letter and sign (a wide A is an A), no blanks around and one between
 * words. The case stays.
 */
export const userName = (name: string): string => name.normalize('NFKC').replace(/\s+/g, ' ').trim()

/** Nothing of it is seen: zero-width blanks, joiners, fillers. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u
/** A letter, or a mark left beside one, that Spanish does not write: `ı`, `а` (Cyrillic), `ø`. */
const NOT_SPANISH = /(?![a-zñáéíóúü])[\p{L}\p{M}]/iu

/** Two names that look the same would be two people: characters that cannot be told apart by eye are refused. */
export const userNameProblem = (name: string): string | null => {
  if (UNSEEN.test(name)) return 'El nombre lleva caracteres que no se ven. Escríbelo de nuevo.'
  return NOT_SPANISH.test(userName(name))
    ? 'El nombre lleva letras que no son del español. Escríbelo de nuevo.'
    : null
}

export interface UserForm {
  name: string
  password: string
  /** null while none is chosen. */
  roleId: number | null
}

/** What each field of a new user has wrong; empty when it may be sent. */
export const userProblems = ({ name, password, roleId }: UserForm): Campos =>
  onlyProblems({
    name: userName(name) ? userNameProblem(name) : FILL_EVERYTHING,
    password: password ? passwordProblem(password) : FILL_EVERYTHING,
    roleId: roleId ? null : FILL_EVERYTHING,
  })

/** The same for a change of name or role: what is not sent stays as it is. */
export const userChangeProblem = (change: {
  name?: string | undefined
  roleId?: number | undefined
}): { campo: string; message: string } | null => {
  if (change.name !== undefined && !userName(change.name)) return { campo: 'name', message: EMPTY_USER_NAME }
  const problem = change.name === undefined ? null : userNameProblem(change.name)
  if (problem) return { campo: 'name', message: problem }
  return change.name === undefined && change.roleId === undefined
    ? { campo: 'roleId', message: EMPTY_CHANGE }
    : null
}
