import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'

/**
 * What is owed beside what is taken for it; the amount stays in sight while one scrolls. On narrow screens one under the other,
 * with the panel's parts in the form itself: what sticks stays within its parent.
 */
export const Desk = styled('form')(({ theme: { spacing, breakpoints } }) => ({
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

/** Height of the button that stays, with its room, px. */
const STAYS = 72

/** Where the money is taken: `.sum`, `.pay` with the button, `.ways`. */
export const DeskSide = styled('aside')(({ theme: { vars, spacing, typography, breakpoints } }) => {
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
      // In reach from the first month on; at the end of the page it stands in its place and hides nothing.
      '& > .pay': {
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        // As wide as the page, whose padding this is.
        marginInline: spacing(-3),
        padding: spacing(1, 3),
        paddingBottom: `max(${spacing(1)}, env(safe-area-inset-bottom))`,
        borderTop: `1px solid ${vars.palette.divider}`,
        background: vars.palette.background.default,
        // Chromium lets a line of the cards through where the bar ends.
        boxShadow: `0 4px 0 ${vars.palette.background.default}`,
        [breakpoints.down('sm')]: { marginInline: spacing(-2), paddingInline: spacing(2) },
      },
    },
    '& h2': { ...typography.h2, margin: 0 },
    '& p': { margin: 0, color: vars.palette.text.secondary },
    // It stays to be heard; only its gap goes.
    '& [role=status]:empty': { marginTop: spacing(-1.5) },
    '& [role=status] > *': { marginBottom: 0 },
  }
})

/** What the focus goes to comes to stand above the button that stays (WCAG 2.4.11). */
export const aboveDesk = (
  <GlobalStyles
    styles={({ breakpoints }) => ({
      [breakpoints.down('md')]: { 'html:root': { scrollPaddingBottom: STAYS + 16 } },
    })}
  />
)
