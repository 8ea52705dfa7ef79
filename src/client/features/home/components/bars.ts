interface Bars {
  label: string
  values: readonly number[]
  fill: Fill
}

/** Patterns: no three shades have 3:1 contrast to each other and the page. They also differ in grey and to the colour-blind. */
type Fill = 'full' | 'hatched' | 'empty'

export interface BarsProps {
  names: readonly string[]
  bars: readonly Bars[]
  stacked?: boolean
  format: (value: number) => string
  marks: readonly string[]
  short?: (value: number) => string
}

export const fillId = (fill: Fill): string => `barras-${fill}`
