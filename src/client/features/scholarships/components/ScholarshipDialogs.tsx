import { useState } from 'react'
import { percentLabel, SCHOLARSHIP_PERCENTS } from '@contract/domain/discounts'
import type { TuitionMonth } from '@contract/domain/months'
import { monthLabel } from '@contract/domain/months'
import { scholarshipChangeProblems } from '@contract/scholarships/scholarships.rules'
import type { Scholarship } from '@contract/scholarships/scholarships.schemas'
import type { Pupil } from '@contract/students/students.schemas'
import { today } from '../../../state/core/schoolClock'
import {
  useDeleteScholarshipMutation,
  useRemoveStudentsFromScholarshipMutation,
  useUpdateScholarshipMutation,
} from '../../../state/scholarships/scholarships.api'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { Bound } from '../../../ui/fields/Bound'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { useWrite } from '../../../write/useWrite'
import { texts } from '../scholarships.texts'

interface ScholarshipDialogProps {
  beca: Scholarship
  /** Of the beca's cycle, in order. */
  meses: readonly TuitionMonth[]
  onClose: () => void
}

const written = ({ anio, mes }: { anio: number; mes: number }) => `${anio}-${String(mes).padStart(2, '0')}`

/** Each month of the cycle once; today's where it is not among them. */
const monthOptions = (meses: readonly TuitionMonth[]) => {
  const known = new Map(meses.map((month) => [written(month), monthLabel(month)]))
  const now = today().slice(0, 7)
  if (known.size === 0)
    known.set(now, monthLabel({ anio: Number(now.slice(0, 4)), mes: Number(now.slice(5)) }))
  return [...known].map(([value, label]) => ({ value, label }))
}

/** This month, or the nearest of the cycle. */
const firstMonth = (options: readonly { value: string }[]): string => {
  const now = today().slice(0, 7)
  return options.find(({ value }) => value >= now)?.value ?? options.at(-1)?.value ?? now
}

interface Values {
  nombre: string
  porcentaje: number
  desde: string
}

const PERCENTS = SCHOLARSHIP_PERCENTS.map((value) => ({ value, label: percentLabel(value) }))

/** Another name or percent; says from which month on, and whom it reaches. */
export function EditScholarshipDialog({ beca, meses, onClose }: ScholarshipDialogProps) {
  const [before] = useState(beca)
  const months = monthOptions(meses)
  const form = useKeptForm<Values>({
    kept: `beca ${before.id}`,
    defaultValues: { nombre: before.nombre, porcentaje: before.porcentaje, desde: firstMonth(months) },
    resolver: rulesResolver(scholarshipChangeProblems),
  })
  const [updateScholarship] = useUpdateScholarshipMutation()
  const { send, wrong } = useWrite(updateScholarship, {
    failed: texts.updateFailed,
    saved: texts.updated,
    form,
  })
  const percent = Number(form.watch('porcentaje'))
  const repriced = percent !== before.porcentaje
  const save = form.handleSubmit(async ({ nombre, desde }) => {
    const named = nombre.trim() !== before.nombre
    if (!named && !repriced) return onClose()
    const { done } = await send({
      id: before.id,
      ...(named ? { nombre: nombre.trim() } : {}),
      ...(repriced ? { porcentaje: percent, desde } : {}),
    })
    if (done) onClose()
  }, wrong)
  return (
    <FormDialog
      open
      title={texts.editTitle(before.nombre)}
      text={texts.editText(before.becasAlumnos.length)}
      dirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <Bound control={form.control} name="nombre">
        {(field) => <TextInput {...field} label={texts.fields.nombre} maxLength={120} required />}
      </Bound>
      <Bound control={form.control} name="porcentaje">
        {(field) => <SelectInput {...field} label={texts.fields.porcentaje} options={PERCENTS} />}
      </Bound>
      {repriced && (
        <Bound control={form.control} name="desde">
          {(field) => (
            <SelectInput {...field} label={texts.fields.desde} hint={texts.sinceHint} options={months} />
          )}
        </Bound>
      )}
    </FormDialog>
  )
}

/** Takes the beca from one pupil, from a month on. */
export function RemoveHolderDialog(props: ScholarshipDialogProps & { pupil: Pupil }) {
  const { beca, meses, pupil, onClose } = props
  const months = monthOptions(meses)
  const form = useKeptForm<Pick<Values, 'desde'>>({
    kept: `quitar beca ${pupil.id}`,
    defaultValues: { desde: firstMonth(months) },
  })
  const [removeStudents] = useRemoveStudentsFromScholarshipMutation()
  const { send } = useWrite(removeStudents, {
    failed: texts.removeFailed,
    saved: texts.removed(pupil.nombre),
    form,
  })
  const save = form.handleSubmit(async ({ desde }) => {
    const { done } = await send({ idBeca: beca.id, alumnos: [{ id: pupil.id }], desde })
    if (done) onClose()
  })
  return (
    <FormDialog
      open
      destructive
      title={texts.removeTitle(pupil.nombre)}
      text={texts.removeText(beca.nombre, beca.porcentaje)}
      submitLabel={texts.remove}
      dirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <Bound control={form.control} name="desde">
        {(field) => (
          <SelectInput {...field} label={texts.fields.desde} hint={texts.sinceHint} options={months} />
        )}
      </Bound>
    </FormDialog>
  )
}

/** Asks before a beca goes. One that somebody holds does not, and says so instead of letting the server refuse it. */
export function DeleteScholarshipDialog(
  props: Pick<ScholarshipDialogProps, 'beca' | 'onClose'> & { onDeleted: () => void },
) {
  const { beca, onClose, onDeleted } = props
  const [deleteScholarship] = useDeleteScholarshipMutation()
  const { send } = useWrite(deleteScholarship, { failed: texts.deleteFailed, saved: texts.deleted })
  const { id, nombre, becasAlumnos } = beca
  if (becasAlumnos.length > 0)
    return (
      <InfoDialog title={texts.cannotDelete(nombre)} onClose={onClose}>
        {texts.cannotDeleteText(becasAlumnos.length)}
      </InfoDialog>
    )
  return (
    <DeleteDialog
      title={texts.deleteTitle(nombre)}
      text={texts.deleteText}
      onDelete={() => send({ id })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}
