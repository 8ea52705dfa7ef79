import { styled } from '@mui/material/styles'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAppSelector } from '../../state/hooks'
import { selectCan } from '../../state/session/session.selectors'
import { Icon } from '../../ui/icons/Icon'

const Form = styled('form')(({ theme: { vars, spacing, breakpoints } }) => ({
  position: 'relative',
  width: 'min(320px, 40vw)',
  [breakpoints.down('sm')]: { display: 'none' },
  '& svg': { position: 'absolute', left: spacing(1.25), top: 9, pointerEvents: 'none' },
  '& input': {
    width: '100%',
    height: 36,
    padding: spacing(0, 1.5, 0, 5),
    border: '1px solid transparent',
    borderRadius: vars.shape.borderRadius,
    background: 'rgba(255,255,255,.14)',
    color: 'inherit',
    font: 'inherit',
    '&::placeholder': { color: 'inherit', opacity: 0.8 },
    '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: 1 },
  },
}))

/** Finds a pupil from anywhere: the list of all pupils opens with the search in place. */
export function GlobalSearch() {
  const [query, setQuery] = useState('')
  const navigate = useNavigate()
  const canRead = useAppSelector((state) => selectCan(state, 'ALUMNOS', 'READ'))
  if (!canRead) return null
  const search = (event: FormEvent) => {
    event.preventDefault()
    if (query.trim() === '') return
    void navigate(`/historial/alumnos?${new URLSearchParams({ q: query.trim() })}`)
    setQuery('')
  }
  return (
    <Form role="search" onSubmit={search}>
      <Icon name="search" size={18} />
      <input
        type="search"
        aria-label="Buscar un alumno"
        placeholder="Buscar un alumno"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
    </Form>
  )
}
