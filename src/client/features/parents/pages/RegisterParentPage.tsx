import { useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { parentsRoutes } from '@contract/parents/parents.routes'
import { parentProblems } from '@contract/parents/parents.rules'
import { useCatchUp } from '../../../state/core/useCatchUp'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { useAppSelector } from '../../../state/hooks'
import { useRegisterParentMutation } from '../../../state/parents/parents.api'
import { selectMay } from '../../../state/session/session.selectors'
import { Bound } from '../../../ui/fields/Bound'
import { PageForm } from '../../../ui/forms/PageForm'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
import { Page } from '../../../ui/page/Page'
import { Section } from '../../../ui/page/Section'
import { ChildrenPicker } from '../components/ChildrenPicker'
import { ParentFields } from '../components/ParentFields'
import { problemsNotice } from '../parents.notices'
import { texts } from '../parents.texts'
import {
  childrenBody,
  EMPTY_PARENT,
  parentBody,
  type ChosenChild,
  type ParentValues,
} from '../parents.values'

const LIST = '/historial/padres'

interface Values extends ParentValues {
  hijos: ChosenChild[]
}

const EMPTY: Values = { ...EMPTY_PARENT, hijos: [] }

/** A parent with or without children; those may follow later. */
export function RegisterParentPage() {
  const form = useForm<Values>({ defaultValues: EMPTY, resolver: rulesResolver(parentProblems) })
  const [registerParent] = useRegisterParentMutation()
  const send = useKeyedWrite(registerParent, useRefusal(texts.registerFailed, form))
  const catchUp = useCatchUp()
  const [saved, setSaved] = useState(0)
  const canRead = useAppSelector((state) => selectMay(state, parentsRoutes.get.access))
  const canList = useAppSelector((state) => selectMay(state, parentsRoutes.listAll.access))
  const { notify } = useNotice()
  const navigate = useNavigate()

  const save = form.handleSubmit(
    async ({ hijos, ...values }) => {
      const answer = await send({ ...parentBody(values), hijos: childrenBody(hijos) })
      // Refused: somebody else may have linked one of them meanwhile.
      if (!answer) return catchUp('Student')
      notify({ title: texts.registered, kind: 'success' })
      if (canRead) return navigate(`/padre/${answer.padre.id}`)
      form.reset(EMPTY)
      setSaved((count) => count + 1)
    },
    (errors) => notify(problemsNotice(errors)),
  )

  return (
    <Page title={texts.register} breadcrumb={canList ? [{ label: texts.list, to: LIST }] : []} narrow>
      <PageForm
        onSubmit={save}
        dirty={form.formState.isDirty}
        submitLabel={texts.register}
        cancelTo={canList ? LIST : '/'}
      >
        {/* A new form for each parent: nothing of the last one stays. */}
        <div key={saved}>
          <Section title="Datos">
            <ParentFields form={form as unknown as UseFormReturn<ParentValues>} />
          </Section>
          <Section title={texts.children} text={texts.pickText}>
            <Bound control={form.control} name="hijos">
              {({ value, onChange, error, ref }) => (
                <ChildrenPicker ref={ref} value={value} onChange={onChange} error={error} />
              )}
            </Bound>
          </Section>
        </div>
      </PageForm>
    </Page>
  )
}
