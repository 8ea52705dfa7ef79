import { memo, useEffect, useRef } from 'react'
import { Icon } from '../icons/Icon'

export interface PagerProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

function Buttons({ page, pages, onPage }: PagerProps) {
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)
  useEffect(() => {
    // At the first or last page the pressed button is disabled and would drop the focus; the other one takes it.
    if (!pressed.current) return
    pressed.current = false
    if (next.current?.disabled) previous.current?.focus()
    else if (previous.current?.disabled) next.current?.focus()
  }, [page])
  const go = (to: number) => {
    pressed.current = true
    onPage(to)
  }
  return (
    <nav className="ui-pager" aria-label="Páginas">
      <button ref={previous} type="button" disabled={page <= 1} onClick={() => go(page - 1)}>
        <Icon name="left" />
        Anterior
      </button>
      <span role="status">{`página ${page} de ${pages}`}</span>
      <button ref={next} type="button" disabled={page >= pages} onClick={() => go(page + 1)}>
        Siguiente
        <Icon name="right" />
      </button>
    </nav>
  )
}

/** Anterior and Siguiente with "página 2 de 14". */
export const Pager = memo(Buttons)
