import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { isIsoDate } from '@contract/domain/dateMath'
import { DateInput } from '../fields/DateInput'

interface FilterDatesProps {
  /** `yyyy-MM-dd`; '' is unlimited. */
  desde: string
  hasta: string
  onChange: (patch: { desde: string } | { hasta: string }) => void
}

const Frame = styled('div')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1, 2),
  '& > div': { display: 'flex', alignItems: 'center', gap: spacing(1) },
  '& > div > label': { margin: 0, fontWeight: 400, color: vars.palette.text.secondary },
  [breakpoints.down('sm')]: { '& > div > label': { minWidth: 44 } },
  '& .MuiOutlinedInput-root': { width: 168 },
}))

interface SideProps {
  label: string
  value: string
  onChange: (day: string) => void
  min?: string
  max?: string
}

/** An incomplete date stays as typed and does not reach the list. */
function Side({ value, onChange, min = '', max = '', ...props }: SideProps) {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  const meant = isIsoDate(typed) ? typed : ''
  if (value !== seen) {
    setSeen(value)
    if (value !== meant) setTyped(value)
  }
  return (
    <DateInput
      {...props}
      {...(min ? { min } : {})}
      {...(max ? { max } : {})}
      value={typed}
      onChange={(day) => {
        setTyped(day)
        const next = isIsoDate(day) ? day : ''
        if (next !== meant) onChange(next)
      }}
    />
  )
}

export function FilterDates({ desde, hasta, onChange }: FilterDatesProps) {
  return (
    <Frame role="group" aria-label="Fechas">
      <Side label="Desde" value={desde} onChange={(day) => onChange({ desde: day })} max={hasta} />
      <Side label="Hasta" value={hasta} onChange={(day) => onChange({ hasta: day })} min={desde} />
    </Frame>
  )
}
