import type { CssVarsTheme, CSSObject, Theme } from '@mui/material/styles'

/** What global styles are made from. */
export type Themed = Pick<Theme, 'spacing' | 'typography' | 'breakpoints'> & Pick<CssVarsTheme, 'vars'>

/** Rules by selector; every class of ours starts with `ui-`. */
export type Styles = (theme: Themed) => Record<string, CSSObject>
