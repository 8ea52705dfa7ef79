import { useCallback } from 'react'
import { noticesRoutes } from '@contract/notices/notices.routes'
import type { Parent } from '@contract/parents/parents.schemas'
import { useAppSelector } from '../../../state/hooks'
import { useEnrolledParents } from '../../../state/parents/parents.selectors'
import { selectMay } from '../../../state/session/session.selectors'
import { ListScreen } from '../../../ui/list/ListScreen'
import { RowAction } from '../../../ui/list/RowAction'
import { ParentDialogs, useParentDialogs } from '../components/ParentDialogs'
import { parentList } from '../parents.columns'
import { texts } from '../parents.texts'

/** Parents with a child in the current cycle: whom the school writes to. */
export function EnrolledParentsPage() {
  const source = useEnrolledParents()
  const canSend = useAppSelector((state) => selectMay(state, noticesRoutes.send.access))
  const { opened, open, close } = useParentDialogs()
  const rowActions = useCallback(
    (parent: Parent) => (
      <>
        <RowAction icon="info" label={texts.info} onClick={() => open('info', parent)} />
        {canSend && (
          <RowAction icon="megaphone" label={texts.sendNotice} onClick={() => open('notice', parent)} />
        )}
        <RowAction icon="users" label={texts.children} onClick={() => open('children', parent)} />
      </>
    ),
    [open, canSend],
  )
  return (
    <>
      <ListScreen
        title={texts.enrolled}
        {...parentList}
        source={source}
        rowActions={rowActions}
        empty={{
          icon: 'family',
          title: 'Todavía no hay padres con hijos inscritos',
          text: 'Aquí aparecen los padres de los alumnos del ciclo escolar actual, para enviarles avisos.',
        }}
      />
      <ParentDialogs opened={opened} onClose={close} />
    </>
  )
}
