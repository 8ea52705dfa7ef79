import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import type { Dashboard } from '@contract/dashboard/dashboard.schemas'
import { formatDate } from '@contract/domain/dates'
import * as paths from '@contract/domain/screenPaths'
import { useCurrentCycle } from '../../../state/cycles/cycles.selectors'
import { useDashboard } from '../../../state/dashboard/dashboard.api'
import { useAppSelector } from '../../../state/hooks'
import { selectSessionUser, type May } from '../../../state/session/session.selectors'
import { useMay } from '../../../state/session/useMay'
import { Icon } from '../../../ui/icons/Icon'
import { paper, Row, Stack } from '../../../ui/layout/layout'
import { ErrorBar } from '../../../ui/page/ErrorBar'
import { Page } from '../../../ui/page/Page'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { NoCyclePanel } from '../../../ui/page/NoCyclePanel'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { lazyPart } from '../../../ui/parts/lazyPart'
import { AccountNotices } from '../components/AccountNotices'
import { Board, showsAnything } from '../components/Board'
import { dayInWords, enrolledText, greetingOf } from '../components/greeting'
import { personOf } from '../components/person'
import { SafetyNotes, ServerNotices } from '../components/ServerNotices'
import { TaskLinks, tasksFor } from '../components/TaskLinks'
import { schoolHour, today } from '../../../state/clock/schoolClock'

const texts = {
  title: 'Inicio',
  create: 'Crear',
  newFamily: 'Alta de familia',
  boardFailed: 'No se pudieron consultar los números del día.',
  next: 'Qué puedes hacer ahora',
  nothing: 'Tu rol todavía no abre ninguna tarea. Pide a la dirección que le agregue permisos.',
} as const

const ENTRIES = [
  { module: 'CICLO ESCOLAR', to: paths.newCycle, label: 'Ciclo escolar' },
  { module: 'ALUMNOS', to: paths.newFamily, label: 'Alta de familia' },
  { module: 'ALUMNOS', to: paths.newStudent, label: 'Alumno' },
  { module: 'ALUMNOS', to: paths.importFile, label: 'Importar alumnos' },
  { module: 'PADRES', to: paths.newParent, label: 'Padre de familia' },
  { module: 'INSCRIPCIONES', to: paths.enrol, label: 'Inscripción' },
  { module: 'BECAS', to: paths.newScholarship, label: 'Beca' },
  { module: 'CARGOS', to: paths.newCharge, label: 'Cargo' },
  { module: 'EVENTOS', to: paths.newEvent, label: 'Evento' },
  { module: 'MENCIONES', to: paths.newMention, label: 'Mención' },
  { module: 'PLANTILLA', to: paths.newEmployee, label: 'Colaborador' },
] as const

// The menu is most of the MUI code of the home: it loads when the button is about to be pressed.
const CreateEntries = lazyPart(async () => (await import('../components/CreateEntries')).CreateEntries)

const prepare = () => void CreateEntries.arrive().catch(() => undefined)

/** Only for users with Compras CREATE, as the customer wants it; lists what the user may create. */
function CreateMenu({ may }: { may: May }) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [wasOpen, setWasOpen] = useState(false)
  const open = anchor !== null
  const entries = ENTRIES.filter(({ module }) => may([[module, 'CREATE']]))
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Icon name="add" />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget)
          setWasOpen(true)
        }}
      >
        {texts.create}
      </Button>
      {wasOpen && <CreateEntries id={id} anchor={anchor} entries={entries} onClose={() => setAnchor(null)} />}
    </>
  )
}

const Card = styled('section')(({ theme, theme: { vars, spacing, typography } }) => ({
  padding: spacing(3),
  ...paper(theme),
  borderLeft: `4px solid ${vars.palette.primary.main}`,
  '& h2': { ...typography.h2, margin: 0 },
  '& p': { margin: spacing(0.5, 0, 0), color: vars.palette.text.secondary },
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: spacing(2, 5), margin: spacing(2, 0, 0) },
  '& dt': { ...typography.body2, color: vars.palette.text.secondary },
  '& dd': { ...typography.h2, margin: 0, fontVariantNumeric: 'tabular-nums' },
}))

