import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { formatDate, type IsoDate } from '@contract/domain/dates'
import { weekdayOf } from '@contract/domain/dateMath'
import { formatPesos } from '@contract/domain/money'
import { daysText } from '@contract/reminders/reminders.rules'
import type { CalendarRow, Planned } from '@contract/reminders/reminders.schemas'
import { countText } from '@contract/domain/text'
import * as paths from '@contract/domain/screenPaths'
import { hairline, PlainList, Quiet, Row, Stack } from '../../../ui/layout/layout'
import { MoneyText } from '../../../ui/page/MoneyText'
import { MuteDialog } from './MuteDialog'

const DAY_NAMES = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']

const dayText = (day: IsoDate): string => `${DAY_NAMES[weekdayOf(day)]} ${formatDate(day)}`

const familiesText = (count: number): string =>
  count === 0 ? 'A ninguna familia' : countText(count, 'familia', 'familias')

const Day = styled('details')(({ theme, theme: { spacing } }) => ({
  borderBottom: hairline(theme),
  '& > summary': { paddingBlock: spacing(1), cursor: 'pointer' },
  '& > summary > .line': {
    display: 'inline-grid',
    width: 'calc(100% - 24px)',
    verticalAlign: 'middle',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 2fr) minmax(0, 2fr)',
    gap: spacing(0.5, 2),
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& > summary strong': { fontWeight: 600 },
  '& > div': { padding: spacing(0, 0, 2, 2) },
  '& li': { paddingBlock: spacing(0.75) },
}))

interface FamilyProps {
  of: Planned
  note?: string
  onMute: ((family: { id: number; nombre: string }) => void) | undefined
}

function Family({ of: { padre, alumno, vencimiento, saldo }, note, onMute }: FamilyProps) {
  return (
    <Row as="li" justify="space-between">
      <span>
        {padre ? (
          <Link to={paths.parent(padre.id)}>{padre.nombre}</Link>
        ) : (
          <Link to={paths.student(alumno?.id ?? 0)}>{alumno?.nombre}</Link>
        )}
        <Quiet as="p">{note ?? `Vence el ${formatDate(vencimiento)}`}</Quiet>
      </span>
      <Row nowrap>
        <MoneyText pesos={saldo} />
        {padre && onMute && (
          <Button size="small" aria-label={`No recordar a ${padre.nombre}`} onClick={() => onMute(padre)}>
            No recordarle
          </Button>
        )}
      </Row>
    </Row>
  )
}

interface ReminderCalendarProps {
  rows: readonly CalendarRow[]
  mayMute: boolean
}

export function ReminderCalendar({ rows, mayMute }: ReminderCalendarProps) {
  const [muting, setMuting] = useState<{ id: number; nombre: string } | null>(null)
  const onMute = mayMute ? setMuting : undefined
  return (
    <div>
      {rows.map(({ fecha, regla, familias, suma, quienes, omitidas }) => (
        <Day key={`${fecha} ${regla.id}`}>
          <summary>
            <span className="line">
              <strong>{dayText(fecha)}</strong>
              <span>{daysText(regla.dias)}</span>
              <span>
                {familiesText(familias)}
                {familias > 0 && ` · ${formatPesos(suma)}`}
                {omitidas.length > 0 && ` · ${omitidas.length} no`}
              </span>
            </span>
          </summary>
          <Stack>
            {quienes.length > 0 && (
              <PlainList divided>
                {quienes.map((each) => (
                  <Family key={each.padre?.id} of={each} onMute={onMute} />
                ))}
              </PlainList>
            )}
            {omitidas.length > 0 && (
              <section>
                <strong>No les sale</strong>
                <PlainList divided>
                  {omitidas.map((each) => (
                    <Family
                      key={`${each.padre?.id} ${each.alumno?.id}`}
                      of={each}
                      note={each.motivo}
                      onMute={undefined}
                    />
                  ))}
                </PlainList>
              </section>
            )}
          </Stack>
        </Day>
      ))}
      {muting && <MuteDialog row={muting} onClose={() => setMuting(null)} />}
    </div>
  )
}
