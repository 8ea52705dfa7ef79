import { folioLabel } from '@contract/receipts/receipts.rules'
import type { Bucket } from '@contract/statements/debtorLists'
import * as paths from '@contract/domain/screenPaths'

export const BUCKET_LABELS: Record<Bucket, string> = {
  un_mes: '1 mes',
  dos_meses: '2 meses',
  tres_meses: '3 meses o más',
}

export const LIST = { label: 'Estado de cuenta', to: paths.pickAccount }

export const texts = {
  allCycles: 'Todos los ciclos',
  before: 'Saldo anterior, de otros ciclos:',
  extended: (day: string) => `Prórroga hasta el ${day}`,
  asOf: (day: string) => `Al ${day}`,
  familyTitle: 'Estado de cuenta de la familia',
  eachChild: 'Lo que debe cada hijo',
  yearPaper: 'Pagos del año',
  overdue: 'Vencido',
  toCome: 'Por vencer',
  fees: 'Recargos al día de hoy',
  movements: 'Movimientos',
  folio: (folio: number) => `Folio ${folioLabel(folio)}`,

  contacts: 'Contactos',
  noContacts: 'Todavía no hay contactos con esta familia.',
  contactDay: 'Día',
  contactMeans: 'Medio',
  promise: 'Qué prometió',
  promiseDay: 'Para cuándo',
  nothingPromised: 'sin promesa',
  /** Shown while loading; as long as the real text, which takes two lines on a phone. */
  debtorsToCome: 'Adeudos vencidos al día de hoy',
  collect: 'Cobrar',
  noParent: 'Sin padre registrado',
  noPhone: 'Sin teléfono',
} as const
