import { deliveredState, documentDayProblem, expiryOf, kindIsOff } from '@contract/documents/documents.rules'
import type {
  DocumentsContract,
  MissingDocuments,
  PupilDocument,
} from '@contract/documents/documents.schemas'
import { gradeLabel } from '@contract/domain/grades'
import { noteHealthSeen } from '../../db/healthViews'
import { shownFile, type FileStore } from '../../files/fileStore'
import type { AnyCall, ReadCall, WriteCall } from '../../http/call'
import { assertField, conflict, found } from '../../shared/problem'
import { requireCycle } from '../../db/lookups'
import type { CyclesService } from '../cycles/cycles.service'
import * as queries from './documents.queries'
import { createKinds, UNKNOWN_KIND } from './documentKinds'

interface Deps {
  files: FileStore
  cycles: Pick<CyclesService, 'currentId'>
}

const UNKNOWN = 'No existe este documento.'
const UNKNOWN_PUPIL = 'No existe este alumno.'

const isAsked = ({ activo, grado }: queries.KindRow, of: queries.PupilOfPapers): boolean =>
  activo && (grado === null || grado === of.grado)

interface Paper {
  readonly studentId: number
  readonly alumno: string
  readonly kind: Pick<queries.KindRow, 'id' | 'nombre'>
}

const trailOf = (
  alumno: string,
  kind: Pick<queries.KindRow, 'nombre'>,
  { fecha, pages }: Pick<queries.DocumentRow, 'fecha' | 'pages'>,
) => ({
  alumno,
  documento: kind.nombre,
  fecha,
  archivos: pages.map(({ id }) => id),
})

