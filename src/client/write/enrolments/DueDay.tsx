import { useRef, useState, type RefObject } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { isIsoDate } from '@contract/domain/dateMath'
import { formatDate } from '@contract/domain/dates'
import { NO_SUCH_DAY } from '@contract/domain/messages'
import { dueDayProblem, isComingCycle } from '@contract/enrolments/enrolments.rules'
import { today } from '../../state/clock/schoolClock'
import { DateInput } from '../../ui/fields/DateInput'
import { Columns } from '../../ui/layout/layout'

const texts = {
  due: 'Inscripción y material vencen el',
  dueHint: (first: string) => `Desde hoy hasta el ${first}, en que empieza el ciclo.`,
}

type ComingCycle = Pick<Cycle, 'name' | 'fecha_inicio'>

interface DueDay {
  vence: string | null
  problem: string | null
  field: { cycle: ComingCycle; value: string; error: string | null; onChange: (day: string) => void }
  input: RefObject<HTMLInputElement | null>
}

/** Due day of enrolment and material in a coming cycle; its first day until another is typed. */
export const useDueDay = (cycle: ComingCycle): DueDay => {
  // A day typed for one cycle is not kept for another one.
  const [typed, setTyped] = useState({ first: '', day: '' })
  const first = cycle.fecha_inicio
  const value = typed.first === first ? typed.day : first
  const onChange = (day: string) => setTyped({ first, day })
  const input = useRef<HTMLInputElement>(null)
  const vence = isComingCycle(cycle, today()) ? value : null
  const problem = vence === null || isIsoDate(vence) ? dueDayProblem(vence, cycle, today()) : NO_SUCH_DAY
  return { vence, problem, field: { cycle, value, error: problem, onChange }, input }
}

export function DueDayField({
  cycle: { fecha_inicio },
  value,
  error,
  onChange,
  ref,
}: DueDay['field'] & { ref: DueDay['input'] }) {
  return (
    <Columns widths="minmax(0, 280px)" from="sm">
      <DateInput
        ref={ref}
        label={texts.due}
        value={value}
        min={today()}
        max={fecha_inicio}
        error={error ?? undefined}
        hint={texts.dueHint(formatDate(fecha_inicio))}
        onChange={onChange}
        required
      />
    </Columns>
  )
}
