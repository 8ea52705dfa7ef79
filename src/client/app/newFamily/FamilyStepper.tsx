import { styled } from '@mui/material/styles'
import { hairline } from '../../ui/layout/layout'
import { Hidden } from '../../ui/page/Hidden'
import { texts } from './newFamily.texts'

const STEP_NAMES = ['alumno', 'padre', 'inscripcion', 'grupo', 'pago'] as const
export type StepName = (typeof STEP_NAMES)[number]

/** Where a step is on the page, for the links above them. */
export const stepId = (name: StepName): string => `paso-${name}`

const Line = styled('ol')(({ theme, theme: { vars, spacing, typography, breakpoints } }) => ({
  display: 'flex',
  gap: spacing(0.5, 2),
  margin: 0,
  padding: spacing(1, 0),
  listStyle: 'none',
  borderBlock: hairline(theme),
  // In two lines on a phone: a step out of sight is not looked for.
  flexWrap: 'wrap',
  fontSize: typography.pxToRem(14),
  '& li': { whiteSpace: 'nowrap' },
  '& li, & a': { color: vars.palette.text.secondary },
  '& a': { display: 'inline-block', minHeight: 24, textUnderlineOffset: 3 },
  '& li[aria-current]': { fontWeight: 600, color: vars.palette.text.primary },
  '& li.done > a': { color: vars.palette.primary.main },
  [breakpoints.down('sm')]: { gap: spacing(1.5) },
}))

interface FamilyStepperProps {
  /** The one that is open; none when all that can be done is done. */
  at: StepName | undefined
  done: ReadonlySet<StepName>
  /** The steps are on this page, and a press leads there; before the pupil is registered there is only the first. */
  linked?: boolean
}

/** All steps from the first to the last, on every page of the alta: which are done, and which is open. */
export function FamilyStepper({ at, done, linked = false }: FamilyStepperProps) {
  return (
    <nav aria-label={texts.stepper}>
      <Line>
        {STEP_NAMES.map((name, index) => {
          const isDone = done.has(name)
          const label = `${isDone ? '✓' : index + 1} ${texts.short[name]}`
          return (
            <li
              key={name}
              className={isDone ? 'done' : undefined}
              aria-current={name === at ? 'step' : undefined}
            >
              {linked ? <a href={`#${stepId(name)}`}>{label}</a> : label}
              {isDone && <Hidden> ({texts.stepDone})</Hidden>}
            </li>
          )
        })}
      </Line>
    </nav>
  )
}
