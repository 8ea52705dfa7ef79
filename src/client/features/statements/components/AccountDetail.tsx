import type { AccountView } from '../../../state/statements/statements.selectors'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { Section } from '../../../ui/page/Section'
import { texts } from '../statements.texts'
import { AccountLines } from './AccountLines'
import { AccountSheet } from './AccountSheet'
import { AccountTotals } from './AccountTotals'

interface AccountDetailProps {
  view: AccountView
  onCycle: (cycle: string) => void
}

/** Sums and lines of a statement; all of it on one page, since a running balance is read from end to end. */
export function AccountDetail({ view, onCycle }: AccountDetailProps) {
  const { account, cycle, lines, totals } = view
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
          <AccountLines lines={lines} today={account.fecha} />
        )}
      </Section>
      <AccountSheet view={view} />
    </>
  )
}
