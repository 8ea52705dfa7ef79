import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useNavigate } from 'react-router-dom'
import { formatDate } from '@contract/domain/dates'
import { mentionsRoutes as routes } from '@contract/mentions/mentions.routes'
import type { Mention } from '@contract/mentions/mentions.schemas'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useMention } from '../../../state/mentions/mentions.api'
import { useMay } from '../../../state/session/useMay'
import { useRowDialog, type OpenDialog } from '../../../ui/dialogs/useRowDialog'
import { sizeOf } from '../../../ui/files/mediaSize'
import { MediaView } from '../../../ui/files/MediaView'
import { Icon } from '../../../ui/icons/Icon'
import { Card, Columns, Prose, Quiet, Row, Stack } from '../../../ui/layout/layout'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { Page } from '../../../ui/page/Page'
import { RecordActions } from '../../../ui/page/RecordActions'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { MentionDialogs, type MentionDialog } from '../components/MentionDialogs'
import { LIST, texts } from '../mentions.texts'

const Enlarge = styled('button')(({ theme: { vars } }) => ({
  padding: 0,
  border: 0,
  borderRadius: vars.shape.borderRadius,
  background: 'none',
  cursor: 'zoom-in',
}))

const Day = styled('time')(({ theme: { vars } }) => ({
  display: 'block',
  fontWeight: 600,
  color: vars.palette.text.secondary,
}))

function MentionView({ mention, onOpen }: { mention: Mention; onOpen: OpenDialog<MentionDialog> }) {
  const canUpdate = useMay()(routes.replaceImage.access)
  const { titulo, fecha, descripcion, nombre, urlFoto } = mention
  return (
    <Card as="article">
      <Columns>
        <Enlarge
          type="button"
          aria-label={`Ampliar la imagen de ${titulo}`}
          onClick={() => onOpen('view', mention)}
        >
          <MediaView
            url={urlFoto}
            kind="image"
            alt={texts.picture(titulo)}
            size={sizeOf(mention)}
            maxHeight="60vh"
          />
        </Enlarge>
        <Stack>
          <div>
            <Day dateTime={fecha}>{formatDate(fecha)}</Day>
            <Prose>{descripcion}</Prose>
          </div>
          {nombre && <Quiet as="p">{`La registró ${nombre}`}</Quiet>}
          {canUpdate && (
            <Row>
              <Button startIcon={<Icon name="photo" />} onClick={() => onOpen('replace', mention)}>
                {texts.replace}
              </Button>
            </Row>
          )}
        </Stack>
      </Columns>
    </Card>
  )
}

const CRUMBS = [LIST]

export function MentionPage() {
  const source = useMention(useIdParam('mencion'), ASKED_ANEW)
  const may = useMay()
  const canUpdate = may(routes.update.access)
  const canDelete = may(routes.delete.access)
  const { opened, open, close } = useRowDialog<MentionDialog>()
  const navigate = useNavigate()
  return (
    <DetailScreen source={source} title={texts.list} unknown="No existe esta mención" breadcrumb={CRUMBS}>
      {(mention) => (
        <Page
          title={mention.titulo}
          breadcrumb={CRUMBS}
          action={
            <RecordActions
              onDelete={canDelete && (() => open('delete', mention))}
              onEdit={canUpdate && (() => open('edit', mention))}
            />
          }
        >
          <MentionView mention={mention} onOpen={open} />
          <MentionDialogs
            opened={opened}
            mentions={[mention]}
            onClose={close}
            onDeleted={() => void navigate(LIST.to, { replace: true })}
          />
        </Page>
      )}
    </DetailScreen>
  )
}
