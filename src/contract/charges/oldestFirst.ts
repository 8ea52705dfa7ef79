import type { Charge } from './charges.schemas'

/** As the server sorts lists of charges. */
export const oldestFirst = (a: Charge, b: Charge): number =>
  a.fecha === b.fecha ? a.id - b.id : a.fecha < b.fecha ? -1 : 1
