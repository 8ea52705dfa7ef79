import { useState } from 'react'
import { dateParts, isoMonth } from '@contract/domain/dates'
import { type TuitionMonth, monthLabel } from '@contract/domain/months'
import { percentProblems, scholarshipChangeProblems } from '@contract/scholarships/scholarships.rules'
import type { Scholarship } from '@contract/scholarships/scholarships.schemas'
import type { Pupil } from '@contract/students/students.schemas'
import { today } from '../../../state/clock/schoolClock'
import {
  useDeleteScholarship,
  useRemoveStudentsFromScholarship,
  useUpdateScholarship,
} from '../../../state/scholarships/scholarships.api'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { SelectInput, type SelectInputProps } from '../../../ui/fields/SelectInput'
import { TextInput } from '../../../ui/fields/TextInput'
import type { TypedNumber } from '../../../ui/fields/field'
import { useDialogForm } from '../../../write/useDialogForm'
import { texts } from '../scholarships.texts'
import { PercentField } from './PercentField'

interface ScholarshipDialogProps {
  beca: Scholarship
  meses: readonly TuitionMonth[]
  onClose: () => void
}

const monthOptions = (meses: readonly TuitionMonth[]) => {
  const labels = new Map(meses.map((month) => [isoMonth(month), monthLabel(month)]))
  const now = today().slice(0, 7)
  if (labels.size === 0) labels.set(now, monthLabel(dateParts(now)))
  return [...labels].map(([value, label]) => ({ value, label }))
}

const firstMonth = (options: readonly { value: string }[]): string => {
  const now = today().slice(0, 7)
  return options.find(({ value }) => value >= now)?.value ?? options.at(-1)?.value ?? now
}

interface Values {
  nombre: string
  porcentaje: TypedNumber
  desde: string
}

const SinceInput = (field: Omit<SelectInputProps, 'label'>) => (
  <SelectInput {...field} label="A partir de" hint="Los meses anteriores y los pagados quedan como están." />
)

export function EditScholarshipDialog({ beca, meses, onClose }: ScholarshipDialogProps) {
  const [before] = useState(beca)
  const months = monthOptions(meses)
  const isRepriced = (porcentaje: TypedNumber) => porcentaje !== before.porcentaje
  const { form, control, dialog } = useDialogForm({
    draftName: `beca ${before.id}`,
    values: { nombre: before.nombre, porcentaje: before.porcentaje, desde: firstMonth(months) },
    problems: ({ nombre, porcentaje }: Values) => ({
      ...scholarshipChangeProblems({ nombre }),
      ...percentProblems({ porcentaje, tipo: before.tipo }),
    }),
    write: useUpdateScholarship,
    onClose,
    body: ({ nombre, porcentaje, desde }: Values) => {
      const named = nombre.trim() !== before.nombre
      const repriced = isRepriced(porcentaje)
      if (!named && !repriced) return null
      return {
        id: before.id,
        ...(named ? { nombre: nombre.trim() } : {}),
        ...(repriced && porcentaje !== null ? { porcentaje, desde } : {}),
      }
    },
  })
  return (
    <FormDialog
      title={`Editar la beca ${before.nombre}`}
      text={
        before.becasAlumnos.length === 0
          ? 'Todavía no la tiene nadie.'
          : `Otro porcentaje cambia los meses sin pagar de ${before.becasAlumnos.length === 1 ? 'su alumno' : `sus ${before.becasAlumnos.length} alumnos`}.`
      }
      {...dialog}
    >
      <Bound control={control} name="nombre">
        {(field) => <TextInput {...field} label={texts.fields.nombre} maxLength={120} required />}
      </Bound>
      <Bound control={control} name="porcentaje">
        {(field) => <PercentField {...field} of={before} />}
      </Bound>
      {isRepriced(form.watch('porcentaje')) && (
        <Bound control={control} name="desde">
          {(field) => <SinceInput {...field} options={months} />}
        </Bound>
      )}
    </FormDialog>
  )
}

export function RemoveHolderDialog(props: ScholarshipDialogProps & { pupil: Pupil }) {
  const { beca, meses, pupil, onClose } = props
  const months = monthOptions(meses)
  const { control, dialog } = useDialogForm({
    draftName: `quitar beca ${pupil.id}`,
    values: { desde: firstMonth(months) },
    problems: () => ({}),
    write: useRemoveStudentsFromScholarship,
    saved: `${pupil.nombre} ya no tiene la beca`,
    onClose,
    body: ({ desde }: Pick<Values, 'desde'>) => ({ idBeca: beca.id, alumnos: [{ id: pupil.id }], desde }),
  })
  return (
    <FormDialog
      {...dialog}
      destructive
      title={`¿Quitar la beca a ${pupil.nombre}?`}
      text={`Deja ${beca.nombre} de ${beca.porcentaje} %: sus meses sin pagar vuelven al precio de lista.`}
      submitLabel="Quitar la beca"
    >
      <Bound control={control} name="desde">
        {(field) => <SinceInput {...field} options={months} />}
      </Bound>
    </FormDialog>
  )
}

export function DeleteScholarshipDialog(
  props: Pick<ScholarshipDialogProps, 'beca' | 'onClose'> & { onDeleted: () => void },
) {
  const { beca, onClose, onDeleted } = props
  const { send } = useDeleteScholarship()
  const holders = beca.becasAlumnos.length
  return (
    <DeleteDialog
      title={`¿Eliminar la beca ${beca.nombre}?`}
      text="No la tiene nadie. No se puede deshacer; los meses que bajó antes no cambian."
      hindered={
        holders > 0 && {
          title: `La beca ${beca.nombre} no se puede eliminar`,
          text: `La ${holders === 1 ? 'tiene 1 alumno' : `tienen ${holders} alumnos`}. Quítala primero a cada uno.`,
        }
      }
      onDelete={() => send({ id: beca.id })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}
