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
