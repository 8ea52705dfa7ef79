import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { onlyProblems, type Campos } from '@contract/domain/campos'
import { parentsRoutes } from '@contract/parents/parents.routes'
import { NO_PICKED_PUPIL } from '@contract/domain/messages'
import { useCatchUp } from '../../../state/core/useCatchUp'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { useAppSelector } from '../../../state/hooks'
import { useAddChildrenMutation } from '../../../state/parents/parents.api'
import { selectMay } from '../../../state/session/session.selectors'
import { Bound } from '../../../ui/fields/Bound'
import { PageForm } from '../../../ui/forms/PageForm'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
import { Section } from '../../../ui/page/Section'
import { problemsNotice } from '../parents.notices'
import { texts } from '../parents.texts'
import { childrenBody, type ChosenChild } from '../parents.values'
import { ChildrenPicker } from './ChildrenPicker'

interface Values {
  hijos: ChosenChild[]
}

const EMPTY: Values = { hijos: [] }
const problems = ({ hijos }: Values): Campos =>
  onlyProblems({ hijos: hijos.length > 0 ? null : NO_PICKED_PUPIL })

/** Chooses and links; then to the parent's page, for who may open it. */
export function AddChildrenForm({ id }: { id: number }) {
  const form = useForm<Values>({ defaultValues: EMPTY, resolver: rulesResolver(problems) })
  const [addChildren] = useAddChildrenMutation()
  const send = useKeyedWrite(addChildren, useRefusal(texts.childrenFailed, form))
  const catchUp = useCatchUp()
  const canRead = useAppSelector((state) => selectMay(state, parentsRoutes.get.access))
  const { notify } = useNotice()
  const navigate = useNavigate()
  const count = useWatch({ control: form.control, name: 'hijos' }).length

  const save = form.handleSubmit(
    async ({ hijos }) => {
      // Refused: somebody else may have linked one of them meanwhile.
      if (!(await send({ idPadre: id, hijos: childrenBody(hijos) }))) return catchUp('Student')
      notify({ title: texts.childrenAdded, kind: 'success' })
      if (canRead) return navigate(`/padre/${id}`)
      form.reset(EMPTY)
    },
    (errors) => notify(problemsNotice(errors)),
  )

  return (
    <PageForm
      onSubmit={save}
      dirty={count > 0}
      submitLabel={texts.submitChildren(count)}
      {...(canRead ? { cancelTo: `/padre/${id}` } : {})}
    >
      <Section title={texts.pick} text={texts.pickText}>
        <Bound control={form.control} name="hijos">
          {({ value, onChange, error, ref }) => (
            <ChildrenPicker ref={ref} value={value} onChange={onChange} error={error} />
          )}
        </Bound>
      </Section>
    </PageForm>
  )
}
