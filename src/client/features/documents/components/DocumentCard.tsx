import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { PupilDocument } from '@contract/documents/documents.schemas'
import { today } from '../../../state/clock/schoolClock'
import { useDrop } from '../../../ui/files/DropBox'
import { Icon } from '../../../ui/icons/Icon'
import { IconAction } from '../../../ui/icons/IconAction'
import { hairline, Quiet, Row } from '../../../ui/layout/layout'
import { StatusChip } from '../../../ui/page/StatusChip'
import { texts, stateOf, storyOf } from '../documents.texts'

const Card = styled('li')(({ theme, theme: { vars, spacing, typography } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: spacing(1),
  minWidth: 0,
  padding: spacing(1.5),
  border: hairline(theme),
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  '&.over': { borderColor: vars.palette.primary.main, background: vars.palette.surface.sunken },
  '& > header': { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: spacing(1) },
  '& > header > h3': { ...typography.h3, margin: 0, overflowWrap: 'anywhere' },
  '& > .preview': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 56,
    padding: 0,
    border: `1px dashed ${vars.palette.surface.border}`,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.surface.sunken,
    color: vars.palette.text.secondary,
    font: 'inherit',
    fontSize: typography.pxToRem(13),
    overflow: 'hidden',
  },
  // Touch cannot drop files.
  '@media (pointer: coarse)': { '& > span.preview': { display: 'none' } },
  '& > button.preview': { borderStyle: 'solid', cursor: 'zoom-in' },
  '& > .preview > img': { width: '100%', height: 96, objectFit: 'cover', objectPosition: 'top' },
  '& > footer': { display: 'flex', flexWrap: 'wrap', gap: spacing(0.5), marginTop: 'auto' },
}))

interface PreviewProps {
  document: PupilDocument
  canDrop: boolean
  onView: () => void
}

function Preview({ document, canDrop, onView }: PreviewProps) {
  const { tipo, estado, archivos } = document
  const [first] = archivos
  if (!first)
    return (
      <span className="preview">
        {canDrop && estado !== 'ENTREGADO' ? 'Arrastra aquí sus páginas' : 'Sin archivo'}
      </span>
    )
  return (
    <button type="button" className="preview" aria-label={`Ver ${tipo.nombre}`} onClick={onView}>
      {first.urlMiniatura ? (
        <img src={first.urlMiniatura} alt="" loading="lazy" decoding="async" />
      ) : (
        <Row as="span">
          <Icon name="file" size={24} /> PDF
        </Row>
      )}
    </button>
  )
}

interface DocumentCardProps {
  document: PupilDocument
  canDeliver: boolean
  canDelete: boolean
  busy: boolean
  onPaper: () => void
  onAdd: (files: readonly File[]) => void
  onView: () => void
  onDelete: () => void
}

export function DocumentCard(props: DocumentCardProps) {
  const { document, canDeliver, canDelete, busy, onPaper, onAdd, onView, onDelete } = props
  const { id, tipo, estado } = document
  const { over, handlers } = useDrop((files) => onAdd([...files]), !canDeliver)
  const needed = estado !== 'ENTREGADO'
  return (
    <Card className={over ? 'over' : ''} {...handlers}>
      <header>
        <h3>{tipo.nombre}</h3>
        <StatusChip {...stateOf(document, today())} />
      </header>
      <Preview document={document} canDrop={canDeliver} onView={onView} />
      <Quiet>{storyOf(document)}</Quiet>
      <footer>
        {canDeliver && needed && (
          <Button size="small" variant="outlined" disabled={busy} onClick={onPaper}>
            Entregado en papel
          </Button>
        )}
        {canDeliver && (
          <Button size="small" startIcon={<Icon name="upload" />} onClick={() => onAdd([])}>
            {needed ? 'Agregar archivo' : 'Entregar otro'}
          </Button>
        )}
        {canDelete && id !== null && (
          <IconAction icon="delete" label={`${texts.remove} ${tipo.nombre}`} onClick={onDelete} />
        )}
      </footer>
    </Card>
  )
}
