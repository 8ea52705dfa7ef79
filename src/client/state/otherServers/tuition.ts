import { subtractPesos, sumPesos } from '@contract/domain/money'
import { isOpenMonth } from '@contract/tuition/tuition.rules'
import type { Tuition, TuitionContract } from '@contract/tuition/tuition.schemas'
import { unwrapList } from './lists'

export type TuitionStatement = Omit<TuitionContract['get']['response'], 'ok' | 'message'>

/** The school's existing server sends only part of a month. */
type AnyMonth = Partial<Tuition> & Pick<Tuition, 'id'>

const readMonth = (row: AnyMonth, alumnoId: number, cicloEscolarId: number): Tuition => {
  const { monto = 0, abonado = 0, pagado = false } = row
  const owed = abonado > 0 ? 'PARCIAL' : 'PENDIENTE'
  return {
    alumnoId,
    cicloEscolarId,
    grado: 'PRIMARIA',
    descripcion: '',
    anio: 0,
    mes: 0,
    parcialidad: 1,
    vencimiento: '',
    beca_porcentaje: 0,
    recargo: 0,
    pronto_pago: 0,
    prorroga: null,
    meses_retraso: 0,
    metodo_pago: null,
    fecha_pago: null,
    folio: null,
    pagoId: null,
    fecha_creacion: '',
    ...row,
    monto,
    abonado,
    pagado,
    saldo: row.saldo ?? (pagado ? 0 : subtractPesos(monto, abonado)),
    estado: row.estado ?? (pagado ? 'PAGADO' : owed),
    lista: row.lista ?? monto,
  }
}

/** For a server without an annual price: the sum, without discount or recargos. */
const plainYear = (pagos: readonly Tuition[]): TuitionStatement['anual'] => {
  const open = pagos.filter(isOpenMonth).map(({ monto }) => monto)
  const importe = sumPesos(open)
  return open.length === 0
    ? null
    : {
        meses: open.length,
        con_descuento: open.length,
        importe,
        descuento_porcentaje: 0,
        descuento: 0,
        recargos: 0,
        total: importe,
      }
}

export interface AskedTuition {
  alumnoId: number
  cycleId: number
}

/** Months come under a key or alone; missing fields are filled in. */
export const readStatement = (answer: unknown, { alumnoId, cycleId }: AskedTuition): TuitionStatement => {
  const known = (Array.isArray(answer) ? {} : (answer ?? {})) as Partial<TuitionStatement>
  const pagos = unwrapList(answer as { pagos: AnyMonth[] }, 'pagos').map((row) =>
    readMonth(row, alumnoId, cycleId),
  )
  return {
    alumno: { id: alumnoId, nombre: '', numero_control: '', grado: null, grupo: null, ...known.alumno },
    cicloEscolar: known.cicloEscolar ?? { id: cycleId, name: '', recargo: null, descuento_anual: 0 },
    pagos,
    beca: known.beca ?? null,
    ...(known.becas ? { becas: known.becas } : {}),
    anual: known.anual === undefined ? plainYear(pagos) : known.anual,
    ciclos: known.ciclos ?? [],
  }
}
