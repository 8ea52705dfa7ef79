import type { OpeningFileColumn } from '@contract/openings/opening.columns'
import type { OpeningState } from '@contract/openings/openings.rules'
import { COLUMN_LABELS } from '../../write/imports/columnLabels'

export const LABELS: Readonly<Record<OpeningFileColumn, string>> = {
  ...COLUMN_LABELS,
  grupo: 'Grupo',
  beca: 'Beca (% o nombre)',
  debe_desde: 'Debe desde (mes)',
  inscripcion: 'Inscripción',
  material: 'Material',
  saldo_anterior: 'Saldo de ciclos anteriores',
  saldo_a_favor: 'Saldo a favor',
}

/** The columns as an office thinks of them; any other goes into the last part. */
export const COLUMN_PARTS: readonly { title: string; only: readonly OpeningFileColumn[] }[] = [
  {
    title: 'Quién es',
    only: ['numero_control', 'curp', 'nombres', 'paterno', 'materno', 'apellidos', 'nombre_completo'],
  },
  { title: 'Dónde va', only: ['grado', 'gradoNumero', 'grado_grupo', 'grupo', 'beca'] },
  {
    title: 'Sus cuentas',
    only: ['debe_desde', 'inscripcion', 'material', 'saldo_anterior', 'saldo_a_favor'],
  },
]

export const STATE_LABELS: Readonly<Record<OpeningState, string>> = {
  NUEVO: 'Nuevo',
  IGUAL: 'Igual',
  ERROR: 'Con error',
}

export const pupils = (count: number): string =>
  count === 1 ? '1 alumno' : `${count.toLocaleString('es-MX')} alumnos`

const months = (count: number): string =>
  count === 1 ? '1 colegiatura' : `${count.toLocaleString('es-MX')} colegiaturas`

