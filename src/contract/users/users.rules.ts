import { onlyProblems, type Campos } from '../domain/campos'
import { passwordProblem } from '../domain/password'
import { EMPTY_CHANGE, FILL_EVERYTHING } from '../domain/messages'

export const EMPTY_USER_NAME = 'No Puedes dejar el Nombre del Usuario vacio'

/** As it is stored and looked up: compatible characters unified (a wide A becomes A), blanks tidied, case kept. */
export const userName = (name: string): string => name.normalize('NFKC').replace(/\s+/g, ' ').trim()

/** Zero-width blanks, joiners, fillers. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u
const NOT_SPANISH = /(?![a-zñáéíóúü])[\p{L}\p{M}]/iu

/** Names with other letters or unseen characters could look the same as another user's. */
export const userNameProblem = (name: string): string | null => {
  if (UNSEEN.test(name)) return 'El nombre lleva caracteres que no se ven. Escríbelo de nuevo.'
  return NOT_SPANISH.test(userName(name))
    ? 'El nombre lleva letras que no son del español. Escríbelo de nuevo.'
    : null
}

export interface UserForm {
  name: string
  password: string
  /** An id, or the name of a ready role that is created with the user; null until chosen. */
  roleId: number | string | null
}

export const userProblems = ({ name, password, roleId }: UserForm): Campos =>
  onlyProblems({
    name: userName(name) ? userNameProblem(name) : FILL_EVERYTHING,
    password: password ? passwordProblem(password) : FILL_EVERYTHING,
    roleId: roleId ? null : FILL_EVERYTHING,
  })

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
