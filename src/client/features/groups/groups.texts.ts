import * as paths from '../../ui/screens/paths'

/** The breadcrumb of the groups. */
export const LIST = { label: 'Grupos', to: paths.groups }

/** Our own words: the customer's catalogue has no such sentences. */
export const texts = {
  listNone: 'Todavía no hay grupos',
  listNoneText: 'Reparte a los inscritos de cada nivel en grupos y ten su lista para imprimir.',
  fresh: 'Registrar grupo',
  register: 'Registrar',
  freshText: (cycle: string) => `En el ciclo ${cycle}. Los alumnos se agregan después.`,
  saved: 'El Grupo fue Registrado Exitosamente',
  failed: 'Ocurrió un error al registrar el grupo',
  fields: { nombre: 'Nombre del grupo', grado: 'Grado', grupo: 'Grupo nuevo' },
  nameHint: 'Por ejemplo 1° A',
  anyYear: 'Cualquiera de su nivel',
  chooseGrade: 'Selecciona un grado',
  unknown: 'No existe este grupo en el ciclo actual',
  group: 'Grupo',
  groupOf: (nombre: string) => `Grupo ${nombre}`,
  add: 'Agregar alumnos',
  /** In a row, which already names the group. */
  addHere: 'Agregar',
  addTo: (nombre: string) => `Agregar alumnos al grupo ${nombre}`,
  added: 'Los Alumnos fueron Agregados Exitosamente al Grupo',
  addFailed: 'Ocurrió un error al agregar los alumnos al grupo',
  pick: 'Alumnos sin grupo',
  pickNone: 'No hay alumnos sin grupo',
  pickNoneText: (grade: string) =>
    `Todos los inscritos en ${grade} tienen ya un grupo, o nadie está inscrito.`,
  chosen: 'Entrarán al grupo',
  chosenNone: 'Agrega alumnos de la lista.',
  submitAdd: (count: number) => (count > 1 ? `Agregar ${count} alumnos` : 'Agregar al grupo'),
  empty: 'Este grupo no tiene alumnos',
  emptyText: 'Agrega a los inscritos de su nivel que aún no tienen grupo.',
  see: 'Ver',
  move: 'Mover',
  moveTitle: (pupil: string) => `¿A qué grupo se mueve ${pupil}?`,
  moveText: (from: string) =>
    `Sale del grupo ${from} y entra al que elijas. Sus cargos y colegiaturas no cambian.`,
  chooseGroup: 'Selecciona un grupo',
  moved: (pupil: string, to: string) => `${pupil} pasó al grupo ${to}`,
  moveFailed: 'Ocurrió un error al mover al alumno',
  edit: 'Editar',
  editTitle: (nombre: string) => `Editar el grupo ${nombre}`,
  editText: (count: number) =>
    count === 0
      ? 'Todavía no tiene alumnos.'
      : count === 1
        ? 'Su único alumno sigue en él.'
        : `Sus ${count} alumnos siguen en él.`,
  updated: 'El Grupo fue Actualizado Exitosamente',
  updateFailed: 'Ocurrió un error al actualizar el grupo',
  deleteTitle: (nombre: string) => `¿Eliminar el grupo ${nombre}?`,
  deleteText: 'No tiene alumnos. No se puede deshacer, pero puedes registrar otro con el mismo nombre.',
  deleted: 'Eliminacion Exitosa',
  deleteFailed: 'Ocurrió un error al eliminar el grupo',
  cannotDelete: (nombre: string) => `El grupo ${nombre} no se puede eliminar`,
  cannotDeleteText: (count: number) =>
    `En él ${count === 1 ? 'está 1 alumno' : `están ${count} alumnos`}. Muévelos a otro grupo o quítalos primero.`,
  remove: 'Quitar',
  removeTitle: (pupil: string, nombre: string) => `¿Quitar a ${pupil} del grupo ${nombre}?`,
  removeText: 'Queda sin grupo y sigue inscrito; sus cargos y colegiaturas no cambian.',
  removed: (pupil: string, nombre: string) => `${pupil} salió del grupo ${nombre}`,
  removeFailed: 'Ocurrió un error al quitar al alumno del grupo',
  later: 'Después',
  noneFits: 'Todavía no hay un grupo de su grado.',
  print: 'Lista para anotar',
  papers: 'Papeles',
  papersOf: (nombre: string) => `Papeles del grupo ${nombre}`,
  paperFailed: 'No se pudo abrir el documento',
  attendanceOf: (nombre: string) => `Lista de asistencia del grupo ${nombre}`,
  month: 'Mes',
  openPaper: 'Abrir',
  without: (grade: string, count: number) => `${grade}: ${count} sin grupo`,
  groupRest: 'Agrupar',
  allPlaced: 'Todos los inscritos tienen grupo',
  pupils: (count: number) => (count === 1 ? '1 alumno' : `${count} alumnos`),
  remarks: 'Observaciones',
} as const
