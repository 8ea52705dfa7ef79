import type { ComponentType } from 'react'
import type { DeskFamily, OwedMonth } from '@contract/desk/desk.schemas'

/** What other features do for a family at the desk; app hands it in. */
export interface DeskParts {
  /** What was said with the family, and what is said now. */
  Contact: ComponentType<{ family: DeskFamily; onClose: () => void }>
  /** Gives months more time. */
  Extend: ComponentType<{ months: readonly OwedMonth[]; onClose: () => void }>
}
