import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { weekdayOf, addDays, daysBetween, isIsoDate } from '@contract/domain/dateMath'
import { formatDate } from '@contract/domain/dates'
import { MAX_DAYS_OFF } from '@contract/school/school.rules'
import { countText } from '@contract/domain/text'
import { DateInput } from '../../../ui/fields/DateInput'
import { FieldsetProblem } from '../../../ui/fields/FieldsetProblem'
import { Icon } from '../../../ui/icons/Icon'
import { IconAction } from '../../../ui/icons/IconAction'
import { Quiet, Stack } from '../../../ui/layout/layout'
import { PillList } from '../../../ui/page/PillList'
import { texts } from '../school.texts'

const SATURDAY = 5
const MAX_SPAN = 366

interface DaySpan {
  /** yyyy-MM-dd, or an invalid text as typed. */
  from: string
  /** '' for a single day. */
  until: string
}

/** Of a span only its days from Monday to Friday; a single day as it is. */
const daysOfSpan = ({ from, until }: DaySpan): string[] =>
  until === '' || until === from
    ? [from]
    : Array.from({ length: daysBetween(from, until) + 1 }, (_, at) => addDays(from, at)).filter(
        (day) => weekdayOf(day) < SATURDAY,
      )

const spanProblem = ({ from, until }: DaySpan, daysOff: readonly string[]): Partial<DaySpan> => {
  if (!isIsoDate(from)) return { from: texts.badDay }
  if (until === '') return daysOff.length < MAX_DAYS_OFF ? {} : { from: texts.tooMany(MAX_DAYS_OFF) }
  if (!isIsoDate(until)) return { until: texts.badDay }
  if (until < from) return { until: 'El último día no puede ser anterior al primero' }
  if (daysBetween(from, until) >= MAX_SPAN) return { until: 'Agrega a lo más un año a la vez' }
  const days = daysOfSpan({ from, until })
  if (days.length === 0) return { until: 'En esos días no hay ninguno de lunes a viernes' }
  return withDays(daysOff, days).length <= MAX_DAYS_OFF ? {} : { until: texts.tooMany(MAX_DAYS_OFF) }
}

const withDays = (daysOff: readonly string[], days: readonly string[]): string[] =>
  [...new Set([...daysOff, ...days])].sort()

const NO_SPAN: DaySpan = { from: '', until: '' }
const WEEKDAYS = ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom']
const dayLabel = (day: string): string => `${WEEKDAYS[weekdayOf(day)]} ${formatDate(day)}`

const New = styled('div')(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: spacing(2),
  '& > button': { marginTop: '23.6px' },
  [breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > button': { marginTop: 0, justifySelf: 'start' },
  },
}))

const Days = styled(PillList)(({ theme: { spacing } }) => ({
  '& > li': {
    display: 'inline-flex',
    alignItems: 'center',
    padding: spacing(0, 0, 0, 1.5),
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
}))

interface DaysOffProps {
  value: readonly string[]
  onChange: (days: string[]) => void
  error?: string | undefined
}

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
          label="Día"
          value={span.from}
          error={problem.from}
          onChange={(from) => setSpan({ ...span, from })}
        />
        <DateInput
          {...dayField}
          label="Hasta"
          hint="Opcional: agrega todos los días de lunes a viernes"
          value={span.until}
          error={problem.until}
          min={span.from}
          onChange={(until) => setSpan({ ...span, until })}
        />
        <Button variant="outlined" startIcon={<Icon name="add" />} onClick={add}>
          Agregar
        </Button>
      </New>
      <FieldsetProblem id="dias-inhabiles" error={error} />
      <Quiet as="p" role="status">
        {value.length === 0 ? 'Todavía no hay días inhábiles.' : countText(value.length, 'día', 'días')}
      </Quiet>
      {value.length > 0 && (
        <Days aria-label={texts.sections.days}>
          {value.map((day) => (
            <li key={day}>
              {dayLabel(day)}
              <IconAction
                icon="close"
                size="small"
                label={`Quitar ${formatDate(day)}`}
                onClick={() => remove(day)}
              />
            </li>
          ))}
        </Days>
      )}
    </Stack>
  )
}
