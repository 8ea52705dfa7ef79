import { useCallback, useState, type ReactNode } from 'react'
import { noticesRoutes } from '@contract/notices/notices.routes'
import { parentsRoutes } from '@contract/parents/parents.routes'
import type { Parent } from '@contract/parents/parents.schemas'
import { useAppSelector } from '../../../state/hooks'
import { useEnrolledParents, useParents } from '../../../state/parents/parents.selectors'
import { selectMay } from '../../../state/session/session.selectors'
import type { ListSource } from '../../../ui/list/ListPanel'
import { ListScreen } from '../../../ui/list/ListScreen'
import { RowActions } from '../../../ui/list/RowActions'
import type { PageEmptyProps } from '../../../ui/page/PageEmpty'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { DeleteParentDialog } from '../components/DeleteParentDialog'
import { ParentDialogs, useParentDialogs, type OpenDialog } from '../components/ParentDialogs'
import { parentList, parentPath } from '../parents.columns'
import { LIST, texts } from '../parents.texts'

interface ParentActionsProps {
  parent: Parent
  /** Whom the school writes to: a notice comes first. */
  writes: boolean
  onOpen: OpenDialog
  onDelete: (parent: Parent) => void
}

/** What can be done with a parent, in every view the same; an app user is made once. */
function ParentActions({ parent, writes, onOpen, onDelete }: ParentActionsProps) {
  const canOpen = useAppSelector((state) => selectMay(state, parentsRoutes.get.access))
  const canSend = useAppSelector((state) => selectMay(state, noticesRoutes.send.access))
  const canUpdate = useAppSelector((state) => selectMay(state, parentsRoutes.update.access))
  const canDelete = useAppSelector((state) => selectMay(state, parentsRoutes.delete.access))
  const { id, nombre, userId, alumnos } = parent
  const open = (dialog: Parameters<OpenDialog>[0]) => () => onOpen(dialog, parent)
  const detail = canOpen && { icon: 'eye' as const, label: texts.detail, to: parentPath(parent) }
  const notice = canSend && {
    icon: 'megaphone' as const,
    label: texts.sendNotice,
    onClick: open('notice'),
  }
  return (
    <RowActions
      of={nombre}
      actions={[
        ...(writes ? [notice, detail] : [detail, notice]),
        { icon: 'info', label: texts.info, onClick: open('info') },
        { icon: 'users', label: texts.children, onClick: open('children') },
        canUpdate && { icon: 'edit', label: texts.edit, onClick: open('edit') },
        canUpdate && { icon: 'add', label: texts.addChildren, to: `/padre/add/${id}` },
        canUpdate && userId === null && { icon: 'key', label: texts.createUser, onClick: open('user') },
        canDelete &&
          alumnos.length === 0 && {
            icon: 'delete',
            label: texts.delete,
            danger: true,
            onClick: () => onDelete(parent),
          },
      ]}
    />
  )
}

interface ParentListProps {
  title: string
  source: ListSource<Parent>
  writes?: boolean
  action?: ReactNode
  empty: PageEmptyProps
}

/** The parents of the school, in the view that an address names. */
function ParentList({ writes = false, ...list }: ParentListProps) {
  const canOpen = useAppSelector((state) => selectMay(state, parentsRoutes.get.access))
  const { opened, open, close } = useParentDialogs()
  const [deleting, setDeleting] = useState<Parent | null>(null)
  const rowActions = useCallback(
    (parent: Parent) => (
      <ParentActions parent={parent} writes={writes} onOpen={open} onDelete={setDeleting} />
    ),
    [open, writes],
  )
  return (
    <>
      <ListScreen
        {...list}
        {...parentList}
        rowActions={rowActions}
        rowOpens={canOpen ? parentPath : undefined}
      />
      <ParentDialogs opened={opened} onClose={close} />
      {deleting && <DeleteParentDialog parent={deleting} onClose={() => setDeleting(null)} />}
    </>
  )
}

/** Every parent the school ever had. */
export function ParentsPage() {
  const canCreate = useAppSelector((state) => selectMay(state, parentsRoutes.create.access))
  return (
    <ParentList
      title={LIST.label}
      source={useParents()}
      action={canCreate && <PrimaryAction to="/registro/padre">{texts.register}</PrimaryAction>}
      empty={{
        icon: 'family',
        title: 'Todavía no hay padres',
        text: 'Aquí aparecen los padres y tutores que la escuela registra, con sus hijos y cómo avisarles.',
      }}
    />
  )
}

/** Parents with a child in the current cycle: whom the school writes to. */
export function EnrolledParentsPage() {
  return (
    <ParentList
      title={texts.enrolled}
      source={useEnrolledParents()}
      writes
      empty={{
        icon: 'family',
        title: 'Todavía no hay padres con hijos inscritos',
        text: 'Aquí aparecen los padres de los alumnos del ciclo escolar actual, para enviarles avisos.',
      }}
    />
  )
}
