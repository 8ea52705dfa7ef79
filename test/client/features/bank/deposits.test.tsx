import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { writes } from '@test/support/pages/writes'
import { failure } from '@test/support/state/fakeNetwork'
import { aPayment } from '../payments/payments.support'
import { CONFIRM, LIST, deposit, proposal } from './bank.support'

const CHOSEN = 'GET /banco/movimientos/3/propuesta?padreId=9'

const rows = [
  deposit(1),
  deposit(2, { monto: 1000, propuesta: proposal({ familia: 'LUIS GIL', padreId: 4 }) }),
  deposit(3, {
    propuesta: proposal({
      clase: 'NINGUNA',
      familia: null,
      padreId: undefined,
      lineas: [],
      razones: ['ninguna familia debe este importe'],
    } as never),
  }),
]
const done = {
  ok: true,
  cobrados: [{ id: 1, pago: {} }],
  omitidos: [{ id: 2, motivo: 'No alcanzó el tiempo para este depósito: confírmalo otra vez.' }],
}

const open = async (options: Parameters<typeof renderScreen>[1] = {}) => {
  const opened = await renderScreen('/banco', {
    ...options,
    answers: { [LIST]: { ok: true, movimientos: rows, total: rows.length }, ...options.answers },
  })
  await screen.findByRole('heading', { level: 1, name: 'Depósitos del banco' })
  await screen.findByText('SPEI 1')
  return opened
}
/** What a deposit pays of the family that the user chose. */
const chosen = {
  ok: true,
  propuesta: proposal({
    padreId: 9,
    familia: 'ANA SOL',
    clase: 'PROBABLE',
    razones: ['el importe no es exacto: se paga lo más antiguo'],
    lineas: [{ tipo: 'CARGO', id: 5, descripcion: 'UNIFORME', alumno: 'IVÁN SOL', abono: 850 }],
    a_cuenta: 1500,
  }),
}

