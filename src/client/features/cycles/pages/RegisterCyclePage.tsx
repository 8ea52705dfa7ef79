import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { cyclesRoutes } from '@contract/cycles/cycles.routes'
import { useCreateCycleMutation } from '../../../state/cycles/cycles.api'
import { useCycles } from '../../../state/cycles/cycles.selectors'
import { useMay } from '../../../state/session/useMay'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { PageForm } from '../../../ui/forms/PageForm'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { UPS } from '../../../ui/forms/wrongForm'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Page } from '../../../ui/page/Page'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { Section } from '../../../ui/page/Section'
import * as paths from '../../../ui/screens/paths'
import { readId } from '../../../ui/screens/useIdParam'
import { useWrite } from '../../../write/useWrite'
import { CycleFields } from '../components/CycleFields'
import { TuitionFields } from '../components/TuitionFields'
import { cycleBody, cycleFormProblems, EMPTY, nextOf, type CycleValues } from '../cycle.values'
import { cyclePath, texts } from '../cycles.texts'

interface NewCycleFormProps {
  /** The cycle whose rules are the initial values; null for an empty form. */
  from: Cycle | null
  canRead: boolean
  onBlank: () => void
}

/** The form of a new cycle, prefilled with the rules and prices of the last one. */
function NewCycleForm({ from, canRead, onBlank }: NewCycleFormProps) {
  const form = useKeptForm<CycleValues>({
    kept: 'ciclo',
    // Computed once: a change of the list meanwhile must not change the fields.
    defaultValues: useState(() => (from ? nextOf(from) : EMPTY))[0],
    resolver: rulesResolver(cycleFormProblems),
  })
  const [createCycle] = useCreateCycleMutation()
  const { send, wrong } = useWrite(createCycle, { failed: UPS, saved: texts.saved, form })
  const navigate = useNavigate()

  const save = form.handleSubmit(async (values) => {
    const { done, answer } = await send(cycleBody(values))
    // Opens the saved cycle, because the current one may still be another.
    if (done) void navigate(canRead ? cyclePath(answer.ciclo) : '/')
  }, wrong)

  return (
    <PageForm
      onSubmit={save}
      dirty={form.formState.isDirty}
      submitLabel={texts.save}
      cancelTo={canRead ? paths.cycles : '/'}
    >
      {from && (
        <InfoPanel title={texts.copied(from.name)} text={texts.copiedText}>
          <Button type="button" size="small" onClick={onBlank}>
            {texts.blank}
          </Button>
        </InfoPanel>
      )}
      <Section>
        <CycleFields control={form.control} />
      </Section>
      <Section title={texts.tuition} text={texts.tuitionText}>
        <TuitionFields form={form} fixed={false} />
      </Section>
    </PageForm>
  )
}

/** Registers a cycle that starts from the last one, or from the one in `?de=`. */
export function RegisterCyclePage() {
  const canRead = useMay()(cyclesRoutes.list.access)
  const [params] = useSearchParams()
  const { rows, error, retry } = useCycles(undefined, { skip: !canRead })
  const chosen = readId(params.get('de') ?? '')
  const [blank, setBlank] = useState(false)
  const from = blank ? null : (rows?.find(({ id }) => id === chosen) ?? rows?.[0] ?? null)
  return (
    <Page title={texts.register} breadcrumb={canRead ? [{ label: texts.list, to: paths.cycles }] : []} narrow>
      {canRead && !rows ? (
        // Waits for the list: the initial values come from it.
        error ? (
          <PageError text={error} onRetry={retry} />
        ) : (
          <PageLoading />
        )
      ) : (
        <NewCycleForm
          // Not keyed by the cycle: one that is added to the list meanwhile must not reset the typed values.
          key={String(blank)}
          from={from}
          canRead={canRead}
          onBlank={() => setBlank(true)}
        />
      )}
    </Page>
  )
}
