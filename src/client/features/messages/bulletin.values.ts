import { gradeYearOfKey } from '@contract/domain/grades'
import {
  AUDIENCE_KINDS,
  audienceProblem,
  messageProblems,
  type Audience,
  type AudienceKind,
  type MessageForm,
} from '@contract/messages/messages.rules'
import type { MessagesContract } from '@contract/messages/messages.schemas'
import { CHANNELS, type Channel } from '@contract/preferences/preferences.rules'
import { onlyProblems, type Campos } from '@contract/domain/campos'
import type { TypedNumber } from '../../ui/fields/field'
import { readId } from '../../ui/screens/useIdParam'

export interface PickedFamily {
  id: number
  nombre: string
}

export interface BulletinValues {
  tipo: AudienceKind
  /** A `gradeYearKey`. */
  grado: string
  grupoId: string
  servicioId: string
  meses_min: TypedNumber
  padres: PickedFamily[]
  titulo: string
  descripcion: string
  canales: Channel[]
  adjuntar_estado: boolean
}

const EMPTY: BulletinValues = {
  tipo: 'TODOS',
  grado: '',
  grupoId: '',
  servicioId: '',
  meses_min: 1,
  padres: [],
  titulo: '',
  descripcion: '',
  canales: ['CORREO'],
  adjuntar_estado: false,
}

/** The audience that the address asks for: `?tipo=GRUPO&grupo=3`, `?tipo=PADRES&padre=12`. */
export const valuesOfAddress = (
  params: URLSearchParams,
  family: PickedFamily | undefined,
): BulletinValues => {
  const meses = Number(params.get('meses'))
  return {
    ...EMPTY,
    tipo: AUDIENCE_KINDS.find((kind) => kind === params.get('tipo')) ?? 'TODOS',
    grado: params.get('grado') ?? '',
    grupoId: params.get('grupo') ?? '',
    servicioId: params.get('servicio') ?? '',
    meses_min: Number.isInteger(meses) && meses > 0 ? meses : 1,
    padres: family ? [family] : [],
  }
}

export const audienceOf = (values: BulletinValues): Audience => {
  const { tipo, padres, meses_min } = values
  const place = gradeYearOfKey(values.grado)
  const [grupoId, servicioId] = [readId(values.grupoId), readId(values.servicioId)]
  if (tipo === 'GRADO' && place)
    return {
      tipo,
      grado: place.grado,
      ...(place.gradoNumero === null ? {} : { gradoNumero: place.gradoNumero }),
    }
  if (tipo === 'GRUPO' && grupoId !== null) return { tipo, grupoId }
  if (tipo === 'SERVICIO' && servicioId !== null) return { tipo, servicioId }
  if (tipo === 'ADEUDO') return { tipo, meses_min: meses_min ?? 1 }
  if (tipo === 'PADRES') return { tipo, padres: padres.map(({ id }) => ({ id })) }
  return { tipo }
}

type Body = MessagesContract['send']['body']

export const bulletinBody = (values: BulletinValues): Body & MessageForm => ({
  audiencia: audienceOf(values) as Body['audiencia'],
  titulo: values.titulo,
  descripcion: values.descripcion,
  canales: CHANNELS.filter((channel) => values.canales.includes(channel)),
  ...(values.adjuntar_estado && values.canales.includes('CORREO') ? { adjuntar_estado: true } : {}),
})

const AUDIENCE_FIELD: Readonly<Record<AudienceKind, keyof BulletinValues>> = {
  TODOS: 'tipo',
  GRADO: 'grado',
  GRUPO: 'grupoId',
  SERVICIO: 'servicioId',
  ADEUDO: 'meses_min',
  PADRES: 'padres',
}

export const audienceProblems = (values: BulletinValues): Campos =>
  onlyProblems({ [AUDIENCE_FIELD[values.tipo]]: audienceProblem(audienceOf(values)) })

export const bulletinProblems = (values: BulletinValues): Campos => {
  const { audiencia, ...campos } = messageProblems(bulletinBody(values))
  return audiencia === undefined ? campos : { ...campos, [AUDIENCE_FIELD[values.tipo]]: audiencia }
}

/** In place of a missing text: the dry run counts the families, but refuses an empty text. */
const NOT_WRITTEN = '—'

/** Null until an audience is chosen. A missing or wrong text is replaced by a dash, and `isWritten` is false. */
export const dryRunOf = (values: BulletinValues): { body: Body; isWritten: boolean } | null => {
  const problems = bulletinProblems(values)
  if (problems[AUDIENCE_FIELD[values.tipo]] !== undefined) return null
  const isWritten = problems['titulo'] === undefined && problems['descripcion'] === undefined
  const body = bulletinBody(values)
  return {
    isWritten,
    body: {
      ...body,
      ...(isWritten ? {} : { titulo: NOT_WRITTEN, descripcion: NOT_WRITTEN }),
      ...(problems['canales'] === undefined ? {} : { canales: ['CORREO'] }),
      simular: true,
    },
  }
}