test('each deposit says its family and why; the sure ones are confirmed together, after their number and sum', async () => {
  const opened = await open({ answers: { [CONFIRM]: done } })
  expect(screen.getAllByText('referencia 1000017 · debe exactamente OCTUBRE de los dos')).toHaveLength(2)
  expect(screen.getByText('Busca la familia')).toBeInTheDocument()
  await opened.user.click(screen.getByRole('button', { name: 'Confirmar las 2 seguras' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText('¿Confirmar 2 depósitos seguros?')).toBeInTheDocument()
  expect(dialog.getByText('$3,350.00')).toBeInTheDocument()
  await opened.user.click(dialog.getByRole('button', { name: 'Confirmar' }))
  await waitFor(() => expect(writes(opened)).toHaveLength(1))
  const movimientos = [
    { id: 1, padreId: 3 },
    { id: 2, padreId: 4 },
  ]
  expect(writes(opened)).toEqual([[CONFIRM, { movimientos }]])
  const notice = await screen.findByText(/^1 depósito confirmado\. Queda 1 depósito sin confirmar\./)
  expect(notice.closest('[role=alert]')).toHaveTextContent('confírmalo otra vez')
})

// Pressed again after a lost answer, or by two people at once: «sin confirmar» would send somebody to take the money twice.
test('a deposit that was confirmed before is not told as unconfirmed', async () => {
  const omitidos = [{ id: 2, motivo: 'El depósito ya está en el folio 000009.', pago: { id: 9, folio: 9 } }]
  const opened = await open({ answers: { [CONFIRM]: { ...done, omitidos } } })
  await opened.user.click(screen.getByRole('button', { name: 'Confirmar las 2 seguras' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await opened.user.click(dialog.getByRole('button', { name: 'Confirmar' }))
  expect(await screen.findByText(/1 depósito confirmado\. 1 depósito ya estaba confirmado\./)).toBeVisible()
  // Whoever chose another family finds by the folio whose payment it became.
  expect(screen.getByText(/El depósito ya está en el folio 000009\./)).toBeVisible()
  expect(screen.queryByText(/sin confirmar/i)).toBeNull()
})

test('with the keyboard: arrows walk, Enter opens a deposit, Enter confirms it', async () => {
  const opened = await open({ answers: { [CONFIRM]: { ...done, omitidos: [] } } })
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus())
  await opened.user.keyboard('{ArrowDown}{Enter}')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('ROSA PEÑA')).toBeInTheDocument()
  expect(dialog.getByText(/COLEGIATURA OCTUBRE 2026 · SOFÍA PEÑA/)).toBeInTheDocument()
  const confirm = dialog.getByRole('button', { name: 'Confirmar' })
  await waitFor(() => expect(confirm).toHaveFocus())
  await opened.user.keyboard('{Enter}')
  await waitFor(() => expect(writes(opened)).toHaveLength(1))
  expect(writes(opened)).toEqual([[CONFIRM, { movimientos: [{ id: 1, padreId: 3 }] }]])
})

test('a deposit without a proposal asks for the family, and shows what it pays before it can be confirmed', async () => {
  const family = {
    tipo: 'PADRE',
    id: 9,
    titulo: 'ANA SOL',
    detalle: '',
    ruta: '/caja?padre=9',
    familia: { padreId: 9 },
  }
  let answer: (reply: object) => void = () => undefined
  const opened = await open({
    answers: {
      [CONFIRM]: done,
      [CHOSEN]: () => new Promise<object>((resolve) => (answer = resolve)),
      [`GET /buscar?${new URLSearchParams({ q: 'ana sol', tipos: 'FAMILIA,PAGO' })}`]: {
        ok: true,
        resultados: [family],
      },
    },
  })
  await opened.user.click((await screen.findAllByRole('button', { name: 'Confirmar' }))[2]!)
  const dialog = within(await screen.findByRole('dialog'))
  const confirm = dialog.getByRole('button', { name: 'Confirmar' })
  expect(confirm).toBeDisabled()
  await opened.user.type(dialog.getByRole('combobox', { name: /Familia/ }), 'ana sol')
  await opened.user.click(await dialog.findByText('ANA SOL'))
  expect(await dialog.findByText('Calculando qué paga…')).toBeInTheDocument()
  expect(confirm).toBeDisabled()
  answer(failure(500, 'La base no contesta.'))
  expect(await dialog.findByText('La base no contesta.')).toBeInTheDocument()
  expect(confirm).toBeDisabled()
  opened.network.on(CHOSEN, chosen)
  await opened.user.click(dialog.getByRole('button', { name: 'Reintentar' }))
  expect(await dialog.findByText('UNIFORME · IVÁN SOL · $850.00')).toBeInTheDocument()
  expect(dialog.getByText('$1,500.00 a cuenta')).toBeInTheDocument()
  expect(dialog.getByText('el importe no es exacto: se paga lo más antiguo')).toBeInTheDocument()
  await waitFor(() => expect(confirm).toHaveFocus())
  await opened.user.keyboard('{Enter}')
  await waitFor(() => expect(writes(opened)).toHaveLength(1))
  expect(writes(opened)).toEqual([[CONFIRM, { movimientos: [{ id: 3, padreId: 9 }] }]])
})

test('arrows go from row to row; a letter searches another family, with the few that it may be beside', async () => {
  const several = proposal({
    clase: 'VARIAS',
    familia: null,
    padreId: undefined,
    lineas: [],
    razones: ['trae la referencia de varias familias: LUIS GIL, ANA SOL'],
    opciones: [
      { padreId: 4, familia: 'LUIS GIL' },
      { padreId: 9, familia: 'ANA SOL' },
    ],
  } as never)
  const opened = await open({
    answers: {
      [LIST]: { ok: true, movimientos: [rows[0], deposit(5, { propuesta: several })], total: 2 },
      'GET /banco/movimientos/5/propuesta?padreId=9': chosen,
      [CONFIRM]: { ...done, omitidos: [] },
    },
  })
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus())
  await opened.user.keyboard('{ArrowDown}{ArrowDown}')
  const last = screen.getAllByRole('button', { name: 'Confirmar' })[1]!
  expect(last).toHaveFocus()
  await opened.user.keyboard('a')
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getByRole('combobox', { name: /Familia/ })).toHaveFocus())
  expect(dialog.getByRole('combobox', { name: /Familia/ })).toHaveValue('a')
  expect(dialog.getByText(/varias familias/)).toBeInTheDocument()
  await opened.user.click(dialog.getByRole('button', { name: 'ANA SOL' }))
  // Until what ANA SOL owes is there, there is nothing to confirm.
  await dialog.findByText('UNIFORME · IVÁN SOL · $850.00')
  await opened.user.click(dialog.getByRole('button', { name: 'Confirmar' }))
  await waitFor(() => expect(writes(opened)).toEqual([[CONFIRM, { movimientos: [{ id: 5, padreId: 9 }] }]]))
})

test('what was confirmed wrongly is undone by cancelling its payment', async () => {
  const paid = deposit(1, { estado: 'COBRADO', propuesta: null, pago: { id: 1, folio: 41 } })
  const opened = await open({
    answers: {
      'GET /banco/movimientos?estado=COBRADO&por_pagina=1000': {
        ok: true,
        movimientos: [paid],
        total: 1,
      },
      'GET /pagos/1': { ok: true, pago: aPayment(1) },
    },
  })
  await opened.user.selectOptions(screen.getByLabelText('Estado'), 'COBRADO')
  await opened.user.click(await screen.findByRole('button', { name: 'Cancelar pago' }))
  expect(await screen.findByText('¿Cancelar el pago con folio 000041?')).toBeInTheDocument()
})

test('without the permission to confirm nothing is offered', async () => {
  await open({ except: ['COLEGIATURAS UPDATE'] })
  expect(screen.queryByRole('button', { name: /Confirmar/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Traer archivo del banco' })).toBeNull()
})
