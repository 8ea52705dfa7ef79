import { chargesFormProblems } from '@contract/charges/charges.rules'
import type { Charge, ChargesContract } from '@contract/charges/charges.schemas'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { isIsoDate } from '@contract/domain/dateMath'
import type { Campos } from '@contract/domain/campos'
import { toCentavos, toPesos } from '@contract/domain/money'
import { upper } from '@contract/domain/text'
import { today } from '../../state/core/schoolClock'
import type { Picked } from '../../ui/forms/PickForm'
import { unreadableProblem } from '../../ui/payments/paymentMeans'

/** A new charge as the form holds it; `monto` in pesos, null while empty, NaN while unreadable. */
export interface ChargeValues {
  alumnos: Picked[]
  descripcion: string
  /** yyyy-MM-dd. */
  fecha: string
  monto: number | null
}

/** On the school's day; the cashier may change it. */
export const emptyCharge = (): ChargeValues => ({
  alumnos: [],
  descripcion: '',
  fecha: today(),
  monto: null,
})

export const pickedFrom = ({ id, nombre, numero_control }: Picked): Picked => ({ id, nombre, numero_control })

export const chargeProblems =
  ({ id }: Pick<Cycle, 'id'>) =>
  (values: ChargeValues): Campos => {
    const campos = chargesFormProblems({ ...values, idCicloEscolar: id })
    const unreadable = unreadableProblem(values.monto)
    return unreadable ? { ...campos, monto: unreadable } : campos
  }

/** What each of the calls carries beside its pupils. */
export const chargeBody = (
  { id }: Pick<Cycle, 'id'>,
  { descripcion, fecha, monto }: ChargeValues,
): Omit<ChargesContract['create']['body'], 'idAlumno'> => ({
  idCicloEscolar: id,
  descripcion: upper(descripcion),
  fecha,
  monto: monto as number,
})

/** Pesos that all of them are charged together; 0 while there is no amount. */
export const totalOf = ({ alumnos, monto }: Pick<ChargeValues, 'alumnos' | 'monto'>): number =>
  toPesos((toCentavos(monto ?? 0) ?? 0) * alumnos.length)

/** Where the new charges are found: one pupil's by the pupil, several by what they are for and their day. */
export const pendingAddress = (charges: readonly Charge[]): string => {
  const [first] = charges
  if (!first) return '/cargos/pendientes'
  const params = new URLSearchParams({
    q: charges.length === 1 ? first.alumno.numero_control : first.descripcion,
    ...(charges.length > 1 && isIsoDate(first.fecha) ? { desde: first.fecha, hasta: first.fecha } : {}),
  })
  return `/cargos/pendientes?${params}`
}
