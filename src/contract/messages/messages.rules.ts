import { onlyProblems, requiredText, type Campos } from '../domain/campos'
import { gradeYearProblem, type Grade } from '../domain/grades'
import { tidy, tidyLines } from '../domain/text'
import { titleCaseName } from '../domain/names'
import type { Channel } from '../preferences/preferences.rules'

/** A mail may be in any of them; WhatsApp and paper are sent and marked by a person. */
export const MESSAGE_STATES = [
  'PENDIENTE',
  'ENVIANDO',
  'ENVIADO',
  'FALLO',
  'INCIERTO',
  'OMITIDO',
  'CANCELADO',
] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

export const STATE_LABELS: Record<MessageState, string> = {
  PENDIENTE: 'Por enviar',
  ENVIANDO: 'Enviándose',
  ENVIADO: 'Enviado',
  FALLO: 'Falló',
  INCIERTO: 'Incierto',
  OMITIDO: 'No se envía',
  CANCELADO: 'Cancelado',
}

export const MARKED_STATES = ['ENVIADO', 'PENDIENTE'] as const

/** Seconds in which sending can be undone: nothing leaves before. */
export const UNDO_SECONDS = 20

export const MAX_TITLE = 200
export const MAX_TEXT = 4000
export const MAX_PARENTS = 5000

/** For more families than these a dialog says the number and asks before anything is sent. */
export const MANY_FAMILIES = 20

export const AUDIENCE_KINDS = ['TODOS', 'GRADO', 'GRUPO', 'SERVICIO', 'ADEUDO', 'PADRES'] as const
export type AudienceKind = (typeof AUDIENCE_KINDS)[number]

export interface Audience {
  tipo: AudienceKind
  /** Missing: the current one. */
  cicloEscolarId?: number | undefined
  grado?: Grade | undefined
  gradoNumero?: number | undefined
  grupoId?: number | undefined
  servicioId?: number | undefined
  /** For ADEUDO: months late at least, a started one counts. */
  meses_min?: number | undefined
  padres?: readonly { id: number }[] | undefined
}

export const TEMPLATE_FIELDS = [
  'padre',
  'alumnos',
  'escuela',
  'por_pagar',
  'vencido',
  'vencimiento',
  'referencia',
  'clabe',
  'liga',
] as const
export type TemplateField = (typeof TEMPLATE_FIELDS)[number]

export const FIELD_MEANINGS: Record<TemplateField, string> = {
  padre: 'Nombre de la madre, el padre o el tutor',
  alumnos: 'Nombres de pila de sus hijos',
  escuela: 'Nombre de la escuela',
  por_pagar: 'Lo que hoy hay que pagar',
  vencido: 'Lo vencido, sin recargos',
  vencimiento: 'Día límite de lo más antiguo por pagar',
  referencia: 'Su referencia de pago',
  clabe: 'Banco y CLABE de la escuela',
  liga: 'Liga a la página de la familia',
}

const MONEY_FIELDS: readonly TemplateField[] = ['por_pagar', 'vencido', 'vencimiento']

const IN_BRACES = /\{([^{}]*)\}/g

const isField = (name: string): name is TemplateField => TEMPLATE_FIELDS.some((field) => field === name)

const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(IN_BRACES)].map(([, name = '']) => name)),
]

export const fieldsIn = (...texts: readonly string[]): TemplateField[] =>
  namesIn(texts.join('\n')).filter(isField)

export const hasMoney = (...texts: readonly string[]): boolean =>
  fieldsIn(...texts).some((field) => MONEY_FIELDS.includes(field))

const placeholder = (name: string): string => `{${name}}`

const fieldProblem = (text: string): string | null => {
  const unknown = namesIn(text).find((name) => !isField(name))
  return unknown === undefined
    ? null
    : `No existe el campo ${placeholder(unknown)}: puedes usar ${TEMPLATE_FIELDS.map(placeholder).join(', ')}`
}

/** A family's value of each field; null where there is nothing to say. */
export type FieldValues = Readonly<Record<TemplateField, string | null>>

export const emptyField = (fields: readonly TemplateField[], values: FieldValues): TemplateField | null =>
  fields.find((field) => values[field] === null) ?? null

/** A value with braces of its own is not filled again. */
export const fillTemplate = (text: string, values: FieldValues): string =>
  text.replace(IN_BRACES, (whole, name: string) => (isField(name) ? (values[name] ?? '') : whole))

/** Case is kept; blanks at the ends and double ones go. */
export const keptTexts = ({ titulo, descripcion }: { titulo: string; descripcion: string }) => ({
  titulo: tidy(titulo),
  descripcion: tidyLines(descripcion),
})

const textProblem = (text: string): string | null => requiredText(text) ?? fieldProblem(text)

export const templateProblems = ({ titulo, descripcion }: { titulo: string; descripcion: string }): Campos =>
  onlyProblems({ titulo: textProblem(titulo), descripcion: textProblem(descripcion) })

export const audienceProblem = (audience: Audience): string | null => {
  const { tipo, grado, gradoNumero, grupoId, servicioId, padres = [] } = audience
  if (tipo === 'GRADO')
    return grado === undefined ? 'Di de qué nivel' : gradeYearProblem({ grado, gradoNumero })
  if (tipo === 'GRUPO') return grupoId === undefined ? 'Di de qué grupo' : null
  if (tipo === 'SERVICIO') return servicioId === undefined ? 'Di de qué servicio' : null
  if (tipo === 'PADRES') return padres.length === 0 ? 'Elige al menos una familia' : null
  return null
}

export interface MessageForm {
  audiencia: Audience
  titulo: string
  descripcion: string
  canales: readonly Channel[]
}

const channelProblem = ({ canales, titulo, descripcion }: MessageForm): string | null => {
  if (canales.length === 0) return 'Elige al menos un canal'
  if (new Set(canales).size < canales.length) return 'Un canal está dos veces'
  return canales.includes('PAPEL') && fieldsIn(titulo, descripcion).includes('liga')
    ? 'En papel no se puede escribir {liga}: quítala, o imprime las ligas con su código QR'
    : null
}

export const messageProblems = (form: MessageForm): Campos =>
  onlyProblems({
    audiencia: audienceProblem(form.audiencia),
    ...templateProblems(form),
    canales: channelProblem(form),
  })

/** Whether the message reveals that a family owes: any message to debtors does. Users who may not see debts may not read it. */
export const impliesMoney = ({
  tipo,
  titulo,
  descripcion,
  adjuntar_estado = false,
}: {
  tipo: AudienceKind
  titulo: string
  descripcion: string
  adjuntar_estado?: boolean | undefined
}): boolean => tipo === 'ADEUDO' || adjuntar_estado || hasMoney(titulo, descripcion)

/** Stands for `{liga}` in the queue. The sender puts in a new link, so the database holds no link that opens. */
export const LINK_MARK = '[liga de la familia]'

interface NamedChild {
  nombre: string
  nombres: string | null
}

/** 'LUZ MARÍA GARCÍA RÍOS' → 'Luz María'. Without `nombres` the last two words count as the surnames, and the first word always stays. */
export const firstNames = ({ nombre, nombres }: NamedChild): string => {
  const words = tidy(nombre).split(' ')
  return titleCaseName(tidy(nombres ?? '') || words.slice(0, Math.max(1, words.length - 2)).join(' '))
}

export const namesTogether = (names: readonly string[]): string => {
  const last = names.at(-1) ?? ''
  const word = /^h?[ií](?!e)/i.test(last) ? 'e' : 'y'
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`
}
