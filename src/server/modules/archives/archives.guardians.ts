import type { ArchiveTable } from './archives.rows'

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