export const texts = {
  title: 'Apertura de un ciclo en curso',
  subtitle:
    'Para una escuela que llega a medio ciclo: lo que ya se pagó y lo que se debe, desde su propio Excel.',
  import: 'Importar',
  whatTitle: 'Qué es una apertura',
  what: [
    'Inscribe a cada alumno del archivo, con su grupo y su beca, y registra a los alumnos y padres que falten.',
    'Pone lo que cada quien debe: sus colegiaturas desde el mes que digas, y la inscripción, el material o el saldo de ciclos anteriores que falten.',
    'Los meses de antes quedan como «Saldado antes», y lo que una familia tiene a favor, como saldo a favor.',
  ],
  whatNot:
    'No genera recibos, pagos ni cortes de caja. Se puede deshacer completa mientras nadie cobre sobre ella.',
  startTitle: 'Elige el ciclo y el archivo',
  cycle: 'Ciclo escolar',
  day: 'Día en que se contaron los saldos',
  dayHint: 'Lo cobrado después de ese día se cobra en la caja.',
  file: 'Archivo de la apertura',
  template: 'Descargar plantilla',
  templateName: 'plantilla-apertura.xlsx',
  notYet: (name: string, day: string) => `El ciclo ${name} empieza el ${day}`,
  notYetText:
    'Su apertura se puede hacer desde ese día. Para un ciclo que apenas va a empezar, inscribe a los alumnos.',
  over: (name: string) => `El ciclo ${name} ya terminó`,
  overText: 'La apertura se hace en el ciclo en curso.',
  failed: 'No se pudo hacer la apertura',
  readFailed: 'No se pudo leer el archivo',
  changed: { title: 'El archivo cambió', text: 'Se guardó de nuevo después de elegirlo. Elígelo otra vez.' },
  lost: (name: string) => `Elige otra vez el archivo «${name}»`,
  lostText:
    'Tu sesión terminó. El ciclo, el día y las columnas siguen como los dejaste, y nada se registró sin que lo vieras aquí abajo.',
  matchTitle: 'Columnas del archivo',
  matchText: (rows: number) =>
    `El archivo trae ${pupils(rows)}. Revisa qué es cada columna; lo que no esté en el archivo queda vacío.`,
  otherColumns: 'Para registrar a quien falte',
  unused: (headings: string) => `No se usan: ${headings}.`,
  missing: (columns: string) => `Falta decir en qué columna está: ${columns}.`,
  missingPupil: 'el número de control o la CURP',
  repeated: 'Una columna del archivo está elegida dos veces.',
  matchFooter: 'Columnas por revisar',
  found: (count: number) => (count === 1 ? '1 columna encontrada' : `${count} columnas encontradas`),
  nothingSaved: 'Al revisar no se guarda nada.',
  review: 'Revisar sin guardar',
  /** What is being looked at, once the form has folded. */
  chosen: (file: string, cycle: string, day: string) => `${file} · ciclo ${cycle} · saldos del ${day}`,
  change: 'Cambiar ciclo, día o columnas',
  otherFile: 'Elegir otro archivo',
  corrected: 'Elegir el archivo corregido',
  totals: 'Así quedarían las cuentas',
  totalsText: 'Compáralas con los libros de la escuela. Todavía no se ha guardado nada.',
  figures: {
    pupils: 'Alumnos',
    settled: 'Saldado antes',
    debt: 'Deben',
    due: 'Vencido ese día',
    credit: 'A favor',
  },
  settled: months,
  settledNote: 'no se cobran aquí',
  debtNote: 'hasta el fin del ciclo',
  dueNote: (all: string) => `deben ${all} hasta el fin del ciclo`,
  creditNote: 'de las familias',
  pupilsNote: (fresh: number, same: number) =>
    same === 0 ? 'por inscribir' : `${fresh} por inscribir, ${same} ya como en el archivo`,
  byGrade: 'Por grado',
  grade: 'Grado',
  wholeSchool: 'Toda la escuela',
  groups: 'Grupos',
  becas: 'Becas',
  pupils,
  fresh: 'se crea',
  errorsTitle: (count: number) => `${pupils(count)} con error`,
  errorsText: (count: number) =>
    `${count === 1 ? 'Se queda' : 'Se quedan'} fuera hasta que se ${count === 1 ? 'corrija' : 'corrijan'}. Descarga sus renglones con el motivo, corrígelos y elige el archivo otra vez; o registra a los demás y trae después solo estos.`,
  withErrors: 'Descargar con errores (Excel)',
  withErrorsCsv: 'CSV',
  withErrorsCsvLong: 'Descargar con errores (CSV)',
  errorsName: (day: string) => `Apertura con errores ${day}`.trim(),
  reasons: 'motivos',
  exportFailed: { title: 'No se pudo descargar.', text: 'Intenta de nuevo.' },
  rows: 'Renglones del archivo',
  row: 'Renglón',
  pupil: 'Alumno',
  state: 'Estado',
  allStates: 'Todos los estados',
  does: 'Qué se hace',
  owes: 'Debe',
  due: 'Vencido',
  credit: 'A favor',
  settledMonths: 'Meses saldados',
  nothing: 'No hay nada que registrar',
  nothingText: 'Todos están ya como en el archivo.',
  allWrong: 'Todos los renglones tienen error: no hay nada que registrar.',
  footer: 'Apertura por registrar',
  ready: (count: number) => `${pupils(count)} por inscribir`,
  sums: (debt: string, credit: string) => `Deben ${debt} · a favor ${credit}`,
  write: 'Registrar apertura',
  confirm: (count: number, cycle: string) => `¿Registrar la apertura de ${pupils(count)} en ${cycle}?`,
  confirmText: 'Quedan inscritos y deben esto desde hoy. No se genera ningún recibo.',
  confirmErrors: (count: number) =>
    count === 1 ? '1 alumno con error se queda fuera.' : `${pupils(count)} con error se quedan fuera.`,
  done: (count: number, cycle: string) => `Apertura registrada: ${pupils(count)} en ${cycle}`,
  doneText: 'Ya están inscritos, con lo que deben. Sigue por aquí:',
  leftOut: (count: number) => `Se ${count === 1 ? 'quedó' : 'quedaron'} fuera ${pupils(count)} con error`,
  leftOutText: 'Descarga sus renglones con el motivo, corrígelos y elige ese archivo.',
  goGroups: 'Ver los grupos',
  goDebtors: 'Ver quién debe',
  goDesk: 'Ir a la caja',
  goEnrolled: 'Ver a los inscritos',
  another: 'Traer otro archivo',
  list: 'Aperturas',
  listNoun: { one: 'apertura', many: 'aperturas' },
  none: 'Todavía no hay aperturas',
  noneText: 'Aquí queda cada una, con quién la hizo y cuánto se debía, para revisarla o deshacerla.',
  counted: (day: string) => `Saldos del ${day}`,
  madeBy: 'Registró',
  standing: 'Vigente',
  undone: 'Deshecha',
  undoneBy: (user: string, moment: string, why: string) => `La deshizo ${user}, ${moment}: ${why}`,
  undo: 'Deshacer',
  undoTitle: (cycle: string) => `¿Deshacer la apertura de ${cycle}?`,
  undoText: (count: number, debt: string | undefined) =>
    `${pupils(count)} ${count === 1 ? 'deja de estar inscrito' : 'dejan de estar inscritos'} y se borra lo que debían${debt === undefined ? '' : ` (${debt})`}, con los grupos, becas, alumnos y padres que la apertura creó y nadie más usa.`,
  undoReason: 'Motivo para deshacerla',
  undoKeep: 'No deshacer',
  undoDone: { title: 'Apertura deshecha', text: 'Todo quedó como antes de ella.' },
} as const
