import { FISCAL_COLUMNS, PARENT_COLUMNS, type ServiceColumn } from '@contract/openings/family.columns'
import type { OpeningFileColumn } from '@contract/openings/opening.columns'
import type { OpeningState } from '@contract/openings/openings.rules'
import { countText, withCommas } from '@contract/domain/text'
import { COLUMN_LABELS } from '../../write/imports/columnLabels'

type NamedColumn = Exclude<OpeningFileColumn, ServiceColumn>

export const LABELS: Readonly<Record<NamedColumn | 'servicio', string>> = {
  ...COLUMN_LABELS,
  grupo: 'Grupo',
  beca: 'Beca (% o nombre)',
  mensualidad: 'Mensualidad propia',
  debe_desde: 'Debe desde (mes)',
  meses_debe: 'Meses que debe',
  inscripcion: 'Inscripción',
  material: 'Material',
  saldo_anterior: 'Saldo de ciclos anteriores',
  saldo_a_favor: 'Saldo a favor',
  mama_nombre: 'Mamá',
  mama_telefono: 'Teléfono de la mamá',
  mama_correo: 'Correo de la mamá',
  papa_nombre: 'Papá',
  papa_telefono: 'Teléfono del papá',
  papa_correo: 'Correo del papá',
  rfc: 'RFC',
  razon_social: 'Nombre o razón social',
  regimen_fiscal: 'Régimen fiscal',
  cp_fiscal: 'Código postal fiscal',
  uso_cfdi: 'Uso del CFDI',
  servicio: 'Servicio',
}

/** Columns as an office groups them; one named nowhere is shown in the last group. */
export const COLUMN_PARTS: readonly { title: string; only: readonly OpeningFileColumn[] }[] = [
  {
    title: 'Quién es',
    only: ['numero_control', 'curp', 'nombres', 'paterno', 'materno', 'apellidos', 'nombre_completo'],
  },
  { title: 'Dónde va', only: ['grado', 'gradoNumero', 'grado_grupo', 'grupo', 'beca', 'mensualidad'] },
  {
    title: 'Sus cuentas',
    only: ['debe_desde', 'meses_debe', 'inscripcion', 'material', 'saldo_anterior', 'saldo_a_favor'],
  },
  {
    title: 'Mamá y papá, si los dos tienen columna',
    only: PARENT_COLUMNS,
  },
  { title: 'A quién se factura', only: FISCAL_COLUMNS },
]

export const STATE_LABELS: Readonly<Record<OpeningState, string>> = {
  NUEVO: 'Nuevo',
  IGUAL: 'Igual',
  ERROR: 'Con error',
}

export const pupilsCount = (count: number): string => countText(count, 'alumno', 'alumnos', withCommas)

export const texts = {
  subtitle:
    'Para una escuela que llega a medio ciclo: lo que ya se pagó y lo que se debe, desde su propio Excel.',
  whatTitle: 'Qué es una apertura',
  cycle: 'Ciclo escolar',
  figures: {
    pupils: 'Alumnos',
    settled: 'Saldado antes',
    debt: 'Deben',
    credit: 'A favor',
  },
  settled: (count: number) => countText(count, 'colegiatura', 'colegiaturas', withCommas),
  settledNote: 'no se cobran aquí',
  creditNote: 'de las familias',
  reasons: 'motivos',
  state: 'Estado',
  owes: 'Debe',
  nothing: 'No hay nada que registrar',
  nothingText: 'Todos están ya como en el archivo.',
  write: 'Registrar apertura',
  done: (count: number, cycle: string) => `Apertura registrada: ${pupilsCount(count)} en ${cycle}`,
  list: 'Aperturas',
  standing: 'Vigente',
  undone: 'Deshecha',
  undo: 'Deshacer',
} as const
