import type { PayerPair } from '@contract/bank/bank.schemas'
import type { BankColumn } from '@contract/bank/columns.rules'
import type { MovementState } from '@contract/bank/bank.rules'
import type { ProposalClass } from '@contract/bank/matching.rules'

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('es-MX')} ${many}`

export const texts = {
  title: 'Depósitos del banco',
  deposits: (count: number) => counted(count, 'depósito', 'depósitos'),
  search: 'Buscar por familia, texto o monto',
  states: {
    PENDIENTE: 'Por confirmar',
    COBRADO: 'Cobrado',
    EMPAREJADO: 'Con su pago',
    IGNORADO: 'Ignorado',
  } satisfies Record<MovementState, string>,
  stateFilter: 'Estado',
  classes: {
    SEGURA: 'Segura',
    PROBABLE: 'Probable',
    VARIAS: 'Varias',
    NINGUNA: 'Sin propuesta',
  } satisfies Record<ProposalClass, string>,
  noFamily: 'Busca la familia',
  folio: (folio: string) => `Folio ${folio}`,
  confirm: 'Confirmar',
  confirmSure: (count: number) => (count === 1 ? 'Confirmar la segura' : `Confirmar las ${count} seguras`),
  confirmSureTitle: (count: number) =>
    `¿Confirmar ${counted(count, 'depósito seguro', 'depósitos seguros')}?`,
  confirmSureText:
    'Cada uno queda como pago de su familia, con el día del banco. Los que ya estaban registrados solo se emparejan.',
  confirmTitle: (amount: string) => `Confirmar ${amount}`,
  family: 'Familia',
  otherFamily: 'Es de otra familia',
  options: 'Familias que pueden ser',
  findFamily: 'Busca la familia que pagó',
  pays: 'Paga',
  onAccount: (amount: string) => `${amount} a cuenta`,
  matches: (folio: string) => `Es el folio ${folio}: no se cobra otra vez.`,
  computing: 'Calculando qué paga…',
  computeFailed: 'No se pudo calcular qué paga',
  confirmFailed: 'No se pudo confirmar',
  confirmed: (count: number) => counted(count, 'depósito confirmado', 'depósitos confirmados'),
  omitted: (count: number) => `Sin confirmar: ${count}`,
  ignore: 'Ignorar',
  ignoreTitle: (amount: string) => `Ignorar el depósito de ${amount}`,
  ignoreText: 'No es de una familia: una renta, un reembolso. Se puede poner en espera otra vez.',
  reason: 'Por qué',
  ignored: 'Depósito ignorado',
  wait: 'Poner en espera',
  waits: 'El depósito espera de nuevo',
  setFailed: 'No se pudo cambiar el depósito',
  cancelPayment: 'Cancelar pago',
  newest: (shown: number, all: number) =>
    `los ${shown.toLocaleString('es-MX')} más recientes de ${all.toLocaleString('es-MX')}`,
  keys: '↑ ↓ recorren, Enter confirma y una letra busca otra familia.',
  look: 'Revisa la familia: ↓ y Enter confirman, una letra busca otra.',
  emptyTitle: 'No hay depósitos',
  emptyText:
    'Trae el archivo de movimientos que da el banco: cada depósito aparece aquí con su familia propuesta.',
  bring: 'Traer archivo del banco',
  bringText: 'El archivo de movimientos como lo da el banco: Excel, CSV o texto. Los retiros se dejan fuera.',
  account: 'Cuenta',
  file: 'Archivo de movimientos',
  check: 'Revisar',
  keep: (count: number) => `Guardar ${counted(count, 'depósito nuevo', 'depósitos nuevos')}`,
  kept: (count: number) => counted(count, 'depósito nuevo', 'depósitos nuevos'),
  bringFailed: 'No se pudo leer el archivo',
  figures: { nuevos: 'Nuevos', repetidos: 'Ya estaban', cargos: 'Retiros', rechazados: 'Rechazados' },
  columns: 'Columnas del archivo',
  columnsText: 'Así se reconocieron. Lo que corrijas queda guardado con la cuenta.',
  missingColumns: (columns: string) => `Elige qué columna del archivo es: ${columns}.`,
  eitherAmount: 'Depósitos, o Importe',
  checkAgain: 'Revisar otra vez',
  row: (fila: number) => `Renglón ${fila}`,
  refusedTitle: 'Renglones rechazados',
  warningsTitle: 'El saldo no cuadra',
  firstRows: 'Así se leen los primeros depósitos',
  accounts: 'Cuentas del banco',
  addAccount: 'Registrar cuenta',
  accountAdded: 'Cuenta registrada',
  accountFailed: 'No se pudo guardar la cuenta',
  editAccount: 'Editar',
  accountSaved: 'Cuenta actualizada',
  fields: { nombre: 'Nombre', banco: 'Banco', clabe: 'CLABE' },
  clabeHint: 'Opcional: 18 dígitos',
  noAccountsTitle: 'Todavía no hay cuentas',
  noAccountsText: 'Registra la cuenta del banco a la que depositan las familias.',
  until: 'Con movimientos hasta',
  pending: 'Por confirmar',
  files: 'Archivos',
  noFilesTitle: 'Todavía no se trae ningún archivo',
  original: 'Original',
  payers: 'Quién deposita por la familia',
  payersText: 'Se aprende al confirmar sus depósitos, y con esto se propone la familia del siguiente.',
  payer: ({ tipo, valor }: Pick<PayerPair, 'tipo' | 'valor'>) =>
    tipo === 'CUENTA' ? `Cuenta terminada en ${valor.slice(-4)}` : valor.toLocaleUpperCase('es-MX'),
  payerSince: (rechazado: boolean, usuario: string, when: string) =>
    `${rechazado ? 'No es de esta familia' : 'Confirmado'} · ${usuario} · ${when}`,
  forget: 'Olvidar',
  forgotten: 'Ya no se recuerda',
  forgetFailed: 'No se pudo olvidar',
  withoutDeposit: 'Sin depósito',
  withoutDepositText:
    'Transferencias registradas hace cinco días o más que no están en los archivos del banco.',
  daysAgo: (days: number) => `hace ${counted(days, 'día', 'días')}`,
  allArrivedTitle: 'Todo lo registrado llegó',
  allArrivedText: 'No hay transferencias registradas sin su depósito.',
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

/** The keys of the page by step, for its help. */
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
