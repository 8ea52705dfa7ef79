import { partsIn, partAround } from '../browser/parts'
/** How long a button must be in sight before a press on it counts, ms (decisions/0052); 0 in page tests. */
export const PRESS_PAUSE = { ms: 600 }

const now = () => performance.now()

/** When the focus or the page moved last. */
let movedAt = -Infinity
/** When each submit button was last seen in a new place, or for the first time. */
const shiftedAt = new WeakMap<Element, number>()

/** Call when amounts change without moving the focus: the next press has to wait until the user has read them. */
export const viewMoved = (): void => {
  movedAt = now()
}

/** Time of a press; some clocks give event times of another epoch, later than now. */
export const momentOf = ({ timeStamp }: Pick<Event, 'timeStamp'>): number => Math.min(timeStamp, now())

/**
 * Whether a press comes before the user can have seen what it does.
 * @param at when the key or the finger went down
 * @param target the button pressed by finger or mouse; without it only moves of the focus and the page count
 */
export const isTooSoon = (at: number, target?: Element | null): boolean => {
  if (PRESS_PAUSE.ms === 0) return false
  const shifted = (target && shiftedAt.get(target)) ?? -Infinity
  return Math.max(movedAt, shifted) > at - PRESS_PAUSE.ms
}

interface Place {
  view: number
  page: number
}

const placeOf = (button: Element): Place => {
  const { left, top } = button.getBoundingClientRect()
  return { view: left + top, page: left + top + window.scrollX + window.scrollY }
}

/** Where each button was at the last check. */
const places = new WeakMap<Element, Place>()
const EVERY = 100
const FEW = 2

const differs = (a: number, b: number): boolean => Math.abs(a - b) > FEW

/**
 * Marks buttons that are new, or pushed by content that appeared above them. A scrolled button keeps its place in the page and is not
 * marked.
 */
const lookAtButtons = (): void => {
  for (const button of partsIn(document, 'lastPress')) {
    const before = places.get(button)
    const place = placeOf(button)
    if (!before || (differs(before.view, place.view) && differs(before.page, place.page)))
      shiftedAt.set(button, now())
    places.set(button, place)
  }
}

/** How long after the user's own scrolling the page may still scroll from it, ms. */
const OWN_SCROLL = 300

/** Moves of the focus. Those by pointer do not count: the user is looking where they press. */
const watchFocus = (): void => {
  let pointing = false
  const point = () => {
    pointing = true
    setTimeout(() => {
      pointing = false
    })
  }
  const lift = () => {
    pointing = false
  }
  document.addEventListener('mousedown', point, true)
  document.addEventListener('mouseup', lift, true)
  document.addEventListener(
    'click',
    ({ detail, target }) => {
      if (detail > 0 && partAround(target, 'label')) point()
    },
    true,
  )
  document.addEventListener(
    'focusin',
    () => {
      if (!pointing) viewMoved()
    },
    true,
  )
}

const watchScroll = (): void => {
  let ownAt = -Infinity
  const own = () => {
    ownAt = now()
  }
  for (const type of ['wheel', 'touchmove', 'touchend', 'mousedown', 'keydown'])
    document.addEventListener(type, own, { capture: true, passive: true })
  document.addEventListener(
    'scroll',
    () => {
      // A swipe goes on scrolling by itself for a while.
      if (now() - ownAt < OWN_SCROLL) own()
      else viewMoved()
    },
    { capture: true, passive: true },
  )
}

let guards = 0
let looking: ReturnType<typeof setInterval> | undefined
let watching = false

/**
 * While a guarded form is open: watches moves of the focus, scrolling and the places of the buttons. What it shows at first counts as new.
 */
export const watchMoves = (): (() => void) => {
  if (!watching) {
    watching = true
    watchFocus()
    watchScroll()
  }
  viewMoved()
  lookAtButtons()
  guards++
  looking ??= setInterval(lookAtButtons, EVERY)
  return () => {
    guards--
    if (guards > 0) return
    clearInterval(looking)
    looking = undefined
  }
}