/** Every delivery is kept; the newest of a kind counts (decisions/domain/documents). */
export const createDocumentsService = ({ files, cycles }: Deps) => {
  const toDocument = (
    { today }: AnyCall,
    kind: queries.KindRow,
    row: queries.DocumentRow | undefined,
  ): PupilDocument => {
    const { id, nombre, obligatorio, confidencial } = kind
    const archivos = row?.pages.map((page) => shownFile(files, page)) ?? []
    const vence = row ? expiryOf(row.fecha, kind.vigencia_meses) : null
    return {
      id: row?.id ?? null,
      tipo: { id, nombre },
      estado: row ? deliveredState(vence, today) : 'FALTA',
      fecha: row?.fecha ?? null,
      vence,
      urlArchivo: archivos[0]?.urlFoto ?? null,
      obligatorio,
      confidencial,
      archivos,
      registro: row ? { usuario: row.usuario, momento: row.created_at.toISOString() } : null,
    }
  }

  /** Writes to the bitácora only if the answer holds a confidential file. */
  const noteSeen = async (
    call: ReadCall,
    rows: readonly queries.DocumentRow[],
    kindOf: (row: queries.DocumentRow) => queries.KindRow,
  ): Promise<void> => {
    const seen = rows.filter((row) => row.pages.length > 0 && kindOf(row).confidencial !== null)
    await noteHealthSeen(call, [...new Set(seen.map(({ student_id }) => student_id))])
  }

  const removeRows = async (call: WriteCall, ids: readonly number[]): Promise<void> => {
    const released = await queries.deleteDocuments(call.db, ids)
    for (const fileId of released) await files.release(call.db, fileId, call.afterCommit)
  }

  return {
    ...createKinds(),

    listByStudent: async (call: ReadCall, studentId: number) => {
      const { db } = call
      const pupil = found(await queries.findPupil(db, studentId, call.today), UNKNOWN_PUPIL)
      const kinds = await queries.listKinds(db)
      const rows = await queries.listDocuments(db, studentId)
      const kindOf = ({ kind_id }: queries.DocumentRow): queries.KindRow =>
        kinds.find(({ id }) => id === kind_id) as queries.KindRow
      await noteSeen(call, rows, kindOf)
      const requested = kinds.filter((kind) => isAsked(kind, pupil))
      const shown = requested.map((kind) => ({ kind, row: rows.find(({ kind_id }) => kind_id === kind.id) }))
      const current = new Set(shown.map(({ row }) => row))
      const documentos = shown.map(({ kind, row }) => toDocument(call, kind, row))
      const historial = rows
        .filter((row) => !current.has(row))
        .map((row) => toDocument(call, kindOf(row), row))
      return { documentos, historial }
    },

    listMissing: async (
      call: AnyCall,
      { ciclo, grupo }: DocumentsContract['listMissing']['query'],
    ): Promise<MissingDocuments[]> => {
      const { db, today } = call
      if (ciclo !== undefined) await requireCycle(db, ciclo)
      const cycleId = ciclo ?? (await cycles.currentId(call))
      if (grupo !== undefined)
        found(cycleId && (await queries.findGroup(db, grupo, cycleId)), 'No existe este grupo en el ciclo.')
      return cycleId === null ? [] : queries.listMissing(db, { cycleId, groupId: grupo, today })
    },

    missingOf: async (call: AnyCall, pupils: readonly number[]): Promise<MissingDocuments[]> => {
      const cycleId = await cycles.currentId(call)
      return cycleId === null ? [] : queries.listMissing(call.db, { cycleId, pupils, today: call.today })
    },

    /** Makes the earlier one history. @throws 400 a day after today · 404 · 409 the kind is switched off, or not asked in the grade */
    deliver: async (
      call: WriteCall,
      studentId: number,
      { tipoId, fecha = call.today }: DocumentsContract['deliver']['body'],
    ): Promise<PupilDocument> => {
      const { db, actor, today, now } = call
      assertField('fecha', documentDayProblem(fecha, today))
      const pupil = found(await queries.findPupil(db, studentId, today, 'lock'), UNKNOWN_PUPIL)
      const kind = found(await queries.lockKind(db, Number(tipoId), 'share'), UNKNOWN_KIND)
      const refusal = !kind.activo
        ? kindIsOff(kind.nombre)
        : !isAsked(kind, pupil) && kind.grado
          ? `El documento ${kind.nombre} solo se pide en ${gradeLabel(kind.grado)}.`
          : null
      if (refusal) throw conflict(refusal, { tipoId: refusal })
      const fileIds = await files.attachAll(db, call.files, actor.id)
      const values = { student_id: studentId, kind_id: kind.id, fecha, created_by: actor.id, created_at: now }
      const id = await queries.insertDocument(db, values, fileIds)
      const row = found(await queries.findDocument(db, id), UNKNOWN)
      call.record('DOCUMENTO', id, null, trailOf(pupil.nombre, kind, row))
      await noteSeen(call, [row], () => kind)
      return toDocument(call, kind, row)
    },

    /** Dated today. The caller has locked the pupils and knows that each kind is still asked for. */
    deliverOnPaper: async (call: WriteCall, papers: readonly Paper[]): Promise<void> => {
      const { db, actor, today: fecha, now } = call
      const rows = papers.map(({ studentId, kind }) => ({
        student_id: studentId,
        kind_id: kind.id,
        fecha,
        created_by: actor.id,
        created_at: now,
      }))
      const ids = await queries.insertOnPaper(db, rows)
      papers.forEach(({ alumno, kind }, at) =>
        call.record('DOCUMENTO', ids[at] as number, null, trailOf(alumno, kind, { fecha, pages: [] })),
      )
    },

    delete: async (call: WriteCall, id: number): Promise<PupilDocument> => {
      const { db } = call
      found(await queries.lockDocument(db, id), UNKNOWN)
      const row = found(await queries.findDocument(db, id), UNKNOWN)
      const kind = found(await queries.lockKind(db, row.kind_id, 'share'), UNKNOWN_KIND)
      const pupil = found(await queries.findPupil(db, row.student_id, call.today), UNKNOWN_PUPIL)
      const document = toDocument(call, kind, row)
      await noteSeen(call, [row], () => kind)
      await removeRows(call, [id])
      call.record('DOCUMENTO', id, trailOf(pupil.nombre, kind, row), null)
      return document
    },

    removeAllOf: async (call: WriteCall, studentId: number): Promise<void> => {
      const rows = await queries.listDocuments(call.db, studentId)
      await removeRows(
        call,
        rows.map(({ id }) => id),
      )
    },
  }
}
export type DocumentsService = ReturnType<typeof createDocumentsService>
