import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatMoment } from '@contract/domain/dates'
import type { Notice } from '@contract/notices/notices.schemas'
import { parentsRoutes } from '@contract/parents/parents.routes'
import type { Parent } from '@contract/parents/parents.schemas'
import { schoolZone } from '../../../state/core/schoolClock'
import { useAppSelector } from '../../../state/hooks'
import { useParentNotices } from '../../../state/notices/notices.selectors'
import { selectMay } from '../../../state/session/session.selectors'
import { Icon } from '../../../ui/icons/Icon'
import { Prose, Row } from '../../../ui/layout/layout'
import type { Column } from '../../../ui/list/columns'
import { ListPanel } from '../../../ui/list/ListPanel'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { Page } from '../../../ui/page/Page'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { Section } from '../../../ui/page/Section'
import { CollectLink, deskOf } from '../../../write/money/CollectLink'
import { ChildrenList, ParentDetails } from '../components/ParentDetails'
import { ParentDialogs, useParentDialogs, type OpenDialog } from '../components/ParentDialogs'
import { ParentQuestionnaire } from '../components/ParentQuestionnaire'
import { LIST, texts } from '../parents.texts'
import { useParentOfAddress } from '../useParentOfAddress'

/** The app user: made once, then only its password is changed. */
function UserButton({ parent, onOpen }: { parent: Parent; onOpen: OpenDialog }) {
  const hasUser = parent.userId !== null
  return (
    <Button
      variant="outlined"
      startIcon={<Icon name="key" />}
      onClick={() => onOpen(hasUser ? 'password' : 'user', parent)}
    >
      {hasUser ? texts.changePassword : texts.createUser}
    </Button>
  )
}

const Notices = styled('section')(({ theme: { spacing, typography } }) => ({
  marginTop: spacing(3),
  '& > header': { marginBottom: spacing(1.5) },
  '& > header h2': { ...typography.h2, margin: 0 },
}))

const Written = styled(Prose)({ textAlign: 'start' })

const when = ({ fecha }: Notice): string => formatMoment(fecha, schoolZone())

const columns: readonly Column<Notice>[] = [
  { key: 'titulo', header: 'Título', cell: ({ titulo }) => <Written as="span">{titulo}</Written> },
  {
    key: 'descripcion',
    header: texts.fields.descripcion,
    cell: ({ descripcion }) => <Written as="span">{descripcion}</Written>,
  },
  { key: 'fecha', header: 'Enviado', width: 150, cell: when },
  { key: 'remitente', header: 'Lo envió', cell: ({ remitente }) => remitente.name },
]
const NOUN = { one: 'aviso', many: 'avisos' }
const searchText = (notice: Notice): string =>
  `${notice.titulo} ${notice.descripcion} ${notice.remitente.name} ${when(notice)}`

/** Every notice a parent was sent, newest first, with who really sent it. */
function ParentNotices({ id, action }: { id: number; action: ReactNode }) {
  return (
    <Notices aria-label={texts.notices}>
      <Row as="header" justify="space-between">
        <h2>{texts.notices}</h2>
        {action}
      </Row>
      <ListPanel
        label={texts.notices}
        source={useParentNotices({ id })}
        searchText={searchText}
        columns={columns}
        noun={NOUN}
        empty={{ icon: 'megaphone', title: texts.noNotices }}
      />
    </Notices>
  )
}

const CRUMBS = [LIST]

function ParentView({ parent }: { parent: Parent }) {
  const canUpdate = useAppSelector((state) => selectMay(state, parentsRoutes.update.access))
  const { opened, open, close } = useParentDialogs()
  const actions = (
    <Row>
      <CollectLink to={deskOf({ padre: parent.id })} />
      {canUpdate && (
        <PrimaryAction icon="edit" onClick={() => open('edit', parent)}>
          {texts.edit}
        </PrimaryAction>
      )}
    </Row>
  )
  const add = canUpdate && (
    <Button
      variant="outlined"
      startIcon={<Icon name="add" />}
      component={Link}
      to={`/padre/add/${parent.id}`}
    >
      {texts.addChildren}
    </Button>
  )
  const notice = canUpdate && (
    <Button variant="outlined" startIcon={<Icon name="megaphone" />} onClick={() => open('notice', parent)}>
      {texts.sendNotice}
    </Button>
  )
  return (
    <Page title={parent.nombre} breadcrumb={CRUMBS} action={actions}>
      <Section title="Datos" action={canUpdate && <UserButton parent={parent} onOpen={open} />}>
        <ParentDetails parent={parent} />
      </Section>
      <Section title={texts.children} action={add}>
        <ChildrenList pupils={parent.alumnos} />
      </Section>
      <ParentQuestionnaire key={parent.id} id={parent.id} />
      <ParentNotices id={parent.id} action={notice} />
      <ParentDialogs opened={opened} onClose={close} />
    </Page>
  )
}

/** Everything about one parent. */
export function ParentPage() {
  const { source } = useParentOfAddress()
  return (
    <DetailScreen
      source={source}
      title="Padre"
      unknown={texts.unknown}
      unknownText={texts.unknownText}
      breadcrumb={CRUMBS}
    >
      {(parent) => <ParentView parent={parent} />}
    </DetailScreen>
  )
}
