import { styled, type Theme } from '@mui/material/styles'
import { hairline, paper, PlainList } from '../../../ui/layout/layout'

/** Width of a checkbox and of its column, px. */
const BOX = 20

export const ChildFrame = styled('section')(
  ({ theme, theme: { vars, spacing, typography, breakpoints } }) => ({
    ...paper(theme),
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
    '& > header a': { color: 'inherit', textDecorationColor: vars.palette.divider, textUnderlineOffset: 3 },
    '& > header a:hover': { textDecorationColor: 'currentColor' },
    '& > header .owes': { marginInlineStart: 'auto', whiteSpace: 'nowrap' },
    '& .late': { fontWeight: 600, color: vars.palette.error.main },
    [breakpoints.down('sm')]: {
      '& > header': { paddingInline: spacing(1.5) },
      '& > header > .ui-face': { display: 'none' },
    },
  }),
)

const word = ({ vars }: Theme) => ({
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

/** A button that reads as a word of its sentence. */
export const WordButton = styled('button')(({ theme }) => word(theme))

/** Looks by class: a large family has a hundred lines, and each styled component of one is drawn a hundred times. */
export const Lines = styled(PlainList)(({ theme, theme: { vars, spacing, typography, breakpoints } }) => ({
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
  '& .fact': { fontSize: typography.pxToRem(13), color: vars.palette.text.secondary },
  '& .word': word(theme),
  '& .text': { gridColumn: 2, minWidth: 0 },
  '& .what': { cursor: 'pointer', '&::after': { content: '""', position: 'absolute', inset: 0 } },
  '& .due': { gridColumn: 3, whiteSpace: 'nowrap' },
  '& .amount': { gridColumn: 4, textAlign: 'right', fontWeight: 600 },
  '& .amount.quiet': { fontWeight: 400, color: vars.palette.text.secondary },
  // Above the label, which covers the line.
  '& .own': { position: 'relative', zIndex: 1 },
  '& .part': {
    gridColumn: '3 / -1',
    justifySelf: 'end',
    width: 168,
    paddingBlock: spacing(0.5),
    '& label': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
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
}))
