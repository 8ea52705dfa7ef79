import GlobalStyles from '@mui/material/GlobalStyles'
import { hairline, paper } from '../../../ui/layout/layout'
import { visuallyHidden } from '../../../ui/page/Hidden'
import type { Styles, Themed } from '../../../ui/styles'

const BOX = 20

/** Height of the last button with its margins, px. */
const PAY_HEIGHT = 80

const quiet = ({ vars, typography }: Themed) => ({
  fontSize: typography.pxToRem(13),
  color: vars.palette.text.secondary,
})

/** A button that looks like a word of the sentence around it. */
const word = ({ vars }: Themed) => ({
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 600,
  color: vars.palette.primary.main,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
})

const childLook: Styles = (theme) => {
  const { vars, spacing, typography, breakpoints } = theme
  return {
    '.desk-child': {
      ...paper(theme),
      margin: 0,
      overflow: 'hidden',
      // Children below the screen cost no layout until they are scrolled to.
      contentVisibility: 'auto',
      '& > header': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: spacing(0.5, 1.25),
        minHeight: 44,
        padding: spacing(0.75, 2),
      },
      '& > header h3': { ...typography.body1, margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
      '& > header a': {
        color: 'inherit',
        textDecorationColor: vars.palette.divider,
        textUnderlineOffset: 3,
      },
      '& > header a:hover': { textDecorationColor: 'currentColor' },
      '& > header .owes': { marginInlineStart: 'auto', whiteSpace: 'nowrap' },
      '& .late': { fontWeight: 600, color: vars.palette.error.main },
      [breakpoints.down('sm')]: {
        '& > header': { paddingInline: spacing(1.5) },
        '& > header > .ui-face': { display: 'none' },
      },
    },
  }
}

const linesLook: Styles = (theme) => {
  const { vars, spacing, breakpoints } = theme
  return {
    '.desk-lines': {
      margin: 0,
      padding: 0,
      listStyle: 'none',
      overflowWrap: 'anywhere',
      '& > li': {
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: `${BOX}px minmax(0, 1fr) auto 104px`,
        alignItems: 'center',
        gap: spacing(0, 1.5),
        minHeight: 38,
        padding: spacing(0.5, 2),
        borderTop: hairline(theme),
      },
      '& > li:has(> input:checked)': { background: vars.palette.surface.infoSoft },
      '& > li:has(> :is(input, .fold):focus-visible)': {
        outline: `2px solid ${vars.palette.primary.main}`,
        outlineOffset: -2,
      },
      '& > li > input': {
        width: BOX,
        height: BOX,
        margin: 0,
        accentColor: vars.palette.primary.main,
        outline: 'none',
      },
      '& .fact': quiet(theme),
      '& .word': word(theme),
      '& .text': { gridColumn: 2, minWidth: 0 },
      '& .what': { cursor: 'pointer', '&::after': { content: '""', position: 'absolute', inset: 0 } },
      '& .due': { gridColumn: 3, whiteSpace: 'nowrap' },
      '& .amount': { gridColumn: 4, textAlign: 'right', fontWeight: 600 },
      '& .amount.quiet': { fontWeight: 400, color: vars.palette.text.secondary },
      // Controls of the line lie above its label, which covers all of it.
      '& .own': { position: 'relative', zIndex: 1 },
      '& .part': {
        gridColumn: '3 / -1',
        justifySelf: 'end',
        width: 168,
        paddingBlock: spacing(0.5),
        '& label': visuallyHidden,
        '& p': { fontSize: 12.5 },
      },
      '& .split': { gridColumn: 2, margin: 0 },
      '& .fold': {
        gridColumn: 2,
        justifySelf: 'start',
        padding: 0,
        border: 0,
        background: 'none',
        font: 'inherit',
        fontWeight: 600,
        textAlign: 'start',
        color: vars.palette.primary.main,
        outline: 'none',
        cursor: 'pointer',
        '&::after': { content: '""', position: 'absolute', inset: 0 },
        '& svg': { verticalAlign: 'middle' },
      },
      [breakpoints.down('sm')]: {
        '& > li': {
          gridTemplateColumns: `${BOX}px minmax(0, 1fr) auto`,
          minHeight: 44,
          padding: spacing(0.75, 1.5),
        },
        '& .due': { gridColumn: 2, gridRow: 2, whiteSpace: 'normal' },
        '& .amount': { gridColumn: 3, gridRow: '1 / span 2' },
        '& .part': { gridColumn: '2 / -1', gridRow: 3 },
        '& .split': { gridColumn: '2 / -1', gridRow: 4 },
      },
    },
  }
}

const payLook: Styles = (theme) => {
  const { vars, spacing, typography } = theme
  return {
    '.desk-sum': {
      display: 'grid',
      gap: spacing(1.5),
      overflowY: 'auto',
      '& > .total': {
        '& p': { ...quiet(theme), margin: 0 },
        '& dl, & dd': { margin: 0 },
        '& dt': visuallyHidden,
        '& dd': { fontSize: typography.pxToRem(32), fontWeight: 600, lineHeight: 1.2 },
        '& .word': word(theme),
      },
      // Takes no room while empty, but stays: screen readers announce only what appears in an existing element.
      '& > .told:empty': { marginTop: spacing(-1.5) },
    },
    '.desk-pay > button': { width: '100%', minHeight: 48, fontSize: '1rem' },
    '.desk-side': {
      ...paper(theme),
      position: 'sticky',
      top: 64,
      display: 'flex',
      flexDirection: 'column',
      maxHeight: 'calc(100dvh - 80px)',
      // With 'hidden' this element would become what the button sticks to, and the button would leave the window with it.
      overflow: 'clip',
      '& > .desk-sum': {
        padding: spacing(2, 2, 0),
        // A field in focus is scrolled above the button, which would hide it (WCAG 2.4.11).
        '& :is(input, button, select)': { scrollMarginBottom: PAY_HEIGHT },
      },
      // Until the page is scrolled the panel reaches below the window; its button must stay in sight.
      '& > .desk-pay': {
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        padding: spacing(1.5, 2, 2),
        background: vars.palette.background.paper,
      },
    },
  }
}

const frameLook: Styles = ({ spacing, breakpoints }) => ({
  '.desk': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 336px',
    alignItems: 'start',
    gap: spacing(1.5, 2),
    '& > .whole': { gridColumn: '1 / -1' },
    '& > .owed': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: spacing(1.5) },
    [breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

const toolsLook: Styles = (theme) => {
  const { vars, typography, breakpoints } = theme
  const flex = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const
  return {
    '.desk-tools': {
      ...flex,
      justifyContent: 'space-between',
      '& > div': flex,
      '& button': {
        ...typography.button,
        minHeight: 32,
        padding: '4px 8px',
        border: 0,
        borderRadius: vars.shape.borderRadius,
        background: 'none',
        fontSize: '0.9375rem',
        color: vars.palette.primary.main,
        cursor: 'pointer',
        userSelect: 'none',
      },
      '@media (hover: hover)': {
        '& button:hover': {
          background: theme.alpha(vars.palette.primary.main, vars.palette.action.hoverOpacity),
        },
      },
      [breakpoints.down('sm')]: {
        '& button': { paddingInline: 6, fontSize: typography.pxToRem(12.5) },
        '& .keys': { display: 'none' },
      },
    },
  }
}

/** Global classes: styled components would be drawn, and their styles written, at every key typed. */
export const deskLook = (
  <GlobalStyles
    styles={(theme) => ({
      ...frameLook(theme),
      ...toolsLook(theme),
      ...childLook(theme),
      ...linesLook(theme),
      ...payLook(theme),
    })}
  />
)
