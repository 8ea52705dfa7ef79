import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { parentsRoutes } from '@contract/parents/parents.routes'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { Icon } from '../../../ui/icons/Icon'
import { Page } from '../../../ui/page/Page'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { Section } from '../../../ui/page/Section'
import { ChildrenList } from '../components/ChildrenList'
import { ParentDetails } from '../components/ParentDetails'
import { ParentDialogs, useParentDialogs } from '../components/ParentDialogs'
import { ParentNotices } from '../components/ParentNotices'
import { ParentQuestionnaire } from '../components/ParentQuestionnaire'
import { ParentUserButton } from '../components/ParentUserButton'
import { UnknownParent } from '../components/UnknownParent'
import { texts } from '../parents.texts'
import { useParentOfAddress } from '../useParentOfAddress'

const CRUMBS = [{ label: texts.list, to: '/historial/padres' }]

/** Everything about one parent. */
export function ParentPage() {
  const { unknown, parent, isFetching, error, refetch } = useParentOfAddress()
  const canUpdate = useAppSelector((state) => selectMay(state, parentsRoutes.update.access))
  const { opened, open, close } = useParentDialogs()
  const edit = parent && canUpdate && (
    <PrimaryAction icon="edit" onClick={() => open('edit', parent)}>
      {texts.edit}
    </PrimaryAction>
  )
  const add = parent && canUpdate && (
    <Button
      variant="outlined"
      startIcon={<Icon name="add" />}
      component={Link}
      to={`/padre/add/${parent.id}`}
    >
      {texts.addChildren}
    </Button>
  )
  const notice = parent && canUpdate && (
    <Button variant="outlined" startIcon={<Icon name="megaphone" />} onClick={() => open('notice', parent)}>
      {texts.sendNotice}
    </Button>
  )
  return (
    <Page title={parent?.nombre ?? (unknown ? texts.unknown : 'Padre')} breadcrumb={CRUMBS} action={edit}>
      {unknown && <UnknownParent />}
      {!unknown && !parent && isFetching && <PageLoading />}
      {!unknown && !parent && !isFetching && error && (
        <PageError text={error.message} onRetry={() => void refetch()} />
      )}
      {parent && (
        <>
          <Section title="Datos" action={canUpdate && <ParentUserButton parent={parent} onOpen={open} />}>
            <ParentDetails parent={parent} />
          </Section>
          <Section title={texts.children} action={add}>
            <ChildrenList pupils={parent.alumnos} />
          </Section>
          <ParentQuestionnaire key={parent.id} id={parent.id} />
          <ParentNotices id={parent.id} action={notice} />
        </>
      )}
      <ParentDialogs opened={opened} onClose={close} />
    </Page>
  )
}
