import { readKinds } from '@contract/documents/documents.rules'
import type { DocumentKind } from '@contract/documents/documents.schemas'
import { onlyProblems, REQUIRED, type Campos } from '@contract/domain/campos'
import { normalizeCurp } from '@contract/domain/curp'
import { normalizeEmail } from '@contract/domain/email'
import { gradeYearProblem, type Grade } from '@contract/domain/grades'
import { normalizePhone } from '@contract/domain/phone'
import { upper } from '@contract/domain/text'
import { joinName } from '@contract/domain/names'
import { spreadTexts, type PupilTexts } from '@contract/imports/combined.rules'
import { readDay, REQUIRED_COLUMNS, type DateSystem } from '@contract/imports/imports.rules'
import { LEVEL_UNSAID, readGrade, readGradeNumber } from '@contract/imports/places.rules'
import { PUPIL_COLUMNS } from '@contract/imports/pupilColumns.rules'
import { curpBody, type PupilAnswers } from '@contract/imports/samePupils.rules'
import type { NameReader } from '@contract/imports/wholeNames.rules'
import { parentProblems } from '@contract/parents/parents.rules'
import { parentsSchemas } from '@contract/parents/parents.schemas'
import { healthProblem, keptHealth } from '@contract/students/health.rules'
import { curpWritingProblem } from '@contract/students/students.rules'
import { studentsSchemas } from '@contract/students/students.schemas'
import { bodyProblems } from '../../http/validation'
import type { SheetRow } from '../../sheets/sheet'
import type { StudentChange } from '../students/studentBody'
import type { StudentsService } from '../students/students.service'
import { readAdults, type GivenAdult } from './importAdults'
import type { AlikePupil, KnownStudent, WrittenStudent } from './imports.queries'

export type GivenParent = Record<'nombre' | 'telefono', string> & { correo: string | null }

export interface ReadRow {
  readonly row: SheetRow
  readonly stored: KnownStudent | null
  readonly values: Omit<WrittenStudent, 'parent_id'>
  readonly parent: GivenParent | null
  readonly alergias: readonly string[] | null
  readonly adults: readonly GivenAdult[]
  readonly documentos: readonly DocumentKind[] | null
  readonly campos: Campos
  readonly doubt: string | null
  /** Registered pupils it may mean; a person decides. */
  readonly parecidos?: readonly AlikePupil[]
  /** As the answer shows it, even where its parts could not be told apart. */
  readonly nombre: string
}

export interface FilePupilRow {
  readonly row: SheetRow
  readonly texts: PupilTexts
  /** Wrong as a whole, so its cells are not judged. */
  readonly wrong?: Campos
}

export const curpOf = (texts: PupilTexts): string => normalizeCurp(texts.curp ?? '')
export const controlOf = (texts: PupilTexts): string => upper(texts.numero_control ?? '')

const NO_DAY = 'No es una fecha que exista; escríbela como 15/03/2018'

const bodyOf = (
  texts: PupilTexts,
  dates: DateSystem,
  isNew: boolean,
  answers: PupilAnswers,
): { body: StudentChange; campos: Campos } => {
  const { nombres, paterno, materno, curp, numero_control, fecha_nacimiento: written } = texts
  const fecha_nacimiento = written === undefined ? undefined : readDay(written, dates)
  const given = {
    nombres,
    paterno,
    materno,
    ...curpBody(curp, isNew, answers),
    numero_control,
    fecha_nacimiento: fecha_nacimiento ?? undefined,
  }
  const nombre = joinName(nombres, paterno, materno)
  return {
    body: Object.fromEntries(
      Object.entries({ ...given, nombre: nombre || undefined }).filter(([, value]) => value !== undefined),
    ),
    campos: fecha_nacimiento === null ? { fecha_nacimiento: NO_DAY } : {},
  }
}

interface Expected {
  grado_previsto: Grade | null
  grado_previsto_numero: number | null
}

const expectedOf = (
  texts: PupilTexts,
  stored: Expected | null,
  nivel: Grade | null,
): { expected: Expected; campos: Campos } => {
  const grado = texts.grado === undefined ? (stored?.grado_previsto ?? nivel) : readGrade(texts.grado)
  const isOther = stored !== null && grado !== stored.grado_previsto
  const numero =
    texts.gradoNumero === undefined
      ? isOther
        ? null
        : (stored?.grado_previsto_numero ?? null)
      : readGradeNumber(texts.gradoNumero)
  const wrongNumber = grado && numero !== null ? gradeYearProblem({ grado, gradoNumero: numero }) : null
  const campos = onlyProblems({
    grado:
      texts.grado !== undefined && grado === null
        ? 'El nivel es PREESCOLAR o PRIMARIA'
        : texts.gradoNumero !== undefined && texts.grado === undefined && grado === null
          ? LEVEL_UNSAID
          : null,
    gradoNumero:
      texts.gradoNumero !== undefined && numero === null ? 'El grado es un número, como 2' : wrongNumber,
  })
  return { expected: { grado_previsto: grado, grado_previsto_numero: numero }, campos }
}

const PARENT_COLUMNS = { nombre: 'padre', telefono: 'telefono', correo: 'correo' } as const

