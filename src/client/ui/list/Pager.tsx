import { styled } from '@mui/material/styles'
import { memo, useEffect, useRef } from 'react'
import { Icon } from '../icons/Icon'

export interface PagerProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Plain buttons, styled here: the pager is drawn anew at every key of a search. */
const Nav = styled('nav')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: spacing(1),
  color: vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& > button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: spacing(0.5),
    minHeight: 40,
    padding: `0 ${spacing(1)}`,
    border: 0,
    borderRadius: vars.shape.borderRadius,
    background: 'none',
    font: 'inherit',
    fontWeight: 600,
    color: vars.palette.primary.main,
    cursor: 'pointer',
  },
  '& > button:hover': { background: vars.palette.surface.neutralSoft },
  '& > button:disabled': { background: 'none', color: vars.palette.text.disabled, cursor: 'default' },
}))

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
    <Nav aria-label="Páginas">
      <button ref={previous} type="button" disabled={page <= 1} onClick={() => go(page - 1)}>
        <Icon name="left" />
        Anterior
      </button>
      <span role="status">{`página ${page} de ${pages}`}</span>
      <button ref={next} type="button" disabled={page >= pages} onClick={() => go(page + 1)}>
        Siguiente
        <Icon name="right" />
      </button>
    </Nav>
  )
}

/** Anterior and Siguiente with "página 2 de 14". */
export const Pager = memo(Buttons)
