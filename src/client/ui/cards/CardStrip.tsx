import { styled, type Theme } from '@mui/material/styles'
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { IconAction } from '../icons/IconAction'
import type { Identified } from '../list/columns'
import { placeForKey, scrollSideways } from '../media/scrolling'
import { Hidden } from '../page/Hidden'
import { CardSkeletons } from './CardSkeletons'
import type { CardFrameProps } from './cards'

/** How wide the cards of a carousel are: three, two, or one and a bit; its skeleton has the same. */
const stripColumns = ({ spacing, breakpoints }: Theme) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `calc((100% - 2 * ${spacing(2)}) / 3)`,
  gap: spacing(2),
  [breakpoints.down('lg')]: { gridAutoColumns: `calc((100% - ${spacing(2)}) / 2)` },
  [breakpoints.down('sm')]: { gridAutoColumns: '86%' },
})

/** Which things of a strip are in view, from 0; both ends included. */
interface InView {
  first: number
  last: number
}

/** A pixel of rounding does not count as being out of view. */
const SLACK = 4

const viewOf = (strip: HTMLElement): InView => {
  const { left, right } = strip.getBoundingClientRect()
  const seen = [...strip.children].flatMap((child, place) => {
    const box = child.getBoundingClientRect()
    return box.left >= left - SLACK && box.right <= right + SLACK ? [place] : []
  })
  const places = [...strip.children].map((child) => Math.abs(child.getBoundingClientRect().left - left))
  // On a phone a card may be wider than what is left of the strip: the one at the edge counts.
  const nearest = places.indexOf(Math.min(...places))
  return { first: seen[0] ?? nearest, last: seen.at(-1) ?? nearest }
}

/**
 * A strip of things that scrolls sideways and snaps: what is in view, a screenful on or back, and the arrow keys, which take
 * the focus from one thing to the next.
 * @param count things in it
 */
const useStrip = (count: number) => {
  const strip = useRef<HTMLUListElement>(null)
  const [inView, setInView] = useState<InView>({ first: 0, last: 0 })
  const look = useCallback(() => {
    if (!strip.current) return
    const next = viewOf(strip.current)
    setInView((before) => (before.first === next.first && before.last === next.last ? before : next))
  }, [])

  useEffect(() => {
    look()
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [look, count])

  const turn = (by: -1 | 1) => {
    const element = strip.current
    if (element) scrollSideways(element, element.scrollLeft + by * element.clientWidth)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(strip.current?.children ?? [])]
    const at = items.findIndex((item) => item.contains(event.target as Node))
    const to = at < 0 ? null : placeForKey(event.key, at, items.length)
    if (to === null) return
    event.preventDefault()
    const next = items[to]?.querySelector<HTMLElement>('a:not([tabindex="-1"]), button')
    next?.focus({ preventScroll: true })
    items[to]?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }
  return { strip, inView, look, turn, onKeyDown }
}

interface CarouselProps<Item extends { id: number | string }> {
  /** Name of the strip for a screen reader. */
  label: string
  items: readonly Item[]
  /** A card; its first link or button takes the focus. */
  children: (item: Item) => ReactNode
}

const Frame = styled('div')(({ theme, theme: { vars, spacing } }) => ({
  padding: spacing(2, 2, 1),
  '& > ul': {
    ...stripColumns(theme),
    margin: 0,
    // Room for the ring of what has the focus: what scrolls cuts off what stands out.
    padding: 4,
    listStyle: 'none',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: 4,
    scrollbarWidth: 'thin',
  },
  '& > ul > li': { minWidth: 0, scrollSnapAlign: 'start' },
  '& > .turn': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: spacing(1.5),
    minHeight: 40,
    marginTop: spacing(0.5),
    color: vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .dots': { display: 'flex', gap: 6 },
  '& .dots > i': {
    width: 8,
    height: 8,
    borderRadius: 4,
    background: vars.palette.surface.border,
    opacity: 0.45,
  },
  '& .dots > i.seen': { width: 20, background: vars.palette.primary.main, opacity: 1 },
}))

/**
 * Cards side by side: by touch they scroll and snap, by keyboard the arrows go from one to the next, and buttons turn a
 * screenful. Nothing moves by itself.
 */
export function Carousel<Item extends { id: number | string }>({
  label,
  items,
  children,
}: CarouselProps<Item>) {
  const { strip, inView, look, turn, onKeyDown } = useStrip(items.length)
  const { first, last } = inView
  const id = useId()
  const all = first === 0 && last === items.length - 1
  return (
    <Frame role="group" aria-roledescription="carrusel" aria-label={label} aria-describedby={id}>
      <Hidden id={id}>Las flechas izquierda y derecha van de una tarjeta a otra.</Hidden>
      <ul ref={strip} role="list" onScroll={look} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
      {!all && (
        <div className="turn">
          <IconAction icon="left" label="Ver los de antes" disabled={first === 0} onClick={() => turn(-1)} />
          <span className="dots" aria-hidden>
            {items.map((item, place) => (
              <i key={item.id} className={place >= first && place <= last ? 'seen' : ''} />
            ))}
          </span>
          <IconAction
            icon="right"
            label="Ver los siguientes"
            disabled={last === items.length - 1}
            onClick={() => turn(1)}
          />
        </div>
      )}
    </Frame>
  )
}

/** A carousel before its cards are there; below, the room of its buttons. */
const Strip = styled('div')(({ theme, theme: { spacing } }) => ({
  ...stripColumns(theme),
  padding: `calc(${spacing(2)} + 4px)`,
  paddingBottom: spacing(8),
  overflow: 'hidden',
}))

/** The cards of a page in a carousel. */
export function CardStrip<Row extends Identified>({ label, page, rows, card }: CardFrameProps<Row>) {
  if (!rows) {
    return (
      <Strip aria-hidden>
        <CardSkeletons count={3} />
      </Strip>
    )
  }
  // A new page begins at its first card.
  return (
    <Carousel key={page} label={label} items={rows}>
      {card}
    </Carousel>
  )
}
