import type { Control } from 'react-hook-form'
import { isoMonth } from '@contract/domain/dates'
import { upper } from '@contract/domain/text'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { onlyProblems, type Campos } from '@contract/domain/campos'
import { formatPesos } from '@contract/domain/money'
import { monthLabel } from '@contract/domain/months'
import { distinctMonths, serviceProblems, MAX_SERVICE_NAME } from '@contract/services/services.rules'
import type { Service } from '@contract/services/services.schemas'
import { useActiveConcepts } from '../../../state/concepts/concepts.api'
import { useCreateService, useDeleteService, useUpdateService } from '../../../state/services/services.api'
import { partControl } from '../../../ui/forms/partControl'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import type { SelectOption } from '../../../ui/fields/SelectBox'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import type { TypedNumber } from '../../../ui/fields/field'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { withUnreadable } from '../../../ui/payments/cost'
import { useDialogForm } from '../../../write/useDialogForm'
import { texts } from '../services.texts'

interface Values {
  nombre: string
  mensualidad: TypedNumber
  conceptoId: string
}

const problems = (values: Values): Campos =>
  withUnreadable(serviceProblems(values), { mensualidad: values.mensualidad })

const bodyOf = ({ nombre, mensualidad, conceptoId }: Values) => ({
  nombre: upper(nombre),
  mensualidad: mensualidad as number,
  conceptoId: conceptoId ? Number(conceptoId) : null,
})

const useConceptOptions = (own: Service['concepto'] = null): SelectOption[] => {
  const active = useActiveConcepts().filter(({ tipo }) => tipo === 'SERVICIO')
  const options = active.map(({ id, nombre, monto }) => ({
    value: String(id),
    label: `${nombre} · ${formatPesos(monto)}`,
  }))
  return own && !active.some(({ id }) => id === own.id)
    ? [{ value: String(own.id), label: own.nombre }, ...options]
    : options
}

function ServiceFields({ control, concepts }: { control: Control<Values>; concepts: SelectOption[] }) {
  return (
    <>
      <Bound control={control} name="nombre">
        {(field) => <UppercaseInput {...field} label="Nombre" maxLength={MAX_SERVICE_NAME} required />}
      </Bound>
      <FieldGrid>
        <Bound control={control} name="mensualidad">
          {(field) => <MoneyInput {...field} label={texts.fields.mensualidad} required />}
        </Bound>
        {concepts.length > 0 && (
          <Bound control={control} name="conceptoId">
            {(field) => (
              <SelectInput
                {...field}
                label="Concepto"
                hint="Opcional: da la clave del SAT para facturar"
                options={concepts}
                emptyLabel="Sin concepto"
              />
            )}
          </Bound>
        )}
      </FieldGrid>
    </>
  )
}

interface NewValues extends Values {
  /** yyyy-MM. */
  from: string
  until: string
}

const newProblems = (values: NewValues): Campos => ({
  ...problems(values),
  ...onlyProblems({ until: values.until < values.from ? 'Debe ser después del primer mes' : null }),
})

export function AddServiceDialog({ cycle, onClose }: { cycle: Cycle; onClose: () => void }) {
  const months = distinctMonths(cycle.meses)
  const [first, last] = [months[0], months.at(-1)]
  const values: NewValues = {
    nombre: '',
    mensualidad: null,
    conceptoId: '',
    from: first ? isoMonth(first) : '',
    until: last ? isoMonth(last) : '',
  }
  const { control, dialog } = useDialogForm({
    draftName: `servicio ${cycle.id}`,
    values,
    problems: newProblems,
    write: useCreateService,
    onClose,
    body: ({ from, until, ...service }) => ({
      cicloEscolarId: cycle.id,
      ...bodyOf(service),
      meses: months.filter((month) => isoMonth(month) >= from && isoMonth(month) <= until),
    }),
  })
  const options = months.map((month) => ({ value: isoMonth(month), label: monthLabel(month) }))
  return (
    <FormDialog
      title={texts.add}
      text={`En el ciclo ${cycle.name}. A los alumnos se les cobra después.`}
      submitLabel="Registrar"
      {...dialog}
    >
      <ServiceFields control={partControl<Values, NewValues>(control)} concepts={useConceptOptions()} />
      <FieldGrid>
        <Bound control={control} name="from">
          {(field) => <SelectInput {...field} label="Primer mes" options={options} required />}
        </Bound>
        <Bound control={control} name="until">
          {(field) => <SelectInput {...field} label="Último mes" options={options} required />}
        </Bound>
      </FieldGrid>
    </FormDialog>
  )
}

interface ServiceDialogProps {
  service: Service
  onClose: () => void
}

export function EditServiceDialog({ service, onClose }: ServiceDialogProps) {
  const { id, nombre, mensualidad, concepto } = service
  const values: Values = { nombre, mensualidad, conceptoId: concepto ? String(concepto.id) : '' }
  const { control, dialog } = useDialogForm({
    draftName: `servicio ${id} editar`,
    values,
    problems,
    write: useUpdateService,
    onClose,
    body: (changed, dirty) => (dirty ? { id, ...bodyOf(changed) } : null),
  })
  return (
    <FormDialog
      title={`Editar ${nombre}`}
      text="El precio nuevo vale para los meses que todavía no se cobran. Los ya registrados se quedan como están."
      {...dialog}
    >
      <ServiceFields control={control} concepts={useConceptOptions(concepto)} />
    </FormDialog>
  )
}

export function DeleteServiceDialog(props: ServiceDialogProps & { onDeleted: () => void }) {
  const { id, nombre } = props.service
  const { send } = useDeleteService()
  return (
    <DeleteDialog
      title={`¿Eliminar el servicio ${nombre}?`}
      text="Todavía no se le ha cobrado a nadie."
      onDelete={() => send({ id })}
      onClose={props.onClose}
      onDeleted={props.onDeleted}
    />
  )
}
