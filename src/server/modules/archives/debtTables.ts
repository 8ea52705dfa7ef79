import type { Selectable } from 'kysely'
import { toPesos } from '@contract/domain/money'
import { fromHundredths } from '@contract/domain/percents'
import type { Tables } from '../../db/tables'
import type { Db } from '../../db/database'
import { tableOf, type ArchiveTable } from './archiveTable'

const saldoOf = (
  month: Pick<Selectable<Tables['tuition']>, 'estado' | 'monto_centavos' | 'abonado_centavos'>,
) =>
  month.estado === 'PENDIENTE' || month.estado === 'PARCIAL'
    ? toPesos(month.monto_centavos - month.abonado_centavos)
    : 0

export const debtTables = (dayOf: (moment: Date | null) => string | null): readonly ArchiveTable[] => [
  tableOf({
    name: 'cargos',
    by: 'x.id',
    rows: (db: Db) =>
      db
        .selectFrom('charges as x')
        .innerJoin('students as s', 's.id', 'x.student_id')
        .innerJoin('cycles as c', 'c.id', 'x.cycle_id')
        .selectAll('x')
        .select(['s.nombre as alumno', 's.numero_control', 'c.name as ciclo']),
    columns: {
      id: 'id',
      alumno_id: 'student_id',
      numero_control: 'numero_control',
      alumno: 'alumno',
      ciclo: 'ciclo',
      tipo: 'tipo',
      descripcion: 'descripcion',
      fecha: 'fecha',
      costo_total: (row) => toPesos(row.costo_total_centavos),
      descuento: 'descuento',
      monto_pagar: (row) => toPesos(row.monto_pagar_centavos),
      abonado: (row) => toPesos(row.abonado_centavos),
      saldo: (row) =>
        row.estado === 'CANCELADO' ? 0 : toPesos(row.monto_pagar_centavos - row.abonado_centavos),
      estado: 'estado',
      motivo_cancelacion: 'motivo_cancelacion',
      inscripcion_id: 'enrolment_id',
      monto_descuento: (row) => toPesos(row.monto_descuento_centavos),
      cancelado: (row) => dayOf(row.cancelled_at),
      apertura_id: 'opening_id',
      concepto_id: 'concept_id',
      servicio_id: 'service_id',
      servicio_anio: 'service_anio',
      servicio_mes: 'service_mes',
    },
  }),
  tableOf({
    name: 'colegiaturas',
    by: 't.id',
    rows: (db: Db) =>
      db
        .selectFrom('tuition as t')
        .innerJoin('enrolments as e', 'e.id', 't.enrolment_id')
        .innerJoin('students as s', 's.id', 'e.student_id')
        .innerJoin('cycles as c', 'c.id', 'e.cycle_id')
        .selectAll('t')
        .select(['s.id as alumno_id', 's.nombre as alumno', 's.numero_control', 'c.name as ciclo']),
    columns: {
      id: 'id',
      alumno_id: 'alumno_id',
      numero_control: 'numero_control',
      alumno: 'alumno',
      ciclo: 'ciclo',
      descripcion: 'descripcion',
      vencimiento: 'vencimiento',
      lista: (row) => toPesos(row.lista_centavos),
      beca_porcentaje: (row) => fromHundredths(row.beca_centesimas),
      monto: (row) => toPesos(row.monto_centavos),
      abonado: (row) => toPesos(row.abonado_centavos),
      saldo: (row) => saldoOf(row),
      estado: 'estado',
      prorroga_hasta: 'prorroga_hasta',
      inscripcion_id: 'enrolment_id',
      anio: 'anio',
      mes: 'mes',
      parcialidad: 'parcialidad',
      prorroga_motivo: 'prorroga_motivo',
      recargo_abonado: (row) => toPesos(row.recargo_abonado_centavos),
      monto_antes: (row) => (row.monto_antes_centavos === null ? null : toPesos(row.monto_antes_centavos)),
      saldado: (row) => toPesos(row.saldado_centavos),
    },
  }),
]
