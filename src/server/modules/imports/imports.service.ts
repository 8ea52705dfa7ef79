import { byKey } from '@contract/domain/byKey'
import type { Grade } from '@contract/domain/grades'
import { hasPermission, type ModuleName } from '@contract/domain/permissions'
import { lecturasOf, plainCells } from '@contract/imports/cellWords'
import { parentKey, type ImportState } from '@contract/imports/imports.rules'
import type { FileColumns, ImportProgress, ImportResult, ImportRow } from '@contract/imports/imports.schemas'
import { pupilQuestionsOf } from '@contract/imports/samePupils.rules'
import { PUPIL_COLUMNS } from '@contract/imports/pupilColumns.rules'
import { createNameReader, type NameOrder } from '@contract/imports/wholeNames.rules'
import { normalizePhone } from '@contract/domain/phone'
import type { Db } from '../../db/database'
import type { AnyCall, ReadCall, WriteCall } from '../../http/call'
import { forbidden } from '../../shared/problem'
import { rowByRow } from '../../shared/yielding'
import { createUnderWay } from '../../db/underWay'
import { placeIn, type Sheet, type SheetRow } from '../../sheets/sheet'
import { answersOf, assertNoUnknown, pupilRowsOf, type FileAnswered } from '../../sheets/fileQuestions'
import { pupilColumnsOf, pupilTableOf } from '../../sheets/pupilTable'
import { assertTable, columnsOf } from '../../sheets/table'
import type { DocumentsService } from '../documents/documents.service'
import type { FiscalService } from '../fiscal/fiscal.service'
import type { PaymentsService } from '../payments/payments.service'
import type { StudentsService } from '../students/students.service'
import { createPlan, type PlannedRow } from './importPlan'
import * as queries from './imports.queries'
import { findMeant } from './importPupils'
import { controlOf, curpOf, readRow, type FilePupilRow } from './importRows'
import { pupilAnswersOf, createTwins, findAlike, type AskedPupils } from './samePupils'
import { writePlan } from './writePlan'

interface Deps {
  db: Db
  students: Pick<StudentsService, 'judge'>
  payments: Pick<PaymentsService, 'moveCreditToParent'>
  fiscal: Pick<FiscalService, 'moveToParent'>
  documents: Pick<DocumentsService, 'listKinds' | 'deliverOnPaper'>
}

interface ImportBody extends FileAnswered, AskedPupils {
  simular?: 'true' | 'false'
  columnas?: string
  avance?: string
}

type PlanAnswers = AskedPupils & { nombres_orden?: NameOrder | null; nivel?: Grade | null }

const rowsBy = (
  rows: readonly FilePupilRow[],
  keyOf: (each: FilePupilRow) => string,
): Map<string, SheetRow[]> => {
  const keyed = rows.filter((each) => keyOf(each) !== '')
  return new Map([...byKey(keyed, keyOf)].map(([key, own]) => [key, own.map(({ row }) => row)]))
}

/** To other users the answer would reveal a name, a parent or an allergy, or confirm a guess. */
const mayCompare = ({ actor }: ReadCall): boolean =>
  hasPermission(actor.permissions, 'ALUMNOS', 'READ') && hasPermission(actor.permissions, 'PADRES', 'READ')

const assertMayChange = (call: ReadCall, rows: readonly PlannedRow[]): void => {
  const { actor } = call
  const changed = rows.filter(({ estado }) => estado === 'CAMBIA')
  const must = (module: ModuleName, some: number, what: string): void => {
    if (some > 0 && !hasPermission(actor.permissions, module, 'UPDATE'))
      throw forbidden(`El archivo cambia datos de ${some} ${what}, y no tienes permiso de actualizarlos.`)
  }
  const mails = changed.filter(({ cambios }) => cambios.includes('correo'))
  const others = changed.filter(({ cambios }) => cambios.some((column) => column !== 'correo'))
  // For users who may not read parents no address is compared: a 403 only where it differs would let them guess the stored one.
  const newMails = (hasPermission(actor.permissions, 'PADRES', 'READ') ? rows : []).filter(
    ({ estado, family, parent }) =>
      estado === 'NUEVO' &&
      parent?.correo &&
      family?.before &&
      family.before.correo?.toLowerCase() !== parent.correo.toLowerCase(),
  )
  must('ALUMNOS', others.length, 'alumnos')
  must('PADRES', mails.length + newMails.length, 'padres')
}

/** Without permission to read or change parents their mail stays as it is: the answer would confirm a guess. */
const spareMails = ({ actor: { permissions } }: ReadCall, rows: readonly PlannedRow[]): void => {
  if (hasPermission(permissions, 'PADRES', 'READ') || hasPermission(permissions, 'PADRES', 'UPDATE')) return
  for (const { family } of rows) if (family?.before) family.correo = null
}

const importRowOf = (planned: PlannedRow, id: number | null): ImportRow => {
  const { row, estado, campos, cambios, values, nombre } = planned
  const { curp, numero_control } = values
  return {
    ...placeIn(row),
    estado,
    ...(estado === 'ERROR' ? { campos, celdas: [...row.cells] } : {}),
    ...(estado === 'CAMBIA' ? { cambios: [...cambios] } : {}),
    ...pupilQuestionsOf(planned, campos),
    ...(curp || nombre ? { alumno: { id, nombre, curp, numero_control } } : {}),
  }
}

