import { screen, waitFor } from '@testing-library/react'
import { address, renderScreen } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'
import { anEntryRow } from '@test/support/state/schoolLife'
import { aFile, entries, formsOf, LIST, openEntry, press } from './calendar.support'

beforeAll(() => {
  URL.createObjectURL = () => 'blob:archivo'
  URL.revokeObjectURL = () => undefined
})

const CALL = 'POST /actividades'
const month = () => screen.getByRole('combobox', { name: /^Mes/ })
const input = () => screen.getByLabelText(/^Imagen o PDF( \*)?$/)

const open = async (answers = {}) => {
  const opened = await renderScreen('/registro/calendario', {
    answers: { [LIST]: { ok: true, actividades: entries }, ...answers },
  })
  await screen.findByRole('heading', { level: 1, name: 'Registrar actividad' })
  return opened
}
const submit = (opened: Awaited<ReturnType<typeof open>>) => press(opened, 'Registrar actividad')

test('month and file travel, and the list opens', async () => {
  const opened = await open({
    [CALL]: { ok: true, message: 'La Actividad se registro correctamente', actividad: anEntryRow(21) },
  })
  await opened.user.selectOptions(month(), 'Septiembre')
  await opened.user.upload(input(), aFile('septiembre.pdf'))
  await submit(opened)
  expect(await screen.findByText('La Actividad se registro correctamente')).toBeInTheDocument()
  await waitFor(() => expect(address()).toBe('/calendario-escolar'))
  const [[path, form]] = formsOf(opened, 'POST') as [[string, Record<string, unknown>]]
  expect([path, form['mes'], (form['file'] as File).name]).toEqual([
    '/actividades',
    'SEPTIEMBRE',
    'septiembre.pdf',
  ])
})

test('nothing filled in: the customer’s words, each field marked, the first in focus, nothing sent', async () => {
  const opened = await open()
  await submit(opened)
  expect(await screen.findByRole('alert')).toHaveTextContent('UPS!!Debes Llenar todos los Datos')
  expect(month()).toHaveAccessibleDescription('Value is required')
  expect(input()).toHaveAccessibleDescription('Debes Seleccionar una Imagen')
  expect(month()).toHaveFocus()
  expect(formsOf(opened, 'POST')).toEqual([])
})

test('only the file is missing: it says that', async () => {
  const opened = await open()
  await opened.user.selectOptions(month(), 'Mayo')
  await submit(opened)
  expect(await screen.findByRole('alert')).toHaveTextContent('UPS!!Debes Seleccionar una Imagen')
})

test("the server's refusal of the file stands beside it; another file is another registration", async () => {
  const reason = 'El archivo no es de un tipo permitido.'
  const opened = await open({ [CALL]: failure(415, reason, { file: reason }) })
  await opened.user.selectOptions(month(), 'Mayo')
  await opened.user.upload(input(), aFile('zip.pdf'))
  await submit(opened)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `Ocurrio un Error al Registrar la Actividad${reason}`,
  )
  expect(input()).toHaveAccessibleDescription(reason)
  expect(month()).toHaveValue('MAYO')
  opened.network.on(CALL, {
    ok: true,
    message: 'La Actividad se registro correctamente',
    actividad: anEntryRow(21),
  })
  await opened.user.upload(input(), aFile('bueno.pdf'))
  await submit(opened)
  expect(await screen.findByText('La Actividad se registro correctamente')).toBeInTheDocument()
  const keys = opened.network.sent
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toEqual([expect.any(String), expect.any(String)])
  expect(keys[0]).not.toBe(keys[1])
})

test('leaving with something chosen asks first', async () => {
  const opened = await open()
  await opened.user.selectOptions(month(), 'Mayo')
  await opened.user.click(screen.getByRole('link', { name: 'Cancelar' }))
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument()
  expect(address()).toBe('/registro/calendario')
})

describe('the page of an entry', () => {
  test('shows it large with ways to open and to keep it', async () => {
    await openEntry()
    expect(screen.getByRole('img', { name: 'Calendario de mayo' })).toHaveAttribute(
      'src',
      entries[4]!.urlFoto,
    )
    expect(screen.getByText('Imagen · 200 KB · Subido el 02/05/2026')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /^Descargar/ })).toHaveAttribute('href', entries[4]!.urlFoto)
  })

  test('who may only look finds no buttons', async () => {
    await openEntry(entries[4], { permissions: ['CALENDARIO ESCOLAR READ'] })
    for (const name of ['Editar mes', 'Cambiar archivo', 'Eliminar'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  })

  test('/calendario/99 leads to no entry, and says so', async () => {
    await renderScreen('/calendario/99', { answers: { 'GET /actividades/99': failure(404, 'No existe.') } })
    await screen.findByRole('heading', { level: 1, name: 'No existe esta actividad' })
    expect(screen.getByRole('link', { name: 'Calendario escolar' })).toHaveAttribute(
      'href',
      '/calendario-escolar',
    )
  })

  test('an error offers to try again', async () => {
    const call = 'GET /actividades/5'
    const { user, network } = await renderScreen('/calendario/5', {
      answers: { [call]: failure(503, 'Sin base.') },
    })
    expect(await screen.findByText('Sin base.')).toBeInTheDocument()
    network.on(call, { ok: true, actividad: entries[4] })
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Mayo' })).toBeInTheDocument()
  })
})
