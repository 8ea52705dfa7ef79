import { formPartsIn, formPartAround } from '../browser/formParts'
/** How long a button must be in sight before clicks on it count, ms (decisions/0052); 0 in page tests. */
export const PRESS_PAUSE = { ms: 600 }

const now = () => performance.now()

let movedAt = -Infinity
const shiftedAt = new WeakMap<Element, number>()

/** Call it when what the user sees has changed: presses that begin before `PRESS_PAUSE` has passed do not count (`isTooSoon`). */
export const viewMoved = (): void => {
  movedAt = now()
}

/** Some browsers give event times from another starting point, later than now. */
export const momentOf = ({ timeStamp }: Pick<Event, 'timeStamp'>): number => Math.min(timeStamp, now())

/** True when the user cannot have seen what the button does. @param at when the key or finger went down @param target undefined by keyboard */
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

const places = new WeakMap<Element, Place>()
const LOOK_EVERY_MS = 100
const FEW_PX = 2

const differs = (a: number, b: number): boolean => Math.abs(a - b) > FEW_PX

/** Notes when a button is new, or was pushed by content above it. Scrolling changes its place in the window only. */
const lookAtButtons = (): void => {
  for (const button of formPartsIn(document, 'lastPress')) {
    const before = places.get(button)
    const place = placeOf(button)
    if (!before || (differs(before.view, place.view) && differs(before.page, place.page)))
      shiftedAt.set(button, now())
    places.set(button, place)
  }
}

/** ms for which a scroll counts as the user's own. */
const OWN_SCROLL_MS = 300

/** A focus moved by pointer does not count: the user is looking there. */
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
      if (detail > 0 && formPartAround(target, 'label')) point()
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
      if (now() - ownAt < OWN_SCROLL_MS) own()
      else viewMoved()
    },
    { capture: true, passive: true },
  )
}

let guards = 0
let looking: ReturnType<typeof setInterval> | undefined
let watching = false

/** Call it while a guarded form is open. What the form shows at first counts as new. @returns ends looking at buttons; the listeners stay */
export const watchMoves = (): (() => void) => {
  if (!watching) {
    watching = true
    watchFocus()
    watchScroll()
  }
  viewMoved()
  lookAtButtons()
  guards++
  looking ??= setInterval(lookAtButtons, LOOK_EVERY_MS)
  return () => {
    guards--
    if (guards > 0) return
    clearInterval(looking)
    looking = undefined
  }
}
