import { type Grade, type GradeYear } from '../domain/grades'
import { nextGradeYear } from '../domain/nextGrade'

export const PLAN_STATES = ['YA_INSCRITO', 'BAJA', 'EGRESA', 'SIN_GRADO', 'CON_ADEUDO', 'LISTO'] as const
export type PlanState = (typeof PLAN_STATES)[number]

export const LEFT_OUT = ['YA_INSCRITO', 'CON_ADEUDO'] as const

export const MAX_REENROLLED = 1000

export const NOT_LATER = 'El ciclo de destino debe empezar después que el de origen.'

export interface PlanFacts {
  de: GradeYear
  enrolled: { grado: Grade; gradoNumero: number | null } | null
  baja: boolean
  adeudo: number
}

interface PlanTurn {
  estado: PlanState
  a: { grado: Grade; gradoNumero: number | null } | null
}

/** A pupil with debts too: once they are paid or allowed, the pupil is enrolled. */
export const isComing = (estado: PlanState): boolean => estado === 'LISTO' || estado === 'CON_ADEUDO'

export const planTurn = ({ de, enrolled, baja, adeudo }: PlanFacts): PlanTurn => {
  const a = nextGradeYear(de)
  if (enrolled) return { estado: 'YA_INSCRITO', a: enrolled }
  if (baja) return { estado: 'BAJA', a }
  if (de.gradoNumero == null) return { estado: 'SIN_GRADO', a: null }
  if (a === null) return { estado: 'EGRESA', a: null }
  return { estado: adeudo > 0 ? 'CON_ADEUDO' : 'LISTO', a }
}
