import type { UseFormReturn } from 'react-hook-form'
import type { CycleValues } from '../cycle.values'

/** What each part of the cycle's form gets. */
export interface PartProps {
  form: UseFormReturn<CycleValues>
  /** True once pupils are enrolled: dates, months and the due day cannot change any more. */
  fixed: boolean
}
