import { REQUIRED, type Campos } from '../domain/campos'
import { upper } from '../domain/text'

/** '1° a' → '1° A': as it is kept and compared. */
export const groupName = (nombre: string): string => upper(nombre)

/** What each field of a new group has wrong; empty when it may be sent. Pupils may join later. */
export const groupProblems = ({ nombre }: { nombre: string }): Campos =>
  groupName(nombre) ? {} : { nombre: REQUIRED }
