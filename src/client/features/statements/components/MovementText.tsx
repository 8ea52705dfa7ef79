import { styled } from '@mui/material/styles'
import type { IsoDate } from '@contract/domain/dates'
import { notesOf } from '@contract/statements/statements.rules'
import type { Movement } from '@contract/statements/statements.schemas'
import { StatusChip } from '../../../ui/page/StatusChip'
import { texts } from '../statements.texts'

const Frame = styled('span')(({ theme: { vars, spacing, typography } }) => ({
  display: 'block',
  overflowWrap: 'anywhere',
  '& > .ui-chip': { marginInlineStart: spacing(1) },
  '& > s': { color: vars.palette.text.secondary },
  '& > small': {
    display: 'block',
    fontSize: typography.pxToRem(13),
    fontWeight: 400,
    color: vars.palette.text.secondary,
  },
}))

/** What happened, with what explains it in small letters. */
export function MovementText({ line, today }: { line: Movement; today: IsoDate }) {
  const { descripcion, folio, tipo, cancelado, fecha } = line
  const beside =
    tipo !== 'RECARGO' && tipo !== 'DESCUENTO' && folio !== null ? ` · ${texts.folio(folio)}` : ''
  const title = descripcion + beside
  return (
    <Frame>
      {cancelado ? <s>{title}</s> : title}
      {cancelado && <StatusChip label={texts.cancelled} tone="neutral" />}
      {fecha > today && <StatusChip label={texts.future} tone="info" />}
      {notesOf(line).map((each) => (
        <small key={each}>{each}</small>
      ))}
    </Frame>
  )
}
