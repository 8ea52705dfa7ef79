import { useParams } from 'react-router-dom'

/** Ids are PostgreSQL integers. */
const MAX_ID = 2 ** 31 - 1

export const readId = (text = ''): number | null =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : null

export const useIdParam = (name: string): number | null => readId(useParams()[name])
