import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { ButtonLink } from '@client/ui/parts/ButtonLink'

test('a link as a button carries the names that the stylesheet knows', () => {
  render(
    <MemoryRouter>
      <ButtonLink variant="contained" to="/alumnos/nuevo" startIcon={<i />}>
        Registrar alumno
      </ButtonLink>
    </MemoryRouter>,
  )
  const link = screen.getByRole('link', { name: 'Registrar alumno' })
  expect(link).toHaveAttribute('href', '/alumnos/nuevo')
  expect([...link.classList]).toEqual(['ui-press', 'MuiButton-root', 'MuiButton-contained'])
  expect(link.firstElementChild).toHaveClass('ui-press-icon')
})
