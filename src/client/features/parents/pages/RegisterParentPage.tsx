import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { parentsRoutes } from '@contract/parents/parents.routes'
import { parentProblems } from '@contract/parents/parents.rules'
import * as paths from '@contract/domain/screenPaths'
import { useCreateParent } from '../../../state/parents/parents.writes'
import { useMay } from '../../../state/session/useMay'
import { partControl } from '../../../ui/forms/partControl'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { Bound } from '../../../ui/fields/Bound'
import { PageForm } from '../../../ui/forms/PageForm'
import { Stack } from '../../../ui/layout/layout'
import { Page } from '../../../ui/page/Page'
import { Section } from '../../../ui/page/Section'
import { useWayBack } from '../../../write/useWayBack'
import { childrenBody, ChildrenPicker, type ChosenChild } from '../components/ChildrenPicker'
import { EMPTY_PARENT, parentBody, ParentFields, type ParentValues } from '../components/ParentForm'
import { LIST, texts } from '../parents.texts'

interface Values extends ParentValues {
  hijos: ChosenChild[]
}

const EMPTY: Values = { ...EMPTY_PARENT, hijos: [] }

export function RegisterParentPage() {
  const form = useKeptForm<Values>({
    draftName: 'padre',
    defaultValues: EMPTY,
    problems: parentProblems,
  })
  const { send, tellWrong } = useCreateParent({ form })
  const [saved, setSaved] = useState(0)
  const canRead = useMay()(parentsRoutes.get.access)
  const { back, breadcrumb } = useWayBack(parentsRoutes.listAll, LIST)
  const navigate = useNavigate()
  const save = form.handleSubmit(async ({ hijos, ...values }) => {
    const { done, answer } = await send({ ...parentBody(values), hijos: childrenBody(hijos) })
    if (!done) return
    if (canRead) return navigate(paths.parent(answer.padre.id))
    form.reset(EMPTY)
    setSaved((count) => count + 1)
  }, tellWrong)

  return (
    <Page title={texts.register} breadcrumb={breadcrumb} narrow>
      <PageForm onSubmit={save} dirty={form.formState.isDirty} submitLabel={texts.register} cancelTo={back}>
        <Stack key={saved}>
          <Section title="Datos">
            <ParentFields control={partControl<ParentValues, Values>(form.control)} />
          </Section>
          <Section title={texts.children} text={texts.pickText}>
            <Bound control={form.control} name="hijos">
              {(field) => <ChildrenPicker {...field} />}
            </Bound>
          </Section>
        </Stack>
      </PageForm>
    </Page>
  )
}
