import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { onlyProblems, type Campos } from '@contract/domain/campos'
import { NO_PICKED_PUPIL } from '@contract/domain/messages'
import type { Parent } from '@contract/parents/parents.schemas'
import * as paths from '@contract/domain/screenPaths'
import { useAddChildren } from '../../../state/parents/parents.writes'
import { serverMessage } from '../../../state/otherServers/answers'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { Bound } from '../../../ui/fields/Bound'
import { PageForm } from '../../../ui/forms/PageForm'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { Page } from '../../../ui/page/Page'
import { Section } from '../../../ui/page/Section'
import { childrenBody, ChildrenPicker, type ChosenChild } from '../components/ChildrenPicker'
import { ChildrenList } from '../components/ParentDetails'
import { LIST, texts } from '../parents.texts'
import { useParentOfAddress } from '../useParentOfAddress'

interface Values {
  hijos: ChosenChild[]
}

const EMPTY: Values = { hijos: [] }
const problems = ({ hijos }: Values): Campos =>
  onlyProblems({ hijos: hijos.length > 0 ? null : NO_PICKED_PUPIL })

function AddChildrenForm({ id, canRead }: { id: number; canRead: boolean }) {
  const form = useKeptForm<Values>({
    draftName: 'hijos',
    defaultValues: EMPTY,
    problems,
  })
  const { send, tellWrong } = useAddChildren({ saved: serverMessage, form })
  const navigate = useNavigate()
  const count = useWatch({ control: form.control, name: 'hijos' }).length
  const save = form.handleSubmit(async ({ hijos }) => {
    const { done } = await send({ idPadre: id, hijos: childrenBody(hijos) })
    if (!done) return
    if (canRead) return navigate(paths.parent(id))
    form.reset(EMPTY)
  }, tellWrong)

  return (
    <PageForm
      onSubmit={save}
      dirty={count > 0}
      submitLabel={count > 1 ? `Agregar ${count} hijos` : 'Agregar hijos'}
      {...(canRead ? { cancelTo: paths.parent(id) } : {})}
    >
      <Section title={texts.pick} text={texts.pickText}>
        <Bound control={form.control} name="hijos">
          {(field) => <ChildrenPicker {...field} />}
        </Bound>
      </Section>
    </PageForm>
  )
}

const CRUMBS = [LIST]

function ChildrenOf({ parent }: { parent: Parent }) {
  const { id, nombre, alumnos } = parent
  return (
    <Page
      title={texts.addChildren}
      subtitle={nombre}
      breadcrumb={[LIST, { label: nombre, to: paths.parent(id) }]}
      narrow
    >
      {alumnos.length > 0 && (
        <Section title="Ya son sus hijos">
          <ChildrenList pupils={alumnos} />
        </Section>
      )}
      <AddChildrenForm key={id} id={id} canRead />
    </Page>
  )
}

/** A user without the right to read parents links pupils without seeing the name. */
export function AddChildrenPage() {
  const { id, canRead, source } = useParentOfAddress()
  if (id !== null && !canRead)
    return (
      <Page title={texts.addChildren} narrow>
        <AddChildrenForm key={id} id={id} canRead={false} />
      </Page>
    )
  return (
    <DetailScreen
      source={source}
      title={texts.addChildren}
      unknown={texts.unknown}
      unknownText={texts.unknownText}
      breadcrumb={canRead ? CRUMBS : []}
      narrow
    >
      {(parent) => <ChildrenOf parent={parent} />}
    </DetailScreen>
  )
}
