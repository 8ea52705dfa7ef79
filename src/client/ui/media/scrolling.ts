const wantsStillness = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

export const scrollSideways = (element: HTMLElement, left: number): void => {
  if (typeof element.scrollTo === 'function')
    element.scrollTo({ left, behavior: wantsStillness() ? 'auto' : 'smooth' })
  else element.scrollLeft = left
}

export const placeForKey = (key: string, place: number, count: number): number | null => {
  if (key === 'ArrowRight') return Math.min(count - 1, place + 1)
  if (key === 'ArrowLeft') return Math.max(0, place - 1)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
