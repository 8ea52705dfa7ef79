import { useCallback } from 'react'
import { parentsRoutes } from '@contract/parents/parents.routes'
import type { Parent } from '@contract/parents/parents.schemas'
import { useAppSelector } from '../../../state/hooks'
import { useListParentsQuery } from '../../../state/parents/parents.api'
import { selectParents } from '../../../state/parents/parents.selectors'
import { selectMay } from '../../../state/session/session.selectors'
import { ListScreen } from '../../../ui/list/ListScreen'
import { useLocalList } from '../../../ui/list/useLocalList'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { ParentActions } from '../components/ParentActions'
import { ParentDialogs, useParentDialogs } from '../components/ParentDialogs'
import { parentColumns, parentSearchText, parentSortBy } from '../parents.columns'
import { NOUN, texts } from '../parents.texts'

/** Every parent the school ever had. */
export function ParentsPage() {
  const { isLoading, error, refetch } = useListParentsQuery()
  const list = useLocalList(useAppSelector(selectParents), {
    searchText: parentSearchText,
    sortBy: parentSortBy,
  })
  const canCreate = useAppSelector((state) => selectMay(state, parentsRoutes.create.access))
  const { opened, open, close } = useParentDialogs()
  const rowActions = useCallback((parent: Parent) => <ParentActions parent={parent} onOpen={open} />, [open])
  const register = canCreate && <PrimaryAction to="/registro/padre">{texts.register}</PrimaryAction>
  return (
    <>
      <ListScreen
        title={texts.list}
        action={register}
        list={list}
        columns={parentColumns}
        noun={NOUN}
        searchLabel={texts.searchHint}
        rowActions={rowActions}
        isLoading={isLoading}
        error={error?.message}
        onRetry={() => void refetch()}
        empty={{
          icon: 'family',
          title: 'Todavía no hay padres',
          text: 'Aquí aparecen los padres y tutores que la escuela registra, con sus hijos y cómo avisarles.',
          action: register,
        }}
      />
      <ParentDialogs opened={opened} onClose={close} />
    </>
  )
}
