export type StatusTone = 'success' | 'warning' | 'error' | 'info' | 'neutral'

interface StatusChipProps {
  /** In words: some users do not see the colour. */
  label: string
  tone: StatusTone
  /** The full meaning of a short label: the day of 'hace 5 meses'. With it the label is not capitalised. */
  title?: string
}

export function StatusChip({ label, tone, title }: StatusChipProps) {
  return (
    <span className={`ui-chip ${tone}`} title={title}>
      {label}
    </span>
  )
}
