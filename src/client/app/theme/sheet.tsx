import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import { renderToStaticMarkup } from 'react-dom/server'
import { globalStyles } from '../../ui/globalStyles'
import type { Styles } from '../../ui/styles'
import { shellStyles } from '../shell/shellStyles'
import { fallbackFaces } from './fallbacks'
import { theme } from './theme'

const baseStyles: Styles = ({ vars }) => ({
  // The bar is sticky: an element that gets the focus must not be scrolled behind it.
  html: { scrollPaddingTop: 68, scrollPaddingBottom: 16 },
  // All digits are equally wide, so amounts line up in a column.
  body: { fontVariantNumeric: 'tabular-nums lining-nums', overflowWrap: 'break-word' },
  // Plain elements (table buttons, links) show the same ring as MUI's own.
  ':focus-visible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 2 },
  // The heading takes the focus when a page opens; it is not a control and needs no ring.
  'h1:focus, main:focus': { outline: 'none' },
  a: { color: vars.palette.primary.main },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
})

/**
 * The product's stylesheet, written by the build (`GlobalSheet` in webpack.config.js): the theme's variables, MUI's base, and what
 * every page shows. No start has to write them. What only some pages show is styled where it is drawn, by emotion.
 */
export const sheet = (): string => {
  const markup = renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      {fallbackFaces.map((face) => (
        <GlobalStyles key={face.src} styles={{ '@font-face': face }} />
      ))}
      <CssBaseline />
      <GlobalStyles styles={baseStyles(theme)} />
      <GlobalStyles styles={globalStyles(theme)} />
      <GlobalStyles styles={shellStyles(theme)} />
    </ThemeProvider>,
  )
  return [...markup.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css).join('')
}
