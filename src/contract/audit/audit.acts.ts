import { formatPesos } from '../domain/money'
import type { AuditKindName } from './audit.rules'
import type { AuditChange, AuditEntry } from './audit.schemas'
import { actionWord, changeText, recordName, valueText } from './audit.words'

/** What one press did: its rows have one author and one moment. */
export interface AuditAct {
  /** Of the row that says best what was done. */
  lead: AuditEntry
  /** All of them, as the bitácora has them. */
  rows: readonly AuditEntry[]
}

/** Of the rows of one act the first of these kinds says what was done; the others follow from it. */
const LEADS: readonly AuditKindName[] = [
  ...(['PAGO', 'DEVOLUCION', 'CORTE', 'FONDO', 'INSCRIPCION', 'BECA', 'GRUPO', 'PADRE', 'ALUMNO'] as const),
]

const rank = ({ tipo }: AuditEntry): number => {
  const at = LEADS.indexOf(tipo)
  return at < 0 ? LEADS.length : at
}

/** The best of an act's rows, the earliest written of those that are equally good. */
const leadOf = (rows: readonly AuditEntry[]): AuditEntry =>
  rows.reduce((best, each) => (rank(each) <= rank(best) ? each : best))

const isSameAct = (a: AuditEntry, b: AuditEntry): boolean =>
  a.fecha === b.fecha && a.usuario?.id === b.usuario?.id

/** Neighbouring rows of one act together, in the order of the rows: newest first. */
export const actsOf = (rows: readonly AuditEntry[]): AuditAct[] => {
  const groups: AuditEntry[][] = []
  for (const row of rows) {
    const group = groups.at(-1)
    if (group && isSameAct(group[0]!, row)) group.push(row)
    else groups.push([row])
  }
  return groups.map((group) => ({ lead: leadOf(group), rows: group }))
}

/** How each kind is named after its verb, and several of them. */
const OBJECTS: Record<AuditKindName, readonly [one: string, many: string]> = {
  CICLO: ['el ciclo escolar', 'ciclos escolares'],
  CUESTIONARIO: ['el cuestionario', 'cuestionarios'],
  INSCRIPCION: ['la inscripción de', 'inscripciones'],
  BECA: ['la beca', 'becas'],
  ALUMNO: ['al alumno', 'alumnos'],
  GRUPO: ['el grupo', 'grupos'],
  PADRE: ['al padre o tutor', 'padres o tutores'],
  AVISO: ['el aviso', 'avisos'],
  CARGO: ['el cargo', 'cargos'],
  PAGO: ['el pago con folio', 'pagos'],
  COLEGIATURA: ['la', 'colegiaturas'],
  CONTACTO: ['un contacto con', 'contactos con familias'],
  DEVOLUCION: ['la devolución con folio', 'devoluciones'],
  CORTE: ['el corte de caja', 'cortes de caja'],
  FONDO: ['el fondo de caja del', 'fondos de caja'],
  ACTIVIDAD: ['las actividades de', 'actividades'],
  MENCION: ['la mención', 'menciones'],
  EVENTO: ['el evento', 'eventos'],
  COLABORADOR: ['al colaborador', 'colaboradores'],
  DEPARTAMENTO: ['el departamento', 'departamentos'],
  USUARIO: ['al usuario', 'usuarios'],
  SESION: ['', ''],
  ARCHIVO: ['el archivo de la escuela', 'archivos de la escuela'],
  ROL: ['el rol', 'roles'],
}

/** What a row says of one field after the write, or before it where it is gone. */
const told = ({ cambios }: AuditEntry, campo: string, timeZone: string): string | undefined => {
  const change = cambios.find((each) => each.campo === campo)
  const value = change?.despues ?? change?.antes
  const isNothing = value == null || value === '' || (Array.isArray(value) && value.length === 0)
  return isNothing ? undefined : valueText(campo, value, timeZone)
}

const withReason = (text: string, reason: string | undefined): string =>
  reason === undefined ? text : `${text}: ${reason}`

