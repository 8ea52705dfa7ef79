/** The steps that turn an empty product into a school at work, in their order. */
export const SETUP_STEPS = ['ESCUELA', 'CICLO', 'PERSONAS', 'ALUMNOS'] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

/** Steps that a school may leave out on purpose: an office of one person has no colleagues to add. */
export const SKIPPABLE = ['PERSONAS'] as const satisfies readonly SetupStep[]

/** `omitido`: not done, and left out on purpose. */
export interface SetupState {
  paso: SetupStep
  hecho: boolean
  omitido?: boolean
}

/** What the database says about a school. */
export interface SetupFacts {
  done: Readonly<Record<SetupStep, boolean>>
  skipped: readonly string[]
  /** Whether there is any payment, also a cancelled one. */
  isPaidHere: boolean
}

export const setupStates = ({ done, skipped }: Pick<SetupFacts, 'done' | 'skipped'>): SetupState[] =>
  SETUP_STEPS.map((paso) =>
    !done[paso] && skipped.includes(paso)
      ? { paso, hecho: false, omitido: true }
      : { paso, hecho: done[paso] },
  )

/** Whether a step still asks for something. */
export const isLeft = ({ hecho, omitido = false }: Pick<SetupState, 'hecho' | 'omitido'>): boolean =>
  !hecho && !omitido

/** A school that takes money is at work: the set-up no longer asks for anything, whatever it lacks. */
export const isSetUp = (facts: SetupFacts): boolean => facts.isPaidHere || !setupStates(facts).some(isLeft)

/** The first step with something left to do; null when there is none. */
export const nextStep = (states: readonly SetupState[]): SetupStep | null => states.find(isLeft)?.paso ?? null
