import { useCallback, useState } from 'react'
import { documentsRoutes as routes } from '@contract/documents/documents.routes'
import type { DocumentKind } from '@contract/documents/documents.schemas'
import { gradeLabel } from '@contract/domain/grades'
import { useUpdateDocumentKind, useDocumentKinds } from '../../../state/documents/documents.api'
import { useMay } from '../../../state/session/useMay'
import { ListScreen, type ListOf } from '../../../ui/list/ListScreen'
import { RowActions } from '../../../ui/list/RowActions'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { StatusChip } from '../../../ui/page/StatusChip'
import { AddKindDialog, EditKindDialog } from '../components/KindDialogs'
import { texts } from '../documents.texts'

const stateOf = ({ activo }: DocumentKind): string => (activo ? texts.on : texts.off)

const list = {
  title: texts.kinds,
  noun: { one: 'documento', many: 'documentos' },
  searchText: ({ nombre }) => nombre,
  searchLabel: texts.searchKind,
  sortBy: { nombre: ({ nombre }) => nombre },
  columns: [
    {
      key: 'nombre',
      header: texts.kindColumns.name,
      sortable: true,
      cell: ({ nombre }) => nombre,
      under: ({ confidencial }) => confidencial && texts.kindFields.confidencial,
    },
    {
      key: 'grado',
      header: texts.kindColumns.asked,
      cell: ({ grado }) => (grado ? gradeLabel(grado) : texts.everybody),
    },
    {
      key: 'obligatorio',
      header: texts.kindColumns.obligatory,
      cell: ({ obligatorio }) => (obligatorio ? texts.yes : texts.no),
    },
    {
      key: 'vigencia',
      header: texts.kindColumns.valid,
      cell: ({ vigencia_meses }) => (vigencia_meses ? texts.months(vigencia_meses) : texts.never),
    },
    {
      key: 'estado',
      header: texts.kindColumns.state,
      cell: (kind) => <StatusChip tone={kind.activo ? 'success' : 'neutral'} label={stateOf(kind)} />,
      exported: stateOf,
    },
  ],
  empty: { icon: 'checklist', title: texts.noKinds, text: texts.noKindsText },
} satisfies ListOf<DocumentKind>

interface KindActionsProps {
  kind: DocumentKind
  onEdit: (kind: DocumentKind) => void
}

function KindActions({ kind, onEdit }: KindActionsProps) {
  const { id, nombre, activo } = kind
  const { send } = useUpdateDocumentKind({
    saved: activo ? texts.switchedOff(nombre) : texts.switchedOn(nombre),
  })
  return (
    <RowActions
      of={nombre}
      actions={[
        { icon: 'edit', label: texts.edit, onClick: () => onEdit(kind) },
        {
          icon: activo ? 'close' : 'check',
          label: activo ? texts.switchOff : texts.switchOn,
          onClick: () => void send({ id, activo: !activo }),
        },
      ]}
    />
  )
}

/** The documents that the school asks for. */
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
