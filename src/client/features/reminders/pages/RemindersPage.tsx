import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { formatDate } from '@contract/domain/dates'
import { CALENDAR_DAYS, daysText, MAX_RULES } from '@contract/reminders/reminders.rules'
import { remindersRoutes as routes } from '@contract/reminders/reminders.routes'
import type { Mute, ReminderRule, Reminders } from '@contract/reminders/reminders.schemas'
import * as paths from '@contract/domain/screenPaths'
import { momentText } from '../../../state/clock/schoolClock'
import {
  useReminderCalendar,
  useReminders,
  useSetRemindersActive,
  useUnmuteFamily,
  useUpdateReminder,
} from '../../../state/reminders/reminders.api'
import { useMayCall } from '../../../state/session/useMayCall'
import { Icon } from '../../../ui/icons/Icon'
import { PlainList, Prose, Quiet, Row, Stack } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Page } from '../../../ui/page/Page'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { Section } from '../../../ui/page/Section'
import { StatusChip } from '../../../ui/page/StatusChip'
import { AddRuleDialog, DeleteRuleDialog, EditRuleDialog } from '../components/RuleDialogs'
import { ReminderCalendar } from '../components/ReminderCalendar'

const TITLE = 'Recordatorios'

function State({ of: { activos, firma, correo }, mayChange }: { of: Reminders; mayChange: boolean }) {
  const { send, busy } = useSetRemindersActive()
  return (
    <Stack gap={1}>
      <InfoPanel
        tone={activos ? 'success' : 'info'}
        title={activos ? 'Salen solos cada día hábil.' : 'Están apagados: no sale ninguno.'}
        text={
          firma
            ? `Los firma ${firma}. Antes de salir se vuelve a ver si la familia ya pagó.`
            : 'Los firma una persona: falta su nombre en La escuela.'
        }
      >
        {!firma && (
          <Button component={Link} to={paths.school}>
            Ir a La escuela
          </Button>
        )}
        {mayChange && (activos || firma) && (
          <Button
            variant={activos ? 'outlined' : 'contained'}
            disabled={busy}
            onClick={() => void send({ activos: !activos })}
          >
            {activos ? 'Apagar todos' : 'Encender'}
          </Button>
        )}
      </InfoPanel>
      {correo && <InfoPanel tone="warning" title="No sale correo." text={correo} />}
    </Stack>
  )
}

type Opened = { dialog: 'add' } | { dialog: 'edit' | 'delete'; rule: ReminderRule }

interface RuleItemProps {
  rule: ReminderRule
  mayChange: boolean
  onOpen: (opened: Opened) => void
}

function RuleItem({ rule, mayChange, onOpen }: RuleItemProps) {
  const { id, dias, titulo, descripcion, activa, adjuntar_estado } = rule
  const turn = activa ? 'Apagar' : 'Encender'
  const { send } = useUpdateReminder({ saved: activa ? 'Recordatorio apagado' : 'Recordatorio encendido' })
  return (
    <Row as="li" justify="space-between" align="start">
      <details>
        <summary>
          <strong>{daysText(dias)}</strong> · {titulo}{' '}
          {!activa && <StatusChip tone="neutral" label="Apagado" />}
        </summary>
        <Prose>{descripcion}</Prose>
        {adjuntar_estado && <Quiet as="p">Lleva el estado de cuenta en PDF.</Quiet>}
      </details>
      {mayChange && (
        <Row nowrap gap={0}>
          <Button
            size="small"
            aria-label={`Editar ${titulo}`}
            onClick={() => onOpen({ dialog: 'edit', rule })}
          >
            Editar
          </Button>
          <Button
            size="small"
            aria-label={`${turn} ${titulo}`}
            onClick={() => void send({ id, activa: !activa })}
          >
            {turn}
          </Button>
          <Button
            size="small"
            aria-label={`Eliminar ${titulo}`}
            onClick={() => onOpen({ dialog: 'delete', rule })}
          >
            Eliminar
          </Button>
        </Row>
      )}
    </Row>
  )
}

