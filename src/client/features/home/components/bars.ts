interface Bars {
  label: string
  values: readonly number[]
  fill: Fill
}

/** Three shades with 3:1 between them and to the page do not exist; patterns differ in grey, on paper and without colour vision too. */
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
