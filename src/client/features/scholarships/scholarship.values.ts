import type { Cycle } from '@contract/cycles/cycles.schemas'
import { DEFAULT_SCHOLARSHIP_PERCENT, percentLabel, SCHOLARSHIP_PERCENTS } from '@contract/domain/discounts'
import type { Grade } from '@contract/domain/grades'
import { formatPesos } from '@contract/domain/money'
import { upper } from '@contract/domain/text'
import { pesosAfter } from '@contract/scholarships/scholarships.rules'
import type { ScholarshipsContract } from '@contract/scholarships/scholarships.schemas'
import type { TuitionContract } from '@contract/tuition/tuition.schemas'
import type { Picked } from '../../ui/forms/PickForm'

export interface ScholarshipValues {
  nombre: string
  porcentaje: number
  alumnos: Picked[]
}

export const emptyScholarship: ScholarshipValues = {
  nombre: '',
  porcentaje: DEFAULT_SCHOLARSHIP_PERCENT,
  alumnos: [],
}

export const PERCENT_OPTIONS = SCHOLARSHIP_PERCENTS.map((value) => ({ value, label: percentLabel(value) }))

export const pickedFrom = ({ id, nombre, numero_control }: Picked): Picked => ({ id, nombre, numero_control })

export const scholarshipBody = (
  cycle: Pick<Cycle, 'id'>,
  grado: Grade,
  { nombre, porcentaje, alumnos }: ScholarshipValues,
): ScholarshipsContract['create']['body'] => ({
  id_ciclo: cycle.id,
  nombre: upper(nombre),
  porcentaje,
  grado,
  alumnos: alumnos.map(({ id }) => ({ id })),
})

/** Pesos a month in a grade, before any beca. */
const monthlyOf = (cycle: Cycle, grado: Grade): number =>
  grado === 'PREESCOLAR' ? cycle.mensualidad_preescolar : cycle.mensualidad_primaria

const months = (count: number): string => (count === 1 ? '1 mes' : `${count} meses`)

/** '2,350.00 → 1,997.50', as issue 3 writes it. */
const lowered = (pesos: number, percent: number): string =>
  `${formatPesos(pesos).slice(1)} → ${formatPesos(pesosAfter(pesos, percent)).slice(1)}`

/** '10 meses: 2,350.00 → 1,997.50': what a beca does to a whole year of the grade. */
export const gradeEffect = (cycle: Cycle, grado: Grade, percent: number): string =>
  `${months(cycle.meses?.length ?? 0)}: ${lowered(monthlyOf(cycle, grado), percent)}`

type Month = Pick<TuitionContract['statement']['response']['pagos'][number], 'lista' | 'pagado'>

/** The same for one pupil, over the months not yet paid; paid ones are named, since they stay. */
export const pupilEffect = (pagos: readonly Month[], percent: number): string => {
  const open = pagos.filter(({ pagado }) => !pagado)
  const paid = pagos.length - open.length
  const stays =
    paid === 0 ? '' : ` (${paid === 1 ? '1 ya pagado no cambia' : `${paid} ya pagados no cambian`})`
  const [first] = open
  return first
    ? `${months(open.length)} por pagar: ${lowered(first.lista, percent)}${stays}`
    : 'No tiene meses por pagar: la beca no baja nada'
}
