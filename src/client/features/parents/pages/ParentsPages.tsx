import { useCallback, useState, type ReactNode } from 'react'
import { messagesRoutes } from '@contract/messages/messages.routes'
import { noticesRoutes } from '@contract/notices/notices.routes'
import { parentsRoutes } from '@contract/parents/parents.routes'
import type { Parent } from '@contract/parents/parents.schemas'
import { formatPhone } from '@contract/domain/phone'
import * as paths from '@contract/domain/screenPaths'
import { useEnrolledParents, useParents } from '../../../state/parents/parents.selectors'
import { useMay } from '../../../state/session/useMay'
import { useRowDialog, type OpenDialog } from '../../../ui/dialogs/useRowDialog'
import type { ListSource } from '../../../ui/list/ListPanel'
import { ListScreen, type ListOf } from '../../../ui/list/ListScreen'
import { RowActions } from '../../../ui/list/RowActions'
import type { PageEmptyProps } from '../../../ui/page/PageEmpty'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { ParentDialogs, type ParentDialog } from '../components/ParentDialogs'
import { LIST, texts } from '../parents.texts'
import { useDeleteParent } from '../../../state/parents/parents.writes'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { PhoneLink } from '../../../ui/page/PhoneLink'
import { newBulletinTo } from '../../../ui/screens/newBulletinTo'
import { FAMILY_LINK, useMayLinkFamily } from '../../../write/familyLink/FamilyLinkAction'

const parentPath = ({ id }: Pick<Parent, 'id'>): string => paths.parent(id)

const parentList = {
  noun: { one: 'padre', many: 'padres' },
  searchText: ({ nombre, telefono, correo, alumnos }) =>
    [nombre, telefono, formatPhone(telefono), correo ?? '', ...alumnos.map((child) => child.nombre)].join(
      ' ',
    ),
  searchLabel: 'Buscar por nombre, teléfono o hijo',
  sortBy: {
    nombre: ({ nombre }) => nombre,
    hijos: ({ alumnos }) => alumnos.length,
  },
  columns: [
    {
      key: 'nombre',
      header: 'Padre o tutor',
      sortable: true,
      exported: ({ nombre, correo }) => ({ 'Padre o tutor': nombre, Correo: correo }),
      cell: ({ nombre }) => nombre,
      under: ({ correo }) => correo,
    },
    {
      key: 'telefono',
      header: 'Teléfono',
      cell: ({ telefono }) => <PhoneLink phone={telefono} />,
      exported: ({ telefono }) => telefono,
    },
    {
      key: 'hijos',
      header: 'Hijos',
      sortable: true,
      align: 'right',
      cell: ({ alumnos }) => alumnos.length,
      exported: ({ alumnos }) => ({
        Hijos: alumnos.length,
        Nombres: alumnos.map(({ nombre }) => nombre).join(', '),
      }),
    },
  ],
} satisfies ListOf<Parent>

interface DeleteParentDialogProps {
  parent: Parent
  onClose: () => void
}

function DeleteParentDialog({ parent, onClose }: DeleteParentDialogProps) {
  const { send } = useDeleteParent()
  return (
    <DeleteDialog
      title={`¿Eliminar a ${parent.nombre}?`}
      text={texts.deleteText(parent.usuario?.name ?? null)}
      onDelete={() => send({ id: parent.id })}
      onClose={onClose}
    />
  )
}

interface ParentActionsProps {
  parent: Parent
  writes: boolean
  onOpen: OpenDialog<ParentDialog>
  onDelete: (parent: Parent) => void
}

/** The parent's app user is created once; later only its password changes. */
function ParentActions({ parent, writes, onOpen, onDelete }: ParentActionsProps) {
  const may = useMay()
  const canOpen = may(parentsRoutes.get.access)
  const canSend = may(noticesRoutes.send.access)
  const canUpdate = may(parentsRoutes.update.access)
  const canDelete = may(parentsRoutes.delete.access)
  const mayLink = useMayLinkFamily()
  const { id, nombre, userId, alumnos } = parent
  const open = (dialog: ParentDialog) => () => onOpen(dialog, parent)
  const detail = canOpen && { icon: 'eye' as const, label: 'Ver', to: parentPath(parent) }
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
        { icon: 'info', label: 'Ver datos', onClick: open('info') },
        { icon: 'users', label: texts.children, onClick: open('children') },
        canUpdate && { icon: 'edit', label: 'Editar', onClick: open('edit') },
        canUpdate && { icon: 'add', label: texts.addChildren, to: paths.addChildren(id) },
        canUpdate && userId === null && { icon: 'key', label: texts.createUser, onClick: open('user') },
        may(messagesRoutes.send.access) && {
          icon: 'megaphone',
          label: 'Escribir por correo o WhatsApp',
          to: newBulletinTo({ tipo: 'PADRES', padre: id }),
        },
        mayLink && { icon: 'external', label: FAMILY_LINK, onClick: open('link') },
        canDelete &&
          alumnos.length === 0 && {
            icon: 'delete',
            label: 'Eliminar',
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

function ParentList({ writes = false, ...list }: ParentListProps) {
  const canOpen = useMay()(parentsRoutes.get.access)
  const { opened, open, close } = useRowDialog<ParentDialog>()
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

export function ParentsPage() {
  const canCreate = useMay()(parentsRoutes.create.access)
  return (
    <ParentList
      title={LIST.label}
      source={useParents()}
      action={canCreate && <PrimaryAction to={paths.newParent}>{texts.register}</PrimaryAction>}
      empty={{
        icon: 'family',
        title: 'Todavía no hay padres',
        text: 'Aquí aparecen los padres y tutores que la escuela registra, con sus hijos y cómo avisarles.',
      }}
    />
  )
}

export function EnrolledParentsPage() {
  return (
    <ParentList
      title="Padres con inscritos"
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
