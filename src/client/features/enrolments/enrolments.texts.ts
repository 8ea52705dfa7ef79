import * as paths from '../../ui/screens/paths'

export const MENU = { label: 'Inscripciones', to: paths.enrol }

export const texts = {
  enrolled: (count: number) => (count === 1 ? '1 inscrito' : `${count} inscritos`),
  submit: (count: number) => (count > 1 ? `Inscribir ${count} alumnos` : 'Inscribir'),
  last: 'Último grado',
  lastNone: 'Nuevo ingreso',
  discount: 'Descuento',
  motive: 'Motivo del descuento',
  unansweredOf: (pupil: string, parent: string) => `${pupil}: falta ${parent}`,
} as const

export const withoutYear = {
  title: 'Alumnos sin grado',
  count: (count: number) => (count === 1 ? '1 alumno sin grado' : `${count} alumnos sin grado`),
  text: 'Indica el grado de cada alumno: se necesita para pasar de año y para los grupos.',
  keys: 'Con el teclado: flechas para moverte, un número para poner el grado y seguir con el siguiente.',
  yearOf: (name: string) => `Grado de ${name}`,
  set: (year: string, name: string) => `${year} para ${name}`,
  failed: 'No se pudo guardar el grado',
  none: 'Todos tienen grado',
  noneText: 'No falta el grado de ningún inscrito de este ciclo.',
} as const
