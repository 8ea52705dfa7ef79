import { screen } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'

const ana = {
  id: 7,
  name: 'ana',
  typeUser: 'NORMAL',
  role: { id: 2, name: 'CAJA' },
  permissions: [
    { module: 'CARGOS', action: 'READ' },
    { module: 'CARGOS', action: 'UPDATE' },
  ],
}
const entry = {
  id: 1,
  fecha: '2026-09-15T16:00:00.000Z',
  usuario: { id: 7, name: 'ana' },
  modulo: 'CARGOS',
  accion: 'UPDATE',
  tipo: 'CARGO',
  registroId: 3,
  nombre: 'LIBROS',
  cambios: [{ campo: 'estado', antes: 'PENDIENTE', despues: 'PAGADO' }],
}

const open = (path: string) =>
  renderScreen(path, {
    answers: {
      'GET /auth/users': { ok: true, users: [ana] },
      'GET /bitacora?usuarioId=7&lecturas=false&pagina=1': { ok: true, bitacora: [entry], total: 1 },
      'GET /bitacora?tipo=USUARIO&id=7&pagina=1': { ok: true, bitacora: [], total: 0 },
    },
  })

test('a user’s file: the role with its way, what they may, what they did, what was changed of them', async () => {
  const { user } = await open('/usuario/7')
  await screen.findByRole('heading', { level: 1, name: 'ana' })
  expect(screen.getByRole('link', { name: 'CAJA' })).toHaveAttribute('href', '/rol/2')
  expect(await screen.findByText('puede ver y cobrar; no registrar ni cancelar.')).toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Qué hizo' }))
  expect(await screen.findByText('Cambió el cargo LIBROS: estado: pendiente → pagado')).toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Bitácora' }))
  expect(await screen.findByText('Todavía no hay nada escrito aquí')).toBeInTheDocument()
})

test('nobody of that number: said, with the way to the list', async () => {
  await open('/usuario/99')
  expect(await screen.findByRole('heading', { level: 1, name: 'No existe este usuario' })).toBeInTheDocument()
})
