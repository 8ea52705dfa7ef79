import * as paths from '../../ui/screens/paths'

/** The breadcrumb of the enrolments. */
export const MENU = { label: 'Inscripciones', to: paths.enrol }

export const texts = {
  enrolled: (count: number) => (count === 1 ? '1 inscrito' : `${count} inscritos`),
  title: (grade: string) => `Inscripciones a ${grade}`,
  closedText: (cycle: string) => `El ciclo ${cycle} no recibe inscripciones en este momento.`,
  later: 'Después',
  grade: 'Grado',
  cycle: 'Ciclo escolar',
  chooseGrade: 'Selecciona un grado',
  why: 'Cómo se calcula',
  stepCost: (enrolment: string, material: string, month: string) =>
    `Se cobrará: inscripción ${enrolment}, material ${material} y ${month} cada mes.`,
  stepSibling: (percent: string, month: string) =>
    `Por sus hermanos le toca una beca de ${percent}, que se da en Becas, Hermanos; con ella, ${month} cada mes.`,
  pick: 'Alumnos por inscribir',
  chosen: 'Se van a inscribir',
  chosenEmpty: 'Agrega alumnos de la lista. Puedes inscribir a varios a la vez.',
  submit: (count: number) => (count > 1 ? `Inscribir ${count} alumnos` : 'Inscribir'),
  saved: (count: number) => (count === 1 ? '1 alumno inscrito' : `${count} alumnos inscritos`),
  failed: 'Error en el Registro de las Inscripciones',
  year: 'Grado',
  noYear: 'Sin grado',
  born: (day: string) => `Nació el ${day}`,
  last: 'Último grado',
  lastNone: 'Nuevo ingreso',
  lastExpected: (year: string) => `Nuevo: ${year}`,
  suggested: (grade: string) => `Siguen en ${grade}`,
  everybody: 'Todos',
  lastGroup: 'Último grupo',
  allGroups: 'Todos los grupos',
  discount: 'Descuento',
  motive: 'Motivo del descuento',
  noPupils: 'No hay alumnos por inscribir',
  noPupilsText: 'Todos los alumnos registrados ya están inscritos en este ciclo, o todavía no hay ninguno.',
  registerPupil: 'Registrar alumno',
  unanswered: 'Falta responder el cuestionario del ciclo.',
  unansweredText: 'Puedes inscribir de todos modos.',
  unansweredOf: (pupil: string, parent: string) => `${pupil}: falta ${parent}`,
  noParent: (pupil: string) => `${pupil}: no tiene padre registrado que responda`,
  pendingFailed: 'No se pudo saber qué familias han respondido el cuestionario.',
  newTab: '(se abre en otra pestaña)',
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
