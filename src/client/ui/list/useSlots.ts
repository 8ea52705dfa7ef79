import { useState } from 'react'
import type { Identified } from './columns'

interface Slots {
  rows: readonly Identified[]
  view: string
  /** React keys of the rows, in their order. */
  keys: readonly number[]
  /** The first key that no row had. */
  next: number
}

const slotsOf = (before: Slots, rows: readonly Identified[], view: string): Slots => {
  let { next } = before
  const asked = before.view !== view
  const slot = new Map(before.rows.map(({ id }, at) => [id, before.keys[at]]))
  // Each where it stands: an element that moves costs as much as a new one.
  const keys = rows.map(({ id }, at) => (asked ? before.keys[at] : slot.get(id)) ?? next++)
  return { rows, view, keys, next }
}

const NONE: Slots = { rows: [], view: '', keys: [], next: 0 }

/**
 * React keys for the rows of a table. Who asks for other rows (a search, another page) gets them in the elements of those that go:
 * to make ten rows takes three times as long as to write others into them. A row that goes by itself, because somebody deleted or
 * paid it, takes its elements with it, so that a focus on its button never stands on another row's.
 * @param view names what was asked for
 */
export const useSlots = (rows: readonly Identified[], view: string): readonly number[] => {
  const [slots, setSlots] = useState(() => slotsOf(NONE, rows, view))
  if (slots.rows === rows && slots.view === view) return slots.keys
  const now = slotsOf(slots, rows, view)
  setSlots(now)
  return now.keys
}
