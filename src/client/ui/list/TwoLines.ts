import { styled } from '@mui/material/styles'

/** A name in a row with something smaller under it, in a `small`. */
export const TwoLines = styled('span')(({ theme: { vars, typography } }) => ({
  display: 'block',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > small': {
    display: 'block',
    fontSize: typography.pxToRem(13),
    fontWeight: 400,
    color: vars.palette.text.secondary,
  },
  '& a': { color: vars.palette.primary.main, textUnderlineOffset: 3 },
}))
