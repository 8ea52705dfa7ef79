import { useForm } from 'react-hook-form'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { isApiError } from '../../../state/core/errors'
import { useUpdateCycleMutation } from '../../../state/cycles/cycles.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { showServerProblems } from '../../../ui/forms/showServerProblems'
import { useNotice } from '../../../ui/notices/useNotice'
import { Section } from '../../../ui/page/Section'
import { cycleBody, cycleFormProblems, valuesOf, type CycleValues } from '../cycle.values'
import { enrolledCount } from '../cycles.counts'
import { problemsNotice } from '../cycles.notices'
import { texts } from '../cycles.texts'
import { CycleFields } from './CycleFields'
import { TuitionFields } from './TuitionFields'

/** Changes a cycle; once pupils are enrolled only what their enrolments did not copy. */
export function EditCycleDialog({ cycle, onClose }: { cycle: Cycle; onClose: () => void }) {
  const count = enrolledCount(cycle)
  const form = useForm<CycleValues>({
    defaultValues: valuesOf(cycle),
    resolver: rulesResolver(cycleFormProblems),
  })
  const [updateCycle] = useUpdateCycleMutation()
  const { notify } = useNotice()

  const save = form.handleSubmit(
    async (values) => {
      try {
        await updateCycle({ id: cycle.id, ...cycleBody(values, valuesOf(cycle), count > 0) }).unwrap()
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
      <Section title={texts.tuition}>
        <TuitionFields form={form} fixed={count > 0} />
      </Section>
    </FormDialog>
  )
}
