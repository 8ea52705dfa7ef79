import type { May } from '../../../state/session/session.selectors'

/** By rights and not by the name of a role. */
export type Person = 'principal' | 'cashier' | 'office'

/** Money and users: a principal; money: a cashier; else a secretary, whose home begins with unfinished work. */
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
