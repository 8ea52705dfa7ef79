import { styled } from '@mui/material/styles'
import { formatDate } from '@contract/domain/dates'
import { bucketOf, type Bucket } from '@contract/statements/statements.rules'
import type { Debtor } from '@contract/statements/statements.schemas'
import { StatusChip, type StatusTone } from '../../../ui/page/StatusChip'
import { BUCKET_LABELS, texts } from '../statements.texts'

const TONES: Record<Bucket, StatusTone> = { un_mes: 'info', dos_meses: 'warning', tres_meses: 'error' }

const Frame = styled('span')(({ theme: { vars, spacing, typography } }) => ({
  display: 'inline-grid',
  justifyItems: 'start',
  gap: spacing(0.25),
  '& > small': { fontSize: typography.pxToRem(13), color: vars.palette.text.secondary, whiteSpace: 'nowrap' },
}))

/** How late a family is, and since which day. */
export function Lateness({ debtor: { meses, desde } }: { debtor: Pick<Debtor, 'meses' | 'desde'> }) {
  const bucket = bucketOf(meses)
  return (
    <Frame>
      <StatusChip label={BUCKET_LABELS[bucket]} tone={TONES[bucket]} />
      <small>{texts.since(formatDate(desde))}</small>
    </Frame>
  )
}
