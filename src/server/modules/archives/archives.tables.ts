import { sql, type Kysely } from 'kysely'
import { todayIn } from '@contract/domain/dates'
import { toPesos } from '@contract/domain/money'
import type { Tables } from '../../db/tables'
import { certificateTable, documentTables, guardianTable } from './archives.documents'
import { conceptTables, fiscalTable } from './archives.concepts'
import { debtTables } from './archives.debts'
import { ledgerTables } from './archives.ledger'
import type { ArchiveTable } from './archives.rows'

/** Names of the becas of the enrolment `e`. */
const becaNames = sql<string | null>`(
  select string_agg(b.nombre, ' y ' order by b.porcentaje desc, b.id)
  from enrolment_scholarships h join scholarships b on b.id = h.scholarship_id where h.enrolment_id = e.id)`

const yes = (value: boolean): string => (value ? 'Sí' : 'No')

/** The school's own data: one row. */
const schoolTable: ArchiveTable = {
  name: 'escuela',
  head: [
    ...['id', 'nombre', 'razon_social', 'rfc', 'regimen_fiscal', 'codigo_postal', 'direccion', 'telefono'],
    ...[
      'correo',
      'firma_nombre',
      'firma_cargo',
      'logo',
      'firma',
      'folio_inicial',
      'niveles',
      'dias_inhabiles',
    ],
  ],
  rowsAfter: async (db, after) => {
    const rows = await db
      .selectFrom('school')
      .selectAll()
      .select([
        sql<number>`(SELECT first_folio FROM folio_counter)`.as('folio_inicial'),
        sql<string>`(SELECT string_agg(concat_ws(' ', grado, cct, rvoe, clave_producto), '; ' ORDER BY grado)
          FROM school_levels)`.as('niveles'),
        sql<string>`(SELECT string_agg(dia::text, ' ' ORDER BY dia) FROM school_days_off)`.as('dias'),
      ])
      .where('id', '>', after)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      cells: [
        ...[row.id, row.nombre, row.razon_social, row.rfc, row.regimen_fiscal, row.codigo_postal],
        ...[row.direccion, row.telefono, row.correo, row.firma_nombre, row.firma_cargo, row.logo_id],
        ...[row.firma_id, row.folio_inicial, row.niveles, row.dias],
      ],
    }))
  },
}

