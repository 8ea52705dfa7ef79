import type { ReactNode } from 'react'
import { useSchool } from '../../../state/school/school.selectors'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { SchoolForm } from './SchoolForm'

interface SchoolStepProps {
  submitLabel: string
  footer?: ReactNode
  onDone: () => void
}

/** The school's data as a step of the set-up. */
export function SchoolStep(props: SchoolStepProps) {
  const { row, isLoading, error, retry } = useSchool()
  if (row) return <SchoolForm school={row} {...props} />
  return isLoading ? <PageLoading /> : <PageError text={error?.message} onRetry={retry} />
}
