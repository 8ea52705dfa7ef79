import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { formatDate } from '@contract/domain/dates'
import { mentionsRoutes as routes } from '@contract/mentions/mentions.routes'
import type { Mention } from '@contract/mentions/mentions.schemas'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { MediaView } from '../../../ui/files/MediaView'
import { sizeOf } from '../../../ui/files/mediaSize'
import { Icon } from '../../../ui/icons/Icon'
import { Card, Columns, Prose, Quiet, Row, Stack } from '../../../ui/layout/layout'
import { texts } from '../mentions.texts'
import type { OpenDialog } from './MentionDialogs'

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

/** What a mention shows and tells; pressing the image opens it large. */
export function MentionView({ mention, onOpen }: { mention: Mention; onOpen: OpenDialog }) {
  const canUpdate = useAppSelector((state) => selectMay(state, routes.updateImage.access))
  const { titulo, fecha, descripcion, nombre, urlFoto } = mention
  return (
    <Card as="article">
      <Columns>
        <Enlarge type="button" aria-label={texts.enlarge(titulo)} onClick={() => onOpen('view', mention)}>
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
          {nombre && <Quiet as="p">{texts.registeredBy(nombre)}</Quiet>}
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
