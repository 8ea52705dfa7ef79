/** A series of bars, told from its neighbours by how it is filled. */
interface Bars {
  label: string
  values: readonly number[]
  fill: Fill
}

/**
 * Full, hatched and empty, each with the same edge: three shades of which each stands 3:1 from the next, and from the page, do not
 * exist. So they stay apart in grey, on paper and for who sees no colours.
 */
type Fill = 'full' | 'hatched' | 'empty'

export interface BarsProps {
  names: readonly string[]
  bars: readonly Bars[]
  /** On top of each other instead of side by side. */
  stacked?: boolean
  format: (value: number) => string
  /** Under each bar, in two lines: what it is, and how much. */
  marks: readonly string[]
  /** For the axis, where there is little room. */
  short?: (value: number) => string
}

/** The pattern that bars and the marks of their legend are filled with. */
export const fillId = (fill: Fill): string => `barras-${fill}`
