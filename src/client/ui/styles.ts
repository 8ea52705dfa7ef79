import type { CssVarsTheme, CSSObject, Theme } from '@mui/material/styles'

export type Themed = Pick<Theme, 'spacing' | 'typography' | 'breakpoints' | 'alpha'> &
  Pick<CssVarsTheme, 'vars'>

export type Styles = (theme: Themed) => Record<string, CSSObject>
