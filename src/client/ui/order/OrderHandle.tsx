import { styled } from '@mui/material/styles'
import type { KeyboardEvent, PointerEvent } from 'react'
import { Icon } from '../icons/Icon'
import { IconAction } from '../icons/IconAction'

export interface OrderHandleProps {
  /** What is moved: "pregunta 2". */
  name: string
  /** Id of the text that says how. */
  helpId: string
  first: boolean
  last: boolean
  /** One place up (-1) or down (1); `part` is the button that has to keep the focus. */
  onStep: (by: -1 | 1, part: OrderPart) => void
  onGrab: (event: PointerEvent<HTMLElement>) => void
}

/** The three buttons of a handle. */
export type OrderPart = 'grip' | 'up' | 'down'

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
    // A finger on it drags the row, not the page.
    touchAction: 'none',
    userSelect: 'none',
    '&:hover': { background: vars.palette.surface.neutralSoft, color: vars.palette.text.primary },
    '&:active': { cursor: 'grabbing' },
  },
}))

/** Changes the place of a row: dragged, with the arrow keys, or with the buttons. */
export function OrderHandle({ name, helpId, first, last, onStep, onGrab }: OrderHandleProps) {
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
