export type StatusTone = 'success' | 'warning' | 'error' | 'info' | 'neutral'

export interface StatusChipProps {
  /** The state in words; colour alone says nothing to some. */
  label: string
  tone: StatusTone
}

/** A state in a word and a colour. */
export function StatusChip({ label, tone }: StatusChipProps) {
  return <span className={`ui-chip ${tone}`}>{label}</span>
}
