import type { Components, CssVarsTheme, Theme } from '@mui/material/styles'
import { globalStyles } from '../../ui/globalStyles'
import { CARDS_BELOW } from './tokens'

type Overrides = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>

/** Measures and defaults of the few MUI components the product uses. */
export const components: Overrides = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      ...globalStyles(theme),
      // The bar at the top stays: what the focus goes to must not hide behind it.
      html: { scrollPaddingTop: 72, scrollPaddingBottom: 16 },
      body: { fontVariantNumeric: 'lining-nums', overflowWrap: 'break-word' },
      // Plain elements (table buttons, links) show the same ring as MUI's own.
      ':focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      // The heading takes the focus when a page opens; it is not a control and needs no ring.
      'h1:focus, main:focus': { outline: 'none' },
      a: { color: theme.vars.palette.primary.main },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  // Ripples cost a component per button and say nothing that hover and focus do not.
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { minHeight: 40, paddingInline: 16, fontWeight: 600 } },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false, fullWidth: true },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        backgroundColor: vars.palette.background.paper,
        '&:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: vars.palette.surface.border,
        },
      }),
      input: ({ theme: { vars } }) => ({
        padding: '9.5px 12px',
        height: 21,
        '&::placeholder': { color: vars.palette.text.secondary, opacity: 0.9 },
      }),
      // The textarea has its own.
      multiline: { padding: 0 },
      // The legend only makes room for a floating label; ours stand above.
      notchedOutline: { top: 0, '& legend': { display: 'none' } },
    },
  },
  // In the dark MUI lightens raised papers until our greys no longer match; a hairline tells them apart instead.
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme: { vars } }) => ({
        border: `1px solid ${vars.palette.divider}`,
        [`@media (max-width:${CARDS_BELOW - 1}px)`]: { margin: 8, width: 'calc(100% - 16px)' },
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.25rem', fontWeight: 650, paddingBottom: 8 } } },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '16px 24px', gap: 12, flexWrap: 'wrap', '& > *': { marginLeft: '0 !important' } },
    },
  },
}
