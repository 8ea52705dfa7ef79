import { toPesos } from '@contract/domain/money'
import type { Db } from '../../db/database'
import { tableOf, yes, type ArchiveTable } from './archiveTable'

export const ledgerTables: readonly ArchiveTable[] = [
  tableOf({
    name: 'pagos',
    by: 'p.id',
    rows: (db: Db) =>
      db
        .selectFrom('payments as p')
        .innerJoin('users as u', 'u.id', 'p.created_by')
        .leftJoin('students as s', 's.id', 'p.student_id')
        .leftJoin('parents as f', 'f.id', 'p.parent_id')
        .selectAll('p')
        .select(['u.name as recibio', 's.nombre as alumno', 'f.nombre as familia']),
    columns: {
      folio: 'folio',
      fecha: 'fecha',
      fecha_pago: 'fecha_pago',
      alumno_id: 'student_id',
      alumno: 'alumno',
      padre_id: 'parent_id',
      familia: 'familia',
      monto: (row) => toPesos(row.monto_centavos),
      saldo_usado: (row) => toPesos(row.saldo_usado_centavos),
      a_cuenta: (row) => toPesos(row.a_cuenta_centavos),
      metodo_pago: 'metodo_pago',
      referencia: 'referencia',
      recibio: 'recibio',
      cancelado: 'cancelled_on',
      cancelado_en_su_corte: (row) => yes(row.cancelled_in_its_cut),
      motivo_cancelacion: 'motivo_cancelacion',
      recargo_condonado: (row) => toPesos(row.recargo_condonado_centavos),
      motivo_condonacion: 'motivo_condonacion',
    },
  }),
  tableOf({
    name: 'pagos_conceptos',
    by: 'l.id',
    rows: (db: Db) =>
      db
        .selectFrom('payment_lines as l')
        .innerJoin('payments as p', 'p.id', 'l.payment_id')
        .selectAll('l')
        .select('p.folio'),
    columns: {
      folio: 'folio',
      tipo: 'tipo',
      cargo_id: 'charge_id',
      colegiatura_id: 'tuition_id',
      descripcion: 'descripcion',
      monto: (row) => toPesos(row.monto_centavos),
      saldo_anterior: (row) => toPesos(row.saldo_anterior_centavos),
      saldo: (row) => toPesos(row.saldo_centavos),
      condonado: (row) => toPesos(row.condonado_centavos),
    },
  }),
  tableOf({
    name: 'pagos_medios',
    by: 'm.id',
    rows: (db: Db) =>
      db
        .selectFrom('payment_means as m')
        .innerJoin('payments as p', 'p.id', 'm.payment_id')
        .selectAll('m')
        .select('p.folio'),
    columns: {
      folio: 'folio',
      metodo_pago: 'metodo_pago',
      monto: (row) => toPesos(row.monto_centavos),
      referencia: 'referencia',
      tarjeta: 'tarjeta',
      deposito: 'deposito',
    },
  }),
  tableOf({
    name: 'devoluciones',
    by: 'r.id',
    rows: (db: Db) =>
      db
        .selectFrom('refunds as r')
        .innerJoin('credits as c', 'c.id', 'r.credit_id')
        .innerJoin('users as u', 'u.id', 'r.created_by')
        .selectAll('r')
        .select(['c.student_id', 'c.parent_id', 'u.name as entrego']),
    columns: {
      folio: 'folio',
      fecha: 'fecha',
      alumno_id: 'student_id',
      padre_id: 'parent_id',
      monto: (row) => toPesos(row.monto_centavos),
      metodo_pago: 'metodo_pago',
      referencia: 'referencia',
      motivo: 'motivo',
      entrego: 'entrego',
      cancelado: 'cancelled_on',
      motivo_cancelacion: 'motivo_cancelacion',
    },
  }),
  tableOf({
    name: 'saldo_favor',
    by: 'm.id',
    rows: (db: Db) =>
      db
        .selectFrom('credit_moves as m')
        .innerJoin('credits as c', 'c.id', 'm.credit_id')
        .leftJoin('payments as p', 'p.id', 'm.payment_id')
        .leftJoin('refunds as r', 'r.id', 'm.refund_id')
        .leftJoin('baja_credits as b', 'b.id', 'm.baja_credit_id')
        .selectAll('m')
        .select(['c.student_id', 'c.parent_id', 'p.folio', 'r.folio as devolucion', 'b.tuition_id']),
    columns: {
      id: 'id',
      tipo: 'tipo',
      fecha: 'fecha',
      alumno_id: 'student_id',
      padre_id: 'parent_id',
      monto: (row) => toPesos(row.centavos),
      folio: 'folio',
      devolucion: 'devolucion',
      colegiatura_id: 'tuition_id',
      apertura_id: 'opening_id',
    },
  }),
  tableOf({
    name: 'aperturas',
    by: 'o.id',
    rows: (db: Db) =>
      db
        .selectFrom('openings as o')
        .innerJoin('cycles as c', 'c.id', 'o.cycle_id')
        .innerJoin('users as u', 'u.id', 'o.created_by')
        .selectAll('o')
        .select(['c.name as ciclo', 'u.name as registro']),
    columns: {
      id: 'id',
      ciclo: 'ciclo',
      fecha: 'fecha',
      alumnos: 'alumnos',
      meses_saldados: 'meses_saldados',
      adeudo: (row) => toPesos(row.adeudo_centavos),
      saldo_favor: (row) => toPesos(row.saldo_favor_centavos),
      registro: 'registro',
      deshecha: 'undone_on',
      motivo: 'motivo',
    },
  }),
]
