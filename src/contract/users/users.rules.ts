import { onlyProblems, type Campos } from '../domain/campos'
import { passwordProblem } from '../domain/password'
import { EMPTY_CHANGE, FILL_EVERYTHING } from '../domain/messages'

export const EMPTY_USER_NAME = 'No Puedes dejar el Nombre del Usuario vacio'

/** As it is kept and looked up at sign-in: one form for each letter, no blanks around. The case stays. */
export const userName = (name: string): string => name.normalize('NFC').trim()

export interface UserForm {
  name: string
  password: string
  /** null while none is chosen. */
  roleId: number | null
}

/** What each field of a new user has wrong; empty when it may be sent. */
export const userProblems = ({ name, password, roleId }: UserForm): Campos =>
  onlyProblems({
    name: userName(name) ? null : FILL_EVERYTHING,
    password: password ? passwordProblem(password) : FILL_EVERYTHING,
    roleId: roleId ? null : FILL_EVERYTHING,
  })

/** The same for a change of name or role: what is not sent stays as it is. */
export const userChangeProblem = (change: {
  name?: string | undefined
  roleId?: number | undefined
}): { campo: string; message: string } | null => {
  if (change.name !== undefined && !userName(change.name)) return { campo: 'name', message: EMPTY_USER_NAME }
  return change.name === undefined && change.roleId === undefined
    ? { campo: 'roleId', message: EMPTY_CHANGE }
    : null
}
