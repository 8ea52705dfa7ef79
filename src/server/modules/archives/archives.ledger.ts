import { toPesos } from '@contract/domain/money'
import type { ArchiveTable } from './archives.rows'

/** The tables about money: payments, their lines and means, and refunds. */
export const ledgerTables: readonly ArchiveTable[] = [
  {
    name: 'pagos',
    head: [
      ...['folio', 'fecha', 'fecha_pago', 'alumno_id', 'alumno', 'padre_id', 'familia', 'monto'],
      ...['saldo_usado', 'a_cuenta', 'metodo_pago', 'referencia', 'recibio', 'cancelado'],
      ...['motivo_cancelacion', 'recargo_condonado', 'motivo_condonacion'],
    ],
    rowsAfter: async (db, after, most) => {
      const rows = await db
        .selectFrom('payments as p')
        .innerJoin('users as u', 'u.id', 'p.created_by')
        .leftJoin('students as s', 's.id', 'p.student_id')
        .leftJoin('parents as f', 'f.id', 'p.parent_id')
        .selectAll('p')
        .select(['u.name as recibio', 's.nombre as alumno', 'f.nombre as familia'])
        .where('p.id', '>', after)
        .orderBy('p.id')
        .limit(most)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        cells: [
          ...[row.folio, row.fecha, row.fecha_pago, row.student_id, row.alumno, row.parent_id],
          ...[row.familia, toPesos(row.monto_centavos), toPesos(row.saldo_usado_centavos)],
          ...[toPesos(row.a_cuenta_centavos), row.metodo_pago, row.referencia, row.recibio],
          ...[row.cancelled_on, row.motivo_cancelacion],
          ...[toPesos(row.recargo_condonado_centavos), row.motivo_condonacion],
        ],
      }))
    },
  },
  {
    name: 'pagos_conceptos',
    head: [
      ...['folio', 'tipo', 'cargo_id', 'colegiatura_id', 'descripcion', 'monto', 'saldo_anterior', 'saldo'],
      'condonado',
    ],
    rowsAfter: async (db, after, most) => {
      const rows = await db
        .selectFrom('payment_lines as l')
        .innerJoin('payments as p', 'p.id', 'l.payment_id')
        .selectAll('l')
        .select('p.folio')
        .where('l.id', '>', after)
        .orderBy('l.id')
        .limit(most)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        cells: [
          ...[row.folio, row.tipo, row.charge_id, row.tuition_id, row.descripcion],
          ...[toPesos(row.monto_centavos), toPesos(row.saldo_anterior_centavos)],
          ...[toPesos(row.saldo_centavos), toPesos(row.condonado_centavos)],
        ],
      }))
    },
  },
  {
    name: 'pagos_medios',
    head: ['folio', 'metodo_pago', 'monto', 'referencia', 'tarjeta', 'deposito'],
    rowsAfter: async (db, after, most) => {
      const rows = await db
        .selectFrom('payment_means as m')
        .innerJoin('payments as p', 'p.id', 'm.payment_id')
        .selectAll('m')
        .select('p.folio')
        .where('m.id', '>', after)
        .orderBy('m.id')
        .limit(most)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        cells: [
          ...[row.folio, row.metodo_pago, toPesos(row.monto_centavos)],
          ...[row.referencia, row.tarjeta, row.deposito],
        ],
      }))
    },
  },
  {
    name: 'devoluciones',
    head: [
      ...['folio', 'fecha', 'alumno_id', 'padre_id', 'monto', 'metodo_pago', 'referencia', 'motivo'],
      ...['entrego', 'cancelado', 'motivo_cancelacion'],
    ],
    rowsAfter: async (db, after, most) => {
      const rows = await db
        .selectFrom('refunds as r')
        .innerJoin('credits as c', 'c.id', 'r.credit_id')
        .innerJoin('users as u', 'u.id', 'r.created_by')
        .selectAll('r')
        .select(['c.student_id', 'c.parent_id', 'u.name as entrego'])
        .where('r.id', '>', after)
        .orderBy('r.id')
        .limit(most)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        cells: [
          ...[row.folio, row.fecha, row.student_id, row.parent_id, toPesos(row.monto_centavos)],
          ...[row.metodo_pago, row.referencia, row.motivo, row.entrego],
          ...[row.cancelled_on, row.motivo_cancelacion],
        ],
      }))
    },
  },
  {
    name: 'saldo_favor',
    head: [
      ...['id', 'tipo', 'fecha', 'alumno_id', 'padre_id', 'monto', 'folio', 'devolucion', 'colegiatura_id'],
      'apertura_id',
    ],
    rowsAfter: async (db, after, most) => {
      const rows = await db
        .selectFrom('credit_moves as m')
        .innerJoin('credits as c', 'c.id', 'm.credit_id')
        .leftJoin('payments as p', 'p.id', 'm.payment_id')
        .leftJoin('refunds as r', 'r.id', 'm.refund_id')
        .leftJoin('baja_credits as b', 'b.id', 'm.baja_credit_id')
        .selectAll('m')
        .select(['c.student_id', 'c.parent_id', 'p.folio', 'r.folio as devolucion', 'b.tuition_id'])
        .where('m.id', '>', after)
        .orderBy('m.id')
        .limit(most)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        cells: [
          ...[row.id, row.tipo, row.fecha, row.student_id, row.parent_id, toPesos(row.centavos)],
          ...[row.folio, row.devolucion, row.tuition_id, row.opening_id],
        ],
      }))
    },
  },
  {
    name: 'aperturas',
    head: [
      ...['id', 'ciclo', 'fecha', 'alumnos', 'meses_saldados', 'adeudo', 'saldo_favor', 'registro'],
      ...['deshecha', 'motivo'],
    ],
    rowsAfter: async (db, after, most) => {
      const rows = await db
        .selectFrom('openings as o')
        .innerJoin('cycles as c', 'c.id', 'o.cycle_id')
        .innerJoin('users as u', 'u.id', 'o.created_by')
        .selectAll('o')
        .select(['c.name as ciclo', 'u.name as registro'])
        .where('o.id', '>', after)
        .orderBy('o.id')
        .limit(most)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        cells: [
          ...[row.id, row.ciclo, row.fecha, row.alumnos, row.meses_saldados, toPesos(row.adeudo_centavos)],
          ...[toPesos(row.saldo_favor_centavos), row.registro, row.undone_on, row.motivo],
        ],
      }))
    },
  },
]