/** What a person calls the press that left such a row; undefined where the verb and the name say it. */
const ownSentence = (entry: AuditEntry, timeZone: string): string | undefined => {
  const { tipo, accion, cambios } = entry
  const of = (campo: string): string | undefined => told(entry, campo, timeZone)
  const called = recordName(entry)
  const changed = (campo: string): boolean => cambios.some((each) => each.campo === campo)
  const amount = cambios.find(({ campo }) => campo === 'monto')?.despues
  const money = typeof amount === 'number' ? formatPesos(amount) : 'un pago'
  const whom = of('padre') ?? of('alumno') ?? of('alumnos')
  if (tipo === 'SESION') return actionWord(tipo, accion)
  if (tipo === 'ARCHIVO') return 'Descargó el archivo de la escuela'
  if (tipo === 'PAGO' && accion === 'CREATE')
    return withReason(
      `Cobró ${money}${whom ? ` a ${whom}` : ''}, folio ${called}`,
      of('medios') ?? of('metodo_pago'),
    )
  if (tipo === 'DEVOLUCION' && accion === 'CREATE')
    return withReason(`Devolvió ${money}${whom ? ` a ${whom}` : ''}, folio ${called}`, of('motivo'))
  if (changed('enlace_hasta')) return `Dio a la familia un enlace al recibo ${called}`
  if (changed('impresiones')) return `Imprimió el recibo ${called}`
  if (tipo === 'CORTE' && accion === 'CREATE')
    return `Cerró el corte de caja ${called}${of('dia') ? ` del ${of('dia')}` : ''}`
  if (tipo === 'INSCRIPCION' && changed('baja') && accion === 'UPDATE')
    return cambios.some(({ campo, despues }) => campo === 'estado' && despues === 'INSCRITO')
      ? `Reingresó a ${called}`
      : withReason(`Dio de baja a ${called}`, of('motivo_baja'))
  if (tipo === 'COLEGIATURA' && changed('prorroga'))
    return `Dio prórroga de ${called}${of('prorroga') ? ` hasta el ${of('prorroga')}` : ''}`
  if (tipo === 'AVISO' && accion === 'CREATE')
    return `Envió el aviso ${called}${of('padre') ? ` a ${of('padre')}` : ''}`
  if (changed('password')) return `Cambió la contraseña de ${called}`
  return undefined
}

const reasonOf = (entry: AuditEntry, timeZone: string): string | undefined =>
  entry.accion === 'DELETE' ? told(entry, 'motivo_cancelacion', timeZone) : undefined

/** Of a change of one or two fields the sentence says them at once; of more the details do. */
const MOST_SAID = 2
const changesSaid = (entry: AuditEntry, timeZone: string): string | undefined => {
  const { accion, cambios } = entry
  if (accion !== 'UPDATE' || cambios.length === 0 || cambios.length > MOST_SAID) return undefined
  return cambios.map((change: AuditChange) => changeText(entry, change, timeZone)).join('; ')
}

/** Several records of the lead's kind, made by one press: 'Registró 34 inscripciones'. */
const severalOf = ({ lead, rows }: AuditAct): number =>
  rows.filter(({ tipo, accion }) => tipo === lead.tipo && accion === lead.accion).length

/** What one press did, as a colleague would tell it: 'Cobró $3,000.00 a ANA PEÑA, folio 004048: Efectivo $3,000.00'. */
export const actText = (act: AuditAct, timeZone: string): string => {
  const { lead } = act
  const [one, many] = OBJECTS[lead.tipo] ?? [lead.tipo, lead.tipo]
  const verb = actionWord(lead.tipo, lead.accion)
  const count = severalOf(act)
  if (count > 1 && lead.tipo !== 'SESION') return `${verb} ${count} ${many}`
  const own = ownSentence(lead, timeZone)
  if (own !== undefined) return own
  return withReason(
    `${verb} ${one} ${recordName(lead)}`.trim(),
    reasonOf(lead, timeZone) ?? changesSaid(lead, timeZone),
  )
}
