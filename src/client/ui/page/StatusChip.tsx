import { styled } from '@mui/material/styles'

export type StatusTone = 'success' | 'warning' | 'error' | 'info' | 'neutral'

export interface StatusChipProps {
  /** The state in words; colour alone says nothing to some. */
  label: string
  tone: StatusTone
}

const Chip = styled('span')(({ theme: { vars, spacing, typography } }) => ({
  display: 'inline-block',
  padding: `2px ${spacing(1)}`,
  borderRadius: 999,
  fontSize: typography.pxToRem(12.5),
  fontWeight: 600,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  '&.success': { background: vars.palette.surface.successSoft, color: vars.palette.success.main },
  '&.warning': { background: vars.palette.surface.warningSoft, color: vars.palette.warning.main },
  '&.error': { background: vars.palette.surface.errorSoft, color: vars.palette.error.main },
  '&.info': { background: vars.palette.surface.infoSoft, color: vars.palette.info.main },
  '&.neutral': { background: vars.palette.surface.neutralSoft, color: vars.palette.text.secondary },
}))

/** A state in a word and a colour. */
export function StatusChip({ label, tone }: StatusChipProps) {
  return <Chip className={tone}>{label}</Chip>
}
