import { searchKey } from '../domain/text'
import type { ColumnDefinition } from '../imports/recognize.rules'
import { dayFormatOf, readBankAmount } from './fileCells.rules'

export const TEXT_COLUMNS = ['descripcion', 'concepto', 'referencia', 'detalle'] as const

export const BANK_COLUMNS = [
  'dia',
  ...TEXT_COLUMNS,
  ...(['abono', 'cargo', 'importe', 'signo', 'saldo', 'rastreo', 'ordenante', 'cuenta_ordenante'] as const),
] as const
export type BankColumn = (typeof BANK_COLUMNS)[number]

const isDay = (text: string): boolean => dayFormatOf(text) !== null
const isAmount = (text: string): boolean => 'value' in readBankAmount(text)

export const BANK_FILE: readonly ColumnDefinition<BankColumn>[] = [
  {
    column: 'dia',
    names: ['Fecha de operación', 'Fecha del apunte', 'Fecha del movimiento', 'Fecha de aplicación'],
    maybe: ['Fecha', 'Fecha valor', 'Fecha contable'],
    fits: isDay,
    byContent: { not: ['valor', 'nacimiento', 'vencimiento'] },
    required: true,
  },
  {
    column: 'descripcion',
    names: ['Descripción', 'Concepto / Referencia', 'Leyenda', 'Descripción del movimiento'],
  },
  { column: 'concepto', names: ['Concepto del pago', 'Concepto de pago', 'Motivo de pago', 'Motivo'] },
  { column: 'referencia', names: ['Referencia bancaria', 'Referencia numérica', 'Ref'] },
  {
    column: 'detalle',
    names: ['Descripción detallada', 'Referencia ampliada', 'Referencia de cliente', 'Observaciones'],
  },
  {
    column: 'abono',
    names: [
      'Abonos',
      'Depósito',
      'Depósitos',
      'Importe de crédito',
      'Crédito',
      'Haber',
      'Ingreso',
      'Ingresos',
    ],
    fits: isAmount,
  },
  {
    column: 'cargo',
    names: ['Cargos', 'Retiro', 'Retiros', 'Importe del débito', 'Débito', 'Debe', 'Egreso', 'Egresos'],
    fits: isAmount,
  },
  { column: 'importe', names: ['Monto', 'Importe del movimiento'], fits: isAmount },
  { column: 'signo', names: ['Cargo/Abono', 'Tipo de movimiento', 'Naturaleza'] },
  { column: 'saldo', names: ['Saldo final', 'Saldo disponible'], fits: isAmount },
  { column: 'rastreo', names: ['Clave de rastreo', 'Cve rastreo', 'Cve de rastreo', 'No. de rastreo'] },
  { column: 'ordenante', names: ['Nombre ordenante', 'Nombre del ordenante', 'Nombre de quien paga'] },
  { column: 'cuenta_ordenante', names: ['Cta ordenante', 'Cuenta del ordenante', 'CLABE ordenante'] },
]

const BANKS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  Banorte: [['cod. transac', 'descripcion detallada']],
  Santander: [['cargo/abono', 'banco participante']],
  BBVA: [['concepto / referencia'], ['fecha operacion', 'referencia ampliada']],
  HSBC: [['fecha del apunte', 'referencia bancaria']],
}

const bankOf = (headings: readonly string[]): string | null => {
  const written = headings.map((heading) => searchKey(heading).trim())
  const bank = Object.entries(BANKS).find(([, layouts]) =>
    layouts.some((layout) => layout.every((heading) => written.includes(heading))),
  )
  return bank?.[0] ?? null
}

export const otherBankProblem = (headings: readonly string[], banco: string): string | null => {
  const other = bankOf(headings)
  const own = searchKey(banco)
  const isKnown = [...Object.keys(BANKS), 'Banamex'].some((name) => own.includes(searchKey(name)))
  return other === null || !isKnown || own.includes(searchKey(other))
    ? null
    : `El archivo es de ${other} y la cuenta es de ${banco}: elige la cuenta de ese archivo`
}
