import { screen, waitFor } from '@testing-library/react'
import { alertSays } from '@test/support/pages/alerts'
import { address, renderScreen } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'
import { aFile, bodiesOf, closed, field, LIST, olympiad, ONE, openMention, press } from './mentions.support'

beforeAll(() => {
  URL.createObjectURL = () => 'blob:foto'
  URL.revokeObjectURL = () => undefined
})

test('shows image, day, every line and who registered it; the image opens large', async () => {
  const opened = await openMention()
  expect(screen.getByText('15/09/2026')).toBeInTheDocument()
  expect(screen.getByText(/PRIMER LUGAR:/).textContent).toBe(olympiad.descripcion)
  expect(screen.getByText('La registró secretaria')).toBeInTheDocument()
  const enlarge = screen.getByRole('button', { name: `Ampliar la imagen de ${olympiad.titulo}` })
  await opened.user.click(enlarge)
  expect(await screen.findByRole('dialog', { name: olympiad.titulo })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /^Descargar/ })).toHaveAttribute('href', olympiad.urlFoto)
  await press(opened, 'Cerrar')
  await closed()
  expect(enlarge).toHaveFocus()
})

test('the text: nothing missing or wrong is sent, a refusal loses nothing; it travels uppercase with its lines, and the page follows', async () => {
  const PATCH = 'PATCH /menciones/data/1'
  const opened = await openMention({
    answers: { [PATCH]: failure(400, 'Revisa.', { titulo: 'Muy largo.' }) },
  })
  await press(opened, 'Editar')
  await screen.findByRole('dialog', { name: 'Editar mención' })
  expect(field('Título')).toHaveFocus()
  await opened.user.clear(field('Título'))
  await press(opened, 'Guardar')
  await alertSays('UPS!!Debes Llenar todos los Datos')
  expect(field('Título')).toHaveAccessibleDescription('Value is required')
  await opened.user.type(field('Título'), 'concurso  de poesía')
  await opened.user.clear(field('Fecha'))
  await opened.user.type(field('Fecha'), '31022026')
  await press(opened, 'Guardar')
  await waitFor(() => expect(field('Fecha')).toHaveAccessibleDescription('Escribe una fecha que exista'))
  expect(bodiesOf(opened, 'PATCH')).toEqual([])

  await opened.user.clear(field('Fecha'))
  await opened.user.type(field('Fecha'), '01102026')
  await opened.user.clear(field('Descripción'))
  await opened.user.type(field('Descripción'), 'segundo{Enter}lugar ')
  await press(opened, 'Guardar')
  await alertSays('Ocurrio un error al Actualizar la InformacionRevisa.')
  expect(field('Título')).toHaveAccessibleDescription('Muy largo.')
  expect(field('Título')).toHaveValue('CONCURSO  DE POESÍA')

  const changed = { ...olympiad, titulo: 'CONCURSO DE POESÍA' }
  opened.network.on(PATCH, { ok: true, message: 'La Mencion se actualizo correctamente', mencion: olympiad })
  opened.network.on(ONE, { ok: true, mencion: changed })
  await press(opened, 'Guardar')
  expect(await screen.findByText('La Mencion se actualizo correctamente')).toBeInTheDocument()
  await closed()
  expect(bodiesOf(opened, 'PATCH')[1]).toEqual([
    '/menciones/data/1',
    { titulo: 'CONCURSO DE POESÍA', fecha: '2026-10-01', descripcion: 'SEGUNDO\nLUGAR' },
  ])
  expect(await screen.findByRole('heading', { level: 1, name: changed.titulo })).toBeInTheDocument()
})

describe('the image', () => {
  const PATCH = 'PATCH /menciones/image/1'

  test('none chosen is told in the customer’s words; one travels with the link of the one that goes', async () => {
    const opened = await openMention({
      answers: { [PATCH]: { ok: true, message: 'La Mencion se actualizo correctamente', mencion: olympiad } },
    })
    await press(opened, 'Cambiar imagen')
    await press(opened, 'Reemplazar')
    await alertSays('Debes Seleccionar una Imagen')
    expect(bodiesOf(opened, 'PATCH')).toEqual([])
    await opened.user.upload(field('Imagen'), aFile('nueva.jpg'))
    await press(opened, 'Reemplazar')
    expect(await screen.findByText('La Mencion se actualizo correctamente')).toBeInTheDocument()
    await closed()
    const [[path, form]] = bodiesOf(opened, 'PATCH') as [[string, Record<string, unknown>]]
    expect([path, form['urlFoto'], (form['file'] as File).name]).toEqual([
      '/menciones/image/1',
      olympiad.urlFoto,
      'nueva.jpg',
    ])
  })

  test('somebody else was faster: the page asks for the new one', async () => {
    const opened = await openMention({ answers: { [PATCH]: failure(409, 'Alguien más ya cambió.') } })
    await press(opened, 'Cambiar imagen')
    await opened.user.upload(field('Imagen'), aFile('nueva.jpg'))
    await press(opened, 'Reemplazar')
    expect(await screen.findByRole('alert')).toHaveTextContent('Alguien más ya cambió.')
    await waitFor(() => expect(opened.network.count(ONE)).toBe(2))
  })
})

test('deleted, it leads back to the list', async () => {
  const answers = { 'DELETE /menciones/1': { ok: true }, [LIST]: { ok: true, menciones: [] } }
  const opened = await openMention({ answers })
  await press(opened, 'Eliminar')
  await press(opened, 'Eliminar')
  expect(await screen.findByText('Eliminacion Exitosa')).toBeInTheDocument()
  await waitFor(() => expect(address()).toBe('/menciones'))
})

test('/mencion/99 leads to none, and says so', async () => {
  await renderScreen('/mencion/99', { answers: { 'GET /menciones/99': failure(404, 'No existe.') } })
  await screen.findByRole('heading', { level: 1, name: 'No existe esta mención' })
})

test('registering: what is missing is told in the customer’s words; text and image travel, and the list opens', async () => {
  const CALL = 'POST /menciones'
  const opened = await renderScreen('/registro/mencion', {
    answers: {
      [LIST]: { ok: true, menciones: [olympiad] },
      [CALL]: { ok: true, message: 'La Mencion se registro correctamente', mencion: olympiad },
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Registrar mención' })
  await press(opened, 'Registrar mención')
  await alertSays('UPS!!Debes Llenar todos los Datos')
  await opened.user.type(field('Título'), 'olimpiada')
  await opened.user.type(field('Fecha'), '15092026')
  await opened.user.type(field('Descripción'), 'primer{Enter}lugar')
  await press(opened, 'Registrar mención')
  await waitFor(() => expect(field('Imagen')).toHaveAccessibleDescription('Debes Seleccionar una Imagen'))
  expect(field('Imagen')).toHaveFocus()
  expect(bodiesOf(opened, 'POST')).toEqual([])

  await opened.user.upload(field('Imagen'), aFile('foto.jpg'))
  await press(opened, 'Registrar mención')
  expect(await screen.findByText('La Mencion se registro correctamente')).toBeInTheDocument()
  await waitFor(() => expect(address()).toBe('/menciones'))
  const [[, { file, descripcion, ...rest }]] = bodiesOf(opened, 'POST') as [[string, Record<string, unknown>]]
  expect(rest).toEqual({ titulo: 'OLIMPIADA', fecha: '2026-09-15' })
  // A form turns line breaks into pairs; the server makes them single again.
  expect(String(descripcion).replace(/\r\n/g, '\n')).toBe('PRIMER\nLUGAR')
  expect((file as File).name).toBe('foto.jpg')
})
