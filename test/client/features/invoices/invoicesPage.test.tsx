import { act, screen, waitFor, within } from '@testing-library/react'
import type { Invoice } from '@contract/invoices/invoices.schemas'
import { renderScreen } from '@test/support/pages/screen'
import { writes } from '@test/support/pages/writes'
import { failure } from '@test/support/state/fakeNetwork'
import { anInvoice, LIST, rowOf, SEPTEMBER, summary } from './invoices.support'

const DELIVER = 'POST /facturas/entregar'
const GLOBAL = 'POST /facturas/global'

const lacking = anInvoice(2, {
  estado: 'FALTA',
  faltan: [
    { campo: 'medio', texto: 'Falta decir la tarjeta', ruta: '/facturas?medio=2' },
    { campo: 'curp', texto: 'La CURP no tiene la forma', ruta: '/alumno/7' },
  ],
  medios: [{ metodo_pago: 'TARJETA', monto: 2350, referencia: 'AUT 9' }],
})
const unasked = anInvoice(3, { estado: 'GLOBAL', factura: null })
const resumen = summary({ FALTA: 1, LISTA: 1, GLOBAL: 1 })
const answer = (facturas: Invoice[]) => ({ ok: true, facturas, total: facturas.length, resumen })

const open = async (path = SEPTEMBER, options: Parameters<typeof renderScreen>[1] = {}) => {
  const opened = await renderScreen(path, {
    ...options,
    answers: { [LIST]: answer([unasked, lacking, anInvoice(1)]), ...options.answers },
  })
  await screen.findByRole('heading', { level: 1, name: 'Facturas' })
  await rowOf('000101')
  return opened
}
test('says what is ready, what lacks what with the way to mend it, and how many days are left; each sum leads to its rows', async () => {
  const { user } = await open()
  expect(screen.getByText(/Quedan 6 días para facturar/)).toBeInTheDocument()
  expect((await rowOf('000101')).getByText('MARÍA PEÑA, PEGM800101AB1')).toBeInTheDocument()
  const lacks = await rowOf('000102')
  expect(lacks.getByRole('link', { name: 'La CURP no tiene la forma' })).toHaveAttribute('href', '/alumno/7')
  expect((await rowOf('000103')).getByText('Nadie pidió factura')).toBeInTheDocument()
  expect(screen.getByText(/1 factura entregada se canceló/)).toBeInTheDocument()
  const falta = screen.getByText('Falta algo', { selector: 'dt' }).closest('div')!
  await user.click(within(falta).getByRole('link'))
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /000101/ })).toBeNull())
  expect(screen.getByRole('rowheader', { name: /000102/ })).toBeInTheDocument()
})

// An invoice is of charges and tuition: the server refuses whoever may not update both.
test('nothing is offered to a user who may update charges but not tuition', async () => {
  const { network } = await open(`${SEPTEMBER}&medio=2`, { except: ['COLEGIATURAS UPDATE'] })
  expect(screen.queryByRole('button', { name: /Entregar|Traer timbradas|Aclarar/ })).not.toBeInTheDocument()
  const lacks = await rowOf('000102')
  expect(lacks.getByText('Falta decir la tarjeta')).toBeInTheDocument()
  expect(lacks.getAllByRole('link').map((link) => link.textContent)).not.toContain('Falta decir la tarjeta')
  // Nor by an address that asks: the payment is not even read.
  expect(network.count('GET /pagos/2')).toBe(0)
})

test('mending a payment of another month keeps its days and the state that was chosen', async () => {
  const shown = '/facturas?desde=2026-08-01&hasta=2026-08-31&estado=FALTA'
  await renderScreen(shown, {
    answers: { 'GET /facturas?desde=2026-08-01&hasta=2026-08-31&por_pagina=5000': answer([lacking]) },
  })
  const lacks = await rowOf('000102')
  expect(lacks.getByRole('link', { name: 'Falta decir la tarjeta' })).toHaveAttribute(
    'href',
    `${shown}&medio=2`,
  )
})

