import { useId, useState } from 'react'
import { Icon } from '../icons/Icon'
import { lazyPart } from '../parts/lazyPart'
import { RowAction, type RowActionProps } from './RowAction'

const load = () => import('./ActionMenu')
const ActionMenu = lazyPart(async () => (await load()).ActionMenu)
/** A hand on its way to the button: what fails here says so at the press. */
const prepare = () => void load().catch(() => undefined)

interface RowActionsProps {
  /** Whom or what the row names. */
  of: string
  /** The main one first; what the user may not do is left out. */
  actions: readonly (RowActionProps | false | null | undefined)[]
}

/** What can be done with a row: the main action, the others behind a "⋯", whose menu is made when it is first opened. */
export function RowActions({ of, actions }: RowActionsProps) {
  const id = useId()
  const [opened, setOpened] = useState<{ anchor: HTMLElement; of: string } | null>(null)
  const [wasOpen, setWasOpen] = useState(false)
  const [main, ...rest] = actions.filter((action) => !!action)
  // The elements of a row may show another one later: its menu is not that one's.
  const anchor = opened?.of === of ? opened.anchor : null
  const label = `Más acciones de ${of}`
  return (
    <>
      {main && <RowAction {...main} />}
      {rest.length > 0 && (
        <button
          type="button"
          className="row-action more"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          {...(anchor ? { 'aria-controls': id } : {})}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={({ currentTarget }) => {
            setWasOpen(true)
            setOpened({ anchor: currentTarget, of })
          }}
        >
          <Icon name="more" />
        </button>
      )}
      {wasOpen && (
        <ActionMenu id={id} label={label} anchor={anchor} actions={rest} onClose={() => setOpened(null)} />
      )}
    </>
  )
}
