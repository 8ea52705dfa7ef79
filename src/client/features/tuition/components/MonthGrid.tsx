import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Tuition } from '@contract/tuition/tuition.schemas'
import { useKeptFocus } from '../../../ui/list/useKeptFocus'
import { today } from '../../../state/core/schoolClock'
import { openMonths } from '../tuition.months'
import { texts } from '../tuition.texts'
import { MonthCard } from './MonthCard'

interface MonthGridProps {
  months: readonly Tuition[]
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
  /** Without it nothing can be chosen. */
  canPay: boolean
  /** Of a paid month. */
  actionsOf: (month: Tuition) => ReactNode
}

const Head = styled('div')(({ theme: { spacing, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 40,
  gap: spacing(1),
  marginBottom: spacing(1),
  '& > h2': { ...typography.h2, margin: 0 },
}))

const Cards = styled('ul')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}))

/** The months of a cycle in their order; those that are open can be chosen. */
export function MonthGrid({ months, chosen, onChoose, canPay, actionsOf }: MonthGridProps) {
  // A cancelled payment takes its buttons with it, and a paid month its box.
  const { panel, onFocus, onBlur } = useKeptFocus()
  const day = today()
  const open = openMonths(months)
  const whole = open.every(({ id }) => chosen.has(id))
  const choose = (id: number, wanted: boolean) => {
    const next = new Set(chosen)
    if (wanted) next.add(id)
    else next.delete(id)
    onChoose(next)
  }
  return (
    <section ref={panel} aria-labelledby="colegiaturas" onFocus={onFocus} onBlur={onBlur}>
      <Head>
        <h2 id="colegiaturas">{texts.months}</h2>
        {canPay && open.length > 1 && (
          <Button onClick={() => onChoose(new Set(whole ? [] : open.map(({ id }) => id)))}>
            {whole ? texts.none : texts.all}
          </Button>
        )}
      </Head>
      <Cards>
        {months.map((month) => (
          <MonthCard
            key={month.id}
            month={month}
            today={day}
            chosen={canPay && !month.pagado ? chosen.has(month.id) : null}
            onChoose={choose}
            actions={month.pagado && actionsOf(month)}
          />
        ))}
      </Cards>
    </section>
  )
}
