// Raw SQL: a cell is `string_agg` of a subquery in an order of its own.
import { sql } from 'kysely'
import type { Db } from '../../db/database'
import { tableOf, yes, type ArchiveTable } from './archiveTable'

export const certificateTable: ArchiveTable = tableOf({
  name: 'constancias',
  by: 'c.id',
  rows: (db: Db) =>
    db
      .selectFrom('certificates as c')
      .innerJoin('cycles as y', 'y.id', 'c.cycle_id')
      .innerJoin('users as u', 'u.id', 'c.created_by')
      .selectAll('c')
      .select(['y.name as ciclo', 'u.name as expidio']),
  columns: {
    folio: 'folio',
    tipo: 'tipo',
    fecha: 'fecha',
    alumno_id: 'student_id',
    alumno: 'alumno',
    ciclo: 'ciclo',
    anio: 'anio',
    dirigida_a: 'dirigida_a',
    titulo: 'titulo',
    cuerpo: 'cuerpo',
    firma_nombre: 'firma_nombre',
    firma_cargo: 'firma_cargo',
    expidio: 'expidio',
    cancelada: 'cancelled_on',
    motivo_cancelacion: 'motivo_cancelacion',
  },
})

/** Without notes and identifications, which are as sensitive as health. */
export const guardianTable: ArchiveTable = tableOf({
  name: 'responsables',
  by: 'r.id',
  rows: (db: Db) =>
    db
      .selectFrom('guardians as r')
      .innerJoin('students as s', 's.id', 'r.student_id')
      .selectAll('r')
      .select(['s.nombre as alumno', 's.numero_control']),
  columns: {
    id: 'id',
    alumno_id: 'student_id',
    numero_control: 'numero_control',
    alumno: 'alumno',
    nombre: 'nombre',
    parentesco: 'parentesco',
    telefono: 'telefono',
    telefono2: 'telefono2',
    correo: 'correo',
    vive_con: (row) => yes(row.vive_con),
    emergencia: 'emergencia',
    puede_recoger: (row) => yes(row.puede_recoger),
    no_entregar: (row) => yes(row.no_entregar),
    foto: 'photo_id',
  },
})

export const documentTables: readonly ArchiveTable[] = [
  tableOf({
    name: 'documentos_tipos',
    by: 'id',
    rows: (db: Db) => db.selectFrom('document_kinds').selectAll(),
    columns: {
      id: 'id',
      nombre: 'nombre',
      obligatorio: (row) => yes(row.obligatorio),
      grado: 'grado',
      vigencia_meses: 'vigencia_meses',
      activo: (row) => yes(row.activo),
      confidencial: 'confidencial',
    },
  }),
  tableOf({
    name: 'documentos',
    by: 'd.id',
    rows: (db: Db) =>
      db
        .selectFrom('documents as d')
        .innerJoin('students as s', 's.id', 'd.student_id')
        .innerJoin('document_kinds as k', 'k.id', 'd.kind_id')
        .selectAll('d')
        .select(['s.nombre as alumno', 's.numero_control', 'k.nombre as tipo'])
        .select(
          sql<string>`(SELECT string_agg(x.file_id::text, ' ' ORDER BY x.place)
            FROM document_pages x WHERE x.document_id = d.id AND k.confidencial IS NULL)`.as('archivos'),
        ),
    columns: {
      id: 'id',
      alumno_id: 'student_id',
      numero_control: 'numero_control',
      alumno: 'alumno',
      tipo_id: 'kind_id',
      tipo: 'tipo',
      fecha: 'fecha',
      archivos: 'archivos',
    },
  }),
]
