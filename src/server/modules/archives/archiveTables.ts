// Raw SQL: cells are `string_agg` of subqueries in an order of their own.
import { sql } from 'kysely'
import { todayIn } from '@contract/domain/dates'
import { toPesos } from '@contract/domain/money'
import { STUDENT_TEXTS, type StudentText } from '@contract/students/students.schemas'
import type { Db } from '../../db/database'
import { certificateTable, documentTables, guardianTable } from './documentTables'
import { conceptTables, fiscalTable, invoiceTable } from './conceptTables'
import { debtTables } from './debtTables'
import { ledgerTables } from './ledgerTables'
import { tableOf, yes, type ArchiveTable } from './archiveTable'

const becaNames = sql<string | null>`(
  select string_agg(b.nombre, ' y ' order by b.centesimas desc, b.id)
  from enrolment_scholarships h join scholarships b on b.id = h.scholarship_id where h.enrolment_id = e.id)`

const schoolTable: ArchiveTable = tableOf({
  name: 'escuela',
  by: 'id',
  rows: (db: Db) =>
    db
      .selectFrom('school')
      .selectAll()
      .select([
        sql<number>`(SELECT first_folio FROM folio_counter)`.as('folio_inicial'),
        sql<string>`(SELECT string_agg(concat_ws(' ', grado, cct, rvoe, clave_producto, impuesto), '; ' ORDER BY grado)
          FROM school_levels)`.as('niveles'),
        sql<string>`(SELECT string_agg(dia::text, ' ' ORDER BY dia) FROM school_days_off)`.as('dias'),
      ]),
  columns: {
    id: 'id',
    nombre: 'nombre',
    razon_social: 'razon_social',
    rfc: 'rfc',
    regimen_fiscal: 'regimen_fiscal',
    codigo_postal: 'codigo_postal',
    direccion: 'direccion',
    telefono: 'telefono',
    correo: 'correo',
    firma_nombre: 'firma_nombre',
    firma_cargo: 'firma_cargo',
    logo: 'logo_id',
    firma: 'firma_id',
    folio_inicial: 'folio_inicial',
    niveles: 'niveles',
    dias_inhabiles: 'dias',
  },
})

/** So that a new text field of pupils gets its column by itself; one that the table also lists by name keeps its place there. */
const laterTexts: Readonly<Record<string, StudentText>> = Object.fromEntries(
  STUDENT_TEXTS.map((name) => [name, name]),
)

/** Without health, salaries and passwords. @param zone time zone of the days */
export const archiveTables = (zone: string): readonly ArchiveTable[] => {
  const dayOf = (moment: Date | null): string | null => moment && todayIn(zone, moment)
  return [
    schoolTable,
    tableOf({
      name: 'alumnos',
      by: 'students.id',
      rows: (db: Db) =>
        db
          .selectFrom('students')
          .leftJoin('credits', (join) =>
            // A pupil's credit that moved to a parent remains as an empty row; it is left out.
            join.onRef('credits.student_id', '=', 'students.id').on('credits.merged_into', 'is', null),
          )
          .selectAll('students')
          .select('credits.saldo_centavos as saldo'),
      columns: {
        id: 'id',
        nombre: 'nombre',
        nombres: 'nombres',
        paterno: 'paterno',
        materno: 'materno',
        curp: 'curp',
        curp_verificada: (row) => yes(row.curp_verificada),
        curp_pendiente: (row) => yes(row.curp === ''),
        numero_control: 'numero_control',
        fecha_nacimiento: 'fecha_nacimiento',
        ...laterTexts,
        padre_id: 'parent_id',
        foto: 'photo_id',
        registrado: (row) => dayOf(row.created_at),
        grado_previsto: 'grado_previsto',
        grado_previsto_numero: 'grado_previsto_numero',
        saldo_favor: (row) => toPesos(row.saldo ?? 0),
      },
    }),
    tableOf({
      name: 'padres',
      by: 'parents.id',
      rows: (db: Db) =>
        db
          .selectFrom('parents')
          .leftJoin('credits', 'credits.parent_id', 'parents.id')
          .selectAll('parents')
          .select('credits.saldo_centavos as saldo'),
      columns: {
        id: 'id',
        nombre: 'nombre',
        telefono: 'telefono',
        correo: 'correo',
        direccion: 'direccion',
        saldo_favor: (row) => toPesos(row.saldo ?? 0),
        registrado: (row) => dayOf(row.created_at),
        referencia: 'referencia',
      },
    }),
    tableOf({
      name: 'inscripciones',
      by: 'e.id',
      rows: (db: Db) =>
        db
          .selectFrom('enrolments as e')
          .innerJoin('students as s', 's.id', 'e.student_id')
          .innerJoin('cycles as c', 'c.id', 'e.cycle_id')
          .leftJoin('groups as g', 'g.id', 'e.group_id')
          .selectAll('e')
          .select(['s.nombre as alumno', 's.numero_control', 'c.name as ciclo'])
          .select(['g.nombre as grupo', becaNames.as('beca')]),
      columns: {
        id: 'id',
        alumno_id: 'student_id',
        numero_control: 'numero_control',
        alumno: 'alumno',
        ciclo: 'ciclo',
        grado: 'grado',
        gradoNumero: 'grado_numero',
        grupo: 'grupo',
        beca: 'beca',
        costo_inscripcion: (row) => toPesos(row.costo_inscripcion_centavos),
        descuento: 'descuento',
        motivo_descuento: 'motivo_descuento',
        monto_pagar: (row) => toPesos(row.monto_pagar_centavos),
        mensualidad: (row) => toPesos(row.mensualidad_centavos),
        estado: 'estado',
        fecha: (row) => dayOf(row.created_at),
        baja: 'baja_fecha',
        motivo_baja: 'baja_motivo',
        motivo_cancelacion: 'motivo_cancelacion',
        monto_descuento: (row) => toPesos(row.monto_descuento_centavos),
        costo_material: (row) => toPesos(row.costo_material_centavos),
        mensualidad_propia: (row) => yes(row.mensualidad_propia),
      },
    }),
    ...debtTables(dayOf),
    ...ledgerTables,
    ...conceptTables,
    ...documentTables,
    certificateTable,
    guardianTable,
    fiscalTable,
    invoiceTable,
  ]
}

export interface ArchivedFile {
  readonly id: number
  readonly mime: string
  readonly sha256: string
  readonly bytes: number
}

/** All but identifications of adults and confidential documents. */
export const archivedFiles = (db: Db): Promise<ArchivedFile[]> =>
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
