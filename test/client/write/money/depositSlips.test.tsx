import { screen, waitFor } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'

const slip = {
  id: 4,
  padre: { id: 5, nombre: 'ROSA PEÑA' },
  fecha: '2026-09-14',
  monto: 2600,
  enviada: '2026-09-14T16:00:00Z',
  esPdf: false,
  urlFoto: '/files/fichas/4.jpg?firma=1',
  urlMiniatura: null,
}

// Without it a family's picture of its deposit is seen by nobody who looks for the deposit.
test('a slip that a family sent is on the bank’s page with its picture, and is set aside by a press', async () => {
  const { user, network } = await renderScreen('/banco', {
    answers: {
      'GET /banco/movimientos?estado=PENDIENTE&por_pagina=500': { ok: true, movimientos: [], total: 0 },
      'GET /fichas': { ok: true, fichas: [slip] },
      'PATCH /fichas/4': { ok: true, ficha: slip },
    },
  })
  expect(await screen.findByText('ROSA PEÑA')).toBeInTheDocument()
  expect(screen.getByText(/\$2,600\.00, el 14\/09\/2026/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ver ficha' })).toHaveAttribute('href', slip.urlFoto)
  network.on('GET /fichas', { ok: true, fichas: [] })
  await user.click(screen.getByRole('button', { name: 'Descartar la ficha de ROSA PEÑA por $2,600.00' }))
  await waitFor(() => expect(screen.queryByText('ROSA PEÑA')).not.toBeInTheDocument())
  expect(network.sent.filter(({ method }) => method === 'PATCH').map(({ path }) => path)).toEqual([
    '/fichas/4',
  ])
})
