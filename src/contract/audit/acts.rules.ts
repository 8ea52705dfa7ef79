import { formatPesos, subtractPesos, sumPesos } from '../domain/money'
import type { AuditKindName } from './audit.rules'
import type { AuditChange, AuditEntry } from './audit.schemas'
import { actionWord, changeText, recordName, valueText } from './audit.texts'

export interface AuditAct {
  lead: AuditEntry
  rows: readonly AuditEntry[]
}

/** The first of these kinds among an act's rows describes the act; the other rows are its consequences. */
const LEADS: readonly AuditKindName[] = [
  ...([
    'PAGO',
    'DEVOLUCION',
    'CORTE',
    'FONDO',
    'APERTURA',
    'INSCRIPCION',
    'BECA',
    'GRUPO',
    'PADRE',
    'ALUMNO',
  ] as const),
]

const rank = ({ tipo }: AuditEntry): number => {
  const at = LEADS.indexOf(tipo)
  return at < 0 ? LEADS.length : at
}

const leadOf = (rows: readonly AuditEntry[]): AuditEntry =>
  rows.reduce((best, each) => (rank(each) <= rank(best) ? each : best))

const isSameAct = (a: AuditEntry, b: AuditEntry): boolean =>
  a.fecha === b.fecha && a.usuario?.id === b.usuario?.id

/** Groups neighbouring rows that one press wrote; keeps their order, newest first. */
export const actsOf = (rows: readonly AuditEntry[]): AuditAct[] => {
  const groups: AuditEntry[][] = []
  for (const row of rows) {
    const group = groups.at(-1)
    if (group && isSameAct(group[0]!, row)) group.push(row)
    else groups.push([row])
  }
  return groups.map((group) => ({ lead: leadOf(group), rows: group }))
}

const OBJECTS: Record<AuditKindName, readonly [one: string, many: string]> = {
  CICLO: ['el ciclo escolar', 'ciclos escolares'],
  CUESTIONARIO: ['el cuestionario', 'cuestionarios'],
  INSCRIPCION: ['la inscripción de', 'inscripciones'],
  APERTURA: ['la apertura del', 'aperturas'],
  BECA: ['la beca', 'becas'],
  ALUMNO: ['al alumno', 'alumnos'],
  SALUD: ['la salud de', 'fichas de salud'],
  CONSTANCIA: ['la constancia con folio', 'constancias'],
  TEXTO_CONSTANCIA: ['el texto de la constancia de', 'textos de constancias'],
  RESPONSABLE: ['al responsable', 'responsables'],
  GRUPO: ['el grupo', 'grupos'],
  PADRE: ['al padre o tutor', 'padres o tutores'],
  FISCAL: ['los datos de facturación de', 'datos de facturación'],
  ENTREGA: ['la entrega de facturas', 'entregas de facturas'],
  AVISO: ['el aviso', 'avisos'],
  FICHA: ['la ficha de depósito de', 'fichas de depósito'],
  CORRECCION: ['la corrección de', 'correcciones de familias'],
  LIGA: ['la liga de la familia de', 'ligas de familias'],
  AVISO_GENERAL: ['el aviso a familias', 'avisos a familias'],
  MENSAJE: ['el mensaje', 'mensajes'],
  DOCUMENTO: ['el documento', 'documentos'],
  TIPO_DOCUMENTO: ['el documento que se pide', 'documentos que se piden'],
  CARGO: ['el cargo', 'cargos'],
  CONCEPTO: ['el concepto', 'conceptos'],
  SERVICIO: ['el servicio', 'servicios'],
  PAGO: ['el pago con folio', 'pagos'],
  COLEGIATURA: ['la', 'colegiaturas'],
  CONTACTO: ['un contacto con', 'contactos con familias'],
  RECORDATORIO: ['el recordatorio', 'recordatorios'],
  CALLADA: ['los recordatorios callados de', 'familias calladas'],
  ESPERA: ['la familia en espera', 'familias en espera'],
  DEVOLUCION: ['la devolución con folio', 'devoluciones'],
  CUENTA_BANCO: ['la cuenta del banco', 'cuentas del banco'],
  ARCHIVO_BANCO: ['el archivo del banco de', 'archivos del banco'],
  MOVIMIENTO_BANCO: ['el depósito del', 'depósitos del banco'],
  PAGADOR: ['lo recordado de un pagador por su', 'pagadores recordados'],
  CORTE: ['el corte de caja', 'cortes de caja'],
  FONDO: ['el fondo de caja del', 'fondos de caja'],
  ACTIVIDAD: ['las actividades de', 'actividades'],
  MENCION: ['la mención', 'menciones'],
  EVENTO: ['el evento', 'eventos'],
  COLABORADOR: ['al colaborador', 'colaboradores'],
  DEPARTAMENTO: ['el departamento', 'departamentos'],
  ESCUELA: ['los datos de la escuela', 'escuelas'],
  CORREO: ['el correo de la escuela', 'datos del correo'],
  RESPALDO: ['en los respaldos:', 'acciones con los respaldos'],
  USUARIO: ['al usuario', 'usuarios'],
  SESION: ['', ''],
  ACCESO: ['', ''],
  ARCHIVO: ['el archivo de la escuela', 'archivos de la escuela'],
  PAGOS_ANUALES: ['los pagos de todas las familias de', 'pagos de un año'],
  ROL: ['el rol', 'roles'],
}

