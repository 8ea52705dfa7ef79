import { useMemo } from 'react'
import type { AccountView } from '../../../state/statements/statements.selectors'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { DataTable } from '../../../ui/list/DataTable'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { Section } from '../../../ui/page/Section'
import { accountColumns } from '../account.columns'
import { texts } from '../statements.texts'
import { AccountSheet } from './AccountSheet'
import { AccountTotals } from './AccountTotals'

interface AccountDetailProps {
  view: AccountView
  onCycle: (cycle: string) => void
}

/** Sums and lines of a statement; all of it on one page, since a running balance is read from end to end. */
export function AccountDetail({ view, onCycle }: AccountDetailProps) {
  const { account, cycle, lines, totals } = view
  const columns = useMemo(() => accountColumns(account.fecha), [account.fecha])
  const cycles = account.ciclos.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <>
      <AccountTotals totals={totals} />
      <Section
        title={texts.movements}
        action={
          cycles.length > 1 && (
            <FilterSelect
              label={texts.cycle}
              allLabel={texts.allCycles}
              options={cycles}
              value={cycle ? String(cycle.id) : ''}
              onChange={onCycle}
            />
          )
        }
      >
        {lines.length === 0 ? (
          <PageEmpty icon="receipt" title={texts.noMovements} text={texts.noMovementsText} />
        ) : (
          <DataTable label={texts.movements} columns={columns} rows={lines} />
        )}
      </Section>
      <AccountSheet view={view} />
    </>
  )
}
