import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { IsoDate } from '@contract/domain/dates'
import { FilterDates } from './FilterDates'

export interface Days {
  desde: IsoDate
  hasta: IsoDate
}

export interface Period extends Days {
  label: string
}

const Frame = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1, 2),
  '& [role=group]': { display: 'flex', flexWrap: 'wrap', gap: spacing(1) },
}))

interface PeriodChoiceProps extends Days {
  periods: readonly Period[]
  onChange: (days: Partial<Days>) => void
}

export function PeriodChoice({ desde, hasta, periods, onChange }: PeriodChoiceProps) {
  return (
    <Frame>
      <FilterDates desde={desde} hasta={hasta} onChange={onChange} />
      <div role="group" aria-label="Días">
        {periods.map(({ label, ...days }) => {
          const chosen = days.desde === desde && days.hasta === hasta
          return (
            <Button
              key={label}
              variant={chosen ? 'contained' : 'outlined'}
              aria-pressed={chosen}
              onClick={() => onChange(days)}
            >
              {label}
            </Button>
          )
        })}
      </div>
    </Frame>
  )
}
