import { useNavigate } from 'react-router-dom'
import { useCreateCycleMutation } from '../../../state/cycles/cycles.api'
import { useAppSelector } from '../../../state/hooks'
import { selectCan } from '../../../state/session/session.selectors'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { PageForm } from '../../../ui/forms/PageForm'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { UPS } from '../../../ui/forms/wrongForm'
import { Page } from '../../../ui/page/Page'
import { Section } from '../../../ui/page/Section'
import { useWrite } from '../../../write/useWrite'
import { CycleFields } from '../components/CycleFields'
import { TuitionFields } from '../components/TuitionFields'
import { cycleBody, cycleFormProblems, EMPTY, type CycleValues } from '../cycle.values'
import { texts } from '../cycles.texts'

const LIST = '/historial/ciclos-escolares'
const CURRENT = '/ciclo-escolar/actual'

export function RegisterCyclePage() {
  const form = useKeptForm<CycleValues>({
    kept: 'ciclo',
    defaultValues: EMPTY,
    resolver: rulesResolver(cycleFormProblems),
  })
  const [createCycle] = useCreateCycleMutation()
  const { send, wrong } = useWrite(createCycle, { failed: UPS, saved: texts.saved, form })
  const navigate = useNavigate()
  const canRead = useAppSelector((state) => selectCan(state, 'CICLO ESCOLAR', 'READ'))

  const save = form.handleSubmit(async (values) => {
    const { done } = await send(cycleBody(values))
    if (done) void navigate(canRead ? CURRENT : '/')
  }, wrong)

  return (
    <Page title={texts.register} breadcrumb={canRead ? [{ label: texts.list, to: LIST }] : []} narrow>
      <PageForm
        onSubmit={save}
        dirty={form.formState.isDirty}
        submitLabel={texts.save}
        cancelTo={canRead ? LIST : '/'}
      >
        <Section>
          <CycleFields control={form.control} />
        </Section>
        <Section title={texts.tuition} text={texts.tuitionText}>
          <TuitionFields form={form} fixed={false} />
        </Section>
      </PageForm>
    </Page>
  )
}
