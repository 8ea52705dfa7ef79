import { fieldWord } from '../domain/fieldWords'
import { formatDate, formatMoment } from '../domain/dates'
import { isIsoDate } from '../domain/dateMath'
import { percentLabel } from '../domain/percents'
import { gradeLabel, isGrade } from '../domain/grades'
import { formatPesos } from '../domain/money'
import { MONTH_NAMES, monthLabel } from '../domain/months'
import { PAID_BY } from '../domain/paymentMethods'
import { fiscalLabel } from '../fiscal/fiscal.rules'
import { meansLabel, type KindOfMeans } from '../fiscal/means.rules'
import { formatPhone } from '../domain/phone'
import { folioLabel } from '../receipts/receipts.rules'
import { AUDIT_KINDS } from './audit.kinds'
import type { AuditAction, AuditKindName } from './audit.rules'
import type { AuditChange, AuditEntry } from './audit.schemas'

export const KIND_WORDS = Object.fromEntries(
  Object.entries(AUDIT_KINDS).map(([kind, { palabra }]) => [kind, palabra]),
) as Readonly<Record<AuditKindName, string>>

/** These kinds are never deleted: their DELETE reads 'Canceló'. */
const CANCELLED: readonly AuditKindName[] = ['CARGO', 'PAGO', 'DEVOLUCION', 'INSCRIPCION']

export const actionWord = (tipo: AuditKindName, accion: AuditAction): string => {
  if (tipo === 'ARCHIVO') return 'Descargó'
  if (tipo === 'SESION') return accion === 'CREATE' ? 'Entró' : 'Salió'
  if (tipo === 'APERTURA' && accion === 'DELETE') return 'Deshizo'
  if (accion === 'READ') return 'Vio'
  if (accion === 'DELETE') return CANCELLED.includes(tipo) ? 'Canceló' : 'Eliminó'
  return accion === 'CREATE' ? 'Registró' : 'Cambió'
}

const MONEY = new Set([
  ...['costo_inscripcion', 'mensualidad_preescolar', 'mensualidad_primaria', 'mensualidad', 'costo_material'],
  ...[
    'monto_descuento',
    'monto_pagar',
    'monto',
    'abono',
    'saldo_favor',
    'saldo_usado',
    'a_cuenta',
    'a_favor',
    'adeudo',
  ],
  ...[
    'recargo_condonado',
    'recargo_abonado',
    'total',
    'fondo',
    'esperado',
    'contado',
    'diferencia',
    'sueldo',
  ],
])
const PERCENT = new Set(['descuento', 'descuento_anual', 'porcentaje'])

