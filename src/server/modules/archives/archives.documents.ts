import { sql } from 'kysely'
import type { ArchiveTable } from './archives.rows'

/** Constancias: what each paper said on its day. */
export const certificateTable: ArchiveTable = {
  name: 'constancias',
  head: [
    ...['folio', 'tipo', 'fecha', 'alumno_id', 'alumno', 'ciclo', 'anio', 'dirigida_a', 'titulo', 'cuerpo'],
    ...['firma_nombre', 'firma_cargo', 'expidio', 'cancelada', 'motivo_cancelacion'],
  ],
  rowsAfter: async (db, after, most) => {
    const rows = await db
      .selectFrom('certificates as c')
      .innerJoin('cycles as y', 'y.id', 'c.cycle_id')
      .innerJoin('users as u', 'u.id', 'c.created_by')
      .selectAll('c')
      .select(['y.name as ciclo', 'u.name as expidio'])
      .where('c.id', '>', after)
      .orderBy('c.id')
      .limit(most)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      cells: [
        ...[row.folio, row.tipo, row.fecha, row.student_id, row.alumno, row.ciclo, row.anio, row.dirigida_a],
        ...[row.titulo, row.cuerpo, row.firma_nombre, row.firma_cargo, row.expidio, row.cancelled_on],
        row.motivo_cancelacion,
      ],
    }))
  },
}

const yes = (value: boolean): string => (value ? 'Sí' : 'No')

/** The adults around each pupil, without notes and identifications, which are as sensitive as health. */
export const guardianTable: ArchiveTable = {
  name: 'responsables',
  head: [
    ...['id', 'alumno_id', 'numero_control', 'alumno', 'nombre', 'parentesco', 'telefono', 'telefono2'],
    ...['correo', 'vive_con', 'emergencia', 'puede_recoger', 'no_entregar', 'foto'],
  ],
  rowsAfter: async (db, after, most) => {
    const rows = await db
      .selectFrom('guardians as r')
      .innerJoin('students as s', 's.id', 'r.student_id')
      .selectAll('r')
      .select(['s.nombre as alumno', 's.numero_control'])
      .where('r.id', '>', after)
      .orderBy('r.id')
      .limit(most)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      cells: [
        ...[row.id, row.student_id, row.numero_control, row.alumno, row.nombre, row.parentesco],
        ...[row.telefono, row.telefono2, row.correo, yes(row.vive_con), row.emergencia],
        ...[yes(row.puede_recoger), yes(row.no_entregar), row.photo_id],
      ],
    }))
  },
}

/** The documents that the school asks for, and what pupils delivered. */
export const documentTables: readonly ArchiveTable[] = [
  {
    name: 'documentos_tipos',
    head: ['id', 'nombre', 'obligatorio', 'grado', 'vigencia_meses', 'activo', 'confidencial'],
    rowsAfter: async (db, after, most) => {
      const rows = await db
        .selectFrom('document_kinds')
        .selectAll()
        .where('id', '>', after)
        .orderBy('id')
        .limit(most)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        cells: [
          ...[row.id, row.nombre, row.obligatorio ? 'Sí' : 'No', row.grado, row.vigencia_meses],
          ...[row.activo ? 'Sí' : 'No', row.confidencial],
        ],
      }))
    },
  },
  {
    name: 'documentos',
    head: ['id', 'alumno_id', 'numero_control', 'alumno', 'tipo_id', 'tipo', 'fecha', 'archivos'],
    rowsAfter: async (db, after, most) => {
      const rows = await db
        .selectFrom('documents as d')
        .innerJoin('students as s', 's.id', 'd.student_id')
        .innerJoin('document_kinds as k', 'k.id', 'd.kind_id')
        .selectAll('d')
        .select(['s.nombre as alumno', 's.numero_control', 'k.nombre as tipo'])
        .select(
          sql<string>`(SELECT string_agg(x.file_id::text, ' ' ORDER BY x.place)
            FROM document_pages x WHERE x.document_id = d.id AND k.confidencial IS NULL)`.as('archivos'),
        )
        .where('d.id', '>', after)
        .orderBy('d.id')
        .limit(most)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        cells: [
          ...[row.id, row.student_id, row.numero_control, row.alumno, row.kind_id, row.tipo],
          ...[row.fecha, row.archivos],
        ],
      }))
    },
  },
]
