import { screen } from '@testing-library/react'
import type { Reply } from '@test/support/state/fakeNetwork'
import { openCheck } from './check.support'

const CODE = '0A1B2C3D4E'
const known = (estado: string) => ({
  ok: true,
  constancia: {
    folio: 12,
    tipo: 'CONDUCTA',
    fecha: '2026-09-15',
    escuela: 'Colegio Núñez',
    iniciales: 'S. Ñ. D.',
    estado,
  },
})

const open = (path: string, reply: Reply | null) =>
  openCheck('Comprobar constancia', path, `GET /constancias/${CODE}`, reply)

test.each([
  ['VALIDA', 'VÁLIDA', /sigue vigente/],
  ['CANCELADA', 'CANCELADA', /ya no es válida/],
])('%s: kind, folio, day, school and initials, without a session', async (estado, word, sentence) => {
  const { asked } = await open(`/constancia/${CODE}`, known(estado))
  expect(await screen.findByText(word)).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent(sentence)
  for (const value of ['Constancia de conducta', '000012', '15/09/2026', 'S. Ñ. D.'])
    expect(screen.getByText(value)).toBeInTheDocument()
  expect(asked).toEqual([`/constancias/${CODE}`])
  expect(document.title).toBe('Comprobar constancia · Colegio Núñez')
})

test('a code that is none is not asked; another one is typed and checked', async () => {
  const { asked, user, network } = await open('/constancia/textos', null)
  expect(await screen.findByText('NO ENCONTRADO')).toBeInTheDocument()
  expect(asked).toEqual([])
  network.on(`GET /constancias/${CODE}`, known('VALIDA'))
  const field = screen.getByLabelText('Código de la constancia')
  await user.clear(field)
  await user.type(field, 'oa1b2-c3d4e{Enter}')
  expect(await screen.findByText('VÁLIDA')).toBeInTheDocument()
  expect(asked).toEqual([`/constancias/${CODE}`])
  expect(window.location.pathname).toBe(`/constancia/${CODE}`)
})
