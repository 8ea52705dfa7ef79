import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import type { Tuition } from '@contract/tuition/tuition.schemas'
import { aStatement, OCT, STATEMENT } from './tuition.support'

const statementOf = (...pagos: Tuition[]) => aStatement({ pagos })
const EXTEND = 'PATCH /colegiaturas/prorroga'
const PAGE = '/pago/colegiatura/7'
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Prórroga' }))

test('the chosen months are given more time, for a reason, by who may; it ends the same way', async () => {
  const prorroga = { hasta: '2099-12-31', motivo: 'ENFERMEDAD' }
  const { user, network } = await renderScreen(PAGE, {
    answers: {
      [STATEMENT]: statementOf(OCT),
      [EXTEND]: { ok: true, message: 'Prórroga registrada.', pagos: [{ ...OCT, prorroga }] },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Dar prórroga' }))
  const given = await dialog()
  fireEvent.change(given.getByLabelText(/^Hasta/), { target: { value: '31/12/2099' } })
  await user.click(given.getByRole('button', { name: 'Dar prórroga' }))
  expect(given.getByLabelText(/Motivo/)).toHaveAccessibleDescription('Debes colocar el motivo de la prórroga')
  expect(network.count(EXTEND)).toBe(0)
  fireEvent.change(given.getByLabelText(/Motivo/), { target: { value: 'ENFERMEDAD' } })
  network.on(STATEMENT, statementOf({ ...OCT, prorroga, recargo: 0, meses_retraso: 0 }))
  await user.click(given.getByRole('button', { name: 'Dar prórroga' }))
  expect(await screen.findByText('Prórroga hasta el 31/12/2099: ENFERMEDAD')).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Dar prórroga' }))
  const ending = await dialog()
  await user.click(ending.getByRole('checkbox', { name: 'Terminar la prórroga' }))
  await user.click(ending.getByRole('button', { name: 'Terminar la prórroga' }))
  await waitFor(() =>
    expect(network.sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      { ids: [OCT.id], ...prorroga },
      { ids: [OCT.id], hasta: null, motivo: null },
    ]),
  )
})

test('who may not let money go sees neither the extension nor the waiver', async () => {
  const { user } = await renderScreen(PAGE, {
    answers: { [STATEMENT]: statementOf(OCT) },
    permissions: ['COLEGIATURAS READ', 'COLEGIATURAS UPDATE'],
  })
  await user.click(await screen.findByRole('button', { name: /^Cobrar \$/ }))
  await screen.findByRole('dialog', { name: 'Cobrar colegiatura' })
  expect(screen.queryByLabelText(/Condonar/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Dar prórroga' })).not.toBeInTheDocument()
})
