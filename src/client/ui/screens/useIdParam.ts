import { useParams } from 'react-router-dom'

/** Ids are PostgreSQL integers (DOMAIN §1). */
const MAX_ID = 2 ** 31 - 1

/** The id of the address (`/beca/:beca`), or null when nothing can have it. */
export const useIdParam = (name: string): number | null => {
  const text = useParams()[name] ?? ''
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : null
}
