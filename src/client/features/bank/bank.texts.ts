import type { BankColumn } from '@contract/bank/fileColumns.rules'
import type { DepositState } from '@contract/bank/bank.rules'
import type { ProposalClass } from '@contract/bank/proposals.rules'

export const texts = {
  title: 'Depósitos del banco',
  states: {
    PENDIENTE: 'Por confirmar',
    COBRADO: 'Cobrado',
    EMPAREJADO: 'Con su pago',
    IGNORADO: 'Ignorado',
  } satisfies Record<DepositState, string>,
  classes: {
    SEGURA: 'Segura',
    PROBABLE: 'Probable',
    VARIAS: 'Varias',
    NINGUNA: 'Sin propuesta',
  } satisfies Record<ProposalClass, string>,
  confirm: 'Confirmar',
  ignore: 'Ignorar',
  importFile: 'Traer archivo del banco',
  figures: { nuevos: 'Nuevos', repetidos: 'Ya estaban', cargos: 'Retiros', rechazados: 'Rechazados' },
  accounts: 'Cuentas del banco',
  addAccount: 'Registrar cuenta',
  editAccount: 'Editar',
  fields: { clabe: 'CLABE' },
  noAccountsTitle: 'Todavía no hay cuentas',
  noAccountsText: 'Registra la cuenta del banco a la que depositan las familias.',
  files: 'Archivos',
  forget: 'Olvidar',
} as const

export const COLUMN_LABELS: Readonly<Record<BankColumn, string>> = {
  dia: 'Día',
  abono: 'Depósitos',
  cargo: 'Retiros',
  importe: 'Importe',
  signo: 'Cargo o abono',
  saldo: 'Saldo',
  descripcion: 'Descripción',
  concepto: 'Concepto',
  referencia: 'Referencia',
  detalle: 'Detalle',
  rastreo: 'Clave de rastreo',
  ordenante: 'Nombre de quien paga',
  cuenta_ordenante: 'Cuenta de quien paga',
}

export const COLUMN_PARTS: readonly { title: string; only: readonly BankColumn[] }[] = [
  { title: 'Día e importes', only: ['dia', 'abono', 'cargo', 'importe', 'signo', 'saldo'] },
  { title: 'Texto del depósito', only: ['descripcion', 'concepto', 'referencia', 'detalle'] },
  { title: 'Quien paga', only: ['rastreo', 'ordenante', 'cuenta_ordenante'] },
]

export const KEYS = {
  'Los depósitos': [
    ['↑ ↓', 'pasar de un depósito a otro'],
    ['Enter', 'abrir el que tiene el foco para confirmarlo'],
    ['una letra', 'buscar otra familia para ese depósito'],
  ],
  'Al confirmar': [
    ['Enter', 'confirmar, si la propuesta es segura'],
    ['↓ Enter', 'confirmar una probable, después de ver la familia'],
    ['una letra', 'buscar otra familia'],
    ['Esc', 'dejarlo para después'],
  ],
} as const