/** Applies the forms' rules to every row, all in one transaction (decisions/0042). */
export const createImportsService = ({ db, students, payments, fiscal, documents }: Deps) => {
  const underWay = createUnderWay<ImportProgress>('IMPORTACION')

  const planOf = async (
    call: WriteCall,
    rows: readonly FilePupilRow[],
    dates: Sheet['dates'],
    isReal: boolean,
    { nombres_orden = null, nivel = null, ...asked }: PlanAnswers = {},
    tell: (done: number) => void = () => undefined,
  ) => {
    const compares = mayCompare(call)
    const answers = pupilAnswersOf(asked)
    const meant = await findMeant(call, rows, { dates, answers, compares, lock: isReal })
    const meantByRow = new Map(rows.map((each) => [each.row, meant.of(each)]))
    const phones = new Set([
      ...rows.map(({ texts }) => normalizePhone(texts.telefono ?? '')),
      ...meant.known.map(({ parentPhone }) => parentPhone ?? ''),
    ])
    const parents = new Map<string, queries.KnownParent>()
    for (const parent of await queries.findByPhone(call.db, [...phones])) {
      const key = parentKey(parent.telefono, parent.nombre)
      if (!parents.has(key)) parents.set(key, parent)
    }
    const plan = createPlan({
      curps: rowsBy(rows, ({ texts }) => curpOf(texts)),
      controls: rowsBy(rows, ({ texts }) => controlOf(texts)),
      pupils: rowsBy(rows, ({ row }) => String(meantByRow.get(row)?.stored?.id ?? '')),
      twin: createTwins(rows, dates),
      holder: meant.holder,
      parents,
    })
    const names = createNameReader(
      rows.map(({ texts }) => ({ whole: texts.nombre_completo ?? '', curp: curpOf(texts) })),
      nombres_orden,
    )
    const kinds = await documents.listKinds(call)
    const judge = ({ row, texts, wrong = {} }: FilePupilRow): PlannedRow => {
      const { stored = null, campos: unsure = {}, parecidos } = meantByRow.get(row) ?? {}
      const read = readRow(row, texts, stored, { dates, names, kinds, nivel, answers }, (body, before) =>
        students.judge(call, body, before),
      )
      const campos = Object.keys(wrong).length > 0 ? wrong : { ...read.campos, ...unsure }
      return plan.add({ ...read, campos, ...(parecidos ? { parecidos } : {}) })
    }
    return rowByRow(rows, judge, tell)
  }

  const run = async (
    call: WriteCall,
    sheet: Sheet,
    { simular, columnas, ignorar, ...answered }: ImportBody,
    tell: (progress: ImportProgress) => void,
  ): Promise<Omit<ImportResult, 'ok'>> => {
    const file = pupilTableOf(PUPIL_COLUMNS, sheet, {
      ...(columnas !== undefined && { columnas }),
      ...(answered.hojas !== undefined && { hojas: answered.hojas }),
    })
    assertTable(PUPIL_COLUMNS, file)
    const isReal = simular === 'false'
    if (isReal) await queries.takeTurn(call.db)
    const total = file.rows.length
    const read = pupilRowsOf(file).map((row) => ({ ...row, ...plainCells(row.texts, sheet.dates) }))
    const rows = read.map(({ readings: _said, ...row }) => row)
    const planned = await planOf(call, rows, sheet.dates, isReal, answered, (hechas) =>
      tell({ paso: 'REVISANDO', hechas, total }),
    )
    spareMails(call, planned)
    assertMayChange(call, planned)
    // Older clients send no `ignorar`; their unknown columns are ignored.
    if (isReal && ignorar !== undefined) assertNoUnknown(file, ignorar)
    const count = (wanted: ImportState): number => planned.filter(({ estado }) => estado === wanted).length
    const resumen = {
      nuevos: count('NUEVO'),
      cambian: count('CAMBIA'),
      iguales: count('IGUAL'),
      con_error: count('ERROR'),
    }
    const writes = isReal && resumen.nuevos + resumen.cambian > 0
    if (writes) tell({ paso: 'GUARDANDO', hechas: 0, total: resumen.nuevos + resumen.cambian })
    else call.unchanged()
    const made = writes
      ? await writePlan(call, planned, { payments, fiscal, documents })
      : new Map<PlannedRow, number>()
    const filas = planned.map((row) => importRowOf(row, made.get(row) ?? row.stored?.id ?? null))
    const lecturas = lecturasOf(read.map(({ readings }) => readings))
    return { resumen, encabezados: [...file.headings], filas, lecturas, ...answersOf(file, planned) }
  }

  return {
    takeTurn: ({ db }: WriteCall) => queries.takeTurn(db),

    plan: planOf,

    answers: (_call: AnyCall, asked: AskedPupils) => pupilAnswersOf(asked),

    alike: ({ db }: AnyCall, rows: readonly FilePupilRow[], dates: Sheet['dates']) =>
      findAlike(db, rows, dates),

    write: (call: WriteCall, planned: readonly PlannedRow[]) =>
      writePlan(call, planned, { payments, fiscal, documents }),

    getProgress: async (call: ReadCall, codigo: string): Promise<ImportProgress | null> =>
      underWay.find(call.db, call.actor.id, codigo),

    readColumns: async (_call: ReadCall, sheet: Sheet, given: { hojas?: string }): Promise<FileColumns> =>
      columnsOf(PUPIL_COLUMNS, pupilColumnsOf(PUPIL_COLUMNS, sheet, given)),

    /** Writes valid rows unless `simular`. @throws 400 columns missing, no pupils · 403 changes that the user may not make · 409 unknown columns not ignored · 413 */
    importStudents: (
      call: WriteCall,
      read: () => Promise<Sheet>,
      asked: ImportBody,
    ): Promise<Omit<ImportResult, 'ok'>> =>
      underWay.follow(
        { db, userId: call.actor.id, code: asked.avance },
        { paso: 'LEYENDO', hechas: 0, total: 0 },
        async (tell) => run(call, await read(), asked, tell),
      ),
  }
}
export type ImportsService = ReturnType<typeof createImportsService>
