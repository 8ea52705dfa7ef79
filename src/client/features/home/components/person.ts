/** For whom the home is laid out: by what a user may do, not by the name of a role. */
export type Person = 'principal' | 'cashier' | 'office'

/**
 * A user who sees money and the people of the school runs it; one who may take money begins with a family; every other with what is
 * unfinished.
 */
export const personOf = (can: (module: string, action: string) => boolean): Person => {
  const seesMoney = can('CARGOS', 'READ') || can('COLEGIATURAS', 'READ')
  if (seesMoney && can('USUARIOS', 'READ')) return 'principal'
  return can('CARGOS', 'UPDATE') || can('COLEGIATURAS', 'UPDATE') ? 'cashier' : 'office'
}
