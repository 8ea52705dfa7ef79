import type { IsoDate } from '@contract/domain/dates'
import type { Grade } from '@contract/domain/grades'
import type { TuitionMonth } from '@contract/domain/months'
import type { PaymentMethod } from '@contract/domain/paymentMethods'
import type { CardKind, DepositKind } from '@contract/fiscal/means.rules'

/** Pupils and cycles by index, charges and payments by keys of the plan. */
type Deed =
  | { do: 'enrol'; cycle: number; grado: Grade; pupils: DemoDiscount[] }
  | { do: 'group'; cycle: number; grado: Grade; gradoNumero: number; nombre: string; pupils: number[] }
  | { do: 'beca'; cycle: number; grado: Grade; nombre: string; porcentaje: number; pupils: number[] }
  | { do: 'charge'; cycle: number; pupil: number; charge: string; descripcion: string; pesos: number }
  | { do: 'pay'; charge: string; payment: string; means: Means; part?: number }
  | { do: 'complement'; charge: string; payment: string; means: Means; part: number }
  | {
      do: 'payMonths'
      cycle: number
      pupil: number
      months: readonly TuitionMonth[]
      payment: string
      means: Means
      waiver: string | null
    }
  | { do: 'payYear'; cycle: number; pupil: number; payment: string; means: Means }
  | { do: 'cancelPayment'; payment: string; motivo: string }
  | { do: 'cancelCharge'; charge: string; motivo: string }

export interface DemoDiscount {
  pupil: number
  gradoNumero: number
  descuento: 0 | 25 | 35
  motivo: string | null
}

export interface Means {
  metodo_pago: PaymentMethod
  referencia: string | null
  tarjeta?: CardKind
  deposito?: DepositKind
  /** One transfer may pay enrolment and material, each with a receipt of its own. */
  confirmar_referencia: true
}

export type DemoStep = { day: IsoDate; minute: number } & Deed
export type DemoDeed = Deed['do']

const HOUR = 60

/** Minute of the day: enrolling comes before paying on the same day. */
export const MINUTES: Record<Exclude<DemoDeed, 'pay' | 'complement' | 'payMonths' | 'payYear'>, number> = {
  enrol: 8 * HOUR,
  group: 8 * HOUR + 20,
  beca: 8 * HOUR + 30,
  charge: 8 * HOUR + 40,
  cancelPayment: 14 * HOUR + 30,
  cancelCharge: 14 * HOUR + 40,
}
export const DESK = { opens: 9 * HOUR, closes: 14 * HOUR } as const

export const inOrder = (steps: readonly DemoStep[]): DemoStep[] =>
  [...steps].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.minute - b.minute))

export const monthOf = (cycle: number, pupil: number, { anio, mes, parcialidad }: TuitionMonth): string =>
  `${cycle} ${pupil} ${anio}-${mes}-${parcialidad}`

export const enrolmentCharge = (cycle: number, pupil: number, tipo: string): string =>
  `${tipo} ${cycle} ${pupil}`
