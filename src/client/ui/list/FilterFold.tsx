import { memo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import { PHONE, useMatches } from '../page/useMatches'
import { partsIn } from '../browser/parts'

const setIn = (frame: HTMLElement | null): number => {
  if (!frame) return 0
  const fields = partsIn<HTMLInputElement | HTMLSelectElement>(frame, 'filter')
  return fields.length === 0 ? -1 : fields.filter(({ value }) => value !== '').length
}

/** Subscribes to nothing: each change of a field draws `Fold` again, which then counts the fields that are set. */
const never = () => () => undefined

function Fold({ children }: { children: ReactNode }) {
  const folds = useMatches(PHONE)
  const frame = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const set = useSyncExternalStore(never, () => setIn(frame.current))
  if (!folds) return children
  const button = set >= 0 && (
    <button type="button" className="fold" aria-expanded={open} onClick={() => setOpen(!open)}>
      {set > 0 ? `Filtros (${set})` : 'Filtros'}
      <Icon name={open ? 'up' : 'down'} size={16} />
    </button>
  )
  return (
    <>
      {button}
      <div ref={frame} className="folded" hidden={set >= 0 && !open}>
        {children}
      </div>
    </>
  )
}

export const FilterFold = memo(Fold)
