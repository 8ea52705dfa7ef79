import { useMemo } from 'react'
import type { IsoDate } from '@contract/domain/dates'
import type { Movement } from '@contract/statements/statements.schemas'
import { usePrintReceipt } from '../../../write/usePrintReceipt'
import { DataTable } from '../../../ui/list/DataTable'
import { accountColumns } from '../account.columns'
import { texts } from '../statements.texts'
import { hasReceipt, LineReceipt } from './LineReceipt'

/** The lines of a statement, those of a payment with its receipt. */
export function AccountLines({ lines, today }: { lines: readonly Movement[]; today: IsoDate }) {
  const columns = useMemo(() => accountColumns(today), [today])
  const receipt = usePrintReceipt()
  const some = lines.some((line) => hasReceipt(line, receipt))
  return (
    <DataTable
      label={texts.movements}
      columns={columns}
      rows={lines}
      rowActions={some ? (line) => <LineReceipt line={line} receipt={receipt} /> : undefined}
    />
  )
}
