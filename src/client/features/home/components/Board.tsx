import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import Button from '@mui/material/Button'
import { cashCutsRoutes } from '@contract/cashCuts/cashCuts.routes'
import type { Dashboard } from '@contract/dashboard/dashboard.schemas'
import * as paths from '@contract/domain/screenPaths'
import { formatDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import { deskRoutes } from '@contract/desk/desk.routes'
import type { Queued } from '@contract/desk/desk.schemas'
import { familyOf } from '@contract/domain/family'
import { countText } from '@contract/domain/text'
import { today } from '../../../state/clock/schoolClock'
import { useMay } from '../../../state/session/useMay'
import { Columns, Stack, Card, hairline, PlainList, Quiet } from '../../../ui/layout/layout'
import { Figures } from '../../../ui/page/Figures'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { lazyPart } from '../../../ui/parts/lazyPart'
import { Section } from '../../../ui/page/Section'
import { useDeskQueue, useDismissQueued } from '../../../state/desk/desk.api'
import { deskOf } from '../../../write/money/deskAddress'
import { Charts } from './Charts'
import { Waiting, waitingOf } from './Waiting'
import { figuresOf } from './boardFigures'
import { personOf } from './person'

const Rows = styled(PlainList)(({ theme, theme: { spacing } }) => ({
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: spacing(2),
    borderTop: hairline(theme),
  },
  '& li > button': { flex: 'none' },
}))

const waitingTitle = (count: number): string => countText(count, 'familia espera', 'familias esperan')

const nameOf = ({ padre, alumno }: Queued): string => (padre ?? alumno)?.nombre ?? ''

const visitOf = ({ padre, alumno }: Queued): string => deskOf(familyOf(padre, alumno ? [alumno] : []))

function DeskQueue() {
  const { rows = [] } = useDeskQueue()
  const mayDismiss = useMay()(deskRoutes.dismissQueued.access)
  const { send } = useDismissQueued()
  if (rows.length === 0) return null
  return (
    <Section title={waitingTitle(rows.length)}>
      <Rows>
        {rows.map((row) => (
          <li key={row.id}>
            <span>
              <Link to={visitOf(row)}>{nameOf(row)}</Link> · la envió {row.envio}
            </span>
            {mayDismiss && (
              <Button
                aria-label={`Quitar a ${nameOf(row)} de la espera`}
                onClick={() => void send({ id: row.id })}
              >
                Quitar
              </Button>
            )}
          </li>
        ))}
      </Rows>
    </Section>
  )
}

const Celebrants = styled(PlainList)(({ theme }) => ({
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    padding: theme.spacing(1, 0),
  },
  '& li + li': { borderTop: hairline(theme) },
  '& a': { color: theme.vars.palette.primary.main, textUnderlineOffset: 3 },
  '& small': { color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' },
}))

const More = styled('details')(({ theme: { vars, spacing } }) => ({
  '& summary': { paddingBlock: spacing(0.5), color: vars.palette.primary.main, cursor: 'pointer' },
}))

const celebrant = ({ tipo, id, nombre, fecha, cumple }: NonNullable<Dashboard['cumpleanos']>[number]) => (
  <li key={`${tipo}-${id}`}>
    <Link to={(tipo === 'ALUMNO' ? paths.student : paths.employee)(id)}>{nombre}</Link>
    <small>
      {fecha === today() ? 'hoy' : formatDate(fecha).slice(0, 5)}
      {/* Not for staff, whose age is private. */}
      {tipo === 'ALUMNO' && `, ${countText(cumple, 'año', 'años')}`}
    </small>
  </li>
)

/** Shown before folding: a big school has a dozen a week, which would push the board out of sight. */
const FIRST = 5

function Birthdays({ of }: { of: NonNullable<Dashboard['cumpleanos']> }) {
  const rest = of.length - FIRST
  return (
    <Section title="Cumpleaños de la semana">
      <Celebrants>{of.slice(0, FIRST).map(celebrant)}</Celebrants>
      {rest > 0 && (
        <More>
          <summary>{countText(rest, 'más', 'más')}</summary>
          <Celebrants>{of.slice(FIRST).map(celebrant)}</Celebrants>
        </More>
      )}
    </Section>
  )
}

