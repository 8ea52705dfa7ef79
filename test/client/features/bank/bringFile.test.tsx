import { screen, within } from '@testing-library/react'
import { BANK_COLUMNS } from '@contract/bank/fileColumns.rules'
import { renderScreen } from '@test/support/pages/screen'

const IMPORT = 'POST /banco/archivos'

const account = {
  id: 5,
  nombre: 'Principal',
  banco: 'BBVA',
  clabe: null,
  mapeo: null,
  pendientes: 0,
  hasta: null,
}

const found: Readonly<Record<string, string>> = { dia: 'Fecha', concepto: 'Concepto', abono: 'Abono' }
const answer = (columns = found) => ({
  ok: true,
  encabezados: ['Fecha', 'Concepto', 'Abono', 'Ref'],
  columnas: BANK_COLUMNS.map((columna) => ({
    columna,
    encabezado: columns[columna] ?? null,
    obligatoria: columna === 'dia',
    ...(columns[columna] ? { por: 'ENCABEZADO' } : {}),
  })),
  muestra: [['05/09/2026', 'SPEI', '2350.00', '1000017']],
  archivo: null,
  resumen: { nuevos: 1, repetidos: 2, cargos: 3, rechazados: 1 },
  filas: [
    { fila: 2, estado: 'NUEVO', fecha: '2026-09-05', monto: 2350, texto: 'SPEI 1000017' },
    {
      fila: 3,
      estado: 'RECHAZADO',
      fecha: null,
      monto: null,
      texto: '',
      motivo: 'El renglón no trae importe',
    },
  ],
  avisos: [{ fila: 4, texto: 'El saldo es $1.00 y debería ser $2.00' }],
})

const open = async (checked: object) => {
  const opened = await renderScreen('/banco', {
    answers: {
      'GET /banco/movimientos?estado=PENDIENTE&por_pagina=5000': { ok: true, movimientos: [], total: 0 },
      'GET /banco/cuentas': { ok: true, cuentas: [account] },
      [IMPORT]: checked,
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Depósitos del banco' })
  await opened.user.click((await screen.findAllByRole('button', { name: 'Traer archivo del banco' }))[0]!)
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByDisplayValue('Principal · BBVA')
  const file = new File(['x'], 'movimientos.csv', { type: 'text/csv' })
  await opened.user.upload(dialog.getByLabelText(/Archivo de movimientos/), file)
  const sent = () =>
    opened.network.sent
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => ['simular', 'mapeo'].map((name) => (body as FormData).get(name)))
  return { ...opened, dialog, sent }
}

test('a file that is dropped is shown as it will be read, with what is wrong in it, and then kept', async () => {
  const { user, dialog, sent } = await open(answer())
  expect(
    await dialog.findByText('Nuevos: 1 · Ya estaban: 2 · Retiros: 3 · Rechazados: 1'),
  ).toBeInTheDocument()
  expect(dialog.getByText(/05\/09\/2026 · .*SPEI 1000017/)).toBeInTheDocument()
  expect(dialog.getByText(/El renglón no trae importe/)).toBeInTheDocument()
  expect(dialog.getByText(/debería ser/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Guardar 1 depósito nuevo' }))
  await screen.findByText('1 depósito nuevo')
  expect(sent()).toEqual([
    ['true', null],
    ['false', null],
  ])
})

test('a column is corrected once: the rows are read again and the account keeps the columns', async () => {
  const { user, dialog, sent } = await open(answer())
  await user.click(await dialog.findByText('Columnas del archivo'))
  expect(dialog.getByLabelText(/^Día/)).toHaveValue('Fecha')
  expect(dialog.getAllByText(/Por el encabezado/).length).toBeGreaterThan(0)
  await user.selectOptions(dialog.getByLabelText('Referencia'), 'Ref')
  expect(dialog.queryByRole('button', { name: /^Guardar/ })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Revisar otra vez' }))
  await user.click(await dialog.findByRole('button', { name: 'Guardar 1 depósito nuevo' }))
  await screen.findByText('1 depósito nuevo')
  const mapeo = JSON.stringify({ dia: 'Fecha', concepto: 'Concepto', referencia: 'Ref', abono: 'Abono' })
  expect(sent()).toEqual([
    ['true', null],
    ['true', mapeo],
    ['false', mapeo],
  ])
})

test('without the column of the deposits nothing can be kept until it is chosen', async () => {
  const { user, dialog } = await open({ ...answer({ dia: 'Fecha' }), filas: [], avisos: [] })
  expect(
    await dialog.findByText('Elige qué columna del archivo es: Depósitos, o Importe.'),
  ).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Revisar otra vez' })).toBeDisabled()
  await user.selectOptions(dialog.getByLabelText('Depósitos'), 'Abono')
  expect(dialog.getByRole('button', { name: 'Revisar otra vez' })).toBeEnabled()
})
