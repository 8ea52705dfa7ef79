import type { May } from '../../../state/session/session.selectors'

/** The kind of user that the home is laid out for, by rights and not by the name of a role. */
export type Person = 'principal' | 'cashier' | 'office'

/**
 * A user who sees money and users is a principal; one who may take money is a cashier; every other user is a secretary, whose home
 * begins with unfinished work.
 */
export const personOf = (may: May): Person => {
  const seesMoney = may([
    ['CARGOS', 'READ'],
    ['COLEGIATURAS', 'READ'],
  ])
  if (seesMoney && may([['USUARIOS', 'READ']])) return 'principal'
  const takesMoney = may([
    ['CARGOS', 'UPDATE'],
    ['COLEGIATURAS', 'UPDATE'],
  ])
  return takesMoney ? 'cashier' : 'office'
}