// The search code is larger than the rest of the home: it loads right after it, into a reserved place.
const FamilyField = lazyPart(async () => (await import('../../../write/money/FamilyField')).FamilyField)

/** Focus only with a mouse: on touch screens the keyboard would cover half of the home. */
const hasKeys = (): boolean => typeof matchMedia !== 'function' || !matchMedia('(pointer: coarse)').matches

const Place = styled(Card)({ minHeight: 105 })

function DeskField() {
  return (
    <Place as="section" aria-label="Cobrar" pad={2}>
      <FamilyField label="Cobrar a" waits={hasKeys()} late button="Cobrar" />
    </Place>
  )
}

function HeldMail({ of: { mensajes, motivo } }: { of: NonNullable<Dashboard['correo_detenido']> }) {
  return (
    <InfoPanel
      tone="error"
      title={`${countText(mensajes, 'correo no puede', 'correos no pueden')} salir.`}
      text={motivo}
    >
      <Button component={Link} to={paths.bulletins}>
        Ver los avisos
      </Button>
    </InfoPanel>
  )
}

/** What the latest run of reminders sent and failed to send, and what was paid since. It does not claim that they were the cause. */
function RemindersLine({ of }: { of: NonNullable<Dashboard['recordatorios']> }) {
  const { fecha, salieron, no_salieron, pagaron } = of
  const { recordadas, familias, total } = pagaron
  return (
    <Section title="Recordatorios" action={<Link to={paths.reminders}>Ver los que vienen</Link>}>
      <PlainList>
        <li>
          El {formatDate(fecha)} salieron {countText(salieron, 'recordatorio', 'recordatorios')}.
        </li>
        {no_salieron.map(({ motivo, familias: count }) => (
          <li key={motivo}>
            <Quiet>
              No {count === 1 ? 'salió' : 'salieron'} {count}: {motivo}
            </Quiet>
          </li>
        ))}
        {recordadas > 0 && (
          <li>
            De {countText(recordadas, 'familia con recordatorio', 'familias con recordatorio')} en 30 días,{' '}
            {familias} {familias === 1 ? 'pagó' : 'pagaron'} en los siete días siguientes:{' '}
            {formatPesos(total)}.
          </li>
        )}
      </PlainList>
    </Section>
  )
}

const SetupPanel = lazyPart(async () => (await import('./SetupPanel')).SetupPanel)

export const showsAnything = ({ cobranza, inscripcion, becas, caja }: Dashboard): boolean =>
  Boolean(cobranza ?? inscripcion ?? becas ?? caja)

export function Board({ board }: { board: Dashboard }) {
  const may = useMay()
  const person = personOf(may)
  const figures = figuresOf(board, person, {
    day: today(),
    mayOpenCuts: may(cashCutsRoutes.getCurrent.access),
  })
  const rows = waitingOf(board, person, may)
  const waiting = rows.length > 0 && <Waiting rows={rows} person={person} />
  const birthdays = board.cumpleanos && board.cumpleanos.length > 0 && <Birthdays of={board.cumpleanos} />
  const setup = board.arranque && <SetupPanel pasos={board.arranque.pasos} />
  const held = board.correo_detenido && <HeldMail of={board.correo_detenido} />
  const strip = figures.length > 0 && <Figures figures={figures} />
  if (person === 'office')
    return (
      <Stack>
        {held}
        {setup}
        <Columns
          widths={waiting && birthdays ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)'}
          gap={2}
          align="stretch"
        >
          {waiting}
          {birthdays}
        </Columns>
        {strip}
        <Charts board={board} />
      </Stack>
    )
  return (
    <Stack>
      {held}
      {setup}
      {person === 'cashier' && <DeskField />}
      {person === 'cashier' && <DeskQueue />}
      {strip}
      <Charts board={board} beside={waiting} after={birthdays} />
      {board.recordatorios && <RemindersLine of={board.recordatorios} />}
    </Stack>
  )
}
