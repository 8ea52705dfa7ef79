import { styled } from '@mui/material/styles'
import { Options, SelectBox, type SelectOption } from '../../../ui/fields/SelectBox'

const Small = styled(SelectBox)(({ theme: { breakpoints, spacing } }) => ({
  // On a card it must not flow around the floating label beside it.
  display: 'flow-root',
  minWidth: 104,
  [breakpoints.up('lg')]: { minWidth: 132, '&.percent': { minWidth: 92 } },
  // Equally wide on a card, whatever their labels.
  [breakpoints.down('sm')]: { width: '62%', marginInlineStart: 'auto' },
  [breakpoints.between('sm', 'md')]: {
    // Three of them fit in a row of a tablet.
    minWidth: 98,
    '&.percent': { minWidth: 70 },
    '& > select': { padding: spacing(0, 2.5, 0, 1) },
    '& > svg': { right: 4 },
  },
}))

interface SmallSelectProps {
  label: string
  value: string | number
  options: readonly SelectOption[]
  emptyLabel?: string
  disabled: boolean
  /** Narrower, for values like '0 %'. */
  percent?: boolean
  onChange: (value: string) => void
}

/** A select inside a row; its label names the pupil. */
export function SmallSelect(props: SmallSelectProps) {
  const { label, value, options, emptyLabel, disabled, percent = false, onChange } = props
  return (
    <Small className={percent ? 'percent' : ''}>
      <select
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      >
        <Options options={options} emptyLabel={emptyLabel} />
      </select>
    </Small>
  )
}
