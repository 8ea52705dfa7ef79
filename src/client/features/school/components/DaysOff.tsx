import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { formatDate } from '@contract/domain/dates'
import { weekdayOf } from '@contract/domain/dateMath'
import { DateInput } from '../../../ui/fields/DateInput'
import { FieldsetProblem } from '../../../ui/fields/FieldsetProblem'
import { Icon } from '../../../ui/icons/Icon'
import { IconAction } from '../../../ui/icons/IconAction'
import { Quiet, Stack } from '../../../ui/layout/layout'
import { daysOfSpan, spanProblem, withDays, type DaySpan } from '../days'
import { texts } from '../school.texts'

const NO_SPAN: DaySpan = { from: '', until: '' }
const WEEKDAYS = ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom']
const dayLabel = (day: string): string => `${WEEKDAYS[weekdayOf(day)]} ${formatDate(day)}`

const New = styled('div')(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: spacing(2),
  // Aligned with the inputs, below their labels.
  '& > button': { marginTop: '23.6px' },
  [breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > button': { marginTop: 0, justifySelf: 'start' },
  },
}))

const Days = styled('ul')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'inline-flex',
    alignItems: 'center',
    paddingInlineStart: spacing(1.5),
    borderRadius: 999,
    background: vars.palette.surface.neutralSoft,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
}))

interface DaysOffProps {
  value: readonly string[]
  onChange: (days: string[]) => void
  error?: string | undefined
}

/** Days off, added one by one or as a span, by keyboard or calendar; a day added twice is there once. */
export function DaysOff({ value, onChange, error }: DaysOffProps) {
  const [span, setSpan] = useState(NO_SPAN)
  const [problem, setProblem] = useState<Partial<DaySpan>>({})
  const first = useRef<HTMLInputElement>(null)
  const add = () => {
    const wrong = spanProblem(span, value)
    setProblem(wrong)
    if (Object.keys(wrong).length > 0) return
    onChange(withDays(value, daysOfSpan(span)))
    setSpan(NO_SPAN)
    first.current?.focus()
  }
  const remove = (day: string) => {
    onChange(value.filter((each) => each !== day))
    first.current?.focus()
  }
  const dayField = { onEnter: add }
  return (
    <Stack>
      <New>
        <DateInput
          {...dayField}
          ref={first}
          label={texts.day}
          value={span.from}
          error={problem.from}
          onChange={(from) => setSpan({ ...span, from })}
        />
        <DateInput
          {...dayField}
          label={texts.until}
          hint={texts.untilHint}
          value={span.until}
          error={problem.until}
          min={span.from}
          onChange={(until) => setSpan({ ...span, until })}
        />
        <Button variant="outlined" startIcon={<Icon name="add" />} onClick={add}>
          {texts.addDays}
        </Button>
      </New>
      <FieldsetProblem id="dias-inhabiles" error={error} />
      <Quiet as="p" role="status">
        {value.length === 0 ? texts.noDays : texts.daysOf(value.length)}
      </Quiet>
      {value.length > 0 && (
        <Days aria-label={texts.sections.days}>
          {value.map((day) => (
            <li key={day}>
              {dayLabel(day)}
              <IconAction
                icon="close"
                size="small"
                label={texts.removeDay(formatDate(day))}
                onClick={() => remove(day)}
              />
            </li>
          ))}
        </Days>
      )}
    </Stack>
  )
}
