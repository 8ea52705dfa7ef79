import { styled } from '@mui/material/styles'

export const CardActions = styled('div')(({ theme: { vars, spacing, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  padding: spacing(0, 1, 1),
  '& > .row-action': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 36,
    padding: `4px ${spacing(1)}`,
    border: 0,
    borderRadius: 6,
    background: 'none',
    font: 'inherit',
    fontSize: typography.pxToRem(14),
    fontWeight: 600,
    color: vars.palette.primary.main,
    cursor: 'pointer',
  },
  '& > .row-action:hover': { background: vars.palette.surface.neutralSoft },
  '& > .danger': { color: vars.palette.error.main },
  '& > .more': { marginInlineStart: 'auto' },
}))
