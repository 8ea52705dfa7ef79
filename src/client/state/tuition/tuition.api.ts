import { sumPesos } from '@contract/domain/money'
import { tuitionRoutes as routes } from '@contract/tuition/tuition.routes'
import { isOpenMonth } from '@contract/tuition/tuition.rules'
import type { Tuition, TuitionContract } from '@contract/tuition/tuition.schemas'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { frozenAtTop } from '../core/entityTable'
import { unwrapList } from '../core/lists'
import { answerHook, fetchHook } from '../core/reads'
import { writeHook } from '../core/writes'

export type TuitionStatement = Omit<TuitionContract['statement']['response'], 'ok' | 'message'>

/** The school's existing server sends only a part of a month. */
type AnyMonth = Partial<Tuition> & Pick<Tuition, 'id'>

const readMonth = (row: AnyMonth, alumnoId: number, cicloEscolarId: number): Tuition => {
  const monto = row.monto ?? 0
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
    meses_retraso: 0,
    pagado: false,
    metodo_pago: null,
    fecha_pago: null,
    folio: null,
    pagoId: null,
    fecha_creacion: '',
    ...row,
    monto,
    lista: row.lista ?? monto,
  }
}

/** For a server that sends no annual price: the sum, without discount or recargos. */
const plainYear = (pagos: readonly Tuition[]): TuitionStatement['anual'] => {
  const open = pagos.filter(isOpenMonth).map(({ monto }) => monto)
  const importe = sumPesos(open)
  return open.length === 0
    ? null
    : { meses: open.length, importe, descuento_porcentaje: 0, descuento: 0, recargos: 0, total: importe }
}

interface Asked {
  alumnoId: number
  cycleId: number
}

/** Months come wrapped or bare; missing fields are filled in. */
export const readStatement = (answer: unknown, { alumnoId, cycleId }: Asked): TuitionStatement => {
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

export const tuitionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** At today's price, with the beca and the price of paying the year at once. */
    getTuition: build.query({
      ...reading(routes.statement, (answer): unknown => {
        readStatement(answer, { alumnoId: 0, cycleId: 0 })
        return answer
      }),
      // Another server's months name neither pupil nor cycle: the argument does.
      transformResponse: (answer: unknown, _meta: unknown, asked: Asked) =>
        frozenAtTop(readStatement(answer, asked)),
    }),
    payMonths: build.mutation(writing(routes.pay)),
    extendMonths: build.mutation(writing(routes.extend)),
    /** Every open month, less the cycle's discount. */
    payYear: build.mutation(writing(routes.payYear)),
  }),
})

type MonthsArg = TuitionContract['pay']['body'] & { idempotencyKey: string }
type YearArg = TuitionContract['payYear']['body'] & { idempotencyKey: string }

export const usePayMonthsOrYear = writeHook({
  useMutation: function useEither() {
    const [payMonths] = tuitionApi.endpoints.payMonths.useMutation()
    const [payYear] = tuitionApi.endpoints.payYear.useMutation()
    return [(arg: MonthsArg | YearArg) => ('ids' in arg ? payMonths(arg) : payYear(arg))]
  },
})

export const useExtendMonths = writeHook(tuitionApi.endpoints.extendMonths, {
  failed: 'No se pudo registrar la prórroga',
})

export const useTuition = answerHook(tuitionApi.endpoints.getTuition)
/** Asks the server at the click, so that no old price is charged. */
export const useFetchTuition = fetchHook(tuitionApi.endpoints.getTuition)
