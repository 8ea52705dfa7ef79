// Raw SQL: JSON of pupil and cycle, and a folio searched as it is printed, with zeros.
import { sql, type Insertable, type RawBuilder } from 'kysely'
import type { CertificateKind } from '@contract/certificates/certificates.rules'
import type { Certificate, CertificatesContract } from '@contract/certificates/certificates.schemas'
import type { CertificateText } from '@contract/certificates/certificateTexts.rules'
import type { Grade } from '@contract/domain/grades'
import type { Db, Tx } from '../../db/database'
import { onlyRow } from '../../db/onlyRow'
import { becasText, cycleJson, pupilNameJson, standingEnrolment } from '../../db/fragments'
import { boundsOf, orderOf, partOf } from '../../db/pages'
import type { Tables } from '../../db/tables'
import type { Cancelled } from '../../http/ledgerAnswers'

export interface PupilFacts {
  alumno: string
  curp: string
  numero_control: string
  ciclo: string
  estado: 'INSCRITO' | 'BAJA' | null
  grado: Grade | null
  grado_numero: number | null
  grupo: string | null
  beca: string | null
  enrolled_at: Date | null
}

export const findPupilFacts = async (
  db: Db,
  studentId: number,
  cycleId: number,
): Promise<PupilFacts | undefined> => {
  const { rows } = await sql<PupilFacts>`
    SELECT s.nombre AS alumno, s.curp, s.numero_control, y.name AS ciclo, e.estado, e.grado, e.grado_numero,
      g.nombre AS grupo, ${becasText} AS beca, e.created_at AS enrolled_at
    FROM students s
    JOIN cycles y ON y.id = ${cycleId}
    LEFT JOIN enrolments e ON e.student_id = s.id AND e.cycle_id = y.id AND ${standingEnrolment}
    LEFT JOIN groups g ON g.id = e.group_id
    WHERE s.id = ${studentId}`.execute(db)
  return rows[0]
}

/** Holds the counter until the commit, which keeps folios without gaps. @returns the row's id */
export const insertCertificate = async (
  tx: Tx,
  values: Omit<Insertable<Tables['certificates']>, 'folio'>,
): Promise<number> => {
  const { last_folio } = await tx
    .updateTable('certificate_counter')
    .set((on) => ({ last_folio: on('last_folio', '+', 1) }))
    .returning('last_folio')
    .executeTakeFirstOrThrow()
  const { id } = await tx
    .insertInto('certificates')
    .values({ ...values, folio: last_folio })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const markCancelled = (tx: Tx, id: number, values: Cancelled) =>
  tx.updateTable('certificates').set(values).where('id', '=', id).execute()

export const lockCertificate = async (tx: Tx, id: number): Promise<boolean | undefined> => {
  const row = await tx
    .selectFrom('certificates')
    .select('cancelled_at')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && row.cancelled_at !== null
}

export type CertificateRow = Omit<Certificate, 'urlPdf'>

const NAMED = sql`FROM certificates c JOIN students s ON s.id = c.student_id JOIN cycles y ON y.id = c.cycle_id
  JOIN users u ON u.id = c.created_by LEFT JOIN users x ON x.id = c.cancelled_by`

const readRows = async (db: Db, end: RawBuilder<unknown>): Promise<CertificateRow[]> => {
  const { rows } = await sql<CertificateRow>`
    SELECT c.id, c.folio, c.tipo, c.codigo, c.fecha, c.anio, c.dirigida_a,
      ${pupilNameJson} AS alumno,
      ${cycleJson} AS ciclo,
      u.name AS expidio, c.cancelled_at IS NOT NULL AS cancelada, c.motivo_cancelacion, x.name AS cancelado_por,
      c.cancelled_on AS fecha_cancelacion
    ${NAMED} ${end}`.execute(db)
  return rows
}

export const findCertificate = async (db: Db, id: number): Promise<CertificateRow | undefined> =>
  (await readRows(db, sql`WHERE c.id = ${id}`))[0]

const WORDS = [
  sql`lpad(c.folio::text, greatest(6, length(c.folio::text)), '0')`,
  ...['s.nombre', 'c.alumno', 's.numero_control', 'c.dirigida_a', 'c.codigo'].map((each) => sql.ref(each)),
]

type ListQuery = CertificatesContract['list']['query']

export const listCertificates = async (
  db: Db,
  part: ListQuery,
  kinds: readonly CertificateKind[],
): Promise<{ rows: CertificateRow[]; total: number }> => {
  const condition = partOf(part, { day: sql.ref('c.fecha'), texts: WORDS, cycle: sql.ref('c.cycle_id') })
  const { alumnoId, tipo } = part
  const where = sql`WHERE ${condition} AND c.tipo = ANY (${kinds}::text[])
    AND ${alumnoId === undefined ? sql`true` : sql`c.student_id = ${alumnoId}`}
    AND ${tipo === undefined ? sql`true` : sql`c.tipo = ${tipo}`}`
  const { limit, offset } = boundsOf(part)
  const way = orderOf(part) === 'asc' ? sql`ASC` : sql`DESC`
  const rows = await readRows(db, sql`${where} ORDER BY c.folio ${way} LIMIT ${limit} OFFSET ${offset}`)
  const counted = await sql<{ total: number }>`SELECT count(*) AS total ${NAMED} ${where}`.execute(db)
  return { rows, total: onlyRow(counted.rows).total }
}

export const findPrinted = (db: Db, id: number) =>
  db
    .selectFrom('certificates as c')
    .leftJoin('users as x', 'x.id', 'c.cancelled_by')
    .select(['c.folio', 'c.codigo', 'c.tipo', 'c.fecha', 'c.alumno', 'c.titulo', 'c.cuerpo', 'c.dirigida_a'])
    .select(['c.pagos', 'c.firma_nombre', 'c.firma_cargo', 'c.firma_id', 'c.created_at'])
    .select(['c.cancelled_on', 'c.motivo_cancelacion', 'x.name as cancelled_by'])
    .where('c.id', '=', id)
    .executeTakeFirst()
export type PrintedCertificate = NonNullable<Awaited<ReturnType<typeof findPrinted>>>

export const findChecked = (db: Db, codigo: string) =>
  db
    .selectFrom('certificates')
    .select(['folio', 'tipo', 'fecha', 'alumno', 'cancelled_at'])
    .where('codigo', '=', codigo)
    .executeTakeFirst()

export const listTexts = (db: Db) => db.selectFrom('certificate_texts').selectAll().execute()

export const saveText = (tx: Tx, { tipo, ...text }: CertificateText & { tipo: CertificateKind }) =>
  tx
    .insertInto('certificate_texts')
    .values({ tipo, ...text })
    .onConflict((on) => on.column('tipo').doUpdateSet(text))
    .execute()
