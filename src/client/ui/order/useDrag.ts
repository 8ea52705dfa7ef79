import { useRef, useState, type PointerEvent } from 'react'

/** px. A drag closer than this to the window's edge scrolls the page. */
const EDGE = 96
const STEP = 12

interface Dragged {
  from: number
  to: number
}

interface Row {
  element: HTMLElement
  middle: number
}

const measure = (elements: readonly HTMLElement[]): Row[] =>
  elements.map((element) => {
    const { top, height } = element.getBoundingClientRect()
    return { element, middle: top + window.scrollY + height / 2 }
  })

const placeAt = (rows: readonly Row[], from: number, y: number): number =>
  rows.filter(({ middle }, index) => index !== from && middle < y).length

const scrollBeside = (clientY: number): void => {
  if (clientY < EDGE) window.scrollBy(0, -STEP)
  else if (clientY > window.innerHeight - EDGE) window.scrollBy(0, STEP)
}

/** The order changes on drop; Escape cancels. The row follows the pointer without renders; only a new place renders. */
export const useDrag = (rowsOf: () => readonly HTMLElement[], onDrop: (from: number, to: number) => void) => {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const under = useRef(false)

  const start = (
    { button, clientY, currentTarget: handle, pointerId }: PointerEvent<HTMLElement>,
    from: number,
  ) => {
    if (button !== 0 || under.current) return
    under.current = true
    const rows = measure(rowsOf())
    const begin = clientY + window.scrollY
    const row = rows[from]!.element
    let at = clientY
    let to = from
    let frame = 0
    const follow = () => {
      const y = at + window.scrollY
      row.style.transform = `translateY(${y - begin}px)`
      const place = placeAt(rows, from, y)
      if (place !== to) setDragged({ from, to: place })
      to = place
    }
    const scroll = () => {
      scrollBeside(at)
      follow()
      frame = requestAnimationFrame(scroll)
    }
    const move = (event: globalThis.PointerEvent) => {
      at = event.clientY
      follow()
    }
    const listening = new AbortController()
    const end = (drop: boolean) => {
      listening.abort()
      cancelAnimationFrame(frame)
      under.current = false
      row.style.transform = ''
      setDragged(null)
      if (drop && to !== from) onDrop(from, to)
    }
    const { signal } = listening
    handle.setPointerCapture(pointerId)
    handle.addEventListener('pointermove', move, { signal })
    handle.addEventListener('pointerup', () => end(true), { signal })
    handle.addEventListener('pointercancel', () => end(false), { signal })
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal })
    setDragged({ from, to })
    frame = requestAnimationFrame(scroll)
  }
  return { dragged, start }
}
