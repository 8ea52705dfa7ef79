import { styled } from '@mui/material/styles'
import { useCallback, useState } from 'react'
import { parentsRoutes } from '@contract/parents/parents.routes'
import type { Parent } from '@contract/parents/parents.schemas'
import { useAppSelector } from '../../../state/hooks'
import { useParents } from '../../../state/parents/parents.selectors'
import { selectMay } from '../../../state/session/session.selectors'
import { ListScreen } from '../../../ui/list/ListScreen'
import { RowAction } from '../../../ui/list/RowAction'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { DeleteParentDialog } from '../components/DeleteParentDialog'
import { ParentDialogs, useParentDialogs, type OpenDialog } from '../components/ParentDialogs'
import { parentList } from '../parents.columns'
import { LIST, texts } from '../parents.texts'

/** Five buttons: on a tablet in two lines, not one below the other. */
const Buttons = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'contents',
  [breakpoints.between('sm', 'lg')]: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    width: 330,
  },
}))

interface ParentActionsProps {
  parent: Parent
  onOpen: OpenDialog
  onDelete: (parent: Parent) => void
}

/** What can be done with a parent of the history; an app user is made once. */
function ParentActions({ parent, onOpen, onDelete }: ParentActionsProps) {
  const canUpdate = useAppSelector((state) => selectMay(state, parentsRoutes.update.access))
  const canDelete = useAppSelector((state) => selectMay(state, parentsRoutes.delete.access))
  return (
    <Buttons>
      {/* First, so that the others stand below each other in every row. */}
      {canUpdate && parent.userId === null && (
        <RowAction icon="key" label={texts.createUser} onClick={() => onOpen('user', parent)} />
      )}
      <RowAction icon="info" label={texts.info} onClick={() => onOpen('info', parent)} />
      {canUpdate && <RowAction icon="edit" label={texts.edit} onClick={() => onOpen('edit', parent)} />}
      {canUpdate && <RowAction icon="add" label={texts.addChildren} to={`/padre/add/${parent.id}`} />}
      <RowAction icon="eye" label={texts.detail} to={`/padre/${parent.id}`} />
      {canDelete && parent.alumnos.length === 0 && (
        <RowAction icon="delete" label={texts.delete} danger onClick={() => onDelete(parent)} />
      )}
    </Buttons>
  )
}

/** Every parent the school ever had. */
export function ParentsPage() {
  const source = useParents()
  const canCreate = useAppSelector((state) => selectMay(state, parentsRoutes.create.access))
  const { opened, open, close } = useParentDialogs()
  const [deleting, setDeleting] = useState<Parent | null>(null)
  const rowActions = useCallback(
    (parent: Parent) => <ParentActions parent={parent} onOpen={open} onDelete={setDeleting} />,
    [open],
  )
  const register = canCreate && <PrimaryAction to="/registro/padre">{texts.register}</PrimaryAction>
  return (
    <>
      <ListScreen
        title={LIST.label}
        action={register}
        {...parentList}
        source={source}
        rowActions={rowActions}
        empty={{
          icon: 'family',
          title: 'Todavía no hay padres',
          text: 'Aquí aparecen los padres y tutores que la escuela registra, con sus hijos y cómo avisarles.',
        }}
      />
      <ParentDialogs opened={opened} onClose={close} />
      {deleting && <DeleteParentDialog parent={deleting} onClose={() => setDeleting(null)} />}
    </>
  )
}
