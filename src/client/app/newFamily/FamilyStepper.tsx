import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { hairline } from '../../ui/layout/layout'
import { Hidden } from '../../ui/page/Hidden'
import { formPartIn } from '../../ui/browser/formParts'
import { texts } from './newFamily.texts'

/** The clicked button disappears with its step: the focus goes to the open step, or after the last to the desk's button. */
export const useNextStep = (open: StepName | undefined, arrives: boolean) => {
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(arrives ? null : open)
  useEffect(() => {
    if (shown.current === open) return
    shown.current = open
    const step = open === undefined ? frame.current : frame.current?.querySelector(`#${stepId(open)}`)
    const heading = formPartIn(step, 'stepHeading')
    const target = formPartIn(step, open === undefined ? 'lastStep' : 'stepField') ?? heading
    if (target && target === heading) heading.tabIndex = -1
    target?.focus()
  }, [open])
  return frame
}

const STEP_NAMES = ['alumno', 'padre', 'inscripcion', 'grupo', 'pago'] as const
export type StepName = (typeof STEP_NAMES)[number]

export const stepId = (name: StepName): string => `paso-${name}`

const Line = styled('ol')(({ theme, theme: { vars, spacing, typography, breakpoints } }) => ({
  display: 'flex',
  gap: spacing(0.5, 2),
  margin: 0,
  padding: spacing(1, 0),
  listStyle: 'none',
  borderBlock: hairline(theme),
  // In two lines on a phone: users do not scroll sideways to find a step.
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
  at: StepName | undefined
  done: ReadonlySet<StepName>
  linked?: boolean
}

export function FamilyStepper({ at, done, linked = false }: FamilyStepperProps) {
  return (
    <nav aria-label="Pasos del alta">
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
              {isDone && <Hidden> (hecho)</Hidden>}
            </li>
          )
        })}
      </Line>
    </nav>
  )
}
