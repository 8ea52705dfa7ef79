import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { SetupState, SetupStep } from '@contract/setup/setup.rules'
import { paper } from '../../ui/layout/layout'
import { Hidden } from '../../ui/page/Hidden'
import { StepMark } from '../../ui/setup/StepMark'
import { STEP_WORDS, stepAddress } from '../../ui/setup/setupSteps'

const Steps = styled('ol')(({ theme, theme: { vars, spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1.25),
    height: '100%',
    minHeight: 48,
    padding: spacing(1, 1.5),
    ...paper(theme),
    color: vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { borderColor: vars.palette.primary.main },
  },
  '& a[aria-current]': {
    borderColor: vars.palette.primary.main,
    background: vars.palette.surface.infoSoft,
    fontWeight: 600,
  },
  '& small': { display: 'block', fontWeight: 400, color: vars.palette.text.secondary },
}))

export const stateWord = ({ hecho, omitido = false }: SetupState): string =>
  hecho ? 'Hecho' : omitido ? 'Para después' : 'Falta'

interface SetupStepperProps {
  states: readonly SetupState[]
  at: SetupStep | null
}

export function SetupStepper({ states, at }: SetupStepperProps) {
  return (
    <nav aria-label="Pasos del arranque">
      <Steps>
        {states.map((state, index) => (
          <li key={state.paso}>
            <Link to={stepAddress(state.paso)} aria-current={state.paso === at ? 'step' : undefined}>
              <StepMark number={index + 1} done={state.hecho} />
              <span>
                {STEP_WORDS[state.paso].title}
                <Hidden>: </Hidden>
                <small>{stateWord(state)}</small>
              </span>
            </Link>
          </li>
        ))}
      </Steps>
    </nav>
  )
}
