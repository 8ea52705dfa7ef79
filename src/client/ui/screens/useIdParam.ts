import { useParams } from 'react-router-dom'

/** Ids are PostgreSQL integers. */
const MAX_ID = 2 ** 31 - 1

/** An id as an address has it, or null when nothing can have it. */
export const readId = (text = ''): number | null =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : null

/** The id of the address (`/beca/:beca`), or null when nothing can have it. */
export const useIdParam = (name: string): number | null => readId(useParams()[name])
