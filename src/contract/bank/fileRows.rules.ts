import type { IsoDate } from '../domain/dates'
import { type Centavos, formatCentavos } from '../domain/money'
import { searchKey } from '../domain/text'
import { bareText, readBankAmount, readBankDay } from './fileCells.rules'
import { TEXT_COLUMNS, type BankColumn } from './fileColumns.rules'

const MAX_TEXT = 1000

/** A deposit as the bank's file says it; `Deposit` is a stored one. */
export interface DepositFields {
  fecha: IsoDate
  centavos: Centavos
  texto: string
  rastreo: string | null
  ordenante: string | null
  cuentaOrdenante: string | null
}

export interface Deposit extends DepositFields {
  id: number
}

export interface FileDeposit extends DepositFields {
  tipo: 'DEPOSITO'
}

export type BankRow =
  FileDeposit | { tipo: 'CARGO'; centavos: Centavos } | { tipo: 'RECHAZADO'; motivo: string }

type Texts = Readonly<Partial<Record<BankColumn, string>>>

const CONTROL = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu
const tidy = (text: string | undefined): string =>
  bareText((text ?? '').replace(CONTROL, ' ')).replace(/\s+/g, ' ')

const KEY_IN_TEXT = /\b(?:CVE|CLAVE)\.?(?: DE)? RAST(?:REO)?\.?\s*:?\s*([A-Z0-9]{6,40})/i
const NAME_IN_TEXT =
  /\bDEL CLIENTE:?\s+([^,;:]+?)(?=\s*[,;]|\s+(?:DE LA|CON|CVE|CLABE|RFC|REFERENCIA|CONCEPTO)\b|$)/i
const ACCOUNT_IN_TEXT = /\b(?:CLABE|CTA|CUENTA)\.?:?\s+(\d{10,18})\b/i

const LEFT_OUT = /^(?:[-0.\s]*|no disponible|n\/?[ad]|sin nombre)$/i

const partOf = (own: string | undefined, text: string, pattern: RegExp): string | null => {
  const part = tidy(own) || (pattern.exec(text)?.[1] ?? '').trim()
  return LEFT_OUT.test(part) ? null : part.slice(0, 120)
}

interface Amounts {
  abono: Centavos
  cargo: Centavos
}

const IS_DEPOSIT = /^(?:\+|a(?:bono)?|h(?:aber)?|c(?:r(?:edito)?)?|deposito|ingreso)$/
const IS_CHARGE = /^(?:-|cargo|d(?:ebe|ebito)?|retiro|egreso)$/

const signedAmounts = (importe: Centavos, signo: string): Amounts | string => {
  const sign = searchKey(signo).trim()
  if (sign && !IS_DEPOSIT.test(sign) && !IS_CHARGE.test(sign))
    return `El signo «${signo.slice(0, 20)}» no se entiende`
  const isCharge = sign ? IS_CHARGE.test(sign) : importe < 0
  const centavos = Math.abs(importe)
  return isCharge ? { abono: 0, cargo: centavos } : { abono: centavos, cargo: 0 }
}

const amountsOf = ({ abono = '', cargo = '', importe, signo = '' }: Texts): Amounts | string => {
  const read = [abono, cargo, importe ?? ''].map(readBankAmount)
  for (const each of read) if ('problem' in each) return each.problem
  const [own, taken, alone] = read.map((each) => ('value' in each ? each.value : null) ?? 0) as [
    Centavos,
    Centavos,
    Centavos,
  ]
  if (own === 0 && taken === 0 && alone === 0) return 'El renglón no trae importe'
  if (own === 0 && taken === 0) return signedAmounts(alone, tidy(signo))
  if (own < 0) return 'El depósito es negativo'
  if (own > 0 && taken !== 0) return 'El renglón trae depósito y retiro'
  return { abono: own, cargo: Math.abs(taken) }
}

export const readBankRow = (texts: Texts, today: IsoDate): BankRow => {
  const amounts = amountsOf(texts)
  if (typeof amounts === 'string') return { tipo: 'RECHAZADO', motivo: amounts }
  if (amounts.cargo > 0) return { tipo: 'CARGO', centavos: amounts.cargo }
  const day = readBankDay(texts.dia ?? '', today)
  if ('problem' in day) return { tipo: 'RECHAZADO', motivo: day.problem }
  const described = TEXT_COLUMNS.map((column) => tidy(texts[column]))
  const whole = described.join(' ')
  const rastreo = partOf(texts.rastreo, whole, KEY_IN_TEXT)?.toUpperCase() ?? null
  const ordenante = partOf(texts.ordenante, whole, NAME_IN_TEXT)
  const parts = [...described, tidy(texts.ordenante), tidy(texts.rastreo)].filter(
    (part) => !/^-?$/.test(part),
  )
  return {
    tipo: 'DEPOSITO',
    fecha: day.value,
    centavos: amounts.abono,
    texto: [...new Set(parts)].join(' ').slice(0, MAX_TEXT),
    rastreo,
    ordenante,
    cuentaOrdenante: partOf(texts.cuenta_ordenante, whole, ACCOUNT_IN_TEXT)?.replace(/\D/g, '') || null,
  }
}

interface BalanceRow {
  fila: number
  row: BankRow
  saldo: string | undefined
}

interface Step {
  fila: number
  moved: Centavos
  saldo: Centavos
}

const stepOf = ({ fila, row, saldo }: BalanceRow): Step[] => {
  const read = readBankAmount(saldo ?? '')
  if (!('value' in read) || read.value === null || row.tipo === 'RECHAZADO') return []
  return [{ fila, moved: row.tipo === 'DEPOSITO' ? row.centavos : -row.centavos, saldo: read.value }]
}

/** Rows whose balance does not follow from the row before. Files list their days upwards or downwards. */
export const balanceWarnings = (rows: readonly BalanceRow[]): { fila: number; texto: string }[] => {
  const steps = rows.flatMap(stepOf)
  const breaks = (by: (before: Step, each: Step) => Centavos) =>
    steps.slice(1).flatMap((each, at) => {
      const { fila, saldo } = each
      const expected = by(steps[at]!, each)
      return expected === saldo ? [] : [{ fila, saldo, expected }]
    })
  const down = breaks((before, { moved }) => before.saldo + moved)
  const up = breaks((before) => before.saldo - before.moved)
  // A file does not say whether it runs oldest or newest first: the direction with fewer breaks is the right one.
  return (up.length < down.length ? up : down).map(({ fila, saldo, expected }) => ({
    fila,
    texto: `El saldo es ${formatCentavos(saldo)} y debería ser ${formatCentavos(expected)}`,
  }))
}

export const isCashDeposit = (texto: string): boolean =>
  /\bDEP(?:\.|OSITO)?\b.*\b(?:EFE(?:C|CTIVO)?|VENTANILLA|SUCURSAL|PRACTICAJA|CAJERO|CHEQUE)\b/i.test(
    searchKey(texto),
  )
