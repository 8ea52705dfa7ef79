import type { May } from '../../../state/session/session.selectors'

export type Person = 'principal' | 'cashier' | 'office'

/** By permissions, not by the role's name: money and users make a principal, money a cashier, neither a secretary. */
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
