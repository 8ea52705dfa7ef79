import { useState, type ReactNode } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { useCreateCycle } from '../../../state/cycles/cycles.writes'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { PageForm } from '../../../ui/forms/PageForm'
import { cycleBody, cycleFormProblems, type CycleValues } from '../cycle.values'
import { CycleParts } from './CycleParts'

interface NewCycleFormProps {
  start: CycleValues
  cancelTo?: string
  footer?: ReactNode
  onDone: (cycle: Cycle) => void
  children?: ReactNode
}

export function NewCycleForm({ start, cancelTo, footer, onDone, children }: NewCycleFormProps) {
  const form = useKeptForm<CycleValues>({
    draftName: 'ciclo',
    // Computed once: a change of the list meanwhile must not change the fields.
    defaultValues: useState(start)[0],
    problems: cycleFormProblems,
  })
  const { send, tellWrong } = useCreateCycle({ form })

  const save = form.handleSubmit(async (values) => {
    const { done, answer } = await send(cycleBody(values))
    if (done) onDone(answer.ciclo)
  }, tellWrong)

  return (
    <PageForm
      onSubmit={save}
      dirty={form.formState.isDirty}
      submitLabel="Registrar ciclo"
      footer={footer}
      {...(cancelTo === undefined ? {} : { cancelTo })}
    >
      {children}
      <CycleParts form={form} fixed={false} />
    </PageForm>
  )
}
