// Raw SQL: a cell is `string_agg` of a subquery in an order of its own.
import { sql } from 'kysely'
import { toPesos } from '@contract/domain/money'
import type { Db } from '../../db/database'
import { tableOf, yes, type ArchiveTable } from './archiveTable'

export const fiscalTable: ArchiveTable = tableOf({
  name: 'facturacion',
  by: 'id',
  rows: (db: Db) => db.selectFrom('fiscals').selectAll().where('removed_at', 'is', null),
  columns: {
    id: 'id',
    padre_id: 'parent_id',
    alumno_id: 'student_id',
    rfc: 'rfc',
    nombre: 'nombre',
    regimen_fiscal: 'regimen_fiscal',
    codigo_postal: 'codigo_postal',
    uso_cfdi: 'uso_cfdi',
    correo: 'correo',
    predeterminado: (row) => yes(row.predeterminado),
  },
})

export const conceptTables: readonly ArchiveTable[] = [
  tableOf({
    name: 'conceptos',
    by: 'id',
    rows: (db: Db) => db.selectFrom('concepts').selectAll(),
    columns: {
      id: 'id',
      nombre: 'nombre',
      monto: (row) => toPesos(row.monto_centavos),
      tipo: 'tipo',
      activo: (row) => yes(row.activo),
      clave_producto: 'clave_producto',
      objeto_imp: 'objeto_imp',
    },
  }),
  tableOf({
    name: 'servicios',
    by: 'v.id',
    rows: (db: Db) =>
      db
        .selectFrom('services as v')
        .innerJoin('cycles as c', 'c.id', 'v.cycle_id')
        .selectAll('v')
        .select([
          'c.name as ciclo',
          sql<string>`(SELECT string_agg(m.anio || '-' || lpad(m.mes::text, 2, '0'), ' ' ORDER BY m.anio, m.mes)
            FROM service_months m WHERE m.service_id = v.id)`.as('meses'),
        ]),
    columns: {
      id: 'id',
      ciclo: 'ciclo',
      nombre: 'nombre',
      mensualidad: (row) => toPesos(row.mensualidad_centavos),
      meses: 'meses',
      concepto_id: 'concept_id',
    },
  }),
]
