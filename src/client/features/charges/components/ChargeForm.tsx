import { useMemo, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { chargesFormProblems, NO_CHARGED_PUPIL } from '@contract/charges/charges.rules'
import type { Charge, ChargesContract } from '@contract/charges/charges.schemas'
import type { Concept } from '@contract/concepts/concepts.schemas'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import type { Campos } from '@contract/domain/campos'
import { centavosOrZero, formatPesos, toPesos } from '@contract/domain/money'
import { upper } from '@contract/domain/text'
import { useCreateCharge, useCreateCharges } from '../../../state/charges/charges.writes'
import { today } from '../../../state/clock/schoolClock'
import { useActiveConcepts } from '../../../state/concepts/concepts.api'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { Bound } from '../../../ui/fields/Bound'
import { DateInput } from '../../../ui/fields/DateInput'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import type { TypedNumber } from '../../../ui/fields/field'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { type Picked, PickForm, usePicked } from '../../../ui/forms/PickForm'
import { useNotice } from '../../../ui/notices/useNotice'
import { withUnreadable } from '../../../ui/payments/cost'
import { Totals } from '../../../ui/payments/Totals'
import { texts } from '../charges.texts'
import { PupilsToCharge } from './PupilsToCharge'

interface ChargeValues {
  alumnos: Picked[]
  conceptoId: string
  descripcion: string
  /** yyyy-MM-dd. */
  fecha: string
  monto: TypedNumber
}

const emptyCharge = (): ChargeValues => ({
  alumnos: [],
  conceptoId: '',
  descripcion: '',
  fecha: today(),
  monto: null,
})

const chargeProblems =
  ({ id }: Pick<Cycle, 'id'>) =>
  (values: ChargeValues): Campos =>
    withUnreadable(chargesFormProblems({ ...values, idCicloEscolar: id }), { monto: values.monto })

const chargeBody = (
  { id }: Pick<Cycle, 'id'>,
  { conceptoId, descripcion, fecha, monto }: ChargeValues,
): Omit<ChargesContract['create']['body'], 'idAlumno'> => ({
  idCicloEscolar: id,
  descripcion: upper(descripcion),
  fecha,
  monto: monto as number,
  // Another server, which has no concepts, gets the call it knows.
  ...(conceptoId ? { conceptoId: Number(conceptoId) } : {}),
})

const totalOf = ({ alumnos, monto }: Pick<ChargeValues, 'alumnos' | 'monto'>): number =>
  toPesos(centavosOrZero(monto ?? 0) * alumnos.length)

interface ChargeFieldsProps {
  control: Control<ChargeValues>
  concepts: readonly Concept[]
  onConcept: (concept: Concept) => void
}

function ChargeFields({ control, concepts, onConcept }: ChargeFieldsProps) {
  return (
    <>
      {concepts.length > 0 && (
        <Bound control={control} name="conceptoId">
          {(field) => (
            <SelectInput
              {...field}
              label="Concepto"
              hint="Propone la descripción y el monto; los dos se pueden cambiar"
              options={concepts.map(({ id, nombre, monto }) => ({
                value: String(id),
                label: `${nombre} · ${formatPesos(monto)}`,
              }))}
              emptyLabel="Otro: escribir la descripción"
              onChange={(event) => {
                field.onChange(event)
                const chosen = concepts.find(({ id }) => String(id) === event.target.value)
                if (chosen) onConcept(chosen)
              }}
            />
          )}
        </Bound>
      )}
      <Bound control={control} name="descripcion">
        {(field) => <UppercaseInput {...field} label="Descripción" maxLength={200} required />}
      </Bound>
      <FieldGrid>
        <Bound control={control} name="fecha">
          {(field) => <DateInput {...field} label="Fecha" required />}
        </Bound>
        <Bound control={control} name="monto">
          {(field) => <MoneyInput {...field} label="Monto" required />}
        </Bound>
      </FieldGrid>
    </>
  )
}

const wrongTexts = { first: [NO_CHARGED_PUPIL] }

interface ChargeFormProps {
  cycle: Cycle
  onMade: (charges: Charge[]) => void
}

export function ChargeForm({ cycle, onMade }: ChargeFormProps) {
  const defaultValues = useMemo(() => emptyCharge(), [])
  const form = useKeptForm<ChargeValues>({
    draftName: `cargo ${cycle.id}`,
    defaultValues,
    problems: chargeProblems(cycle),
  })
  const { control, setValue, formState } = form
  const [alumnos, monto] = useWatch({ control, name: ['alumnos', 'monto'] })
  const { ids, add, addAll, picked } = usePicked(form)
  // One pupil is charged by the customer's call, several by ours. On success the server's message is shown.
  const one = useCreateCharge({ form, wrongTexts })
  const several = useCreateCharges({ form })
  const { dismiss } = useNotice()
  const concepts = useActiveConcepts()
  const propose = ({ nombre, monto: price }: Concept): void => {
    const how = { shouldDirty: true, shouldValidate: formState.isSubmitted }
    setValue('descripcion', nombre, how)
    setValue('monto', price, how)
  }
  const create = async (values: ChargeValues): Promise<Charge[] | undefined> => {
    const [only, ...others] = values.alumnos
    const body = chargeBody(cycle, values)
    if (only && others.length === 0) {
      const { answer } = await one.send({ ...body, idAlumno: only.id })
      return answer && [answer.cargo]
    }
    const { answer } = await several.send({ ...body, alumnos: values.alumnos.map(({ id }) => ({ id })) })
    return answer?.cargos
  }
  const make = async (values: ChargeValues) => {
    const made = await create(values)
    if (!made) return
    dismiss()
    onMade(made)
  }
  const [asking, setAsking] = useState<ChargeValues | null>(null)
  const save = form.handleSubmit(
    async (values) => (values.alumnos.length > 1 ? setAsking(values) : make(values)),
    one.tellWrong,
  )

  return (
    <>
      <PickForm
        picker={<PupilsToCharge chosen={ids} onAdd={add} onAddAll={addAll} />}
        label={texts.chosen}
        {...picked}
        noneText="Nadie todavía. Agrega a uno o a varios de la lista."
        submitLabel={texts.submit(alumnos.length)}
        onSubmit={save}
      >
        <ChargeFields control={control} concepts={concepts} onConcept={propose} />
        <Totals items={[[texts.total, totalOf({ alumnos, monto })]]} />
      </PickForm>
      <ConfirmDialog
        open={asking !== null}
        title={`¿Registrar ${alumnos.length} cargos?`}
        text={
          asking && (
            <p>{`«${upper(asking.descripcion)}», ${formatPesos(asking.monto ?? 0)} a cada alumno.`}</p>
          )
        }
        confirmLabel={texts.submit(alumnos.length)}
        onConfirm={() => asking && make(asking).finally(() => setAsking(null))}
        onClose={() => setAsking(null)}
      >
        <Totals items={[[texts.total, totalOf({ alumnos, monto })]]} />
      </ConfirmDialog>
    </>
  )
}
