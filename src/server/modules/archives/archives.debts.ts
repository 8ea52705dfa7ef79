import type { Selectable } from 'kysely'
import { toPesos } from '@contract/domain/money'
import type { Tables } from '../../db/tables'
import type { ArchiveTable } from './archives.rows'

/** What is owed of a month, pesos; 0 where the pupil left, or settled it before the school came in. */
const saldoOf = (
  month: Pick<Selectable<Tables['tuition']>, 'estado' | 'monto_centavos' | 'abonado_centavos'>,
) =>
  month.estado === 'PENDIENTE' || month.estado === 'PARCIAL'
    ? toPesos(month.monto_centavos - month.abonado_centavos)
    : 0

/** What pupils owe and owed: charges and months. @param dayOf the school's day of a moment */
export const debtTables = (dayOf: (moment: Date | null) => string | null): readonly ArchiveTable[] => [
  {
    name: 'cargos',
    head: [
      ...['id', 'alumno_id', 'numero_control', 'alumno', 'ciclo', 'tipo', 'descripcion', 'fecha'],
      ...['costo_total', 'descuento', 'monto_pagar', 'abonado', 'saldo', 'estado', 'motivo_cancelacion'],
      ...['inscripcion_id', 'monto_descuento', 'cancelado', 'apertura_id'],
      ...['concepto_id', 'servicio_id', 'servicio_anio', 'servicio_mes'],
    ],
    rowsAfter: async (db, after, most) => {
      const rows = await db
        .selectFrom('charges as x')
        .innerJoin('students as s', 's.id', 'x.student_id')
        .innerJoin('cycles as c', 'c.id', 'x.cycle_id')
        .selectAll('x')
        .select(['s.nombre as alumno', 's.numero_control', 'c.name as ciclo'])
        .where('x.id', '>', after)
        .orderBy('x.id')
        .limit(most)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        cells: [
          ...[row.id, row.student_id, row.numero_control, row.alumno, row.ciclo, row.tipo],
          ...[row.descripcion, row.fecha, toPesos(row.costo_total_centavos), row.descuento],
          ...[toPesos(row.monto_pagar_centavos), toPesos(row.abonado_centavos)],
          row.estado === 'CANCELADO' ? 0 : toPesos(row.monto_pagar_centavos - row.abonado_centavos),
          ...[row.estado, row.motivo_cancelacion, row.enrolment_id],
          ...[toPesos(row.monto_descuento_centavos), dayOf(row.cancelled_at), row.opening_id],
          ...[row.concept_id, row.service_id, row.service_anio, row.service_mes],
        ],
      }))
    },
  },
  {
    name: 'colegiaturas',
    head: [
      ...['id', 'alumno_id', 'numero_control', 'alumno', 'ciclo', 'descripcion', 'vencimiento', 'lista'],
      ...[
        'beca_porcentaje',
        'monto',
        'abonado',
        'saldo',
        'estado',
        'prorroga_hasta',
        'inscripcion_id',
        'anio',
        'mes',
      ],
      ...['parcialidad', 'prorroga_motivo', 'recargo_abonado', 'monto_antes'],
    ],
    rowsAfter: async (db, after, most) => {
      const rows = await db
        .selectFrom('tuition as t')
        .innerJoin('enrolments as e', 'e.id', 't.enrolment_id')
        .innerJoin('students as s', 's.id', 'e.student_id')
        .innerJoin('cycles as c', 'c.id', 'e.cycle_id')
        .selectAll('t')
        .select(['s.id as alumno_id', 's.nombre as alumno', 's.numero_control', 'c.name as ciclo'])
        .where('t.id', '>', after)
        .orderBy('t.id')
        .limit(most)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        cells: [
          ...[row.id, row.alumno_id, row.numero_control, row.alumno, row.ciclo, row.descripcion],
          ...[row.vencimiento, toPesos(row.lista_centavos), row.beca_centesimas / 100],
          ...[toPesos(row.monto_centavos), toPesos(row.abonado_centavos), saldoOf(row), row.estado],
          ...[row.prorroga_hasta, row.enrolment_id, row.anio, row.mes, row.parcialidad],
          ...[row.prorroga_motivo, toPesos(row.recargo_abonado_centavos)],
          row.monto_antes_centavos === null ? null : toPesos(row.monto_antes_centavos),
        ],
      }))
    },
  },
]
