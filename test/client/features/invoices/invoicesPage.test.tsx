import { screen, waitFor, within } from '@testing-library/react'
import type { Invoice } from '@contract/invoices/invoices.schemas'
import { renderScreen } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'

const LIST = 'GET /facturas?desde=2026-09-01&hasta=2026-09-30&por_pagina=500'
const DELIVER = 'POST /facturas/entregar'
const GLOBAL = 'POST /facturas/global'

const row = (id: number, over: Partial<Invoice> = {}): Invoice => ({
  pago: { id, folio: id + 100, fecha: '2026-09-10', monto: 2350 },
  total: 2350,
  de: `ALUMNO ${id} PEÑA`,
  estado: 'LISTA',
  faltan: [],
  factura: { fiscalId: 1, rfc: 'PEGM800101AB1', nombre: 'MARÍA PEÑA' },
  forma_pago: '03',
  entrega: null,
  medios: [{ metodo_pago: 'TRANSFERENCIA', monto: 2350, referencia: 'SPEI 1' }],
  ...over,
})
const lacking = row(2, {
  estado: 'FALTA',
  faltan: [
    { campo: 'medio', texto: 'Falta decir la tarjeta', ruta: '/facturas?medio=2' },
    { campo: 'curp', texto: 'La CURP no tiene la forma', ruta: '/alumno/7' },
  ],
  medios: [{ metodo_pago: 'TARJETA', monto: 2350, referencia: 'AUT 9' }],
})
const unasked = row(3, { estado: 'GLOBAL', factura: null })
const sum = (pagos: number) => ({ pagos, total: pagos * 2350 })
const resumen = {
  FALTA: sum(1),
  LISTA: sum(1),
  GLOBAL: sum(1),
  ENTREGADA: sum(0),
  CANCELADA: sum(0),
  anticipo: sum(0),
  saldo_usado: 0,
  por_cancelar: 1,
  por_sustituir: 0,
  dias_restantes: 6,
}
const answer = (facturas: Invoice[]) => ({ ok: true, facturas, total: facturas.length, resumen })

const open = async (
  path = '/facturas?desde=2026-09-01&hasta=2026-09-30',
  options: Parameters<typeof renderScreen>[1] = {},
) => {
  const opened = await renderScreen(path, {
    ...options,
    answers: { [LIST]: answer([unasked, lacking, row(1)]), ...options.answers },
  })
  await screen.findByRole('heading', { level: 1, name: 'Facturas' })
  await rowOf('000101')
  return opened
}
const rowOf = async (folio: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(folio) })).closest('tr')!)
const sent = ({ network }: Awaited<ReturnType<typeof open>>) =>
  network.sent
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [`${method} ${path}`, body])

test('says what is ready, what lacks what with the way to mend it, and how many days are left', async () => {
  await open()
  expect(screen.getByText(/Quedan 6 días para facturar/)).toBeInTheDocument()
  expect((await rowOf('000101')).getByText('MARÍA PEÑA, PEGM800101AB1')).toBeInTheDocument()
  const lacks = await rowOf('000102')
  expect(lacks.getByRole('link', { name: 'La CURP no tiene la forma' })).toHaveAttribute('href', '/alumno/7')
  expect((await rowOf('000103')).getByText('Nadie pidió factura')).toBeInTheDocument()
  expect(screen.getByText(/1 factura entregada se canceló/)).toBeInTheDocument()
})

test('one press delivers what is ready; the global asks first', async () => {
  const entrega = { ok: true, entrega: { id: 4, url: '/api/facturas/archivo?entrega=4' } }
  const opened = await open(undefined, {
    answers: { [DELIVER]: entrega, [GLOBAL]: entrega },
  })
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await opened.user.click(screen.getByRole('button', { name: 'Entregar 1 lista' }))
  await screen.findByText('Se entregó; la descarga empezó')
  await opened.user.click(screen.getByRole('button', { name: 'Entregar la global' }))
  const asked = within(screen.getByRole('alertdialog'))
  expect(asked.getByText(/Lleva el pago por los que nadie pidió factura: \$2,350\.00/)).toBeInTheDocument()
  await opened.user.click(asked.getByRole('button', { name: 'Entregar la global' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(saved).toHaveBeenCalledTimes(2)
  expect(sent(opened)).toEqual([
    [DELIVER, { pagos: [1] }],
    [GLOBAL, { desde: '2026-09-01', hasta: '2026-09-30' }],
  ])
  saved.mockRestore()
})

test('a refusal says why and delivers nothing', async () => {
  const opened = await open(undefined, { answers: { [DELIVER]: failure(409, 'El folio 000101 cambió.') } })
  await opened.user.click(screen.getByRole('button', { name: 'Entregar 1 lista' }))
  expect(await screen.findByText('El folio 000101 cambió.')).toBeInTheDocument()
})

test('the kinds of several cards are said in one dialog, one press each', async () => {
  const opened = await open(undefined, { answers: { 'PATCH /pagos/2/medio': { ok: true, pago: {} } } })
  await opened.user.click(screen.getByRole('button', { name: /Decir la tarjeta o el depósito de 1 pago/ }))
  await opened.user.click(within(screen.getByRole('dialog')).getByRole('radio', { name: 'Débito' }))
  await screen.findByText('El tipo se guardó')
  expect(sent(opened)).toEqual([['PATCH /pagos/2/medio', { indice: 0, tarjeta: 'DEBITO' }]])
})
