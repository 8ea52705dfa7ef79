import { sql } from 'kysely'
import type { ArchiveTable } from './archives.rows'

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
