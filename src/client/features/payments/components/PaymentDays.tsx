import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { FilterDates } from '../../../ui/list/FilterDates'
import { quickDays, type Days } from '../payments.filters'
import { texts } from '../payments.texts'

interface PaymentDaysProps extends Days {
  today: string
  onChange: (days: Partial<Days>) => void
}

const Frame = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1, 2),
  marginBottom: spacing(2),
  '& [role=group]': { display: 'flex', flexWrap: 'wrap', gap: spacing(1) },
}))

/** Which days are shown. Above the list and not in it: a day without payments must not hide the way to another. */
export function PaymentDays({ desde, hasta, today, onChange }: PaymentDaysProps) {
  return (
    <Frame>
      <FilterDates
        from={desde}
        to={hasta}
        onChange={({ from, to }) =>
          onChange({
            ...(from === undefined ? {} : { desde: from }),
            ...(to === undefined ? {} : { hasta: to }),
          })
        }
      />
      <div role="group" aria-label={texts.days}>
        {quickDays(today).map(({ label, ...days }) => {
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
