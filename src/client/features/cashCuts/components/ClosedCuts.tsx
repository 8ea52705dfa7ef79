import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useCallback, useMemo } from 'react'
import { cutOfDay, differenceText } from '@contract/cashCuts/cashCuts.rules'
import type { CashCut } from '@contract/cashCuts/cashCuts.schemas'
import { formatDate } from '@contract/domain/dates'
import type { Column } from '../../../ui/list/columns'
import { FilterDates } from '../../../ui/list/FilterDates'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { ListPanel, type ListSource } from '../../../ui/list/ListPanel'
import { RowAction } from '../../../ui/list/RowAction'
import type { SortBy } from '../../../ui/list/sortRows'
import { useFilters } from '../../../ui/list/useFilters'
import type { ListFilter } from '../../../ui/list/useLocalList'
import { MoneyText } from '../../../ui/page/MoneyText'
import { StatusChip } from '../../../ui/page/StatusChip'
import { texts } from '../cashCuts.texts'
import { differenceTone } from './CutParts'

const NOUN = { one: 'corte', many: 'cortes' }

/** 'Cuadra', 'Falta $12.50', 'Sobra $0.05': the word says it, the colour helps. */
function DifferenceChip({ pesos }: { pesos: number }) {
  return <StatusChip label={differenceText(pesos)} tone={differenceTone(pesos)} />
}

const searchText = ({ numero, dia, cajero, observaciones }: CashCut): string =>
  `${numero} ${formatDate(dia)} ${cajero.nombre} ${observaciones ?? ''}`

const sortBy: SortBy<CashCut> = {
  numero: ({ numero }) => numero,
  dia: ({ dia, parte }) => `${dia} ${parte}`,
  cajero: ({ cajero }) => cajero.nombre,
  total: ({ total }) => total,
  diferencia: ({ diferencia }) => diferencia,
}

const columns: readonly Column<CashCut>[] = [
  { key: 'numero', header: 'Corte', sortable: true, cell: ({ numero }) => numero },
  {
    key: 'dia',
    header: 'Día',
    sortable: true,
    cell: ({ dia, parte }) => cutOfDay(formatDate(dia), parte),
  },
  { key: 'cajero', header: 'Cajero', sortable: true, cell: ({ cajero }) => cajero.nombre },
  {
    key: 'total',
    header: 'Total',
    align: 'right',
    sortable: true,
    cell: ({ total }) => <MoneyText pesos={total} />,
  },
  {
    key: 'contado',
    header: 'Contado',
    align: 'right',
    cell: ({ contado }) => <MoneyText pesos={contado} />,
  },
  {
    key: 'diferencia',
    header: 'Diferencia',
    align: 'right',
    sortable: true,
    cell: ({ diferencia }) => <DifferenceChip pesos={diferencia} />,
  },
]

/** Names of the filters in the address bar. */
const FILTER_NAMES = ['cajero', 'desde', 'hasta'] as const
type FilterValues = Record<(typeof FILTER_NAMES)[number], string>

const NO_FILTERS: FilterValues = { cajero: '', desde: '', hasta: '' }

/** The filter of the list, or none while nothing is chosen; days are both included, as text order is calendar order. */
const filterOf = ({ cajero, desde, hasta }: FilterValues): ListFilter<CashCut> | undefined => {
  const key = [cajero, desde, hasta].join('|')
  if (key === '||') return undefined
  return {
    key,
    keep: (cut) =>
      (!cajero || String(cut.cajero.id) === cajero) &&
      (!desde || cut.dia >= desde) &&
      (!hasta || cut.dia <= hasta),
  }
}

/** Who closed any cut, by name. */
const cashierOptions = (cuts: readonly CashCut[]) =>
  [...new Map(cuts.map(({ cajero }) => [cajero.id, cajero.nombre]))]
    .map(([id, label]) => ({ value: String(id), label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'es-MX'))

const Block = styled('section')(({ theme: { spacing, typography, breakpoints } }) => ({
  marginTop: spacing(4),
  '& > h2': { ...typography.h2, margin: spacing(0, 0, 1.5) },
  '& .filters': {
    display: 'contents',
    [breakpoints.down('sm')]: { '& > *': { flex: '1 1 140px' } },
  },
}))

/** Every closed cut of the school, newest first, by cashier and days. */
export function ClosedCuts({ source }: { source: ListSource<CashCut> }) {
  const { values, change } = useFilters(FILTER_NAMES)
  const { cajero, desde, hasta } = values
  const filter = useMemo(() => filterOf(values), [values])
  const cashiers = useMemo(() => cashierOptions(source.rows ?? []), [source.rows])
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
        value={cajero}
        onChange={(next) => change({ cajero: next })}
      />
      <FilterDates desde={desde} hasta={hasta} onChange={change} />
      {filter && <Button onClick={() => change(NO_FILTERS)}>{texts.clearFilters}</Button>}
    </div>
  )
  return (
    <Block aria-label={texts.closedCuts}>
      <h2>{texts.closedCuts}</h2>
      <ListPanel
        label={texts.closedCuts}
        source={source}
        searchText={searchText}
        sortBy={sortBy}
        filter={filter}
        columns={columns}
        noun={NOUN}
        filters={filters}
        rowActions={rowActions}
        empty={{ icon: 'checklist', title: texts.noCuts, text: texts.noCutsText }}
      />
    </Block>
  )
}
