import { joinName, upper } from '@contract/domain/text'

export interface StudentName {
  nombre: string
  /** The parts, kept for sorting by surname; null when only the whole name is known. */
  nombres: string | null
  paterno: string | null
  materno: string | null
}

type NameBody = { [K in keyof StudentName]?: string }

const part = (text: string | null): string | null => (text && upper(text)) || null

/**
 * The name as it is kept, uppercase (DOMAIN §4). Parts win over the whole name; a whole name that comes alone, from a client
 * that knows no parts, leaves them empty unless it says the same.
 * @param stored the name until now; null for a new pupil
 * @returns null when there are parts but no first name among them, or no name at all
 */
export const nameOf = (body: NameBody, stored: StudentName | null): StudentName | null => {
  const sent = body.nombres ?? body.paterno ?? body.materno
  const parts = {
    nombres: part(body.nombres ?? stored?.nombres ?? null),
    paterno: part(body.paterno ?? stored?.paterno ?? null),
    materno: part(body.materno ?? stored?.materno ?? null),
  }
  const joined = joinName(parts.nombres, parts.paterno, parts.materno)
  if (sent !== undefined && joined !== '') return parts.nombres ? { nombre: joined, ...parts } : null
  const nombre = upper(body.nombre ?? stored?.nombre ?? '')
  if (nombre === '') return null
  if (sent === undefined && nombre === stored?.nombre) return stored
  return { nombre, nombres: null, paterno: null, materno: null }
}