/** Tables of the archive, without health, salaries and passwords. @param zone time zone of the days */
export const archiveTables = (zone: string): readonly ArchiveTable[] => {
  const dayOf = (moment: Date | null): string | null => moment && todayIn(zone, moment)
  return [
    schoolTable,
    {
      name: 'alumnos',
      head: [
        ...['id', 'nombre', 'nombres', 'paterno', 'materno', 'curp', 'curp_verificada', 'numero_control'],
        ...['fecha_nacimiento', 'padre_id', 'foto', 'registrado', 'grado_previsto', 'grado_previsto_numero'],
        'saldo_favor',
      ],
      rowsAfter: async (db, after, most) => {
        const rows = await db
          .selectFrom('students')
          .leftJoin('credits', (join) =>
            // A pupil's credit that moved to a parent remains as an empty row; it is left out.
            join.onRef('credits.student_id', '=', 'students.id').on('credits.merged_into', 'is', null),
          )
          .selectAll('students')
          .select('credits.saldo_centavos as saldo')
          .where('students.id', '>', after)
          .orderBy('students.id')
          .limit(most)
          .execute()
        return rows.map((row) => ({
          id: row.id,
          cells: [
            ...[row.id, row.nombre, row.nombres, row.paterno, row.materno, row.curp],
            ...[yes(row.curp_verificada), row.numero_control, row.fecha_nacimiento, row.parent_id],
            ...[row.photo_id, dayOf(row.created_at), row.grado_previsto, row.grado_previsto_numero],
            toPesos(row.saldo ?? 0),
          ],
        }))
      },
    },
    {
      name: 'padres',
      head: ['id', 'nombre', 'telefono', 'correo', 'direccion', 'saldo_favor', 'registrado', 'referencia'],
      rowsAfter: async (db, after, most) => {
        const rows = await db
          .selectFrom('parents')
          .leftJoin('credits', 'credits.parent_id', 'parents.id')
          .selectAll('parents')
          .select('credits.saldo_centavos as saldo')
          .where('parents.id', '>', after)
          .orderBy('parents.id')
          .limit(most)
          .execute()
        return rows.map((row) => ({
          id: row.id,
          cells: [
            ...[row.id, row.nombre, row.telefono, row.correo, row.direccion],
            ...[toPesos(row.saldo ?? 0), dayOf(row.created_at), row.referencia],
          ],
        }))
      },
    },
    {
      name: 'inscripciones',
      head: [
        ...['id', 'alumno_id', 'numero_control', 'alumno', 'ciclo', 'grado', 'gradoNumero', 'grupo', 'beca'],
        ...['costo_inscripcion', 'descuento', 'motivo_descuento', 'monto_pagar', 'mensualidad', 'estado'],
        ...['fecha', 'baja', 'motivo_baja', 'motivo_cancelacion', 'monto_descuento', 'costo_material'],
      ],
      rowsAfter: async (db, after, most) => {
        const rows = await db
          .selectFrom('enrolments as e')
          .innerJoin('students as s', 's.id', 'e.student_id')
          .innerJoin('cycles as c', 'c.id', 'e.cycle_id')
          .leftJoin('groups as g', 'g.id', 'e.group_id')
          .selectAll('e')
          .select(['s.nombre as alumno', 's.numero_control', 'c.name as ciclo'])
          .select(['g.nombre as grupo', becaNames.as('beca')])
          .where('e.id', '>', after)
          .orderBy('e.id')
          .limit(most)
          .execute()
        return rows.map((row) => ({
          id: row.id,
          cells: [
            ...[row.id, row.student_id, row.numero_control, row.alumno, row.ciclo, row.grado],
            ...[row.grado_numero, row.grupo, row.beca, toPesos(row.costo_inscripcion_centavos)],
            ...[row.descuento, row.motivo_descuento, toPesos(row.monto_pagar_centavos)],
            ...[toPesos(row.mensualidad_centavos), row.estado, dayOf(row.created_at)],
            ...[row.baja_fecha, row.baja_motivo, row.motivo_cancelacion],
            ...[toPesos(row.monto_descuento_centavos), toPesos(row.costo_material_centavos)],
          ],
        }))
      },
    },
    ...debtTables(dayOf),
    ...ledgerTables,
    ...conceptTables,
    ...documentTables,
    certificateTable,
    guardianTable,
    fiscalTable,
  ]
}

export interface ArchivedFile {
  readonly id: number
  readonly mime: string
  readonly sha256: string
  readonly bytes: number
}

/** All files but identifications of adults and confidential documents. */
export const archivedFiles = (db: Kysely<Tables>): Promise<ArchivedFile[]> =>
  db
    .selectFrom('files as f')
    .select(['f.id', 'f.mime', 'f.sha256', 'f.bytes'])
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM document_pages x JOIN documents d ON d.id = x.document_id
        JOIN document_kinds k ON k.id = d.kind_id WHERE x.file_id = f.id AND k.confidencial IS NOT NULL)`,
    )
    .where(sql<boolean>`NOT EXISTS (SELECT FROM guardians r WHERE r.identification_id = f.id)`)
    .orderBy('f.id')
    .execute()

/** Modules that a sign-in's user may read now; none once the sign-in is over. */
export const modulesSeenBy = async (
  db: Kysely<Tables>,
  signIn: string,
  now: Date,
  read: number,
): Promise<number> => {
  const { seen } = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .innerJoin('role_permissions as r', 'r.role_id', 'u.role_id')
    .select(sql<number>`count(DISTINCT r.module_id)::int`.as('seen'))
    .where('s.sign_in', '=', signIn)
    .where('s.expires_at', '>', now)
    .where('u.deactivated_at', 'is', null)
    .where('r.permission_id', '=', read)
    .executeTakeFirstOrThrow()
  return seen
}
