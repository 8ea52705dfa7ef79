import type { DeskFamily } from '@contract/desk/desk.schemas'

export const familyName = ({ padre, hijos }: Pick<DeskFamily, 'padre' | 'hijos'>): string =>
  padre?.nombre ?? hijos[0]?.alumno.nombre ?? ''

export const texts = {
  find: 'Familia',
  oldest: 'A cuenta de lo más antiguo',
  lateShort: 'vencido',
  upToDateShort: 'al corriente',
  early: (amount: string) => `pronto pago −${amount}`,
  withoutEarly: (amount: string) => `sin pronto pago de ${amount}`,
  withRecargo: (amount: string) => `recargo ${amount}`,
  waived: (amount: string) => `sin recargo de ${amount}`,
  lines: (count: number) =>
    count === 0 ? 'Nada elegido' : count === 1 ? '1 concepto elegido' : `${count} conceptos elegidos`,
  creditUsed: 'Con saldo a favor',
  newCredit: 'Saldo a favor ahora',

  refund: 'Devolver saldo',
} as const

/** Before typed money is lost. The address names the family in its search, so another search loses it too. */
export const LEAVING = { ofAddress: true, title: 'Este cobro no se ha registrado' } as const

export const CREDIT_MOVES = {
  A_CUENTA: 'Pago a cuenta',
  SALDO: 'Usado en un pago',
  DEVOLUCION: 'Devolución',
  CANCELACION: 'Cancelación',
  TRASLADO: 'Traslado entre familias',
  BAJA: 'Colegiatura pagada antes de una baja',
  APERTURA: 'Saldo que traía al entrar',
} as const

export const KEYS = {
  'Qué se cobra': [
    ['↑ ↓', 'otro concepto'],
    ['Espacio', 'elegirlo o quitarlo'],
    ['1 a 9', 'los siguientes meses de este hijo: 2 elige dos'],
    ['H', 'el siguiente hijo'],
    ['V', 'todo lo vencido'],
    ['M', 'lo de este mes'],
    ['T', 'todo'],
    ['N', 'ninguno'],
    ['A', 'abonar solo una parte, también de lo último elegido del hijo'],
    ['R', 'repartir una cantidad: a cuenta de lo más antiguo'],
    ['C', 'condonar su recargo, si tienes permiso'],
    ['Enter', 'ir al pago'],
  ],
  'Cómo se paga': [
    ['+', 'otro método de pago'],
    ['C D', 'de la tarjeta elegida: crédito o débito'],
    ['E C', 'del depósito elegido: efectivo o cheque'],
    ['F', 'factura a los datos de la familia, o ya no'],
    ['Enter', 'cobrar'],
  ],
  'Con el recibo': [
    ['Enter', 'imprimirlo'],
    ['Tab', 'el siguiente botón'],
  ],
  Siempre: [
    ['Esc', 'otra familia'],
    ['?', 'estos atajos'],
  ],
} as const
