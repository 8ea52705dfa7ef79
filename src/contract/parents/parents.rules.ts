import { onlyProblems, requiredText, type Campos } from '../domain/campos'
import { emailProblem, normalizeEmail } from '../domain/email'
import { passwordProblem } from '../domain/password'
import { normalizePhone, phoneProblem } from '../domain/phone'
import { searchKey } from '../domain/text'
import { userNameProblem } from '../users/users.rules'

/** The customer's words. */
export const EMPTY_APP_USER = 'Debes Colocar un Usuario y contraseña'

/** A parent as a form or a body holds it; what is not given is not looked at. */
export interface ParentForm {
  nombre?: string | undefined
  telefono?: string | undefined
  correo?: string | null | undefined
}

/** What each field of a parent has wrong; empty when it may be saved. The e-mail is optional. */
export const parentProblems = ({ nombre, telefono, correo }: ParentForm): Campos =>
  onlyProblems({
    nombre: nombre === undefined ? null : requiredText(nombre),
    telefono: telefono === undefined ? null : (requiredText(telefono) ?? phoneProblem(telefono)),
    correo: emailProblem(correo ?? ''),
  })

/** What each field of an app user has wrong. The name may be any; that it is free the server tells. */
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

/**
 * Parents with the same phone or e-mail as the one being written, to point out before saving. A search in the list the
 * client already has: two parents may well share a phone, so nothing refuses it.
 * @param except the parent being edited
 */
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
