import type { CssVarsTheme, CSSObject, Theme } from '@mui/material/styles'

export type Themed = Pick<Theme, 'spacing' | 'typography' | 'breakpoints'> & Pick<CssVarsTheme, 'vars'>

/** Rules by selector; all our classes start with `ui-`. */
export type Styles = (theme: Themed) => Record<string, CSSObject>
