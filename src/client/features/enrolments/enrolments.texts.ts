import * as paths from '@contract/domain/screenPaths'

export const MENU = { label: 'Inscripciones', to: paths.enrol }

export const texts = {
  submit: (count: number) => (count > 1 ? `Inscribir ${count} alumnos` : 'Inscribir'),
  last: 'Último grado',
  lastNone: 'Nuevo ingreso',
  discount: 'Descuento',
  motive: 'Motivo del descuento',
  unansweredOf: (pupil: string, parent: string) => `${pupil}: falta ${parent}`,
} as const

export const withoutYear = {
  title: 'Alumnos sin grado',
} as const
