import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  aFamily,
  collect,
  exact,
  field,
  openFamily,
  paid,
  payments,
  picked,
  side,
  sum,
  taken,
} from './desk.support'

const WAIVE = 'Condonar recargo de Enero 2021'
const REASON = 'Motivo de la condonación'
const REFUND = 'POST /caja/devolucion'

test('one month is let off its recargo, for a reason', async () => {
  const { user, network } = await openFamily()
  expect(side().getByText(/^incluye \$200\.00 de recargos/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: WAIVE }))
  expect([sum('A pagar'), sum('Recargos condonados')]).toEqual(['$2,500.00', '$200.00'])
  expect(side().queryByText(/^incluye/)).not.toBeInTheDocument()
  expect(collect()).toHaveTextContent('Escribe el motivo')
  await user.click(collect())
  expect(field(REASON)).toHaveFocus()
  expect(payments(network)).toEqual([])
  await user.keyboard(' ACUERDO ')
  await exact(user)
  await user.click(collect())
  await taken()
  expect(payments(network)[0]?.body).toMatchObject({
    medios: [{ monto: 2500 }],
    condonar: { ids: [11], motivo: 'ACUERDO' },
  })
})

test('all recargos are let off with one press, and the reason is asked where the focus then is', async () => {
  const { user } = await openFamily()
  await user.click(side().getByRole('button', { name: 'Condonar los recargos elegidos' }))
  expect(sum('Recargos condonados')).toBe('$200.00')
  expect(field(REASON)).toHaveFocus()
})

test('by keyboard: C on its line; what is not paid waives nothing', async () => {
  const { user } = await openFamily()
  await user.keyboard('{ArrowDown}c')
  expect(sum('Recargos condonados')).toBe('$200.00')
  await user.keyboard(' ')
  expect(picked()).not.toContain('Enero 2021')
  expect([sum('A pagar'), sum('Recargos condonados')]).toEqual(['$500.00', undefined])
  expect(side().queryByLabelText(REASON)).not.toBeInTheDocument()
})

test('who may only take money is offered neither a waiver nor a refund', async () => {
  await openFamily(
    {
      permissions: [
        'CARGOS READ',
        'CARGOS UPDATE',
        'COLEGIATURAS READ',
        'COLEGIATURAS UPDATE',
        'ALUMNOS READ',
      ],
    },
    aFamily({ saldo_favor: 700 }),
  )
  expect(screen.queryByRole('button', { name: WAIVE })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Devolver saldo' })).not.toBeInTheDocument()
})

test('credit is given back for a reason; folio and paper stay until they are answered', async () => {
  const { user, network } = await openFamily(
    {
      answers: {
        [REFUND]: {
          ok: true,
          saldo_favor: 200,
          devolucion: { id: 9, folio: 4, monto: 500, padre: { id: 3, nombre: 'MARÍA LÓPEZ' } },
        },
      },
    },
    aFamily({ saldo_favor: 700 }),
  )
  const opener = screen.getByRole('button', { name: 'Devolver saldo' })
  await user.click(opener)
  const dialog = within(await screen.findByRole('dialog', { name: 'Devolver saldo a favor' }))
  const [monto, motivo] = [
    dialog.getByLabelText('Cuánto se devuelve'),
    dialog.getByLabelText('Motivo de la devolución'),
  ]
  expect([monto, dialog.queryByLabelText('Efectivo recibido')]).toEqual([expect.anything(), null])
  // The last button names the missing field and moves the focus there: first the method, then the reason.
  await user.click(dialog.getByRole('button', { name: 'Elige el método' }))
  expect(dialog.getByRole('radio', { name: 'Efectivo' })).toHaveFocus()
  await user.click(dialog.getByRole('radio', { name: 'Efectivo' }))
  await user.type(monto, '{Enter}')
  expect(motivo).toHaveFocus()
  expect(dialog.getByRole('button', { name: 'Escribe el motivo' })).toBeInTheDocument()
  fireEvent.change(motivo, { target: { value: ' SE VA DE LA CIUDAD ' } })
  const give = dialog.getByRole('button', { name: 'Devolver' })
  fireEvent.change(monto, { target: { value: '701' } })
  await user.click(give)
  await waitFor(() =>
    expect(monto).toHaveAccessibleDescription('No puede ser mayor al saldo a favor de $700.00'),
  )
  fireEvent.change(monto, { target: { value: '500' } })
  // A key that is held down sends nothing.
  for (let repeats = 0; repeats < 3; repeats++)
    expect(fireEvent.keyDown(give, { key: 'Enter', repeat: true })).toBe(false)
  expect(network.count(REFUND)).toBe(0)
  await user.click(give)
  const result = within(
    await screen.findByRole('dialog', { name: 'Devolución registrada con el folio D-000004' }),
  )
  const sent = network.sent.filter(({ path }) => path === '/caja/devolucion')
  expect(sent.map(({ body }) => body)).toEqual([
    ...[{ padreId: 3, monto: 500, metodo_pago: 'EFECTIVO', referencia: null, motivo: 'SE VA DE LA CIUDAD' }],
  ])
  expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{32,36}$/)
  expect(result.getByText('Saldo a favor ahora').nextElementSibling).toHaveTextContent('$200.00')
  network.on('POST /caja/devolucion/9/recibo', { ok: true, recibo: { url: '/x.pdf', reimpresion: false } })
  await user.click(result.getByRole('button', { name: 'Imprimir recibo' }))
  expect(await result.findByRole('link', { name: 'Descargar' })).toHaveAttribute(
    'download',
    'devolucion-D-000004.pdf',
  )
  await user.click(result.getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('the result names the child of each line, and its receipt goes by WhatsApp', async () => {
  const several = paid(4700)
  const lines = [
    { tipo: 'COLEGIATURA', descripcion: 'ENERO', monto: 2350, idAlumno: 7 },
    { tipo: 'COLEGIATURA', descripcion: 'ENERO', monto: 2350, idAlumno: 8 },
  ]
  const alumnos = [
    { id: 7, nombre: 'ANA PEÑA' },
    { id: 8, nombre: 'BETO PEÑA' },
  ]
  const { user, network } = await openFamily({
    answers: { 'POST /caja/cobro': { ...several, pago: { ...several.pago, conceptos: lines, alumnos } } },
  })
  await exact(user)
  await user.click(collect())
  await taken()
  expect(screen.getAllByText(/^ENERO/, { selector: 'dt' }).map(({ textContent }) => textContent)).toEqual([
    'ENERO · ANA PEÑA',
    'ENERO · BETO PEÑA',
  ])
  network.on('POST /pagos/91/enlace', {
    ok: true,
    enlace: { url: 'https://escuela.mx/r/abc', vence: '2026-12-01T18:00:00.000Z' },
  })
  await user.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(await screen.findByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/.*escuela\.mx/),
  )
})
