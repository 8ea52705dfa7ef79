import { useCallback, useState } from 'react'
import type { Control } from 'react-hook-form'
import { upper } from '@contract/domain/text'
import {
  CONCEPT_KIND_LABELS,
  CONCEPT_KINDS,
  conceptProblems,
  MAX_CONCEPT_NAME,
  type ConceptKind,
} from '@contract/concepts/concepts.rules'
import { conceptsRoutes as routes } from '@contract/concepts/concepts.routes'
import type { Concept } from '@contract/concepts/concepts.schemas'
import { DEFAULT_TAX, TAX_LABELS, TAXES, type Tax } from '@contract/fiscal/taxes.rules'
import type { Campos } from '@contract/domain/campos'
import { useUpdateConcept, useCreateConcept, useConcepts } from '../../../state/concepts/concepts.api'
import { useMay } from '../../../state/session/useMay'
import { amountColumn } from '../../../ui/list/amountColumn'
import { ListScreen, type ListOf } from '../../../ui/list/ListScreen'
import { RowActions } from '../../../ui/list/RowActions'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { StatusChip } from '../../../ui/page/StatusChip'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import type { TypedNumber } from '../../../ui/fields/field'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { withUnreadable } from '../../../ui/payments/cost'
import { useDialogForm } from '../../../write/useDialogForm'

const texts = {
  add: 'Registrar concepto',
  fields: {
    clave_producto: 'Clave de producto del SAT',
    impuesto: 'Impuesto del precio',
  },
  taxHint: 'Opcional, para facturar',
} as const

interface Values {
  nombre: string
  monto: TypedNumber
  tipo: ConceptKind
  clave_producto: string
  impuesto: Tax
}

const NEW: Values = { nombre: '', monto: null, tipo: 'OTRO', clave_producto: '', impuesto: DEFAULT_TAX }

const problems = (values: Values): Campos => withUnreadable(conceptProblems(values), { monto: values.monto })

const bodyOf = ({ nombre, monto, tipo, clave_producto, impuesto }: Values) => ({
  nombre: upper(nombre),
  monto: monto as number,
  tipo,
  clave_producto: clave_producto.trim() || null,
  impuesto,
})

const kinds = CONCEPT_KINDS.map((value) => ({ value, label: CONCEPT_KIND_LABELS[value] }))
const taxes = TAXES.map((value) => ({ value, label: TAX_LABELS[value] }))

function ConceptFields({ control }: { control: Control<Values> }) {
  return (
    <>
      <Bound control={control} name="nombre">
        {(field) => <UppercaseInput {...field} label="Nombre" maxLength={MAX_CONCEPT_NAME} required />}
      </Bound>
      <FieldGrid>
        <Bound control={control} name="monto">
          {(field) => <MoneyInput {...field} label="Monto que se propone" required />}
        </Bound>
        <Bound control={control} name="tipo">
          {(field) => <SelectInput {...field} label="Tipo" options={kinds} required />}
        </Bound>
        <Bound control={control} name="clave_producto">
          {(field) => (
            <TextInput
              {...field}
              label={texts.fields.clave_producto}
              hint={texts.taxHint}
              inputMode="numeric"
              maxLength={8}
            />
          )}
        </Bound>
        <Bound control={control} name="impuesto">
          {(field) => (
            <SelectInput
              {...field}
              label={texts.fields.impuesto}
              hint="El precio ya lo incluye"
              options={taxes}
              required
            />
          )}
        </Bound>
      </FieldGrid>
    </>
  )
}

function AddConceptDialog({ onClose }: { onClose: () => void }) {
  const { control, dialog } = useDialogForm({
    draftName: 'concepto',
    values: NEW,
    problems,
    write: useCreateConcept,
    onClose,
    body: bodyOf,
  })
  return (
    <FormDialog title={texts.add} submitLabel="Registrar" {...dialog}>
      <ConceptFields control={control} />
    </FormDialog>
  )
}

function EditConceptDialog({ concept, onClose }: { concept: Concept; onClose: () => void }) {
  const { id, nombre, monto, tipo, clave_producto, impuesto = DEFAULT_TAX } = concept
  const values: Values = {
    nombre,
    monto,
    tipo,
    clave_producto: clave_producto ?? '',
    impuesto,
  }
  const { control, dialog } = useDialogForm({
    draftName: `concepto ${id}`,
    values,
    problems,
    write: useUpdateConcept,
    onClose,
    body: (changed, dirty) => (dirty ? { id, ...bodyOf(changed) } : null),
  })
  return (
    <FormDialog
      title={`Editar ${nombre}`}
      text="Los cargos que ya se registraron con él se quedan como están."
      {...dialog}
    >
      <ConceptFields control={control} />
    </FormDialog>
  )
}

const stateOf = ({ activo }: Concept): string => (activo ? 'En uso' : 'Apagado')

const list = {
  title: 'Conceptos de cobro',
  noun: { one: 'concepto', many: 'conceptos' },
  searchText: ({ nombre }) => nombre,
  searchLabel: 'Buscar por nombre',
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
    amountColumn('monto', 'Monto', ({ monto }) => monto, {
      sortable: true,
      exported: ({ monto, clave_producto, impuesto = DEFAULT_TAX }) => ({
        Monto: monto,
        [texts.fields.clave_producto]: clave_producto ?? '—',
        [texts.fields.impuesto]: TAX_LABELS[impuesto],
      }),
    }),
  ],
  empty: {
    icon: 'cash',
    title: 'Todavía no hay conceptos',
    text: 'Uniforme, libros, credencial: lo que se cobra una y otra vez se registra aquí con su monto.',
  },
} satisfies ListOf<Concept>

interface ConceptActionsProps {
  concept: Concept
  onEdit: (concept: Concept) => void
}

function ConceptActions({ concept, onEdit }: ConceptActionsProps) {
  const { id, nombre, activo } = concept
  const { send } = useUpdateConcept({
    saved: activo ? `${nombre} ya no se ofrece al registrar cargos` : `${nombre} se ofrece de nuevo`,
  })
  return (
    <RowActions
      of={nombre}
      actions={[
        { icon: 'edit', label: 'Editar', onClick: () => onEdit(concept) },
        {
          icon: activo ? 'close' : 'check',
          label: activo ? 'Apagar' : 'Encender',
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
