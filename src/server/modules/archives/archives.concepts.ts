import { sql } from 'kysely'
import { toPesos } from '@contract/domain/money'
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

/** What the school charges again and again, and by the month. */
export const conceptTables: readonly ArchiveTable[] = [
  {
    name: 'conceptos',
    head: ['id', 'nombre', 'monto', 'tipo', 'activo', 'clave_producto', 'objeto_imp'],
    rowsAfter: async (db, after, most) => {
      const rows = await db
        .selectFrom('concepts')
        .selectAll()
        .where('id', '>', after)
        .orderBy('id')
        .limit(most)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        cells: [
          ...[row.id, row.nombre, toPesos(row.monto_centavos), row.tipo, row.activo ? 'Sí' : 'No'],
          ...[row.clave_producto, row.objeto_imp],
        ],
      }))
    },
  },
  {
    name: 'servicios',
    head: ['id', 'ciclo', 'nombre', 'mensualidad', 'meses', 'concepto_id'],
    rowsAfter: async (db, after, most) => {
      const rows = await db
        .selectFrom('services as v')
        .innerJoin('cycles as c', 'c.id', 'v.cycle_id')
        .selectAll('v')
        .select([
          'c.name as ciclo',
          sql<string>`(SELECT string_agg(m.anio || '-' || lpad(m.mes::text, 2, '0'), ' ' ORDER BY m.anio, m.mes)
            FROM service_months m WHERE m.service_id = v.id)`.as('meses'),
        ])
        .where('v.id', '>', after)
        .orderBy('v.id')
        .limit(most)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        cells: [
          ...[row.id, row.ciclo, row.nombre, toPesos(row.mensualidad_centavos), row.meses, row.concept_id],
        ],
      }))
    },
  },
]