const WHEN = { EN_CURSO: 'En curso', PROXIMO: 'Próximo a iniciar', TERMINADO: 'Terminado' } as const

function CurrentCycleCard({ cycle }: { cycle: Cycle }) {
  const { name, fecha_inicio, fecha_fin, vigencia, inscritos, inscripciones_abiertas } = cycle
  const when = `${vigencia ? `${WHEN[vigencia]} · ` : ''}${formatDate(fecha_inicio)} a ${formatDate(fecha_fin)} · ${
    inscripciones_abiertas ? 'inscripciones abiertas' : 'inscripciones cerradas'
  }`
  return (
    <Card aria-label="Ciclo escolar actual">
      <h2>Ciclo {name}</h2>
      <p>{when}</p>
      {inscritos && (
        <dl>
          <div>
            <dt>Preescolar</dt>
            <dd>{inscritos.PREESCOLAR}</dd>
          </div>
          <div>
            <dt>Primaria</dt>
            <dd>{inscritos.PRIMARIA}</dd>
          </div>
        </dl>
      )}
    </Card>
  )
}

function Today({ board }: { board: Dashboard | undefined }) {
  const enrolled = board && enrolledText(board)
  return (
    <>
      {dayInWords(today())}
      {enrolled && (
        <>
          {' · '}
          <Link to={paths.enrolledStudents}>{enrolled.count}</Link>
          {enrolled.compared}
        </>
      )}
    </>
  )
}

/** A new family is the main action for users who work with pupils and not with money. */
function HomeActions({ may }: { may: May }) {
  const registers = personOf(may) === 'office' && may([['ALUMNOS', 'CREATE']]) && may([['ALUMNOS', 'READ']])
  const creates = may([['Compras', 'CREATE']])
  if (!registers && !creates) return null
  return (
    <Row>
      {creates && <CreateMenu may={may} />}
      {registers && <PrimaryAction to={paths.newFamily}>{texts.newFamily}</PrimaryAction>}
    </Row>
  )
}

const Next = styled('h2')(({ theme: { spacing, typography } }) => ({
  ...typography.h3,
  margin: spacing(4, 0, 2),
}))

export function HomePage() {
  const { cycle, isLoading, error, onRetry } = useCurrentCycle()
  const board = useDashboard()
  const user = useAppSelector(selectSessionUser)
  const may = useMay()
  const { error: failure, retry } = board
  const isSettled = !isLoading && !board.isLoading
  // A 404 means a server without boards: no error.
  const boardFailed = !board.row && failure !== undefined && failure.status !== 404
  const tasks = tasksFor(cycle ?? (error ? undefined : null), may)
  const urgent = board.row?.arranque ? [] : tasks.filter((task) => task.urgent)
  const boardShows = board.row !== undefined && showsAnything(board.row)
  const shown = boardShows ? urgent : tasks
  const isIdle = tasks.length === 0 && !boardFailed && !boardShows
  return (
    <Page
      title={greetingOf(user?.name ?? '', schoolHour())}
      tab={texts.title}
      subtitle={<Today board={board.row} />}
      action={<HomeActions may={may} />}
    >
      <Stack>
        <AccountNotices />
        {may([['USUARIOS', 'READ']]) && <ServerNotices />}
        {!isSettled && <PageLoading blocks={2} />}
        {error && !cycle && <PageError text={error} onRetry={onRetry} />}
        {boardFailed && <ErrorBar title={texts.boardFailed} text={failure?.message} onRetry={retry} />}
        {isSettled && cycle && !board.row && <CurrentCycleCard cycle={cycle} />}
        {isSettled && !error && !cycle && <NoCyclePanel canRegister={false} />}
        {isSettled && board.row && <Board board={board.row} />}
      </Stack>
      {isSettled && (shown.length > 0 || isIdle) && (
        <>
          <Next>{texts.next}</Next>
          {isIdle ? <p>{texts.nothing}</p> : <TaskLinks tasks={shown} />}
        </>
      )}
      {isSettled && may([['USUARIOS', 'READ']]) && <SafetyNotes />}
    </Page>
  )
}
