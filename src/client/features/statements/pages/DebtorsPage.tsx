import Button from '@mui/material/Button'
import { useCallback, useMemo, useState } from 'react'
import { formatDate } from '@contract/domain/dates'
import { sumDebts } from '@contract/statements/statements.rules'
import type { Debtor } from '@contract/statements/statements.schemas'
import { useAppSelector } from '../../../state/hooks'
import { useListDebtorsQuery } from '../../../state/statements/statements.api'
import { selectDebtors } from '../../../state/statements/statements.selectors'
import { saveText } from '../../../ui/files/saveText'
import { Icon } from '../../../ui/icons/Icon'
import { ListScreen } from '../../../ui/list/ListScreen'
import { RowAction } from '../../../ui/list/RowAction'
import { useFilters } from '../../../ui/list/useFilters'
import { useLocalList } from '../../../ui/list/useLocalList'
import { DebtorFilters } from '../components/DebtorFilters'
import { DebtTotals } from '../components/DebtTotals'
import { ReminderDialog } from '../components/ReminderDialog'
import { debtorColumns, debtorSearchText, debtorSortBy } from '../debtors.columns'
import { debtorsCsv } from '../debtors.csv'
import { debtorFilter, FILTER_NAMES } from '../debtors.filters'
import { FAMILY_NOUN, texts } from '../statements.texts'

/** Families with something overdue; the sums and the file are of those that search and filters leave. */
export function DebtorsPage() {
  // Overnight more falls due, and no write says so.
  const { data, isLoading, error, refetch } = useListDebtorsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const debtors = useAppSelector(selectDebtors)
  const { values, change } = useFilters(FILTER_NAMES)
  const filter = useMemo(() => debtorFilter(values), [values])
  const list = useLocalList(debtors, { searchText: debtorSearchText, sortBy: debtorSortBy, filter })
  const sums = useMemo(() => sumDebts(list.matching), [list.matching])
  const [reminding, setReminding] = useState<Debtor | null>(null)
  const rowActions = useCallback(
    (debtor: Debtor) => (
      <RowAction icon="megaphone" label={texts.remind} onClick={() => setReminding(debtor)} />
    ),
    [],
  )
  const save = () =>
    saveText(texts.exportName(data?.fecha ?? ''), debtorsCsv(list.matching), 'text/csv;charset=utf-8')
  return (
    <>
      <ListScreen
        title={texts.debtors}
        subtitle={data && debtors.length > 0 && texts.debtorsText(debtors.length, formatDate(data.fecha))}
        action={
          debtors.length > 0 && (
            <Button variant="outlined" startIcon={<Icon name="download" />} onClick={save}>
              {texts.export}
            </Button>
          )
        }
        above={debtors.length > 0 && <DebtTotals sums={sums} />}
        list={list}
        columns={debtorColumns}
        noun={FAMILY_NOUN}
        filters={<DebtorFilters values={values} onChange={change} />}
        rowActions={rowActions}
        isLoading={isLoading}
        error={error?.message}
        onRetry={() => void refetch()}
        empty={{ icon: 'success', title: texts.noDebtors, text: texts.noDebtorsText }}
      />
      {reminding && data && (
        <ReminderDialog debtor={reminding} from={data} onClose={() => setReminding(null)} />
      )}
    </>
  )
}
