/** Constants without MUI, for theme and login. Text colours have 4.5:1 on their surfaces (test/client/app/theme). */
export interface SchemeTokens {
  background: string
  paper: string
  sunken: string
  text: string
  textSecondary: string
  divider: string
  /** Of inputs and other controls: 3:1 on paper. */
  border: string
  primary: string
  primaryDark: string
  primaryLight: string
  onPrimary: string
  accent: string
  onAccent: string
  edge: string
  error: string
  warning: string
  success: string
  info: string
  onKind: string
  errorSoft: string
  warningSoft: string
  successSoft: string
  infoSoft: string
  neutralSoft: string
}

export const light: SchemeTokens = {
  background: '#f4f7f9',
  paper: '#ffffff',
  sunken: '#edf2f5',
  text: '#14232d',
  textSecondary: '#4c5d69',
  divider: '#dde5ea',
  border: '#7c8b96',
  primary: '#0b5a75',
  primaryDark: '#07435a',
  primaryLight: '#3a86a1',
  onPrimary: '#ffffff',
  accent: '#b4500f',
  onAccent: '#ffffff',
  edge: '#b9cdd6',
  error: '#b3261e',
  warning: '#855100',
  success: '#1a6b3c',
  info: '#1d5b9e',
  onKind: '#ffffff',
  errorSoft: '#fdeceb',
  warningSoft: '#fdf2dc',
  successSoft: '#e5f5ea',
  infoSoft: '#e6f1f5',
  neutralSoft: '#e8edf1',
}

export const dark: SchemeTokens = {
  background: '#0f171d',
  paper: '#17212a',
  sunken: '#1d2933',
  text: '#e7eef3',
  textSecondary: '#a9b8c3',
  divider: '#2b3944',
  border: '#74879a',
  primary: '#6fc4e0',
  primaryDark: '#4aa9c9',
  primaryLight: '#9ad8ec',
  onPrimary: '#04202b',
  accent: '#f3a765',
  onAccent: '#2b1503',
  edge: '#3d5866',
  error: '#ff9a91',
  warning: '#f0c36a',
  success: '#80d6a1',
  info: '#90c2f7',
  onKind: '#10181e',
  errorSoft: '#3a2022',
  warningSoft: '#362b17',
  successSoft: '#183226',
  infoSoft: '#17323e',
  neutralSoft: '#293640',
}

/** Also the typeface of papers (`typeface.ts`); until it has loaded, system fonts fitted to it show. */
export const TYPEFACE = 'Source Sans 3'

/** Fitted to width and height of `TYPEFACE` (`fallbacks.ts`). */
export const FITTED = ['Casi Arial', 'Casi Noto', 'Casi Roboto', 'Casi DejaVu'] as const

export const FONT = [...[TYPEFACE, ...FITTED].map((name) => `"${name}"`), 'system-ui', 'sans-serif'].join(',')

export const STRONG = 600

export const CARDS_BELOW = 600

export const STEP = 8

export const RADIUS = 8
