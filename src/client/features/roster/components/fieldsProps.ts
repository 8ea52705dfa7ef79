import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import type { EmployeeField } from '@contract/roster/roster.rules'
import type { EmployeeValues } from '../employee.values'

/** What each part of a collaborator's form gets. */
export interface FieldsProps {
  control: Control<EmployeeValues>
  /** A registration asks for more than a change may empty (SPEC §5). */
  required: (field: EmployeeField) => boolean
  children?: ReactNode
}
