/** A series of bars, distinguished by its fill. */
interface Bars {
  label: string
  values: readonly number[]
  fill: Fill
}

/**
 * Full, hatched and empty, each with the same edge. Three shades that have 3:1 between them and to the page do not exist; patterns also
 * differ in grey, on paper and without colour vision.
 */
type Fill = 'full' | 'hatched' | 'empty'

export interface BarsProps {
  names: readonly string[]
  bars: readonly Bars[]
  /** On top of each other instead of side by side. */
  stacked?: boolean
  format: (value: number) => string
  /** The two lines under each bar: its name and its value. */
  marks: readonly string[]
  /** Shorter format for the axis. */
  short?: (value: number) => string
}

/** Id of the SVG pattern that fills bars and legend. */
export const fillId = (fill: Fill): string => `barras-${fill}`
