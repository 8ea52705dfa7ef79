export type StatusTone = 'success' | 'warning' | 'error' | 'info' | 'neutral'

interface StatusChipProps {
  /** Says the state in words: some users do not see the colour. */
  label: string
  tone: StatusTone
  /** Full meaning of a short label: the day of 'hace 5 meses'. The label is then not capitalised. */
  title?: string
}

export function StatusChip({ label, tone, title }: StatusChipProps) {
  return (
    <span className={`ui-chip ${tone}`} title={title}>
      {label}
    </span>
  )
}
