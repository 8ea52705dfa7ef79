import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useCallback, useMemo } from 'react'
import type { CashCut } from '@contract/cashCuts/cashCuts.schemas'
import { FilterDates } from '../../../ui/list/FilterDates'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { ListPanel } from '../../../ui/list/ListPanel'
import { RowAction } from '../../../ui/list/RowAction'
import { useFilters } from '../../../ui/list/useFilters'
import { useLocalList } from '../../../ui/list/useLocalList'
import { cutColumns, cutSearchText, cutSortBy } from '../cashCuts.columns'
import { cashierOptions, cutFilter, FILTER_NAMES, NO_FILTERS } from '../cashCuts.filters'
import { NOUN, texts } from '../cashCuts.texts'

interface ClosedCutsProps {
  cuts: readonly CashCut[]
  isLoading: boolean
  error: string | undefined
  onRetry: () => void
}

const Block = styled('section')(({ theme: { spacing, typography, breakpoints } }) => ({
  marginTop: spacing(4),
  '& > h2': { ...typography.h2, margin: spacing(0, 0, 1.5) },
  '& .filters': {
    display: 'contents',
    [breakpoints.down('sm')]: { '& > *': { flex: '1 1 140px' } },
  },
}))

/** Every closed cut of the school, newest first, by cashier and days. */
export function ClosedCuts({ cuts, isLoading, error, onRetry }: ClosedCutsProps) {
  const { values, change } = useFilters(FILTER_NAMES)
  const filter = useMemo(() => cutFilter(values), [values])
  const list = useLocalList(cuts, { searchText: cutSearchText, sortBy: cutSortBy, filter })
  const cashiers = useMemo(() => cashierOptions(cuts), [cuts])
  const rowActions = useCallback(
    ({ id }: CashCut) => <RowAction icon="eye" label={texts.see} to={`/corte/${id}`} />,
    [],
  )
  const filters = (
    <div className="filters">
      <FilterSelect
        label="Cajero"
        allLabel={texts.cashiers}
        options={cashiers}
        value={values.cajero}
        onChange={(cajero) => change({ cajero })}
      />
      <FilterDates
        from={values.desde}
        to={values.hasta}
        onChange={({ from, to }) =>
          change({
            ...(from === undefined ? {} : { desde: from }),
            ...(to === undefined ? {} : { hasta: to }),
          })
        }
      />
      {filter && <Button onClick={() => change(NO_FILTERS)}>{texts.clearFilters}</Button>}
    </div>
  )
  return (
    <Block aria-label={texts.closedCuts}>
      <h2>{texts.closedCuts}</h2>
      <ListPanel
        label={texts.closedCuts}
        list={list}
        columns={cutColumns}
        noun={NOUN}
        filters={filters}
        rowActions={rowActions}
        isLoading={isLoading}
        error={error}
        onRetry={onRetry}
        empty={{ icon: 'checklist', title: texts.noCuts, text: texts.noCutsText }}
      />
    </Block>
  )
}
