import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { isLeft, nextStep } from '@contract/setup/setup.rules'
import type { Setup } from '@contract/setup/setup.schemas'
import { PlainList } from '../../../ui/layout/layout'
import { Hidden } from '../../../ui/page/Hidden'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { Section } from '../../../ui/page/Section'
import { StepMark } from '../../../ui/setup/StepMark'
import { SETUP_TITLE, STEP_WORDS, stepAddress } from '../../../ui/setup/setupSteps'

const texts = {
  begin: 'Empezar',
  goOn: 'Seguir',
  text: 'Cuatro pasos hasta el primer recibo; se pueden dejar y retomar.',
  done: 'hecho',
  left: 'falta',
} as const

const Steps = styled(PlainList)(({ theme: { vars, spacing } }) => ({
  '& a': {
    display: 'flex',
    gap: spacing(1.5),
    paddingBlock: spacing(1.25),
    color: vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover strong': { textDecoration: 'underline', textUnderlineOffset: 3 },
  },
  '& strong': { display: 'block', fontWeight: 600 },
  '& small': { display: 'block', color: vars.palette.text.secondary },
}))

export function SetupPanel({ pasos }: Pick<Setup, 'pasos'>) {
  const next = nextStep(pasos) ?? 'ALUMNOS'
  const begun = pasos.some(({ hecho }) => hecho)
  return (
    <Section
      title={SETUP_TITLE}
      text={texts.text}
      action={
        <PrimaryAction icon="right" to={stepAddress(next)}>
          {begun ? texts.goOn : texts.begin}
        </PrimaryAction>
      }
    >
      <Steps divided as="ol">
        {pasos.map((state, at) => (
          <li key={state.paso}>
            <Link to={stepAddress(state.paso)}>
              <StepMark number={at + 1} done={state.hecho} />
              <span>
                <strong>{STEP_WORDS[state.paso].title}</strong>
                <small>{STEP_WORDS[state.paso].text}</small>
                <Hidden>({isLeft(state) ? texts.left : texts.done})</Hidden>
              </span>
            </Link>
          </li>
        ))}
      </Steps>
    </Section>
  )
}