const fieldText = ({ cambios }: AuditEntry, campo: string, timeZone: string): string | undefined => {
  const change = cambios.find((each) => each.campo === campo)
  const value = change?.despues ?? change?.antes
  const isNothing = value == null || value === '' || (Array.isArray(value) && value.length === 0)
  return isNothing ? undefined : valueText(campo, value, timeZone)
}

const withReason = (text: string, reason: string | undefined): string =>
  reason === undefined ? text : `${text}: ${reason}`

/** By how much an amount rose, pesos; 0 where the reader may not see it. */
const rise = ({ cambios }: AuditEntry, campo: string): number => {
  const { antes, despues } = cambios.find((each) => each.campo === campo) ?? {}
  return typeof antes === 'number' && typeof despues === 'number' ? subtractPesos(despues, antes) : 0
}

/** What a payment, or its cancelling, did to a month: 'Abonó $1,000.00 a la colegiatura de OCTUBRE 2026, $235.00 al recargo'. */
const monthSentence = (entry: AuditEntry): string | undefined => {
  const [month, fee] = [rise(entry, 'abono'), rise(entry, 'recargo_abonado')]
  const total = Math.abs(sumPesos([month, fee]))
  if (total === 0) return undefined
  const called = recordName(entry).replace(/^COLEGIATURA /, 'de ')
  const isPaid = entry.cambios.some(({ campo, despues }) => campo === 'estado' && despues === 'PAGADO')
  const verb = month + fee < 0 ? 'Quitó un abono de' : isPaid ? 'Cobró' : 'Abonó'
  const split = fee === 0 ? '' : `, ${formatPesos(Math.abs(fee))} ${fee < 0 ? 'del' : 'al'} recargo`
  return `${verb} ${formatPesos(total)} a la colegiatura ${called}${split}`
}

const accessSentence = (entry: AuditEntry, timeZone: string): string => {
  const of = (campo: string): string | undefined => fieldText(entry, campo, timeZone)
  const many = of('veces')
  const happened = of('hecho') ?? ''
  const who = `${recordName(entry)}${many ? ` (${many})` : ''}`
  return `${/^\p{Lu}/u.test(happened) ? happened : 'Acceso'}: ${[who, of('donde'), of('navegador')].filter(Boolean).join(', ')}`
}

