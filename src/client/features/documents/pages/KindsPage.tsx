import { useCallback, useState } from 'react'
import { documentsRoutes as routes } from '@contract/documents/documents.routes'
import type { DocumentKind } from '@contract/documents/documents.schemas'
import { gradeLabel } from '@contract/domain/grades'
import { countText } from '@contract/domain/text'
import { useUpdateDocumentKind, useDocumentKinds } from '../../../state/documents/documents.api'
import { useMay } from '../../../state/session/useMay'
import { ListScreen, type ListOf } from '../../../ui/list/ListScreen'
import { RowActions } from '../../../ui/list/RowActions'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { StatusChip } from '../../../ui/page/StatusChip'
import { AddKindDialog, EditKindDialog } from '../components/KindDialogs'
import { texts } from '../documents.texts'

const stateOf = ({ activo }: DocumentKind): string => (activo ? 'Se pide' : 'Apagado')

const list = {
  title: 'Documentos que se piden',
  noun: { one: 'documento', many: 'documentos' },
  searchText: ({ nombre }) => nombre,
  searchLabel: 'Buscar por nombre',
  sortBy: { nombre: ({ nombre }) => nombre },
  columns: [
    {
      key: 'nombre',
      header: 'Documento',
      sortable: true,
      cell: ({ nombre }) => nombre,
      under: ({ confidencial }) => confidencial && texts.kindFields.confidencial,
    },
    {
      key: 'grado',
      header: 'Se pide a',
      cell: ({ grado }) => (grado ? gradeLabel(grado) : texts.everybody),
    },
    {
      key: 'obligatorio',
      header: 'Obligatorio',
      cell: ({ obligatorio }) => (obligatorio ? 'Sí' : 'No'),
    },
    {
      key: 'vigencia',
      header: 'Vigencia',
      cell: ({ vigencia_meses }) => (vigencia_meses ? countText(vigencia_meses, 'mes', 'meses') : 'No vence'),
    },
    {
      key: 'estado',
      header: 'Estado',
      cell: (kind) => <StatusChip tone={kind.activo ? 'success' : 'neutral'} label={stateOf(kind)} />,
      exported: stateOf,
    },
  ],
  empty: {
    icon: 'checklist',
    title: 'Todavía no se pide ningún documento',
    text: 'Acta de nacimiento, CURP, cartilla: lo que se agrega aquí se pide a cada alumno.',
  },
} satisfies ListOf<DocumentKind>

interface KindActionsProps {
  kind: DocumentKind
  onEdit: (kind: DocumentKind) => void
}

function KindActions({ kind, onEdit }: KindActionsProps) {
  const { id, nombre, activo } = kind
  const { send } = useUpdateDocumentKind({
    saved: activo ? `${nombre} ya no se pide` : `${nombre} se pide de nuevo`,
  })
  return (
    <RowActions
      of={nombre}
      actions={[
        { icon: 'edit', label: 'Editar', onClick: () => onEdit(kind) },
        {
          icon: activo ? 'close' : 'check',
          label: activo ? 'Apagar' : 'Encender',
          onClick: () => void send({ id, activo: !activo }),
        },
      ]}
    />
  )
}

export function KindsPage() {
  const may = useMay()
  const canAdd = may(routes.createKind.access)
  const canEdit = may(routes.updateKind.access)
  const [adding, setAdding] = useState(false)
  const [editing, setEditing] = useState<DocumentKind | null>(null)
  const rowActions = useCallback((kind: DocumentKind) => <KindActions kind={kind} onEdit={setEditing} />, [])
  return (
    <>
      <ListScreen
        {...list}
        source={useDocumentKinds(undefined)}
        action={canAdd && <PrimaryAction onClick={() => setAdding(true)}>{texts.addKind}</PrimaryAction>}
        rowActions={canEdit ? rowActions : undefined}
      />
      {adding && <AddKindDialog onClose={() => setAdding(false)} />}
      {editing && <EditKindDialog kind={editing} onClose={() => setEditing(null)} />}
    </>
  )
}
