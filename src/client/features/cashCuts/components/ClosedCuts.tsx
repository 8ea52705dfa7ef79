import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useCallback, useState, type ReactNode } from 'react'
import { seesEveryCut } from '@contract/cashCuts/cashCuts.routes'
import { CUT_COLUMNS, cutOfDay, differenceText } from '@contract/cashCuts/cashCuts.rules'
import type { CashCut, CutsQuery, OpenDay } from '@contract/cashCuts/cashCuts.schemas'
import { isIsoDate } from '@contract/domain/dateMath'
import { formatDate } from '@contract/domain/dates'
import * as paths from '@contract/domain/screenPaths'
import { useCashCuts, useFetchCashCuts } from '../../../state/cashCuts/cashCuts.api'
import { useAppSelector } from '../../../state/hooks'
import { selectPermissions } from '../../../state/session/session.selectors'
import { amountColumn } from '../../../ui/list/amountColumn'
import type { Column } from '../../../ui/list/columns'
import { FilterDates } from '../../../ui/list/FilterDates'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { ListView } from '../../../ui/list/ListPanel'
import { RowAction } from '../../../ui/list/RowAction'
import { listIn } from '../../../ui/list/listIn'
import { useFilters } from '../../../ui/list/useFilters'
import { useServerList, useServerView } from '../../../ui/list/useServerList'
import { StatusChip } from '../../../ui/page/StatusChip'
import { texts } from '../cashCuts.texts'
import { differenceTone } from './CutTotals'

const NOUN = { one: 'corte', many: 'cortes' }

/** 'Cuadra', 'Falta $12.50', 'Sobra $0.05': the word says it, the colour helps. */
function DifferenceChip({ pesos }: { pesos: number }) {
  return <StatusChip label={differenceText(pesos)} tone={differenceTone(pesos)} />
}

const columns: readonly Column<CashCut>[] = [
  { key: 'numero', header: 'Corte', sortable: true, clip: false, cell: ({ numero }) => numero },
  {
    key: 'dia',
    header: 'Día',
    sortable: true,
    cell: ({ dia, parte }) => cutOfDay(formatDate(dia), parte),
    exported: ({ dia, parte }) => ({ Día: dia, Parte: parte }),
  },
  { key: 'cajero', header: 'Cajero', sortable: true, clip: true, cell: ({ cajero }) => cajero.nombre },
  amountColumn('total', 'Total', ({ total }) => total, { sortable: true }),
  amountColumn('contado', 'Contado', ({ contado }) => contado),
  {
    key: 'diferencia',
    header: 'Diferencia',
    align: 'right',
    sortable: true,
    cell: ({ diferencia }) => <DifferenceChip pesos={diferencia} />,
    exported: ({ diferencia }) => diferencia,
  },
]

const pathOf = ({ id }: CashCut): string => paths.cashCut(id)

const FILTER_NAMES = ['cajero', 'desde', 'hasta'] as const
type FilterValues = Record<(typeof FILTER_NAMES)[number], string>

const NO_FILTERS: FilterValues = { cajero: '', desde: '', hasta: '' }

const askedOf = ({ cajero, desde, hasta }: FilterValues): Pick<CutsQuery, 'cajero' | 'desde' | 'hasta'> => ({
  ...(/^[1-9]\d{0,8}$/.test(cajero) ? { cajero: Number(cajero) } : {}),
  ...(isIsoDate(desde) ? { desde } : {}),
  ...(isIsoDate(hasta) ? { hasta } : {}),
})

const useClosedCuts = (values: FilterValues) => {
  const wanted = askedOf(values)
  const filter = Object.values(wanted).join(' ')
  const view = useServerView({ columns: CUT_COLUMNS, filter })
  const arg = { ...wanted, ...view.asked }
  const read = useCashCuts(arg)
  const { row } = read
  const [school, setSchool] = useState(row)
  if (row && row !== school) setSchool(row)
  const fetchCuts = useFetchCashCuts()
  const source = listIn(
    read,
    ({ cortes }) => cortes,
    (part) => fetchCuts({ ...arg, ...part }),
  )
  return { held: useServerList(view, source), filter, school: row ?? school }
}

const Block = styled('section')(({ theme: { spacing, typography, breakpoints } }) => ({
  marginTop: spacing(4),
  '& > h2': { ...typography.h2, margin: spacing(0, 0, 1.5) },
  '& .filters': {
    display: 'contents',
    [breakpoints.down('sm')]: { '& > *': { flex: '1 1 140px' } },
  },
}))

interface ClosedCutsProps {
  above: (abiertos: readonly OpenDay[]) => ReactNode
}

export function ClosedCuts({ above }: ClosedCutsProps) {
  const seesAll = seesEveryCut(useAppSelector(selectPermissions))
  const { values, change } = useFilters(FILTER_NAMES)
  const { cajero, desde, hasta } = values
  const { held, filter, school } = useClosedCuts(values)
  const cashiers = (school?.cajeros ?? []).map(({ id, nombre }) => ({ value: String(id), label: nombre }))
  const rowActions = useCallback((cut: CashCut) => <RowAction icon="eye" label="Ver" to={pathOf(cut)} />, [])
  const filters = (
    <div className="filters">
      {seesAll && (
        <FilterSelect
          label="Cajero"
          allLabel="Todos los cajeros"
          options={cashiers}
          value={cajero}
          onChange={(next) => change({ cajero: next })}
        />
      )}
      <FilterDates desde={desde} hasta={hasta} onChange={change} />
      {filter && <Button onClick={() => change(NO_FILTERS)}>Quitar filtros</Button>}
    </div>
  )
  return (
    <>
      {above(school?.abiertos ?? [])}
      <Block aria-label={texts.closedCuts}>
        <h2>{texts.closedCuts}</h2>
        <ListView
          label={texts.closedCuts}
          held={held}
          columns={columns}
          noun={NOUN}
          filters={filters}
          rowActions={rowActions}
          rowOpens={pathOf}
          empty={{
            icon: 'checklist',
            title: 'Todavía no hay cortes cerrados',
            text: 'Al final del día cada cajero cuenta su caja y la cierra; aquí quedan todos, con su diferencia.',
          }}
        />
      </Block>
    </>
  )
}
