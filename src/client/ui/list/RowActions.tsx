import { useId, useState } from 'react'
import { Icon } from '../icons/Icon'
import { lazyPart } from '../parts/lazyPart'
import { RowAction, type RowActionProps } from './RowAction'

const load = () => import('./ActionMenu')
const ActionMenu = lazyPart(async () => (await load()).ActionMenu)
/** When the pointer comes near; an error shows at the click. */
const prepare = () => void load().catch(() => undefined)

interface RowActionsProps {
  of: string
  /** The main one first; false for those that the user may not do. */
  actions: readonly (RowActionProps | false | null | undefined)[]
}

export function RowActions({ of, actions }: RowActionsProps) {
  const id = useId()
  const [opened, setOpened] = useState<{ anchor: HTMLElement; of: string } | null>(null)
  const [wasOpen, setWasOpen] = useState(false)
  const [main, ...rest] = actions.filter((action) => !!action)
  // The elements may be reused for another row: an open menu of the last row must not act on it.
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
