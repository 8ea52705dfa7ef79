import { styled } from '@mui/material/styles'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import type { Grade } from '@contract/domain/grades'
import { MoneyText } from '../../../ui/page/MoneyText'
import { monthlyOf, totalToPay, type ChosenPupil } from '../enrolments.values'

const Totals = styled('dl')(({ theme: { spacing, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: spacing(0.5, 2),
  margin: 0,
  padding: spacing(2),
  background: vars.palette.surface.sunken,
  '& dt': { color: vars.palette.text.secondary },
  '& dd': { margin: 0, textAlign: 'right' },
  '& .sum': { fontWeight: 650, fontSize: '1.125rem', color: vars.palette.text.primary },
}))

interface EnrolTotalsProps {
  cycle: Cycle
  grade: Grade
  pupils: readonly ChosenPupil[]
}

/** What the families will owe for the enrolments of this list, and what else comes with each. */
export function EnrolTotals({ cycle, grade, pupils }: EnrolTotalsProps) {
  return (
    <Totals aria-live="polite">
      <dt>Material por alumno</dt>
      <dd>
        <MoneyText pesos={cycle.costo_material} />
      </dd>
      <dt>Mensualidad por alumno</dt>
      <dd>
        <MoneyText pesos={monthlyOf(cycle, grade)} />
      </dd>
      <dt className="sum">Total de inscripciones</dt>
      <dd className="sum">
        <MoneyText pesos={totalToPay(cycle, pupils)} />
      </dd>
    </Totals>
  )
}
