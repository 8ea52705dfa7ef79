import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { Icon } from '../icons/Icon'

export interface PagerProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

const Nav = styled('nav')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: spacing(1),
  color: vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& > button': { minWidth: 0, paddingInline: spacing(1) },
}))

/** Anterior and Siguiente with "página 2 de 14". */
export function Pager({ page, pages, onPage }: PagerProps) {
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
      <Button
        ref={previous}
        size="small"
        disabled={page <= 1}
        onClick={() => go(page - 1)}
        startIcon={<Icon name="left" />}
      >
        Anterior
      </Button>
      <span role="status">
        página {page} de {pages}
      </span>
      <Button
        ref={next}
        size="small"
        disabled={page >= pages}
        onClick={() => go(page + 1)}
        endIcon={<Icon name="right" />}
      >
        Siguiente
      </Button>
    </Nav>
  )
}
