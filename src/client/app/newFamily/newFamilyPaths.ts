import * as paths from '@contract/domain/screenPaths'

const inCycle = (ciclo: number | null): string => (ciclo === null ? '' : `&ciclo=${ciclo}`)

export const stepsOf = (id: number, ciclo: number | null = null): string =>
  `${paths.newFamily}?alumno=${id}${inCycle(ciclo)}`

export const siblingOf = (id: number, ciclo: number | null): string =>
  `${paths.newFamily}?hermano=${id}${inCycle(ciclo)}`

/** State for `navigate`: the open step takes the focus, because the user goes on typing there. */
export const NEXT_STEP = { state: { sigue: true } }

export const isNextStep = (state: unknown): boolean =>
  (state as Partial<typeof NEXT_STEP.state> | null)?.sigue === true
