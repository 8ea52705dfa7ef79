// Raw SQL: cells are a `string_agg` in an order of its own and a path into JSON.
import { sql } from 'kysely'
import { toPesos } from '@contract/domain/money'
import { deliveredState } from '@contract/invoices/invoices.rules'
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

export const invoiceTable: ArchiveTable = tableOf({
  name: 'facturas',
  by: 'd.id',
  rows: (db: Db) =>
    db
      .selectFrom('invoice_documents as d')
      .innerJoin('payments as p', 'p.id', 'd.payment_id')
      .innerJoin('invoice_deliveries as v', 'v.id', 'd.delivery_id')
      .leftJoin('invoice_stamps as t', 't.document_id', 'd.id')
      .leftJoin('invoice_rejections as j', 'j.document_id', 'd.id')
      .leftJoin('invoice_cancellations as k', 'k.document_id', 'd.id')
      .leftJoin('payments as q', 'q.id', 'k.sustituye_id')
      .select(['d.id', 'p.folio', 'd.delivery_id', 'v.tipo', 'v.fecha', 'd.total_centavos'])
      .select(['t.uuid', 't.timbrada', 'j.motivo as rechazo', 'k.motivo', 'q.folio as sustituye'])
      .select([sql<string | null>`d.documento #>> '{receptor,rfc}'`.as('rfc'), 'd.fin', 'p.cancelled_at']),
  columns: {
    id: 'id',
    folio: 'folio',
    entrega_id: 'delivery_id',
    tipo: 'tipo',
    fecha: 'fecha',
    rfc: 'rfc',
    total: (row) => toPesos(row.total_centavos),
    estado: ({ fin, cancelled_at, uuid, rechazo }) =>
      fin ??
      (cancelled_at ? 'CANCELADA' : deliveredState({ stamped: uuid !== null, refused: rechazo !== null })),
    uuid: 'uuid',
    timbrada: 'timbrada',
    motivo_rechazo: 'rechazo',
    motivo_sat: 'motivo',
    folio_que_sustituye: 'sustituye',
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
      impuesto: 'impuesto',
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
