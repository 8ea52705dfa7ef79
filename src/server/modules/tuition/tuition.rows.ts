import type { IsoDate } from '@contract/domain/dates'
import { toPesos } from '@contract/domain/money'
import { lateFee, startedMonthsLate, type LateFee } from '@contract/tuition/lateFees.rules'
import type { Tuition } from '@contract/tuition/tuition.schemas'
import type { Account, MonthRow } from './tuition.queries'

/** The recargo of an open month on a day, in centavos; 0 for a month that is not owed. */
export const lateness = (
  month: Pick<MonthRow, 'estado' | 'vencimiento' | 'prorroga_hasta' | 'lista_centavos'>,
  fee: LateFee | null,
  today: IsoDate,
): { meses: number; centavos: number } => {
  const { estado, vencimiento, prorroga_hasta, lista_centavos } = month
  const meses =
    estado === 'PENDIENTE' ? startedMonthsLate(vencimiento, today, fee?.dias_gracia, prorroga_hasta) : 0
  return { meses, centavos: lateFee(fee, lista_centavos, meses) }
}

/** The prórroga: the last day without recargo, and the reason. */
export const extensionOf = ({
  prorroga_hasta: hasta,
  prorroga_motivo,
}: MonthRow): { hasta: string; motivo: string } | null =>
  hasta === null ? null : { hasta, motivo: prorroga_motivo as string }

/** A month of an answer, with today's recargo. */
export const toTuition = (row: MonthRow, { alumno, cycleId, recargo }: Account, today: IsoDate): Tuition => {
  const late = lateness(row, recargo, today)
  return {
    id: row.id,
    alumnoId: alumno.id,
    cicloEscolarId: cycleId,
    grado: alumno.grado,
    gradoNumero: alumno.gradoNumero ?? null,
    descripcion: row.descripcion,
    anio: row.anio,
    mes: row.mes,
    parcialidad: row.parcialidad,
    vencimiento: row.vencimiento,
    lista: toPesos(row.lista_centavos),
    beca_porcentaje: row.beca_centesimas / 100,
    monto: toPesos(row.monto_centavos),
    recargo: toPesos(row.pagado ? row.recargo_centavos : late.centavos),
    meses_retraso: late.meses,
    prorroga: extensionOf(row),
    pagado: row.pagado,
    estado: row.estado,
    metodo_pago: row.metodo_pago,
    fecha_pago: row.fecha_pago,
    folio: row.folio,
    pagoId: row.pago_id,
    fecha_creacion: row.created_at.toISOString(),
  }
}
