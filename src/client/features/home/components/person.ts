/** For whom the home is laid out: by what a user may do, not by the name of a role. */
export type Person = 'principal' | 'cashier' | 'office'

/**
 * A user who sees money and users is a principal; one who may take money is a cashier; every other user is a secretary, whose home
 * begins with unfinished work.
 */
export const personOf = (can: (module: string, action: string) => boolean): Person => {
  const seesMoney = can('CARGOS', 'READ') || can('COLEGIATURAS', 'READ')
  if (seesMoney && can('USUARIOS', 'READ')) return 'principal'
  return can('CARGOS', 'UPDATE') || can('COLEGIATURAS', 'UPDATE') ? 'cashier' : 'office'
}
