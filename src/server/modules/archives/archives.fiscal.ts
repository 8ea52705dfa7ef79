import type { ArchiveTable } from './archives.rows'

/** Whom families are invoiced to. What was handed over is in the files of its deliveries. */
export const fiscalTable: ArchiveTable = {
  name: 'facturacion',
  head: [
    ...['id', 'padre_id', 'alumno_id', 'rfc', 'nombre', 'regimen_fiscal', 'codigo_postal', 'uso_cfdi'],
    ...['correo', 'predeterminado'],
  ],
  rowsAfter: async (db, after, most) => {
    const rows = await db
      .selectFrom('fiscals')
      .selectAll()
      .where('id', '>', after)
      .where('removed_at', 'is', null)
      .orderBy('id')
      .limit(most)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      cells: [
        ...[row.id, row.parent_id, row.student_id, row.rfc, row.nombre, row.regimen_fiscal],
        ...[row.codigo_postal, row.uso_cfdi, row.correo, row.predeterminado ? 'Sí' : 'No'],
      ],
    }))
  },
}
