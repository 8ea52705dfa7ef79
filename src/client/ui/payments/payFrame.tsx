import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'

/** On narrow screens the panel's parts become children of the form: a sticky element stays within its parent. */
export const PayFrame = styled('form')(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  gap: spacing(3),
  alignItems: 'start',
  '& > aside': { position: 'sticky', top: 80 },
  [breakpoints.down('md')]: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: spacing(2),
    '& > aside': { display: 'contents' },
  },
}))

const STAYS = 72

export const DueSide = styled('aside')(({ theme: { vars, spacing, typography, breakpoints } }) => {
  const card = {
    padding: spacing(2),
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.background.paper,
  }
  return {
    ...card,
    display: 'grid',
    gap: spacing(1.5),
    '& > .sum, & > .ways': { display: 'grid', gap: spacing(1.5) },
    '& > .pay > button': { width: '100%' },
    '& > .ways > a': { textAlign: 'center' },
    [breakpoints.down('md')]: {
      '& > .sum': card,
      '& > .pay': {
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        // Undoes the padding of the page, so that the bar is as wide as the window.
        marginInline: spacing(-3),
        padding: spacing(1, 3),
        paddingBottom: `max(${spacing(1)}, env(safe-area-inset-bottom))`,
        borderTop: `1px solid ${vars.palette.divider}`,
        background: vars.palette.background.default,
        // Covers a line of the cards that Chromium shows below the bar.
        boxShadow: `0 4px 0 ${vars.palette.background.default}`,
        [breakpoints.down('sm')]: { marginInline: spacing(-2), paddingInline: spacing(2) },
      },
    },
    '& h2': { ...typography.h2, margin: 0 },
    '& p': { margin: 0, color: vars.palette.text.secondary },
    // An empty status stays for screen readers, without its gap.
    '& [role=status]:empty': { marginTop: spacing(-1.5) },
    '& [role=status] > *': { marginBottom: 0 },
  }
})

/** Scrolls the focused element above the sticky button, which would hide it (WCAG 2.4.11). */
export const abovePayButton = (
  <GlobalStyles
    styles={({ breakpoints }) => ({
      [breakpoints.down('md')]: { 'html:root': { scrollPaddingBottom: STAYS + 16 } },
    })}
  />
)
