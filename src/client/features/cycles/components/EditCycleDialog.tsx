import { useForm } from 'react-hook-form'
import { cycleProblems } from '@contract/cycles/cycles.rules'
import type { Cycle, CyclesContract } from '@contract/cycles/cycles.schemas'
import { isApiError } from '../../../state/core/errors'
import { useUpdateCycleMutation } from '../../../state/cycles/cycles.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { showServerProblems } from '../../../ui/forms/showServerProblems'
import { useNotice } from '../../../ui/notices/useNotice'
import { enrolledCount } from '../cycles.counts'
import { problemsNotice } from '../cycles.notices'
import { texts } from '../cycles.texts'
import { CycleFields, type CycleValues } from './CycleFields'

const valuesOf = (cycle: Cycle): CycleValues => ({
  nombre: cycle.name,
  fecha_inicio: cycle.fecha_inicio,
  fecha_fin: cycle.fecha_fin,
  costo_inscripcion: cycle.costo_inscripcion,
  mensualidad_preescolar: cycle.mensualidad_preescolar,
  mensualidad_primaria: cycle.mensualidad_primaria,
  costo_material: cycle.costo_material,
})

/** Changes a cycle; once pupils are enrolled only its name. */
export function EditCycleDialog({ cycle, onClose }: { cycle: Cycle; onClose: () => void }) {
  const count = enrolledCount(cycle)
  const form = useForm<CycleValues>({
    defaultValues: valuesOf(cycle),
    resolver: rulesResolver(cycleProblems),
  })
  const [updateCycle] = useUpdateCycleMutation()
  const { notify } = useNotice()

  const save = form.handleSubmit(
    async (values) => {
      // Months follow the dates: left as they were they might lie outside of them.
      const body = count > 0 ? { nombre: values.nombre } : (values as CyclesContract['update']['body'])
      try {
        await updateCycle({ id: cycle.id, ...body }).unwrap()
        notify({ title: texts.updated, kind: 'success' })
        onClose()
      } catch (error) {
        if (!isApiError(error)) throw error
        showServerProblems(form, error.campos)
        notify({ title: texts.ups, text: error.message, kind: 'error' })
      }
    },
    (errors) => notify(problemsNotice(errors)),
  )

  return (
    <FormDialog
      open
      size="md"
      title={`Editar el ciclo ${cycle.name}`}
      text={count > 0 ? texts.fixed(count) : undefined}
      dirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <CycleFields control={form.control} fixed={count > 0} />
    </FormDialog>
  )
}
