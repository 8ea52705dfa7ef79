import { nextGradeYear, type Grade, type GradeYear } from '../domain/grades'

/** Where somebody stands on the way into the next cycle; of several the first counts. */
export const PLAN_STATES = ['YA_INSCRITO', 'BAJA', 'EGRESA', 'SIN_GRADO', 'CON_ADEUDO', 'LISTO'] as const
export type PlanState = (typeof PLAN_STATES)[number]

/** Why a pupil of the list was not enrolled. */
export const LEFT_OUT = ['YA_INSCRITO', 'CON_ADEUDO'] as const
export type LeftOutReason = (typeof LEFT_OUT)[number]

/** Most pupils of one call: all of them are enrolled, or none. */
export const MAX_REENROLLED = 1000

export const NOT_LATER = 'El ciclo de destino debe empezar después que el de origen.'

/** What is known of a pupil of the cycle that ends. */
export interface PlanFacts {
  de: GradeYear
  /** Where they are enrolled in the next cycle; null when not. */
  enrolled: { grado: Grade; gradoNumero: number | null } | null
  /** Left during the cycle. */
  baja: boolean
  /** Overdue, in any unit. */
  adeudo: number
}

export interface PlanTurn {
  estado: PlanState
  a: { grado: Grade; gradoNumero: number | null } | null
}

/** Where a pupil goes next, and what stands in the way. */
export const planTurn = ({ de, enrolled, baja, adeudo }: PlanFacts): PlanTurn => {
  const a = nextGradeYear(de)
  if (enrolled) return { estado: 'YA_INSCRITO', a: enrolled }
  if (baja) return { estado: 'BAJA', a }
  if (de.gradoNumero == null) return { estado: 'SIN_GRADO', a: null }
  if (a === null) return { estado: 'EGRESA', a: null }
  return { estado: adeudo > 0 ? 'CON_ADEUDO' : 'LISTO', a }
}