/** A sentence of its own for an act that would read badly as verb and name; undefined for all others. */
const ownSentence = (entry: AuditEntry, timeZone: string): string | undefined => {
  const { tipo, accion, cambios } = entry
  const of = (campo: string): string | undefined => fieldText(entry, campo, timeZone)
  const called = recordName(entry)
  const hasChanged = (campo: string): boolean => cambios.some((each) => each.campo === campo)
  const amount = cambios.find(({ campo }) => campo === 'monto')?.despues
  const money = typeof amount === 'number' ? formatPesos(amount) : 'un pago'
  const whom = of('padre') ?? of('alumno') ?? of('alumnos')
  if (tipo === 'SESION') return actionWord(tipo, accion)
  if (tipo === 'ACCESO') return accessSentence(entry, timeZone)
  if (tipo === 'ARCHIVO') return 'Descargó el archivo de la escuela'
  if (tipo === 'PAGOS_ANUALES') return `Descargó los pagos de ${called} de todas las familias`
  if (tipo === 'PAGO' && accion === 'CREATE')
    return withReason(
      `Cobró ${money}${whom ? ` a ${whom}` : ''}, folio ${called}`,
      of('medios') ?? of('metodo_pago'),
    )
  if (tipo === 'DEVOLUCION' && accion === 'CREATE')
    return withReason(`Devolvió ${money}${whom ? ` a ${whom}` : ''}, folio ${called}`, of('motivo'))
  if (hasChanged('enlace_hasta')) return `Dio a la familia un enlace al recibo ${called}`
  if (hasChanged('impresiones')) return `Imprimió el recibo ${called}`
  if (tipo === 'CORTE' && accion === 'CREATE')
    return `Cerró el corte de caja ${called}${of('dia') ? ` del ${of('dia')}` : ''}`
  if (tipo === 'INSCRIPCION' && hasChanged('baja') && accion === 'UPDATE')
    return cambios.some(({ campo, despues }) => campo === 'estado' && despues === 'INSCRITO')
      ? `Reingresó a ${called}`
      : withReason(`Dio de baja a ${called}`, of('motivo_baja'))
  if (tipo === 'COLEGIATURA' && hasChanged('prorroga'))
    return `Dio prórroga de ${called}${of('prorroga') ? ` hasta el ${of('prorroga')}` : ''}`
  if (tipo === 'COLEGIATURA' && (hasChanged('abono') || hasChanged('recargo_abonado')))
    return monthSentence(entry)
  if (tipo === 'AVISO' && accion === 'CREATE')
    return `Envió el aviso ${called}${of('padre') ? ` a ${of('padre')}` : ''}`
  if (tipo === 'DOCUMENTO')
    return `${actionWord(tipo, accion)} el documento ${called}${whom ? ` de ${whom}` : ''}`
  if (hasChanged('password')) return `Cambió la contraseña de ${called}`
  return undefined
}

const reasonOf = (entry: AuditEntry, timeZone: string): string | undefined =>
  entry.accion === 'DELETE' ? fieldText(entry, 'motivo_cancelacion', timeZone) : undefined

const MAX_SAID = 2
const changesSaid = (entry: AuditEntry, timeZone: string): string | undefined => {
  const { accion, cambios } = entry
  if (accion !== 'UPDATE' || cambios.length === 0 || cambios.length > MAX_SAID) return undefined
  return cambios.map((change: AuditChange) => changeText(entry, change, timeZone)).join('; ')
}

const severalOf = ({ lead, rows }: AuditAct): number =>
  rows.filter(({ tipo, accion }) => tipo === lead.tipo && accion === lead.accion).length

/** What one press did, as a colleague would tell it: 'Cobró $3,000.00 a ANA PEÑA, folio 004048: Efectivo $3,000.00'. */
export const actText = (act: AuditAct, timeZone: string): string => {
  const { lead } = act
  const [one, many] = OBJECTS[lead.tipo] ?? [lead.tipo, lead.tipo]
  const verb = actionWord(lead.tipo, lead.accion)
  const count = severalOf(act)
  if (count > 1 && lead.tipo !== 'SESION' && lead.tipo !== 'ACCESO') return `${verb} ${count} ${many}`
  const own = ownSentence(lead, timeZone)
  if (own !== undefined) return own
  return withReason(
    `${verb} ${one} ${recordName(lead)}`.trim(),
    reasonOf(lead, timeZone) ?? changesSaid(lead, timeZone),
  )
}
