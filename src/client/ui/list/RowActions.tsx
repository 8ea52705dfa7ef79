import { useId, useState } from 'react'
import { Icon } from '../icons/Icon'
import { lazyPart } from '../parts/lazyPart'
import { RowAction, type RowActionProps } from './RowAction'

const load = () => import('./ActionMenu')
const ActionMenu = lazyPart(async () => (await load()).ActionMenu)
/** Loads the menu when the pointer comes near; an error shows on click. */
const prepare = () => void load().catch(() => undefined)

interface RowActionsProps {
  of: string
  actions: readonly (RowActionProps | false | null | undefined)[]
}

export function RowActions({ of, actions }: RowActionsProps) {
  const id = useId()
  const [opened, setOpened] = useState<{ anchor: HTMLElement; of: string } | null>(null)
  const [wasOpen, setWasOpen] = useState(false)
  const [main, ...rest] = actions.filter((action) => !!action)
  // Elements may be reused for another row: a menu opened for the last one must not act on it.
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