const parentOf = (
  texts: PupilTexts,
  stored: KnownStudent | null,
): { parent: GivenParent | null; campos: Campos } => {
  if (texts.padre === undefined && texts.telefono === undefined && texts.correo === undefined)
    return { parent: null, campos: {} }
  const nombre = upper(texts.padre ?? stored?.parentName ?? '')
  const telefono = normalizePhone(texts.telefono ?? stored?.parentPhone ?? '')
  const correo = normalizeEmail(texts.correo ?? '') || null
  const wrong = {
    ...bodyProblems(parentsSchemas.create.body, { nombre, telefono, correo }),
    ...parentProblems({ nombre, telefono, correo }),
  }
  const campos = Object.fromEntries(
    Object.entries(wrong).map(([field, why]) => [PARENT_COLUMNS[field as 'nombre'] ?? field, why]),
  )
  return { parent: { nombre, telefono, correo }, campos }
}

const allergiesOf = ({ alergias }: PupilTexts): { alergias: string[] | null; campos: Campos } => {
  if (alergias === undefined) return { alergias: null, campos: {} }
  const items = alergias.split(';').map((descripcion) => ({ descripcion }))
  return { alergias: keptHealth(items), campos: onlyProblems({ alergias: healthProblem(items) }) }
}

const documentsOf = (
  { documentos }: PupilTexts,
  kinds: readonly DocumentKind[],
  { grado_previsto }: Expected,
): { documentos: DocumentKind[] | null; campos: Campos } => {
  if (documentos === undefined) return { documentos: null, campos: {} }
  const { found, unknown } = readKinds(
    documentos,
    kinds.filter(({ activo }) => activo),
  )
  const foreign = found.find(({ grado }) => grado && grado_previsto && grado !== grado_previsto)
  const problem =
    unknown.length > 0
      ? `No se pide ningún documento que se llame «${unknown[0]}»`
      : foreign
        ? `${foreign.nombre} no se pide en ese nivel`
        : null
  return { documentos: found, campos: onlyProblems({ documentos: problem }) }
}

const missingOf = (texts: PupilTexts): Campos =>
  Object.fromEntries(
    REQUIRED_COLUMNS.filter((column) => column !== 'curp' && texts[column] === undefined).map((column) => [
      column,
      REQUIRED,
    ]),
  )

/** Words for a missing value, since a row's report stands beside no field. */
const MISSING_WORDS: Readonly<Record<string, string>> = {
  nombres: 'Faltan los nombres',
  paterno: 'Falta el apellido paterno',
  numero_control: 'Falta el número de control',
  fecha_nacimiento: 'Falta la fecha de nacimiento',
  padre: 'Falta el nombre del padre o tutor',
  telefono: 'Falta el teléfono del padre o tutor',
  responsable2_nombre: 'Falta el nombre del segundo responsable',
  responsable2_telefono: 'Falta el teléfono del segundo responsable',
}

const inWords = (campos: Campos): Campos =>
  Object.fromEntries(
    Object.entries(campos).map(([column, problem]) => [
      column,
      problem === REQUIRED ? (MISSING_WORDS[column] ?? 'Falta este dato') : problem,
    ]),
  )

/** Does not report as missing what stands in a cell that could not be split: only that cell is wrong. */
const withoutHeld = (campos: Campos, unclear: Campos): Campos => {
  const held = new Set<string>(
    PUPIL_COLUMNS.filter(({ column }) => column in unclear).flatMap(({ holds = [] }) => holds),
  )
  return Object.fromEntries(Object.entries(campos).filter(([column]) => !held.has(column)))
}

interface Reading {
  dates: DateSystem
  names: NameReader
  kinds: readonly DocumentKind[]
  nivel: Grade | null
  answers: PupilAnswers
}

export const readRow = (
  row: SheetRow,
  written: PupilTexts,
  stored: KnownStudent | null,
  { dates, names, kinds, nivel, answers }: Reading,
  judge: (body: StudentChange, stored: KnownStudent | null) => ReturnType<StudentsService['judge']>,
): ReadRow => {
  const { texts, campos: unclear } = spreadTexts(written, names, stored)
  const { body, campos: unread } = bodyOf(texts, dates, stored === null, answers)
  const { values, campos: judged } = judge(body, stored)
  const schema = stored ? studentsSchemas.update.body : studentsSchemas.create.body
  const { nombre: _whole, ...shape } = bodyProblems(schema, body)
  const { expected, campos: grade } = expectedOf(texts, stored, nivel)
  const { parent, campos: family } = parentOf(texts, stored)
  const { alergias, campos: health } = allergiesOf(texts)
  const { adults, campos: second } = readAdults(texts, stored)
  const { documentos, campos: papers } = documentsOf(texts, kinds, expected)
  const wrong = { ...judged, ...shape, ...(stored ? {} : missingOf(texts)), ...unread, ...grade }
  return {
    row,
    stored,
    parent,
    alergias,
    adults,
    documentos,
    values: { ...values, ...expected },
    doubt: judged['curp'] && curpWritingProblem(values.curp) === null ? judged['curp'] : null,
    campos: inWords({
      ...withoutHeld(wrong, unclear),
      ...unclear,
      ...family,
      ...health,
      ...second,
      ...papers,
    }),
    nombre: 'nombre_completo' in unclear ? upper(written.nombre_completo ?? '') : values.nombre,
  }
}
