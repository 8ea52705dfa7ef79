import { enrolledCount } from '@contract/cycles/cycles.rules'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { useUpdateCycleMutation } from '../../../state/cycles/cycles.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { UPS } from '../../../ui/forms/wrongForm'
import { Section } from '../../../ui/page/Section'
import { useWrite } from '../../../write/useWrite'
import { cycleBody, cycleFormProblems, valuesOf, type CycleValues } from '../cycle.values'
import { texts } from '../cycles.texts'
import { CycleFields } from './CycleFields'
import { TuitionFields } from './TuitionFields'

/** Changes a cycle; once pupils are enrolled only what their enrolments did not copy. */
export function EditCycleDialog({ cycle, onClose }: { cycle: Cycle; onClose: () => void }) {
  const count = enrolledCount(cycle)
  const form = useKeptForm<CycleValues>({
    kept: `ciclo ${cycle.id}`,
    defaultValues: valuesOf(cycle),
    resolver: rulesResolver(cycleFormProblems),
  })
  const [updateCycle] = useUpdateCycleMutation()
  const { send, wrong } = useWrite(updateCycle, { failed: UPS, saved: texts.updated, form })

  const save = form.handleSubmit(async (values) => {
    const { done } = await send({ id: cycle.id, ...cycleBody(values, valuesOf(cycle), count > 0) })
    if (done) onClose()
  }, wrong)

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
