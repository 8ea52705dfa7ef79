import { styled, type Theme } from '@mui/material/styles'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import type { Identified } from '../list/columns'
import { placeForKey } from '../media/scrolling'
import { Hidden } from '../page/Hidden'
import { formPartIn } from '../browser/formParts'
import { CardSkeletons, type CardFrameProps } from './CardGrid'

/** On a phone one card and a bit of the next, to be swiped. */
const places = ({ spacing, breakpoints }: Theme) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: spacing(2),
  [breakpoints.down('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [breakpoints.down('sm')]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: '86%',
  },
})

interface CarouselProps<Item extends { id: number | string }> {
  label: string
  items: readonly Item[]
  /** The first link or button of a card takes the focus. */
  children: (item: Item) => ReactNode
}

const Frame = styled('div')(({ theme, theme: { spacing, breakpoints } }) => ({
  padding: spacing(2),
  '& > ul': {
    ...places(theme),
    margin: 0,
    // Room for the focus ring, which a scrolling box would cut off.
    padding: 4,
    listStyle: 'none',
  },
  '& > ul > li': { minWidth: 0 },
  [breakpoints.down('sm')]: {
    '& > ul': {
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: 4,
      scrollbarWidth: 'thin',
    },
    '& > ul > li': { scrollSnapAlign: 'start' },
  },
}))

export function Carousel<Item extends { id: number | string }>({
  label,
  items,
  children,
}: CarouselProps<Item>) {
  const strip = useRef<HTMLUListElement>(null)
  const id = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    const cards = [...(strip.current?.children ?? [])]
    const at = cards.findIndex((card) => card.contains(event.target as Node))
    const to = at < 0 ? null : placeForKey(event.key, at, cards.length)
    if (to === null) return
    event.preventDefault()
    const next = formPartIn(cards[to], 'cardPress')
    next?.focus({ preventScroll: true })
    cards[to]?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }
  return (
    <Frame role="group" aria-roledescription="carrusel" aria-label={label} aria-describedby={id}>
      <Hidden id={id}>Las flechas izquierda y derecha van de una tarjeta a otra.</Hidden>
      <ul ref={strip} role="list" onKeyDown={onKeyDown}>
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
    </Frame>
  )
}

const Strip = styled('div')(({ theme, theme: { spacing } }) => ({
  ...places(theme),
  padding: `calc(${spacing(2)} + 4px)`,
  overflow: 'hidden',
}))

export function CardStrip<Row extends Identified>({ label, page, rows, card }: CardFrameProps<Row>) {
  if (!rows) {
    return (
      <Strip aria-hidden>
        <CardSkeletons count={9} />
      </Strip>
    )
  }
  // The key makes a new page start at its first card.
  return (
    <Carousel key={page} label={label} items={rows}>
      {card}
    </Carousel>
  )
}