test('a charge without a concept says what it is where the list names it, with those of its name', async () => {
  const reason = 'El cargo UNIFORME no tiene concepto: di qué es'
  const unsaid = anInvoice(4, {
    estado: 'FALTA',
    faltan: [{ campo: 'concepto', texto: reason, ruta: '/facturas?cargo=31' }],
  })
  const uniform = { id: 8, nombre: 'UNIFORME', monto: 500, tipo: 'OTRO', activo: true, impuesto: 'IVA_16' }
  const opened = await open(undefined, {
    answers: {
      [LIST]: answer([unsaid, anInvoice(1)]),
      'GET /conceptos': { ok: true, conceptos: [uniform] },
      'PATCH /cargos/31/concepto': { ok: true, message: '3 cargos tienen concepto.', cambiados: 3 },
    },
  })
  await opened.user.click((await rowOf('000104')).getByRole('link', { name: reason }))
  const asked = within(await screen.findByRole('dialog', { name: '¿Qué es este cargo?' }))
  expect(asked.getByText(reason)).toBeVisible()
  await asked.findByRole('option', { name: /^UNIFORME/ })
  await opened.user.selectOptions(asked.getByRole('combobox', { name: 'Concepto' }), '8')
  await opened.user.click(asked.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('3 cargos tienen concepto')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(writes(opened)).toEqual([['PATCH /cargos/31/concepto', { conceptoId: 8, iguales: true }]])
})

test('what is ready and the global are delivered after their number and sum', async () => {
  const entrega = { ok: true, entrega: { id: 4, url: '/api/facturas/archivo?entrega=4' } }
  const list = answer([unasked, lacking, anInvoice(1), anInvoice(5, { total: 2350.5 })])
  const opened = await open(undefined, {
    answers: { [LIST]: list, [DELIVER]: entrega, [GLOBAL]: entrega },
  })
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await opened.user.click(screen.getByRole('button', { name: 'Entregar 2 listas' }))
  const ready = within(screen.getByRole('alertdialog', { name: '¿Entregar las 2 facturas listas?' }))
  expect(ready.getByText(/Son 2 pagos por \$4,700\.50/)).toBeInTheDocument()
  expect(writes(opened)).toEqual([])
  await opened.user.click(ready.getByRole('button', { name: 'Entregar 2 listas' }))
  await screen.findByText('Se entregó; la descarga empezó')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await opened.user.click(screen.getByRole('button', { name: 'Entregar la global' }))
  const asked = within(screen.getByRole('alertdialog'))
  expect(asked.getByText(/Lleva el pago por los que nadie pidió factura: \$2,350\.00/)).toBeInTheDocument()
  await opened.user.click(asked.getByRole('button', { name: 'Entregar la global' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(saved).toHaveBeenCalledTimes(2)
  expect(writes(opened)).toEqual([
    [DELIVER, { pagos: [1, 5] }],
    [GLOBAL, { desde: '2026-09-01', hasta: '2026-09-30' }],
  ])
  saved.mockRestore()
})

const deliverOne = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(screen.getByRole('button', { name: 'Entregar 1 lista' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Entregar 1 lista' }))
}

test('a refusal says why and delivers nothing', async () => {
  const opened = await open(undefined, { answers: { [DELIVER]: failure(409, 'El folio 000101 cambió.') } })
  await deliverOne(opened)
  expect(await screen.findByText('El folio 000101 cambió.')).toBeInTheDocument()
})

test('Enter in a hurry delivers nothing, and what was handed over is not given again by a second press', async () => {
  const answered = { ok: true, entrega: { id: 4, url: '/api/facturas/archivo?entrega=4' } }
  const opened = await open(undefined, { answers: { [DELIVER]: answered } })
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const button = screen.getByRole('button', { name: 'Entregar 1 lista' })
  act(() => button.focus())
  for (let press = 0; press < 4; press++) await opened.user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(writes(opened)).toEqual([])
  await deliverOne(opened)
  await screen.findByText('Se entregó; la descarga empezó')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await opened.user.click(screen.getByRole('button', { name: 'Ninguna factura está lista' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(writes(opened)).toEqual([[DELIVER, { pagos: [1] }]])
  expect(saved).toHaveBeenCalledTimes(1)
  saved.mockRestore()
})

test('the global warns of what it leaves out, and is of one month', async () => {
  const both = '/facturas?desde=2026-09-01&hasta=2026-10-31'
  const { user, network } = await open(both, {
    answers: {
      'GET /facturas?desde=2026-09-01&hasta=2026-10-31&por_pagina=5000': answer([
        unasked,
        lacking,
        anInvoice(1),
      ]),
    },
  })
  await user.click(screen.getByRole('button', { name: 'Entregar la global' }))
  expect(await screen.findByText(/días de un solo mes/)).toBeInTheDocument()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  network.on(LIST, answer([unasked, lacking]))
  await user.clear(screen.getByLabelText('Hasta'))
  await user.type(screen.getByLabelText('Hasta'), '30092026')
  await user.click(await screen.findByRole('button', { name: 'Entregar la global' }))
  expect(within(screen.getByRole('alertdialog')).getByText(/Queda fuera 1 pago/)).toBeInTheDocument()
})

test('a payment that nobody asked for is invoiced to the family’s first choice, with the RFC of who paid', async () => {
  const pago = {
    id: 3,
    folio: 103,
    padre: { id: 5, nombre: 'ROSA PEÑA' },
    alumno: null,
    alumnos: [],
    factura: null,
    conceptos: [],
    medios: [],
  }
  const maria = { id: 1, rfc: 'PEGM800101AB1', nombre: 'MARÍA PEÑA', predeterminado: true }
  const opened = await open(undefined, {
    answers: {
      'GET /pagos/3': { ok: true, pago },
      'GET /caja/familia?padreId=5': {
        ok: true,
        familia: { padre: { id: 5, nombre: 'ROSA PEÑA' }, hijos: [], fiscales: [maria] },
      },
      'PATCH /pagos/3/factura': { ok: true, pago: { ...pago, factura: { ...maria, fiscalId: 1 } } },
    },
  })
  await opened.user.click((await rowOf('000103')).getByRole('button', { name: 'A quién se factura' }))
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getByLabelText('Factura a')).toHaveDisplayValue(/MARÍA PEÑA/))
  const payer = dialog.getByLabelText('RFC de quien pagó, si es otro')
  await opened.user.type(payer, 'xaxx010101000')
  await opened.user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(payer).toHaveAccessibleDescription(/es genérico/))
  expect(writes(opened)).toEqual([])
  await opened.user.clear(payer)
  await opened.user.type(payer, 'gode561231gr8')
  await opened.user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await screen.findByText('Se va a facturar a MARÍA PEÑA, PEGM800101AB1')
  expect(writes(opened)).toEqual([['PATCH /pagos/3/factura', { fiscalId: 1, rfcPago: 'GODE561231GR8' }]])
})

test('what was handed over is downloaded again with one press, and nothing is said to be handed over', async () => {
  const given = anInvoice(4, {
    estado: 'ENTREGADA',
    entrega: { id: 9, fecha: '2026-09-12', tipo: 'ENTREGA' },
  })
  const opened = await open(undefined, {
    answers: {
      [LIST]: answer([given, anInvoice(1)]),
      [DELIVER]: { ok: true, entrega: { id: 9, url: '/api/facturas/archivo?entrega=9' } },
    },
  })
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await opened.user.click(screen.getByRole('button', { name: 'Descargar otra vez' }))
  await screen.findByText('La descarga empezó')
  expect(writes(opened)).toEqual([[DELIVER, { pagos: [4] }]])
  expect(saved).toHaveBeenCalledTimes(1)
  saved.mockRestore()
})

test('the file of a delivery is downloaded again from its row', async () => {
  const given = anInvoice(4, { estado: 'ENTREGADA', entrega: { id: 9, fecha: '2026-09-12', tipo: 'GLOBAL' } })
  const opened = await open(undefined, {
    answers: {
      [LIST]: answer([given, anInvoice(1)]),
      'GET /facturas/entregas/9': { ok: true, contenido: {}, url: '/api/facturas/archivo?entrega=9' },
    },
  })
  const saved: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.getAttribute('href') ?? '')
  })
  const delivered = await rowOf('000104')
  expect(delivered.getByText('global del 12/09/2026')).toBeInTheDocument()
  await opened.user.click(delivered.getByRole('button', { name: /Más acciones/ }))
  await opened.user.click(await screen.findByRole('menuitem', { name: 'Descargar su entrega' }))
  await waitFor(() => expect(saved).toEqual(['/api/facturas/archivo?entrega=9']))
  jest.restoreAllMocks()
})

test('a letter each says the kinds of several cards, and the focus goes on by itself', async () => {
  const unclear = (id: number, metodo_pago: 'TARJETA' | 'DEPOSITO') =>
    anInvoice(id, {
      estado: 'FALTA',
      faltan: [{ campo: 'medio', texto: `Falta decir el ${id}`, ruta: `/facturas?medio=${id}` }],
      medios: [{ metodo_pago, monto: 2350, referencia: `R ${id}` }],
    })
  const said = { ok: true, pago: {} }
  const opened = await open(undefined, {
    answers: {
      [LIST]: answer([anInvoice(1), unclear(2, 'TARJETA'), unclear(3, 'DEPOSITO'), unclear(4, 'TARJETA')]),
      'PATCH /pagos/2/medio': said,
      'PATCH /pagos/3/medio': said,
      'PATCH /pagos/4/medio': said,
    },
  })
  await opened.user.click(screen.getByRole('button', { name: /Aclarar tarjeta o depósito de 3 pagos/ }))
  await screen.findByText('Faltan 3')
  await opened.user.keyboard('ded')
  await screen.findByText('Todo quedó aclarado')
  expect(writes(opened)).toEqual([
    ['PATCH /pagos/2/medio', { indice: 0, tarjeta: 'DEBITO' }],
    ['PATCH /pagos/3/medio', { indice: 0, deposito: 'EFECTIVO' }],
    ['PATCH /pagos/4/medio', { indice: 0, tarjeta: 'DEBITO' }],
  ])
})

test('the kinds of several cards are said in one dialog, one press each', async () => {
  const opened = await open(undefined, { answers: { 'PATCH /pagos/2/medio': { ok: true, pago: {} } } })
  await opened.user.click(screen.getByRole('button', { name: 'Aclarar tarjeta o depósito' }))
  const dialog = screen.getByRole('dialog', { name: '¿Crédito o débito?' })
  await opened.user.click(within(dialog).getByRole('radio', { name: 'Débito' }))
  await screen.findByText('Todo quedó aclarado')
  expect(writes(opened)).toEqual([['PATCH /pagos/2/medio', { indice: 0, tarjeta: 'DEBITO' }]])
})
