import { screen, waitFor, within } from '@testing-library/react'
import type { Invoice } from '@contract/invoices/invoices.schemas'
import type { EndedInvoice } from '@contract/invoices/stamped.schemas'
import { renderScreen } from '@test/support/pages/screen'
import { writes } from '@test/support/pages/writes'
import { failure } from '@test/support/state/fakeNetwork'
import { anInvoice, LIST, rowOf, SEPTEMBER, summary } from './invoices.support'

const UUID = '25DA67EE-822A-2E01-D6AB-F147DAA201DA'

const delivered: Partial<Invoice> = {
  estado: 'ENTREGADA',
  entrega: { id: 4, fecha: '2026-09-12', tipo: 'ENTREGA' },
}
const resumen = summary({ ENTREGADA: 1, RECHAZADA: 1, TIMBRADA: 1 })
const ending: EndedInvoice = {
  pago: { id: 9, folio: 109, fecha: '2026-08-10' },
  de: 'LUZ PEÑA',
  total: 100,
  tipo: 'CANCELADA',
  en_global: false,
  uuid: UUID,
}
const facturas = [
  anInvoice(1, delivered),
  anInvoice(2, { ...delivered, estado: 'RECHAZADA', rechazo: 'EL NOMBRE NO COINCIDE' }),
  anInvoice(3, { ...delivered, estado: 'TIMBRADA', uuid: UUID }),
]

const open = async (answers: Record<string, unknown> = {}) => {
  const opened = await renderScreen(SEPTEMBER, {
    answers: {
      [LIST]: { ok: true, facturas, total: 3, resumen, por_nombrar: [ending] },
      ...answers,
    } as never,
  })
  await rowOf('000101')
  return opened
}
test('a row says its UUID or why the service refused it', async () => {
  await open()
  expect((await rowOf('000103')).getByText(UUID)).toBeInTheDocument()
  expect((await rowOf('000103')).getByText('Timbrada')).toBeInTheDocument()
  expect((await rowOf('000102')).getByText('EL NOMBRE NO COINCIDE')).toBeInTheDocument()
})