const numberText = (campo: string, value: number): string => {
  if (MONEY.has(campo)) return formatPesos(value)
  if (PERCENT.has(campo)) return percentLabel(value)
  if (campo === 'folio') return folioLabel(value)
  if (campo === 'gradoNumero') return `${value}°`
  if (campo === 'mes') return (MONTH_NAMES[value - 1] ?? String(value)).toLowerCase()
  return String(value)
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const MONTH = /^(\d{4})-(\d\d)\b(?!-)/

const methodText = (value: string, kind: KindOfMeans = {}): string => {
  const metodo_pago = PAID_BY.find((each) => each === value)
  return metodo_pago ? meansLabel({ metodo_pago, ...kind }) : value
}

const parseKept = (value: string): object | undefined => {
  if (!/^\s*[[{]/.test(value)) return undefined
  try {
    return JSON.parse(value) as object
  } catch {
    return undefined
  }
}

const recordValue = (value: object, timeZone: string): string => {
  const { metodo_pago, monto, referencia, ...kind } = value as Record<string, unknown> & KindOfMeans
  if (typeof metodo_pago === 'string' && typeof monto === 'number') {
    const money = `${methodText(metodo_pago, kind)} ${formatPesos(monto)}`
    return typeof referencia === 'string' && referencia.trim() ? `${money} (${referencia})` : money
  }
  const { rfc, nombre } = value as Record<string, unknown>
  if (typeof rfc === 'string' && typeof nombre === 'string') return fiscalLabel({ nombre, rfc })
  const parts = Object.entries(value).map(
    ([campo, each]) => `${fieldWord(campo)} ${anyText(campo, each, timeZone)}`,
  )
  return parts.join(', ') || NONE
}

const anyText = (campo: string, value: unknown, timeZone: string): string => {
  if (Array.isArray(value)) return value.map((each) => anyText(campo, each, timeZone)).join(', ') || NONE
  if (typeof value === 'object' && value !== null) return recordValue(value, timeZone)
  return valueText(campo, value as AuditChange['antes'], timeZone)
}

const CODES = new Set(['estado', 'medio', 'tipo', 'confidencial', 'corte_cancelacion'])
const RECARGO = /^(PORCENTAJE|FIJO) ([\d.]+), /

const textOf = (campo: string, value: string, timeZone: string): string => {
  if (value.trim() === '') return NONE
  const record = parseKept(value)
  if (record) return anyText(campo, record, timeZone)
  if (isIsoDate(value)) return formatDate(value)
  if (MOMENT.test(value)) return formatMoment(value, timeZone)
  if (CODES.has(campo)) return value.replaceAll('_', ' ').toLowerCase()
  if (campo === 'recargo')
    return value.replace(RECARGO, (_, tipo, valor) =>
      tipo === 'PORCENTAJE' ? `${valor} %, ` : `${formatPesos(Number(valor))}, `,
    )
  if (campo === 'meses')
    return value.replace(MONTH, (_, anio, mes) => monthLabel({ anio: Number(anio), mes: Number(mes) }))
  if (campo === 'metodo_pago') return methodText(value)
  if (campo === 'telefono') return formatPhone(value)
  return isGrade(value) ? gradeLabel(value) : value
}

const NONE = '—'

export const valueText = (campo: string, value: AuditChange['antes'], timeZone: string): string => {
  if (value === null || value === undefined) return NONE
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  if (typeof value === 'number') return numberText(campo, value)
  if (typeof value === 'string') return textOf(campo, value, timeZone)
  return value.length === 0 ? NONE : value.map((each) => textOf(campo, each, timeZone)).join(', ')
}

/** 'mensualidad primaria: $2,350.00 → $2,450.00'; a hidden field says only that it changed. */
export const changeText = (
  { accion }: Pick<AuditEntry, 'accion'>,
  change: AuditChange,
  timeZone: string,
): string => {
  const { campo, antes, despues } = change
  const label = fieldWord(campo)
  const textOf = (value: AuditChange['antes']): string => valueText(campo, value, timeZone)
  if (antes === undefined && despues === undefined)
    return `${label}: ${accion === 'UPDATE' ? 'cambió' : 'no se muestra'}`
  if (Array.isArray(antes) || Array.isArray(despues)) {
    const [left, came] = [textOf(antes), textOf(despues)]
    const parts = [came !== NONE && `se agregó ${came}`, left !== NONE && `se quitó ${left}`]
    return `${label}: ${parts.filter(Boolean).join('; ') || NONE}`
  }
  const [before, after] = [textOf(antes), textOf(despues)]
  if (before === NONE) return `${label}: ${after}`
  if (after === NONE && accion === 'DELETE') return `${label}: ${before}`
  return `${label}: ${before} → ${after}`
}

type Called = Pick<AuditEntry, 'tipo' | 'nombre' | 'registroId'>

export const recordName = ({ tipo, nombre, registroId }: Called): string => {
  if (nombre === null) return String(registroId)
  if (['PAGO', 'DEVOLUCION', 'CONSTANCIA'].includes(tipo) && /^\d+$/.test(nombre))
    return folioLabel(Number(nombre))
  return tipo === 'FONDO' && isIsoDate(nombre) ? formatDate(nombre) : nombre
}

/** 'Pago 000041', 'Alumno ANA PEÑA'; 'Alumno 12' where the reader may not see the name. */
export const recordText = (entry: Called): string =>
  `${KIND_WORDS[entry.tipo] ?? entry.tipo} ${recordName(entry)}`
