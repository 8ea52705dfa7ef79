import type { Answer } from './harness'

/** What a refused call says: its status, and the sentence of each field that is wrong or, where none is named, its only one. */
export const refusalOf = ({ status, body }: Answer): [status: number, said: unknown] => [
  status,
  Object.keys(body.campos ?? {}).length > 0 ? body.campos : body.message,
]
