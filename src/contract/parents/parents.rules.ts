import { onlyProblems, requiredText, type Campos } from '../domain/campos'
import { emailProblem, normalizeEmail } from '../domain/email'
import { passwordProblem } from '../domain/password'
import { normalizePhone, phoneProblem } from '../domain/phone'
import { searchKey } from '../domain/text'
import { userNameProblem } from '../users/users.rules'

export const EMPTY_APP_USER = 'Debes Colocar un Usuario y contraseña'

interface ParentForm {
  nombre?: string | undefined
  telefono?: string | undefined
  correo?: string | null | undefined
}

export const parentProblems = ({ nombre, telefono, correo }: ParentForm): Campos =>
  onlyProblems({
    nombre: nombre === undefined ? null : requiredText(nombre),
    telefono: telefono === undefined ? null : (requiredText(telefono) ?? phoneProblem(telefono)),
    correo: emailProblem(correo ?? ''),
  })

export const appUserProblems = ({ username, password }: { username: string; password: string }): Campos =>
  onlyProblems({
    username: username.trim() ? userNameProblem(username) : EMPTY_APP_USER,
    password: password ? passwordProblem(password) : EMPTY_APP_USER,
  })

interface Reachable {
  id: number
  telefono: string
  correo: string | null
}

/** Only a warning, because two parents may share a phone. Searches the list that the client has. @param except the parent being edited */
export const parentsLike = <T extends Reachable>(
  parents: readonly T[],
  { telefono = '', correo }: ParentForm,
  except?: number,
): T[] => {
  const phone = phoneProblem(telefono) ? null : normalizePhone(telefono)
  const email = searchKey(normalizeEmail(correo ?? '')) || null
  return parents.filter(
    (parent) =>
      parent.id !== except &&
      ((phone !== null && parent.telefono === phone) ||
        (email !== null && parent.correo !== null && searchKey(parent.correo) === email)),
  )
}
