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
import { texts } from '../mentions.texts'
import type { OpenDialog } from './MentionDialogs'

const Frame = styled('article')(({ theme: { vars, spacing, typography, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(280px, 2fr)',
  gap: spacing(3),
  alignItems: 'start',
  padding: spacing(3),
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  [breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [breakpoints.down('sm')]: { padding: spacing(2) },
  '& > button': {
    padding: 0,
    border: 0,
    borderRadius: vars.shape.borderRadius,
    background: 'none',
    cursor: 'zoom-in',
  },
  '& .day': { color: vars.palette.text.secondary, fontWeight: 600 },
  '& .lines': {
    ...typography.body1,
    margin: spacing(1, 0, 2),
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: spacing(1), margin: spacing(2, 0, 0, -2) },
  '& .by': { margin: 0, fontSize: typography.pxToRem(13), color: vars.palette.text.secondary },
}))

/** What a mention shows and tells; pressing the image opens it large. */
export function MentionView({ mention, onOpen }: { mention: Mention; onOpen: OpenDialog }) {
  const canUpdate = useAppSelector((state) => selectMay(state, routes.updateImage.access))
  const { titulo, fecha, descripcion, nombre, urlFoto } = mention
  return (
    <Frame>
      <button type="button" aria-label={texts.enlarge(titulo)} onClick={() => onOpen('view', mention)}>
        <MediaView
          url={urlFoto}
          kind="image"
          alt={texts.picture(titulo)}
          size={sizeOf(mention)}
          maxHeight="60vh"
        />
      </button>
      <div>
        <time className="day" dateTime={fecha}>
          {formatDate(fecha)}
        </time>
        <p className="lines">{descripcion}</p>
        {nombre && <p className="by">{texts.registeredBy(nombre)}</p>}
        <div className="actions">
          {canUpdate && (
            <Button startIcon={<Icon name="photo" />} onClick={() => onOpen('replace', mention)}>
              {texts.replace}
            </Button>
          )}
        </div>
      </div>
    </Frame>
  )
}
