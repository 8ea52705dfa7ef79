import { useCallback, useState } from 'react'
import { CONCEPT_KIND_LABELS } from '@contract/concepts/concepts.rules'
import { conceptsRoutes as routes } from '@contract/concepts/concepts.routes'
import type { Concept } from '@contract/concepts/concepts.schemas'
import { useUpdateConceptMutation } from '../../../state/concepts/concepts.api'
import { useConcepts } from '../../../state/concepts/concepts.selectors'
import { useMay } from '../../../state/session/useMay'
import { ListScreen, type ListOf } from '../../../ui/list/ListScreen'
import { RowActions } from '../../../ui/list/RowActions'
import { MoneyText } from '../../../ui/page/MoneyText'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { StatusChip } from '../../../ui/page/StatusChip'
import { useWrite } from '../../../write/useWrite'
import { AddConceptDialog, EditConceptDialog } from '../components/ConceptDialogs'
import { texts } from '../concepts.texts'

const stateOf = ({ activo }: Concept): string => (activo ? texts.states.on : texts.states.off)

const list = {
  title: texts.list,
  noun: { one: 'concepto', many: 'conceptos' },
  searchText: ({ nombre }) => nombre,
  searchLabel: texts.searchHint,
  sortBy: { nombre: ({ nombre }) => nombre, monto: ({ monto }) => monto },
  columns: [
    { key: 'nombre', header: 'Concepto', sortable: true, cell: ({ nombre }) => nombre },
    { key: 'tipo', header: 'Tipo', cell: ({ tipo }) => CONCEPT_KIND_LABELS[tipo] },
    {
      key: 'estado',
      header: 'Estado',
      cell: (concept) => (
        <StatusChip tone={concept.activo ? 'success' : 'neutral'} label={stateOf(concept)} />
      ),
      exported: stateOf,
    },
    {
      key: 'monto',
      header: 'Monto',
      align: 'right',
      sortable: true,
      cell: ({ monto }) => <MoneyText pesos={monto} />,
      exported: ({ monto, clave_producto, objeto_imp }) => ({
        Monto: monto,
        [texts.fields.clave_producto]: clave_producto ?? '—',
        [texts.fields.objeto_imp]: objeto_imp ?? '—',
      }),
    },
  ],
  empty: { icon: 'cash', title: texts.emptyTitle, text: texts.emptyText },
} satisfies ListOf<Concept>

interface ConceptActionsProps {
  concept: Concept
  onEdit: (concept: Concept) => void
}

function ConceptActions({ concept, onEdit }: ConceptActionsProps) {
  const { id, nombre, activo } = concept
  const [update] = useUpdateConceptMutation()
  const { send } = useWrite(update, {
    failed: texts.saveFailed,
    saved: activo ? texts.switchedOff(nombre) : texts.switchedOn(nombre),
  })
  return (
    <RowActions
      of={nombre}
      actions={[
        { icon: 'edit', label: texts.edit, onClick: () => onEdit(concept) },
        {
          icon: activo ? 'close' : 'check',
          label: activo ? texts.switchOff : texts.switchOn,
          onClick: () => void send({ id, activo: !activo }),
        },
      ]}
    />
  )
}

export function ConceptsPage() {
  const may = useMay()
  const canAdd = may(routes.create.access)
  const canEdit = may(routes.update.access)
  const [adding, setAdding] = useState(false)
  const [editing, setEditing] = useState<Concept | null>(null)
  const rowActions = useCallback(
    (concept: Concept) => <ConceptActions concept={concept} onEdit={setEditing} />,
    [],
  )
  return (
    <>
      <ListScreen
        {...list}
        source={useConcepts(undefined)}
        action={canAdd && <PrimaryAction onClick={() => setAdding(true)}>{texts.add}</PrimaryAction>}
        rowActions={canEdit ? rowActions : undefined}
      />
      {adding && <AddConceptDialog onClose={() => setAdding(false)} />}
      {editing && <EditConceptDialog concept={editing} onClose={() => setEditing(null)} />}
    </>
  )
}
