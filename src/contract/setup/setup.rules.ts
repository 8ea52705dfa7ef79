export const SETUP_STEPS = ['ESCUELA', 'CICLO', 'PERSONAS', 'ALUMNOS'] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

export const SKIPPABLE = ['PERSONAS'] as const satisfies readonly SetupStep[]

/** `omitido`: left out on purpose (an office of one person has no colleagues to add). */
export interface SetupState {
  paso: SetupStep
  hecho: boolean
  omitido?: boolean
}

export interface SetupFacts {
  done: Readonly<Record<SetupStep, boolean>>
  skipped: readonly string[]
  isPaidHere: boolean
}

export const setupStates = ({ done, skipped }: Pick<SetupFacts, 'done' | 'skipped'>): SetupState[] =>
  SETUP_STEPS.map((paso) =>
    !done[paso] && skipped.includes(paso)
      ? { paso, hecho: false, omitido: true }
      : { paso, hecho: done[paso] },
  )

export const isLeft = ({ hecho, omitido = false }: Pick<SetupState, 'hecho' | 'omitido'>): boolean =>
  !hecho && !omitido

/** Whoever took a payment is at work: the set-up then asks for nothing, whatever is missing. */
export const isSetUp = (facts: SetupFacts): boolean => facts.isPaidHere || !setupStates(facts).some(isLeft)

export const nextStep = (states: readonly SetupState[]): SetupStep | null => states.find(isLeft)?.paso ?? null
