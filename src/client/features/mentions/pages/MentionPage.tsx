import Button from '@mui/material/Button'
import { skipToken } from '@reduxjs/toolkit/query'
import { useNavigate } from 'react-router-dom'
import { mentionsRoutes as routes } from '@contract/mentions/mentions.routes'
import { useAppSelector } from '../../../state/hooks'
import { useGetMentionQuery } from '../../../state/mentions/mentions.api'
import { selectMay } from '../../../state/session/session.selectors'
import { Icon } from '../../../ui/icons/Icon'
import { Row } from '../../../ui/layout/layout'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { Page } from '../../../ui/page/Page'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { MentionDialogs, useMentionDialogs } from '../components/MentionDialogs'
import { MentionView } from '../components/MentionView'
import { LIST, texts } from '../mentions.texts'

const CRUMBS = [{ label: texts.list, to: LIST }]

/** One mention, and what may be changed of it. */
export function MentionPage() {
  const id = useIdParam('mencion')
  const query = useGetMentionQuery(id === null ? skipToken : { id }, { refetchOnMountOrArgChange: true })
  const { currentData, isFetching, error, refetch } = query
  const canUpdate = useAppSelector((state) => selectMay(state, routes.updateInfo.access))
  const canDelete = useAppSelector((state) => selectMay(state, routes.delete.access))
  const { opened, open, close } = useMentionDialogs()
  const navigate = useNavigate()
  return (
    <DetailScreen
      source={{ row: id === null ? null : currentData, isLoading: isFetching, error, retry: refetch }}
      title={texts.list}
      unknown={texts.unknown}
      breadcrumb={CRUMBS}
    >
      {(mention) => (
        <Page
          title={mention.titulo}
          breadcrumb={CRUMBS}
          action={
            <Row>
              {canDelete && (
                <Button
                  color="error"
                  startIcon={<Icon name="delete" />}
                  onClick={() => open('delete', mention)}
                >
                  {texts.delete}
                </Button>
              )}
              {canUpdate && (
                <PrimaryAction icon="edit" onClick={() => open('edit', mention)}>
                  {texts.edit}
                </PrimaryAction>
              )}
            </Row>
          }
        >
          <MentionView mention={mention} onOpen={open} />
          <MentionDialogs
            opened={opened}
            mentions={[mention]}
            onClose={close}
            onDeleted={() => void navigate(LIST, { replace: true })}
          />
        </Page>
      )}
    </DetailScreen>
  )
}
