import { screen, waitFor } from '@testing-library/react'
import { alertSays } from '@test/support/pages/alerts'
import { chooseMore } from '@test/support/pages/rowMenu'
import { address } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'
import { anEntryRow } from '@test/support/state/schoolLife'
import {
  aFile,
  card,
  closed,
  entries,
  formsOf,
  LIST,
  openCalendar,
  openEntry,
  press,
  titles,
} from './calendar.support'

beforeAll(() => {
  URL.createObjectURL = () => 'blob:archivo'
  URL.revokeObjectURL = () => undefined
})

const may = entries[4]!
const month = () => screen.getByRole('combobox', { name: /^Mes/ })

test('the month: none chosen is told, unchanged nothing is sent, a refusal loses nothing; it travels alone, and the page follows', async () => {
  const PATCH = 'PATCH /actividades/data/5'
  const opened = await openEntry(may, { answers: { [PATCH]: failure(404, 'No existe.') } })
  const sent = () =>
    opened.network.sent.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body])
  await press(opened, 'Editar mes')
  await screen.findByRole('dialog', { name: 'Editar el mes de mayo' })
  await opened.user.selectOptions(month(), 'Selecciona un mes')
  await press(opened, 'Guardar')
  await alertSays('UPS!!Debes Llenar todos los Datos')
  await opened.user.selectOptions(month(), 'Mayo')
  await press(opened, 'Guardar')
  await closed()
  expect(sent()).toEqual([])

  await press(opened, 'Editar mes')
  await opened.user.selectOptions(month(), 'Agosto')
  await press(opened, 'Guardar')
  await alertSays('Ocurrio un error al Actualizar la InformacionNo existe.')
  expect(month()).toHaveValue('AGOSTO')

  opened.network.on(PATCH, { ok: true, message: 'La Actividad se actualizo correctamente', actividad: may })
  opened.network.on('GET /actividades/5', { ok: true, actividad: { ...may, mes: 'AGOSTO' } })
  await press(opened, 'Guardar')
  expect(await screen.findByText('La Actividad se actualizo correctamente')).toBeInTheDocument()
  await closed()
  expect(sent()).toEqual(Array(2).fill(['/actividades/data/5', { mes: 'AGOSTO' }]))
  expect(await screen.findByRole('heading', { level: 1, name: 'Agosto' })).toBeInTheDocument()
})

describe('the file', () => {
  const PATCH = 'PATCH /actividades/image/5'
  const input = () => screen.getByLabelText(/^Imagen o PDF( \*)?$/)

  test('without one the words for it, beside the field too; it travels with the link of the one that goes', async () => {
    const opened = await openEntry(may, {
      answers: { [PATCH]: { ok: true, message: 'La Actividad se actualizo correctamente', actividad: may } },
    })
    await press(opened, 'Cambiar archivo')
    await screen.findByRole('dialog', { name: 'Cambiar el archivo de mayo' })
    await press(opened, 'Reemplazar')
    await alertSays('Debes Seleccionar una Imagen')
    expect(input()).toHaveAccessibleDescription('Debes Seleccionar una Imagen')
    expect(formsOf(opened, 'PATCH')).toEqual([])
    await opened.user.upload(input(), aFile('nuevo.pdf'))
    opened.network.on('GET /actividades/5', {
      ok: true,
      actividad: anEntryRow(5, { urlFoto: '/files/99/original?x' }),
    })
    await press(opened, 'Reemplazar')
    expect(await screen.findByText('La Actividad se actualizo correctamente')).toBeInTheDocument()
    await closed()
    const [[path, form]] = formsOf(opened, 'PATCH') as [[string, Record<string, unknown>]]
    expect([path, form['urlFoto'], (form['file'] as File).name]).toEqual([
      '/actividades/image/5',
      may.urlFoto,
      'nuevo.pdf',
    ])
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'Calendario de mayo' })).toHaveAttribute(
        'src',
        '/files/99/original?x',
      ),
    )
  })

  test('somebody else was faster: it says so, shows the new one, and the next try names it', async () => {
    const newer = anEntryRow(5, { urlFoto: '/files/99/original?x', urlMiniatura: '/files/99/miniatura?x' })
    const opened = await openEntry(may, { answers: { [PATCH]: failure(409, 'Alguien más ya cambió.') } })
    await press(opened, 'Cambiar archivo')
    await opened.user.upload(input(), aFile('nuevo.pdf'))
    opened.network.on('GET /actividades/5', { ok: true, actividad: newer })
    await press(opened, 'Reemplazar')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ocurrio un error al Actualizar la InformacionAlguien más ya cambió.',
    )
    const dialog = screen.getByRole('dialog')
    await waitFor(() => expect(dialog.querySelector('figure img')).toHaveAttribute('src', newer.urlMiniatura))
    expect(screen.getByText('nuevo.pdf')).toBeInTheDocument()
    opened.network.on(PATCH, { ok: true, actividad: newer })
    await press(opened, 'Reemplazar')
    await closed()
    expect(formsOf(opened, 'PATCH').map(([, form]) => form['urlFoto'])).toEqual([may.urlFoto, newer.urlFoto])
  })
})

describe('deleting', () => {
  const DELETE = 'DELETE /actividades/5'

  test('from its page: says what goes, does it and leads back to the list', async () => {
    const answers = { [DELETE]: { ok: true, actividad: may }, [LIST]: { ok: true, actividades: [] } }
    const opened = await openEntry(may, { answers })
    await press(opened, 'Eliminar')
    expect(screen.getByRole('alertdialog', { name: '¿Eliminar el calendario de mayo?' })).toHaveTextContent(
      'Se borra la imagen que se subió el 02/05/2026. No se puede deshacer.',
    )
    await press(opened, 'Eliminar')
    expect(await screen.findByText('Eliminacion Exitosa')).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe('/calendario-escolar'))
    expect(opened.network.count(DELETE)).toBe(1)
  })

  test('from the list: the card goes', async () => {
    const opened = await openCalendar({ answers: { 'DELETE /actividades/1': { ok: true } } })
    await chooseMore(opened.user, card('Enero'), 'Eliminar')
    opened.network.on(LIST, { ok: true, actividades: entries.slice(1) })
    await press(opened, 'Eliminar')
    expect(await screen.findByText('Eliminacion Exitosa')).toBeInTheDocument()
    await waitFor(() => expect(titles()).not.toContain('Enero'))
  })

  test('a refusal: the entry stays', async () => {
    const opened = await openEntry(may, { answers: { [DELETE]: failure(409, 'La base no lo deja.') } })
    await press(opened, 'Eliminar')
    await press(opened, 'Eliminar')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ocurrio un Error al Eliminar la ActividadLa base no lo deja.',
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Mayo' })).toBeInTheDocument()
  })
})
