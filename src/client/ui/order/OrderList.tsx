import { styled } from '@mui/material/styles'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Icon } from '../icons/Icon'
import { IconAction } from '../icons/IconAction'
import { Hidden } from '../page/Hidden'
import { useDrag } from './useDrag'

interface OrderHandleProps {
  name: string
  helpId: string
  first: boolean
  last: boolean
  /** -1 is up. `part` is the button that keeps the focus. */
  onStep: (by: -1 | 1, part: OrderPart) => void
  onGrab: (event: PointerEvent<HTMLElement>) => void
}

type OrderPart = 'grip' | 'up' | 'down'

const Frame = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  '& [data-part=grip]': {
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    padding: 0,
    border: 0,
    borderRadius: vars.shape.borderRadius,
    background: 'none',
    color: vars.palette.text.secondary,
    cursor: 'grab',
    // Otherwise dragging would scroll the page.
    touchAction: 'none',
    userSelect: 'none',
    '&:hover': { background: vars.palette.surface.neutralSoft, color: vars.palette.text.primary },
    '&:active': { cursor: 'grabbing' },
  },
}))

function OrderHandle({ name, helpId, first, last, onStep, onGrab }: OrderHandleProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const up = event.key === 'ArrowUp'
    if (up ? !first : !last) onStep(up ? -1 : 1, 'grip')
  }
  return (
    <Frame>
      <button
        type="button"
        data-part="grip"
        aria-label={`Mover ${name}`}
        aria-describedby={helpId}
        title="Arrastra para cambiar el orden"
        onPointerDown={onGrab}
        onKeyDown={onKeyDown}
      >
        <Icon name="grip" size={20} />
      </button>
      <span data-part="up">
        <IconAction icon="up" label={`Subir ${name}`} disabled={first} onClick={() => onStep(-1, 'up')} />
      </span>
      <span data-part="down">
        <IconAction icon="down" label={`Bajar ${name}`} disabled={last} onClick={() => onStep(1, 'down')} />
      </span>
    </Frame>
  )
}

interface OrderListProps<Item extends { key: number }> {
  label: string
  items: readonly Item[]
  nameOf: (index: number) => string
  onMove: (from: number, to: number) => void
  children: (item: Item, index: number, handle: ReactNode) => ReactNode
}

const List = styled('ol')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { position: 'relative', minWidth: 0 },
  '& > li.dragged': { zIndex: 2, opacity: 0.85, boxShadow: `0 4px 16px ${vars.palette.divider}` },
  '& > li.before::before, & > li.after::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    height: 4,
    borderRadius: 2,
    background: vars.palette.primary.main,
  },
  '& > li.before::before': { top: -10 },
  '& > li.after::after': { bottom: -10 },
}))

/** Focuses the button that was used, or at an end of the list, where it is disabled, its neighbour. */
const focusPart = (row: Element | null | undefined, part: OrderPart): void => {
  const buttons = [part, part === 'up' ? 'down' : 'up', 'grip'].flatMap((name) => [
    ...(row?.querySelectorAll<HTMLButtonElement>(`button[data-part=${name}], [data-part=${name}] button`) ??
      []),
  ])
  buttons.find(({ disabled }) => !disabled)?.focus()
}

export function OrderList<Item extends { key: number }>(props: OrderListProps<Item>) {
  const { label, items, nameOf, onMove, children } = props
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<{ index: number; part: OrderPart } | null>(null)
  const [announced, setAnnounced] = useState('')
  const helpId = useId()

  const move = (from: number, to: number, part: OrderPart) => {
    moved.current = { index: to, part }
    const name = nameOf(from)
    setAnnounced(
      `${name.charAt(0).toUpperCase()}${name.slice(1)} quedó en el lugar ${to + 1} de ${items.length}`,
    )
    onMove(from, to)
  }
  const { dragged, start } = useDrag(
    () => [...(list.current?.children ?? [])] as HTMLElement[],
    (from, to) => move(from, to, 'grip'),
  )
  useEffect(() => {
    if (!moved.current) return
    const { index, part } = moved.current
    moved.current = null
    focusPart(list.current?.children[index], part)
  }, [items])

  const classOf = (index: number): string => {
    if (!dragged) return ''
    if (index === dragged.from) return 'dragged'
    if (index !== dragged.to) return ''
    return dragged.to < dragged.from ? 'before' : 'after'
  }
  return (
    <>
      <Hidden id={helpId}>Arrastra, o usa las flechas arriba y abajo, para cambiar el orden.</Hidden>
      <Hidden role="status">{announced}</Hidden>
      <List ref={list} aria-label={label}>
        {items.map((item, index) => (
          <li key={item.key} className={classOf(index)}>
            {children(
              item,
              index,
              <OrderHandle
                name={nameOf(index)}
                helpId={helpId}
                first={index === 0}
                last={index === items.length - 1}
                onStep={(by, part) => move(index, index + by, part)}
                onGrab={(event) => start(event, index)}
              />,
            )}
          </li>
        ))}
      </List>
    </>
  )
}