test('files that are brought: what did not agree is named by its file', async () => {
  const brought = {
    ok: true,
    timbradas: 1,
    iguales: 0,
    anotadas: 0,
    no_coinciden: 1,
    ignorados: 1,
    resultados: [
      { archivo: 'a.xml', resultado: 'TIMBRADA', uuid: UUID, folio: 101, total: 2350 },
      { archivo: 'mes.zip/b.xml', resultado: 'NO_COINCIDE', motivo: 'Es por $1.00', folio: 102, total: 1 },
    ],
  }
  const opened = await open({ 'POST /facturas/timbradas': brought })
  await opened.user.click(screen.getByRole('button', { name: 'Traer timbradas' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Traer timbradas' }))
  await opened.user.upload(dialog.getByLabelText(/Facturas timbradas/), [
    new File(['<a/>'], 'a.xml'),
    new File(['PK'], 'mes.zip'),
  ])
  await opened.user.click(dialog.getByRole('button', { name: 'Traer timbradas' }))
  const told = within(await screen.findByRole('dialog', { name: 'Facturas que regresaron timbradas' }))
  expect(told.getByText('Se timbró 1 factura y 1 no coincide.')).toBeInTheDocument()
  expect(told.getByText('mes.zip/b.xml')).toBeInTheDocument()
  expect(told.getByText('Es por $1.00')).toBeInTheDocument()
  expect(told.queryByText('a.xml')).toBeNull()
})

test('the service refused one: the reason is asked beside its field; from there it goes back to the list', async () => {
  const opened = await open({
    'PATCH /pagos/1/timbrado': {
      ok: true,
      factura: anInvoice(1, { ...delivered, estado: 'RECHAZADA', rechazo: 'X' }),
    },
    'PATCH /pagos/2/timbrado': {
      ok: true,
      message: 'El pago se puede entregar otra vez.',
      factura: anInvoice(2, { ...delivered, estado: 'LISTA', entrega: null }),
    },
  })
  const choose = async (folio: string, label: string) => {
    await opened.user.click((await rowOf(folio)).getByRole('button', { name: /Más acciones/ }))
    await opened.user.click(await screen.findByRole('menuitem', { name: label }))
  }
  await choose('000101', 'La rechazó el PAC')
  const dialog = within(await screen.findByRole('dialog', { name: /rechazó la factura del folio 000101/ }))
  await opened.user.click(dialog.getByRole('button', { name: 'Marcar como rechazada' }))
  expect(await dialog.findByText('Escribe por qué se rechazó')).toBeInTheDocument()
  await opened.user.type(dialog.getByLabelText(/Por qué se rechazó/), 'EL NOMBRE')
  await opened.user.click(dialog.getByRole('button', { name: 'Marcar como rechazada' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await choose('000102', 'Regresar a la lista')
  await screen.findByText('El pago se puede entregar otra vez')
  expect(writes(opened)).toEqual([
    ['PATCH /pagos/1/timbrado', { estado: 'RECHAZADA', motivo: 'EL NOMBRE' }],
    ['PATCH /pagos/2/timbrado', { estado: 'LISTA' }],
  ])
})

test('the motive of a cancellation: 01 asks for the folio, and the server’s reason is beside it', async () => {
  const CALL = 'PATCH /pagos/9/cancelacion'
  const opened = await open({
    [CALL]: failure(400, 'No', { sustituye: 'No existe el recibo con folio 000777' }),
  })
  await opened.user.click(screen.getByRole('button', { name: 'Decir el motivo ante el SAT' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Por qué se cancelan' }))
  const motive = dialog.getByLabelText('Motivo del folio 000109')
  expect(within(motive).queryByRole('option', { name: /^04/ })).toBeNull()
  await opened.user.selectOptions(motive, '01')
  await opened.user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await dialog.findByText(/Escribe el folio del pago/)).toBeInTheDocument()
  expect(writes(opened)).toEqual([])
  await opened.user.type(dialog.getByLabelText(/Folio que sustituye/), '777')
  await opened.user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await dialog.findByText('No existe el recibo con folio 000777')).toBeInTheDocument()
  expect(writes(opened)).toEqual([[CALL, { motivo: '01', sustituye: 777 }]])
})

test('what a baja took out of a global is asked for a motive too; a refusal keeps the dialog, a warning is told', async () => {
  const CALL = 'PATCH /pagos/12/cancelacion'
  const taken: EndedInvoice = {
    ...ending,
    pago: { id: 12, folio: 112, fecha: '2026-08-10' },
    tipo: 'SUSTITUIDA',
    en_global: true,
    falta_motivo: true,
  }
  const byName: EndedInvoice = {
    ...taken,
    pago: { id: 13, folio: 113, fecha: '2026-08-10' },
    falta_motivo: false,
  }
  const opened = await open({
    [LIST]: { ok: true, facturas, total: 3, resumen, por_nombrar: [taken, byName] },
    [CALL]: failure(409, 'El folio 000112 no tiene ninguna factura entregada por cancelar.'),
  })
  await opened.user.click(screen.getByRole('button', { name: 'Decir el motivo ante el SAT' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Por qué se cancelan' }))
  expect(dialog.queryByLabelText('Motivo del folio 000113')).toBeNull()
  await opened.user.selectOptions(dialog.getByLabelText('Motivo del folio 000112'), '01')
  await opened.user.type(dialog.getByLabelText('Folio que sustituye al 000112'), '112')
  await opened.user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText(/no tiene ninguna factura entregada/)).toBeInTheDocument()
  expect(dialog.getByLabelText('Motivo del folio 000112')).toHaveValue('01')
  const aviso = 'La factura del folio 000112 ya se había entregado: descárgala otra vez.'
  opened.network.on(CALL, { ok: true, cancelacion: { motivo: '01', sustituye: 112 }, aviso })
  await opened.user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText(aviso)).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
