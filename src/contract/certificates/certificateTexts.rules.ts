import { onlyProblems, requiredText, type Campos } from '../domain/campos'
import { tidy, tidyLines } from '../domain/text'
import type { CertificateKind } from './certificates.rules'

export const MAX_TEXT_TITLE = 120
export const MAX_TEXT_BODY = 3000

export const TEXT_FIELDS = {
  alumno: 'nombre del alumno',
  curp: 'CURP',
  numero_control: 'número de control',
  grado: 'grado y nivel',
  grupo: 'grupo',
  ciclo: 'ciclo escolar',
  fecha_inscripcion: 'día de inscripción',
  beca: 'beca y porcentaje',
  escuela: 'nombre de la escuela',
  cct: 'CCT del nivel',
  dirigida_a: 'a quién se dirige',
  fecha: 'fecha del documento',
} as const
export type TextField = keyof typeof TEXT_FIELDS
export const TEXT_FIELD_NAMES = Object.keys(TEXT_FIELDS) as TextField[]

export interface CertificateText {
  titulo: string
  cuerpo: string
}

type Change = { [K in keyof CertificateText]?: string | undefined }

const PUPIL = '{alumno}, con CURP {curp} y número de control {numero_control}'
const END =
  'Se extiende la presente a petición de la parte interesada, para los usos y fines que a la misma convengan, el {fecha}.'

const text = (titulo: string, said: string): CertificateText => ({ titulo, cuerpo: `${said}\n\n${END}` })

export const DEFAULT_TEXTS: Readonly<Record<CertificateKind, CertificateText>> = {
  ESTUDIOS: text(
    'CONSTANCIA DE ESTUDIOS',
    `Por medio de la presente se hace constar que, según los registros de {escuela}, ${PUPIL}, es alumno(a) regular de esta institución y está inscrito(a) en {grado}, grupo {grupo}, en el ciclo escolar {ciclo}.`,
  ),
  INSCRIPCION: text(
    'CONSTANCIA DE INSCRIPCIÓN',
    `Por medio de la presente se hace constar que ${PUPIL}, quedó inscrito(a) en {escuela} el {fecha_inscripcion}, en {grado}, para el ciclo escolar {ciclo}.`,
  ),
  CONDUCTA: text(
    'CONSTANCIA DE BUENA CONDUCTA',
    `Por medio de la presente se hace constar que ${PUPIL}, está inscrito(a) en {grado}, grupo {grupo}, en el ciclo escolar {ciclo}, y que durante su permanencia en {escuela} ha observado buena conducta.`,
  ),
  BECA: text(
    'CONSTANCIA DE BECA',
    `Por medio de la presente se hace constar que ${PUPIL}, está inscrito(a) en {grado}, grupo {grupo}, y cuenta con la siguiente beca sobre las colegiaturas del ciclo escolar {ciclo}: {beca}.`,
  ),
  NO_ADEUDO: text(
    'CONSTANCIA DE NO ADEUDO',
    `Por medio de la presente se hace constar que ${PUPIL}, no tiene adeudos vencidos con {escuela} a la fecha de este documento.`,
  ),
  PAGOS: text(
    'CONSTANCIA DE PAGOS DE COLEGIATURA',
    `Por medio de la presente se hace constar que {escuela} recibió, por concepto de colegiaturas de ${PUPIL}, los pagos que se detallan a continuación.`,
  ),
}

const FIELD = /\{([^{}]*)\}/g

const isField = (name: string): name is TextField => Object.hasOwn(TEXT_FIELDS, name)

const fieldsProblem = (template: string): string | null => {
  const unknown = [...template.matchAll(FIELD)].find(([, name = '']) => !isField(name))
  if (unknown)
    return `${unknown[0]} no es un campo. Puedes usar ${TEXT_FIELD_NAMES.map((name) => `{${name}}`).join(', ')}`
  return /[{}]/.test(template.replace(FIELD, '')) ? 'Falta una llave: cada campo se escribe {así}' : null
}

export const keptText = ({ titulo, cuerpo }: Change) => ({
  titulo: titulo === undefined ? undefined : tidy(titulo),
  cuerpo: cuerpo === undefined ? undefined : tidyLines(cuerpo),
})

export const textProblems = ({ titulo, cuerpo }: Change): Campos => {
  const problem = (template: string | undefined): string | null =>
    template === undefined ? null : (requiredText(template) ?? fieldsProblem(template))
  return onlyProblems({ titulo: problem(titulo), cuerpo: problem(cuerpo) })
}

export const fillText = (template: string, values: Readonly<Record<TextField, string>>): string =>
  template.replace(FIELD, (braces, name: string) => (isField(name) ? values[name] : braces))
