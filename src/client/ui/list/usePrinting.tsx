import { use, useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { SchoolDayContext } from '../page/schoolDay'
import type { Identified } from './columns'
import type { EveryRow } from './exported'
import type { ListPaper, ListPaperProps } from './ListPaper'

/** Not `lazyPart`: on the browser's print command the sheet must be mounted before the event ends, and a lazy part would mount too late. */
let Paper: typeof ListPaper | undefined
const load = async () => {
  Paper ??= (await import('./ListPaper')).ListPaper
}

/** The print code is fetched this long after the list has loaded, ms. */
const FETCH_AFTER_MS = 2_000

interface Printed<Row> {
  rows: readonly Row[]
  asks: boolean
}

/**
 * Prints a list: all rows by its own button; by the browser's menu only the loaded ones, since there is no time to fetch more. A page with
 * its own sheet prints that.
 */
export const usePrinting = <Row extends Identified>(
  list: Omit<ListPaperProps<Row>, 'rows' | 'asks' | 'day'>,
  here: readonly Row[],
  everyRow: EveryRow<Row> | undefined,
): { paper: ReactNode; print: () => Promise<boolean> } => {
  const [printed, setPrinted] = useState<Printed<Row> | null>(null)
  const today = use(SchoolDayContext)
  const latest = useRef(here)
  useEffect(() => {
    latest.current = here
  })
  const prints = list.columns.length > 0
  useEffect(() => {
    if (!prints) return
    const timer = setTimeout(() => void load().catch(() => undefined), FETCH_AFTER_MS)
    const before = () => {
      if (Paper && !document.querySelector('.ui-print-sheet'))
        flushSync(() => setPrinted({ rows: latest.current, asks: false }))
    }
    const after = () => setPrinted(null)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [prints])
  const print = async () => {
    const [rows] = await Promise.all([everyRow ? everyRow() : latest.current, load()])
    if (rows) setPrinted({ rows, asks: true })
    return rows !== null
  }
  return { paper: Paper && printed && <Paper<Row> {...list} {...printed} day={today()} />, print }
}
