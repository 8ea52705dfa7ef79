import type { ReactNode } from 'react'
import type { Identified } from '../list/columns'

export interface CardFrameProps<Row extends Identified> {
  /** Name of the list for a screen reader. */
  label: string
  page: number
  /** The page's rows; null until the first answer. */
  rows: readonly Row[] | null
  card: (row: Row) => ReactNode
}

/** Cards in place of a list's table. The page imports the frame, so that lists without cards do not load it. */
export interface Cards<Row extends Identified> {
  /** `CardGrid` or `CardStrip`. */
  Frame: (props: CardFrameProps<Row>) => ReactNode
  card: (row: Row) => ReactNode
}
