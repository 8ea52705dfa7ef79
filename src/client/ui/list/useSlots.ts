import { useState } from 'react'
import type { Identified } from './columns'

interface Slots {
  rows: readonly Identified[]
  view: string
  keys: readonly number[]
  next: number
}

const slotsOf = (before: Slots, rows: readonly Identified[], view: string): Slots => {
  let { next } = before
  const isOtherView = before.view !== view
  const slot = new Map(before.rows.map(({ id }, at) => [id, before.keys[at]]))
  // Elements stay in place: moving one costs as much as making one.
  const keys = rows.map(({ id }, at) => (isOtherView ? before.keys[at] : slot.get(id)) ?? next++)
  return { rows, view, keys, next }
}

const NONE: Slots = { rows: [], view: '', keys: [], next: 0 }

/** React keys. Another page reuses elements by place, which is faster; on one page a row that leaves takes its element and focus along. */
export const useSlots = (rows: readonly Identified[], view: string): readonly number[] => {
  const [slots, setSlots] = useState(() => slotsOf(NONE, rows, view))
  if (slots.rows === rows && slots.view === view) return slots.keys
  const now = slotsOf(slots, rows, view)
  setSlots(now)
  return now.keys
}