function Rules({ rules, mayChange }: { rules: readonly ReminderRule[]; mayChange: boolean }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const mayAdd = mayChange && rules.length < MAX_RULES
  return (
    <Section
      title="Qué se recuerda y cuándo"
      text="Si el día no es hábil, sale el siguiente. Una familia recibe a lo más uno en siete días."
      action={
        mayAdd && (
          <Button
            variant="outlined"
            startIcon={<Icon name="add" />}
            onClick={() => setOpened({ dialog: 'add' })}
          >
            Agregar recordatorio
          </Button>
        )
      }
    >
      <Stack as="ul" gap={1.5} divided>
        {rules.map((rule) => (
          <RuleItem key={rule.id} rule={rule} mayChange={mayChange} onOpen={setOpened} />
        ))}
      </Stack>
      {rules.length === 0 && <Quiet as="p">Todavía no hay recordatorios.</Quiet>}
      {opened?.dialog === 'add' && <AddRuleDialog onClose={close} />}
      {opened?.dialog === 'edit' && <EditRuleDialog rule={opened.rule} onClose={close} />}
      {opened?.dialog === 'delete' && <DeleteRuleDialog rule={opened.rule} onClose={close} />}
    </Section>
  )
}

type CalendarRead = ReturnType<typeof useReminderCalendar>

function Calendar({ of: { rows, error, retry }, mayMute }: { of: CalendarRead; mayMute: boolean }) {
  return (
    <Section
      title={`Los próximos ${CALENDAR_DAYS} días`}
      text="Lo que saldría si nadie pagara. Abre un día para ver a quiénes."
    >
      {rows && rows.length > 0 && <ReminderCalendar rows={rows} mayMute={mayMute} />}
      {rows?.length === 0 && <Quiet as="p">En estos días no toca ningún recordatorio.</Quiet>}
      {!rows && error && <PageError text={error} onRetry={retry} />}
    </Section>
  )
}

function MutedFamily({ mute, mayChange }: { mute: Mute; mayChange: boolean }) {
  const { padre, hasta, motivo, por, cuando } = mute
  const { send, busy } = useUnmuteFamily()
  return (
    <Row as="li" justify="space-between">
      <span>
        <Link to={paths.parent(padre.id)}>{padre.nombre}</Link>, hasta el {formatDate(hasta)}: {motivo}
        <Quiet as="p">{`${por ?? 'Usuario eliminado'}, ${momentText(cuando)}`}</Quiet>
      </span>
      {mayChange && (
        <Button disabled={busy} onClick={() => void send({ id: padre.id })}>
          Volver a recordarle
        </Button>
      )}
    </Row>
  )
}

function Muted({ mutes, mayChange }: { mutes: readonly Mute[]; mayChange: boolean }) {
  return (
    <Section
      title="Familias a las que no se recuerda"
      text="Se deja de recordar a una familia desde su página, o desde un día de arriba."
    >
      <PlainList divided>
        {mutes.map((mute) => (
          <MutedFamily key={mute.padre.id} mute={mute} mayChange={mayChange} />
        ))}
      </PlainList>
      {mutes.length === 0 && <Quiet as="p">A todas las familias que deben se les recuerda.</Quiet>}
    </Section>
  )
}

export function RemindersPage() {
  const mayChange = useMayCall(routes.setActive)
  const { row, error, retry } = useReminders(undefined)
  // Both loads are awaited: what is below would move when the days come.
  const calendar = useReminderCalendar({ dias: CALENDAR_DAYS })
  return (
    <Page title={TITLE} subtitle="Un correo a cada familia antes y después de que venza lo que debe">
      {row && !calendar.isLoading ? (
        <Stack>
          <State of={row} mayChange={mayChange} />
          <Calendar of={calendar} mayMute={mayChange} />
          <Rules rules={row.reglas} mayChange={mayChange} />
          <Muted mutes={row.calladas} mayChange={mayChange} />
        </Stack>
      ) : error ? (
        <PageError text={error.message} onRetry={retry} />
      ) : (
        <PageLoading />
      )}
    </Page>
  )
}
