import { useCallback, useState } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { useListCyclesQuery } from '../../../state/cycles/cycles.api'
import { selectCycleById, selectCycles } from '../../../state/cycles/cycles.selectors'
import { useAppSelector } from '../../../state/hooks'
import { selectCan } from '../../../state/session/session.selectors'
import { ListScreen } from '../../../ui/list/ListScreen'
import { RowAction } from '../../../ui/list/RowAction'
import { useLocalList } from '../../../ui/list/useLocalList'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { EditCycleDialog } from '../components/EditCycleDialog'
import { cycleColumns, cycleSearchText } from '../cycles.columns'
import { texts } from '../cycles.texts'

const NOUN = { one: 'ciclo', many: 'ciclos' }

export function CyclesPage() {
  const { isLoading, error, refetch } = useListCyclesQuery()
  const list = useLocalList(useAppSelector(selectCycles), { searchText: cycleSearchText })
  const canCreate = useAppSelector((state) => selectCan(state, 'CICLO ESCOLAR', 'CREATE'))
  const canUpdate = useAppSelector((state) => selectCan(state, 'CICLO ESCOLAR', 'UPDATE'))
  const [editing, setEditing] = useState<number | null>(null)
  const edited = useAppSelector((state) => (editing === null ? undefined : selectCycleById(state, editing)))
  const rowActions = useCallback(
    (cycle: Cycle) => <RowAction icon="edit" label="Editar" onClick={() => setEditing(cycle.id)} />,
    [],
  )
  const register = canCreate && <PrimaryAction to="/registro/ciclo-escolar">{texts.register}</PrimaryAction>
  return (
    <>
      <ListScreen
        title={texts.list}
        action={register}
        list={list}
        columns={cycleColumns}
        noun={NOUN}
        rowActions={canUpdate ? rowActions : undefined}
        isLoading={isLoading}
        error={error?.message}
        onRetry={() => void refetch()}
        empty={{
          icon: 'calendar',
          title: 'Todavía no hay ciclos escolares',
          text: 'Un ciclo dice las fechas y los costos del año; inscripciones, cargos y colegiaturas salen de él.',
          action: register,
        }}
      />
      {edited && <EditCycleDialog cycle={edited} onClose={() => setEditing(null)} />}
    </>
  )
}
