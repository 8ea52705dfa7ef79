import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { isLeft, nextStep, SETUP_STEPS, type SetupState, type SetupStep } from '@contract/setup/setup.rules'
import type { Setup } from '@contract/setup/setup.schemas'
import * as paths from '@contract/domain/screenPaths'
import { CycleStep } from '../../features/cycles/components/CycleStep'
import { SchoolStep } from '../../features/school/components/SchoolForm'
import { PeopleStep } from '../../features/users/components/PeopleStep'
import { useSetup } from '../../state/setup/setup.api'
import { Row, Stack } from '../../ui/layout/layout'
import { DetailScreen } from '../../ui/page/DetailScreen'
import { Page } from '../../ui/page/Page'
import { Section } from '../../ui/page/Section'
import { StatusChip } from '../../ui/page/StatusChip'
import { SETUP_TITLE, STEP_WORDS, stepAddress, stepOfAddress } from '../../ui/setup/setupSteps'
import { CollectLink } from '../../write/money/CollectLink'
import { deskOfChild } from '../../write/money/deskAddress'
import { formPartIn } from '../../ui/browser/formParts'
import { PeopleEnd } from './PeopleEnd'
import { PupilsStep } from './PupilsStep'
import { SetupStepper, stateWord } from './SetupStepper'
import { texts } from './setup.texts'

const INTROS: Readonly<Record<SetupStep, string>> = {
  ESCUELA: 'Basta el nombre para empezar; lo demás puede esperar. Aquí mismo ves cómo sale en el recibo.',
  CICLO: 'Con estas fechas y precios se inscribe y se cobra.',
  PERSONAS: 'Cada persona entra con su usuario y ve solo lo de su trabajo.',
  ALUMNOS: 'Elige cómo entran. Puedes combinar los tres caminos.',
}

const toneOf = ({ hecho, omitido = false }: SetupState) =>
  hecho ? 'success' : omitido ? 'neutral' : 'warning'

const after = (states: readonly SetupState[], step: SetupStep): string => {
  const at = SETUP_STEPS.indexOf(step)
  const next = nextStep(states.slice(at + 1)) ?? nextStep(states.filter(({ paso }) => paso !== step))
  return next ? stepAddress(next) : END
}

const END = `${paths.setup}?paso=listo`

/** The new step's heading takes the focus, unless one of its fields has it. */
const useStepFocus = (step: SetupStep | null) => {
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (frame.current?.contains(document.activeElement)) return
    const heading = formPartIn(frame.current, 'stepHeading')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [step])
  return frame
}

function OnwardButton({ to }: { to: string }) {
  return (
    <Row justify="end">
      <Button variant="contained" component={Link} to={to}>
        {texts.goOn}
      </Button>
    </Row>
  )
}

function Later({ to }: { to: string }) {
  return (
    <Button component={Link} to={to}>
      {texts.later}
    </Button>
  )
}

const Head = styled('header')(({ theme: { vars, spacing, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(0.5, 1.5),
  paddingTop: spacing(2),
  '& h2': { ...typography.h2, margin: 0 },
  '& p': { flexBasis: '100%', margin: 0, color: vars.palette.text.secondary },
}))

interface StepProps {
  setup: Setup
  state: SetupState
}

function StepContent({ setup, state }: StepProps): ReactNode {
  const { paso, hecho } = state
  const navigate = useNavigate()
  const to = after(setup.pasos, paso)
  const goOn = () => void navigate(to)
  switch (paso) {
    case 'ESCUELA':
      return <SchoolStep submitLabel="Guardar y seguir" onDone={goOn} footer={!hecho && <Later to={to} />} />
    case 'CICLO':
      return (
        <>
          <CycleStep onDone={goOn} footer={<Later to={to} />} />
          {hecho && <OnwardButton to={to} />}
        </>
      )
    case 'PERSONAS':
      return (
        <>
          <Section>
            <PeopleStep />
          </Section>
          <PeopleEnd isLeft={isLeft(state)} mayPropose={setup.cobrado !== true} to={to} />
        </>
      )
    case 'ALUMNOS':
      return (
        <PupilsStep
          setup={setup}
          hasCycle={setup.pasos.some((each) => each.paso === 'CICLO' && each.hecho)}
        />
      )
  }
}

function Ready({ setup: { alumno = null, cobrado = false } }: { setup: Setup }) {
  if (cobrado)
    return (
      <Section title="La escuela ya da recibos">
        El arranque terminó. Estos pasos se quedan aquí por si quieres revisar algo.
      </Section>
    )
  return (
    <Section title="Ya puedes cobrar" action={alumno && <CollectLink primary to={deskOfChild(alumno.id)} />}>
      {alumno && `La caja abre con la familia de ${alumno.nombre} y lo que debe. El recibo sale al cobrar.`}
    </Section>
  )
}

function SetupSteps({ setup }: { setup: Setup }) {
  const [params] = useSearchParams()
  const stepParam = params.get('paso')
  const step = stepOfAddress(stepParam) ?? (stepParam === 'listo' ? null : nextStep(setup.pasos))
  const state = setup.pasos.find(({ paso }) => paso === step)
  const frame = useStepFocus(step)
  return (
    <Page
      title={SETUP_TITLE}
      subtitle="Cuatro pasos hasta el primer recibo. Puedes dejarlos cuando quieras: lo hecho, hecho está."
    >
      <SetupStepper states={setup.pasos} at={step} />
      <Stack ref={frame}>
        {state ? (
          <Stack key={state.paso}>
            <Head>
              <h2>{STEP_WORDS[state.paso].title}</h2>
              <StatusChip tone={toneOf(state)} label={stateWord(state)} />
              <p>{INTROS[state.paso]}</p>
            </Head>
            <StepContent setup={setup} state={state} />
          </Stack>
        ) : (
          <Ready setup={setup} />
        )}
        {state?.paso === 'ALUMNOS' && state.hecho && <Ready setup={setup} />}
      </Stack>
    </Page>
  )
}

export function SetupPage() {
  return (
    <DetailScreen source={useSetup()} title={SETUP_TITLE} unknown="Este servidor no tiene arranque">
      {(setup) => <SetupSteps setup={setup} />}
    </DetailScreen>
  )
}
