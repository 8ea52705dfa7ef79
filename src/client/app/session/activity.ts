/** Shared by the tabs of one browser: who works in one is not idle in the other. */
const KEY = 'escuela:actividad'
/** Writing storage on every key press would cost more than it tells. */
const WRITE_EVERY_MS = 5_000

const EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

let last = 0

/** Moment of the last thing the user did in any tab, in milliseconds since 1970. */
export const lastActivity = (): number => {
  try {
    return Math.max(last, Number(localStorage.getItem(KEY) ?? 0))
  } catch {
    return last
  }
}

export const noteActivity = (now: number = Date.now()): void => {
  const write = now - last > WRITE_EVERY_MS
  last = now
  if (!write) return
  try {
    localStorage.setItem(KEY, String(now))
  } catch {
    // Without storage each tab counts for itself.
  }
}

/** @returns how to stop */
export const watchActivity = (): (() => void) => {
  const note = () => noteActivity()
  for (const event of EVENTS) window.addEventListener(event, note, { capture: true, passive: true })
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, note, { capture: true })
  }
}
