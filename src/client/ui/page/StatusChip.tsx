export type StatusTone = 'success' | 'warning' | 'error' | 'info' | 'neutral'

interface StatusChipProps {
  /** The state in words; colour alone says nothing to some. */
  label: string
  tone: StatusTone
  /** What a short label means in full: the day of 'hace 5 meses'. Such a label is no sentence and begins small. */
  title?: string
}

/** A state in a word and a colour. */
export function StatusChip({ label, tone, title }: StatusChipProps) {
  return (
    <span className={`ui-chip ${tone}`} title={title}>
      {label}
    </span>
  )
}
