import { normalizeCurp } from '../domain/curp'
import { emailProblem } from '../domain/email'
import { phoneProblem } from '../domain/phone'
import { IMPORT_COLUMNS, readDay, readYes, type ImportColumn } from './imports.rules'
import { isWholePlace, readGrade, readGradeNumber } from './places.rules'
import { PARENT_WORDS } from './headings.rules'
import type { ColumnDefinition } from './recognize.rules'

const COMBINED_COLUMNS = ['nombre_completo', 'apellidos', 'grado_grupo'] as const
type CombinedColumn = (typeof COMBINED_COLUMNS)[number]

export type PupilColumn = ImportColumn | CombinedColumn

const TITLES = [
  ...['padre', 'madre', 'tutor', 'tutora', 'padres', 'responsable', 'padre madre', 'padre tutor'],
  ...['madre tutor', 'padre madre tutor', 'padres tutores', 'padre familia', 'madre familia'],
  ...['padre madre familia', 'tutor legal', 'responsable pago', 'persona responsable'],
]
const ofParents = (...bases: readonly string[]): string[] =>
  bases.flatMap((base) => [base, ...TITLES.map((title) => `${base} ${title}`), `${base} contacto`])

const words = (text: string): number => text.split(/[\s,]+/).filter((word) => word.length > 1).length

const isName = (text: string): boolean => !/[\d@]/.test(text) && /\p{L}/u.test(text)
const isCurpLike = (text: string): boolean => /^[A-Z]{4}\d{6}[A-Z\d]{8}$/.test(normalizeCurp(text))
/** A letter at position 17 means born from 2000 on: a child's CURP, not a parent's. */
const isPupilsCurp = (text: string): boolean =>
  isCurpLike(text) && /[A-Z]/.test(normalizeCurp(text)[16] ?? '')

const SURNAMES = ['paterno', 'materno'] as const

const NAMES: readonly ColumnDefinition<PupilColumn>[] = [
  {
    column: 'nombre_completo',
    names: ['nombre completo', 'apellidos nombre', 'apellido nombre', 'nombre apellidos', 'nombre apellido'],
    maybe: ['nombre', 'alumno', 'estudiante', 'niño', 'menor', 'lista'],
    fits: (text) => isName(text) && (words(text) > 2 || text.includes(',')),
    unless: ['paterno', 'apellidos'],
    holds: ['nombres', ...SURNAMES],
  },
  {
    column: 'apellidos',
    names: ['apellido', 'apellidos', 'apellidos paterno materno', 'apellido paterno materno'],
    fits: isName,
    unless: ['paterno'],
    holds: SURNAMES,
  },
  {
    column: 'nombres',
    names: ['alumno', 'nombre pila', 'primer nombre', 'estudiante', 'niño'],
    fits: isName,
    yieldsTo: ['nombre_completo'],
    required: true,
  },
  {
    column: 'paterno',
    names: ['apellido paterno', 'primer apellido', '1er apellido', 'apellido 1', 'apellidopaterno'],
    fits: isName,
    required: true,
  },
  {
    column: 'materno',
    names: ['apellido materno', 'segundo apellido', '2do apellido', 'apellido 2', 'apellidomaterno'],
    fits: isName,
  },
]

const IDENTITY: readonly ColumnDefinition<PupilColumn>[] = [
  {
    column: 'curp',
    names: ['clave curp', 'clave unica registro poblacion', 'clave unica'],
    maybe: ['clave', 'identificacion'],
    fits: isPupilsCurp,
    byContent: { not: [...PARENT_WORDS] },
    required: true,
  },
  {
    column: 'numero_control',
    names: [
      ...['control', 'matricula', 'numero matricula', 'numerocontrol', 'clave', 'expediente', 'codigo'],
      ...['numero expediente', 'clave escolar', 'numero alumno', 'matricula escolar'],
    ],
    fits: (text) => text.length <= 40 && !isCurpLike(text),
    required: true,
  },
  {
    column: 'fecha_nacimiento',
    names: ['nacimiento', 'fechanacimiento', 'nacio'],
    fits: (text) => readDay(text, '1900') !== null,
    required: true,
  },
]

const PLACES: readonly ColumnDefinition<PupilColumn>[] = [
  {
    column: 'grado',
    names: ['nivel', 'nivel educativo', 'nivel escolar'],
    maybe: ['seccion', 'grado escolar', 'grupo'],
    fits: (text) => readGrade(text) !== null,
  },
  {
    column: 'gradoNumero',
    names: ['numero grado', 'grado escolar', 'año', 'año escolar', 'grado cursa', 'gradonumero'],
    maybe: ['grado', 'nivel', 'grado actual'],
    fits: (text) => readGradeNumber(text) !== null,
  },
  {
    column: 'grado_grupo',
    names: ['grado grupo', 'nivel grado grupo', 'nivel grado', 'grado nivel', 'grado seccion'],
    maybe: ['grado', 'grupo', 'nivel', 'salon', 'seccion', 'grado escolar', 'grado actual', 'clase', 'gpo'],
    fits: isWholePlace,
    holds: ['grado', 'gradoNumero'],
  },
]

const FAMILY: readonly ColumnDefinition<PupilColumn>[] = [
  {
    column: 'padre',
    names: TITLES.flatMap((title) => [title, `nombre ${title}`, `nombre completo ${title}`]),
    fits: isName,
    isOneOfSeveral: true,
  },
  {
    column: 'telefono',
    names: ofParents(
      'telefono',
      'celular',
      'movil',
      'whatsapp',
      'telefono celular',
      'telefono movil',
      'numero telefono',
      'numero celular',
    ),
    fits: (text) => phoneProblem(text) === null,
  },
  {
    column: 'correo',
    names: ofParents('correo', 'correo electronico', 'direccion correo'),
    fits: (text) => text.includes('@') && emailProblem(text) === null,
    byContent: { not: ['alumno', 'alumna', 'alumnos', 'institucional', 'escolar'] },
  },
  { column: 'alergias', names: ['alergia', 'alergico'] },
  {
    column: 'documentos',
    names: ['documento', 'documentos entregados', 'documentacion', 'papeles', 'papeles entregados'],
  },
]

const SECOND = ['segundo responsable', 'responsable 2', 'otro responsable', 'persona autorizada']
const ofSecond = (...bases: readonly string[]): string[] =>
  bases.flatMap((base) => SECOND.map((title) => `${base} ${title}`))

const SECOND_ADULT: readonly ColumnDefinition<PupilColumn>[] = [
  {
    column: 'responsable2_nombre',
    names: [...SECOND, ...ofSecond('nombre', 'nombre completo')],
    fits: isName,
  },
  { column: 'responsable2_parentesco', names: ['parentesco', ...ofSecond('parentesco')], fits: isName },
  {
    column: 'responsable2_telefono',
    names: ofSecond('telefono', 'celular'),
    fits: (text) => phoneProblem(text) === null,
  },
  {
    column: 'responsable2_puede_recoger',
    names: ['puede recoger', 'recoge', 'autorizado recoger', ...ofSecond('puede recoger')],
    fits: (text) => readYes(text) !== null,
  },
]

const ALL = [...NAMES, ...IDENTITY, ...PLACES, ...FAMILY, ...SECOND_ADULT]
const definitionOf = (column: PupilColumn): ColumnDefinition<PupilColumn>[] =>
  ALL.filter((each) => each.column === column)

export const PUPIL_COLUMNS: readonly ColumnDefinition<PupilColumn>[] = [
  ...IMPORT_COLUMNS,
  ...COMBINED_COLUMNS,
].flatMap(definitionOf)
