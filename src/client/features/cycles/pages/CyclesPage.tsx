import { useCallback, useState } from 'react'
import { enrolledCount } from '@contract/cycles/cycles.rules'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { formatDate } from '@contract/domain/dates'
import { cyclesRoutes } from '@contract/cycles/cycles.routes'
import * as paths from '@contract/domain/screenPaths'
import { useCycles } from '../../../state/cycles/cycles.selectors'
import { useMay } from '../../../state/session/useMay'
import { amountColumn } from '../../../ui/list/amountColumn'
import { ListScreen, type ListOf } from '../../../ui/list/ListScreen'
import { RowActions } from '../../../ui/list/RowActions'
import { MoneyText } from '../../../ui/page/MoneyText'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { StatusChip } from '../../../ui/page/StatusChip'
import { EditCycleDialog } from '../components/EditCycleDialog'
import { cyclePath, texts, WHEN } from '../cycles.texts'

const WIDE_ONLY = { wideOnly: true }

const list = {
  title: texts.list,
  noun: { one: 'ciclo', many: 'ciclos' },
  searchText: ({ name, fecha_inicio, fecha_fin }) =>
    `${name} ${formatDate(fecha_inicio)} ${formatDate(fecha_fin)}`,
  columns: [
    {
      key: 'name',
      header: 'Ciclo',
      clip: false,
      cell: ({ name }) => <span style={{ whiteSpace: 'nowrap' }}>{name}</span>,
    },
    {
      key: 'fechas',
      header: 'Fechas',
      cell: ({ fecha_inicio, fecha_fin }) => `${formatDate(fecha_inicio)} a ${formatDate(fecha_fin)}`,
      exported: ({ fecha_inicio, fecha_fin }) => ({ Empieza: fecha_inicio, Termina: fecha_fin }),
    },
    {
      key: 'vigencia',
      header: 'Estado',
      cell: ({ vigencia }) =>
        vigencia && (
          <StatusChip tone={vigencia === 'EN_CURSO' ? 'success' : 'neutral'} label={WHEN[vigencia]} />
        ),
    },
    { key: 'inscritos', header: 'Inscritos', align: 'right', cell: (cycle) => enrolledCount(cycle) },
    amountColumn('costo_inscripcion', 'Inscripción', ({ costo_inscripcion }) => costo_inscripcion, WIDE_ONLY),
    {
      key: 'mensualidad',
      header: 'Mensualidades',
      align: 'right',
      cell: ({ mensualidad_preescolar, mensualidad_primaria }) => (
        // In one element, because cards put the parts of a cell side by side.
        <div style={{ whiteSpace: 'nowrap' }}>
          <small>Preescolar</small> <MoneyText pesos={mensualidad_preescolar} />
          <br />
          <small>Primaria</small> <MoneyText pesos={mensualidad_primaria} />
        </div>
      ),
      exported: ({ mensualidad_preescolar, mensualidad_primaria }) => ({
        'Mensualidad preescolar': mensualidad_preescolar,
        'Mensualidad primaria': mensualidad_primaria,
      }),
    },
    amountColumn('costo_material', 'Material', ({ costo_material }) => costo_material, WIDE_ONLY),
  ],
  empty: {
    icon: 'calendar',
    title: 'Todavía no hay ciclos escolares',
    text: 'Un ciclo dice las fechas y los costos del año; inscripciones, cargos y colegiaturas salen de él.',
  },
} satisfies ListOf<Cycle>

export function CyclesPage() {
  const source = useCycles(undefined)
  const may = useMay()
  const canCreate = may(cyclesRoutes.create.access)
  const canUpdate = may(cyclesRoutes.update.access)
  const [editing, setEditing] = useState<number | null>(null)
  const edited = source.rows?.find(({ id }) => id === editing)
  const rowActions = useCallback(
    (cycle: Cycle) => (
      <RowActions
        of={cycle.name}
        actions={[
          { icon: 'eye', label: 'Ver', to: cyclePath(cycle) },
          canUpdate && { icon: 'edit', label: 'Editar', onClick: () => setEditing(cycle.id) },
        ]}
      />
    ),
    [canUpdate],
  )
  const register = canCreate && <PrimaryAction to={paths.newCycle}>{texts.register}</PrimaryAction>
  return (
    <>
      <ListScreen action={register} {...list} source={source} rowActions={rowActions} rowOpens={cyclePath} />
      {edited && <EditCycleDialog cycle={edited} onClose={() => setEditing(null)} />}
    </>
  )
}
