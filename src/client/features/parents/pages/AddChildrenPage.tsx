import { styled } from '@mui/material/styles'
import { Page } from '../../../ui/page/Page'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { Section } from '../../../ui/page/Section'
import { AddChildrenForm } from '../components/AddChildrenForm'
import { ChildrenList } from '../components/ChildrenList'
import { UnknownParent } from '../components/UnknownParent'
import { texts } from '../parents.texts'
import { useParentOfAddress } from '../useParentOfAddress'

/** A form stands between two cards that would know each other as neighbours. */
const Below = styled('div')(({ theme: { spacing } }) => ({ 'section + &': { marginTop: spacing(2) } }))

/** Links pupils to a parent who is there already. */
export function AddChildrenPage() {
  const { id, canRead, unknown, parent, isFetching, error, refetch } = useParentOfAddress()
  const crumbs = canRead
    ? [
        { label: texts.list, to: '/historial/padres' },
        ...(parent ? [{ label: parent.nombre, to: `/padre/${parent.id}` }] : []),
      ]
    : []
  return (
    <Page title={texts.addChildren} subtitle={parent?.nombre} breadcrumb={crumbs} narrow>
      {unknown && <UnknownParent />}
      {!unknown && !parent && isFetching && <PageLoading />}
      {!unknown && !parent && !isFetching && error && (
        <PageError text={error.message} onRetry={() => void refetch()} />
      )}
      {parent && parent.alumnos.length > 0 && (
        <Section title={texts.already}>
          <ChildrenList pupils={parent.alumnos} />
        </Section>
      )}
      {!unknown && id !== null && (parent || !canRead) && (
        <Below>
          <AddChildrenForm key={id} id={id} />
        </Below>
      )}
    </Page>
  )
}
