import type { PaymentMethod } from '@contract/domain/paymentMethods'

/** Pesos. */
export const EXTRAS: readonly (readonly [descripcion: string, pesos: number])[] = [
  ['UNIFORME DE DIARIO', 1_450],
  ['UNIFORME DEPORTIVO', 1_180.5],
  ['LIBROS DE INGLÉS', 1_685],
  ['EXCURSIÓN AL MUSEO PAPALOTE', 520],
  ['TALLER DE ROBÓTICA', 900],
  ['SEGURO ESCOLAR', 349.9],
  ['REPOSICIÓN DE CREDENCIAL', 75],
]

export const CANCEL_CHARGE = [
  'SE REGISTRÓ DOS VECES',
  'EL ALUMNO NO PARTICIPARÁ',
  'SE CAPTURÓ EN EL ALUMNO EQUIVOCADO',
  'LA EXCURSIÓN SE SUSPENDIÓ',
] as const

export const CANCEL_PAYMENT: Record<PaymentMethod, string> = {
  EFECTIVO: 'SE COBRÓ A OTRO ALUMNO POR ERROR',
  TRANSFERENCIA: 'LA TRANSFERENCIA NO SE REFLEJÓ EN EL BANCO',
  CHEQUE: 'CHEQUE DEVUELTO POR EL BANCO',
  DEPOSITO: 'LA FICHA CORRESPONDE A OTRA CUENTA',
  TARJETA: 'EL BANCO RECHAZÓ EL CARGO A LA TARJETA',
}

export const WAIVERS = [
  'EL BANCO NO RECIBIÓ EL DEPÓSITO A TIEMPO',
  'ACUERDO CON DIRECCIÓN POR ENFERMEDAD EN LA FAMILIA',
  'PRIMER RETRASO DEL CICLO, SE CONDONA POR ÚNICA VEZ',
] as const

export const METHODS: readonly (readonly [PaymentMethod, number])[] = [
  ['EFECTIVO', 38],
  ['TRANSFERENCIA', 36],
  ['TARJETA', 12],
  ['DEPOSITO', 9],
  ['CHEQUE', 5],
]
