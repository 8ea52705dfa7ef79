import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { IconAction } from '../icons/IconAction'
import { Hidden } from '../page/Hidden'
import { stripColumns } from './stripColumns'
import { useStrip } from './useStrip'

export interface CarouselProps<Item extends { id: number | string }> {
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
