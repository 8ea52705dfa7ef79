/** Where the becas are, for a breadcrumb. */
export const LIST = { label: 'Becas del ciclo actual', to: '/becas/ciclo/actual' }
/** Where a new one starts. */
export const MENU = { label: 'Registrar beca', to: '/menu/registro/beca' }

export const texts = {
  menuText: '¿Para qué nivel es la beca?',
  gradeText: (enrolled: number) => (enrolled === 1 ? '1 inscrito' : `${enrolled} inscritos`),
  title: (grade: string) => `Registrar beca de ${grade}`,
  listNone: 'Todavía no hay becas',
  listNoneText: 'Una beca baja un porcentaje de las colegiaturas que faltan por pagar.',
  holders: 'Alumnos becados',
  holdersNone: 'Nadie tiene beca en este ciclo',
  holdersNoneText: 'Registra una beca y agrega alumnos inscritos.',
  beca: 'Beca',
  unknown: 'No existe esta beca',
  membersNone: 'Nadie tiene esta beca',
  membersNoneText: 'Agrega a los inscritos de su nivel que no tienen otra.',
  add: 'Agregar alumnos',
  /** In a row, which says to what. */
  addHere: 'Agregar',
  addTo: (nombre: string) => `Agregar alumnos a ${nombre}`,
  pick: 'Alumnos sin beca',
  pickNone: 'No hay alumnos sin beca',
  pickNoneText: (grade: string) =>
    `Todos los inscritos en ${grade} tienen ya una beca, o nadie está inscrito.`,
  chosen: 'Recibirán la beca',
  chosenNone: 'Agrega alumnos de la lista.',
  see: 'Ver',
  submit: 'Registrar beca',
  submitAdd: (count: number) => (count > 1 ? `Asignar la beca a ${count} alumnos` : 'Asignar la beca'),
  saved: 'La Beca fue Registrada Exitosamente',
  added: 'La Beca fue Asignada Exitosamente',
  failed: 'Ocurrrio un Error al registrar el programa de la beca',
  addFailed: 'Ocurrio un Error al Asignarle la Beca a los Alumnos',
  fields: { nombre: 'Nombre de la beca', porcentaje: 'Porcentaje' },
  effect: 'Colegiatura con la beca',
  effectText: 'Solo bajan los meses sin pagar; los pagados quedan como están.',
  meter: 'Mínimo legal de becas',
  meterText: (holders: number, needed: number) => `${holders} de ${needed} con 25 % o más`,
  meterMet: 'Se cumple: al menos 5 % de los inscritos tiene beca de 25 % o más.',
  meterShort: (missing: number) =>
    missing === 1
      ? 'Falta 1 alumno con 25 % o más para llegar al 5 % de los inscritos.'
      : `Faltan ${missing} alumnos con 25 % o más para llegar al 5 % de los inscritos.`,
} as const
