import { screen, waitFor, within } from '@testing-library/react'
import { address, renderScreen } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'
import { aFileRow, anEventRow } from '@test/support/state/school'
import { album, button, choose, field, sentForms, withAddresses } from './events.support'

beforeAll(withAddresses)

const LIST = 'GET /eventos'
const many = Array.from({ length: 11 }, (_, at) => anEventRow(at + 1))
const titles = () =>
  screen.getAllByRole('listitem').flatMap((item) => within(item).queryByRole('heading')?.textContent ?? [])

describe('/eventos', () => {
  test('nine cards a page in a carousel, searched by title', async () => {
    const { user } = await renderScreen('/eventos', { answers: { [LIST]: { ok: true, eventos: many } } })
    const carousel = await screen.findByRole('group', { name: 'Eventos' })
    expect(within(carousel).getAllByRole('article')).toHaveLength(9)
    expect(screen.getByText('página 1 de 2')).toBeInTheDocument()
    await user.click(button('Siguiente'))
    await waitFor(() => expect(titles()).toEqual(['FESTIVAL 10', 'FESTIVAL 11']))
    await user.type(screen.getByRole('searchbox', { name: 'Buscar por título' }), 'festíval 7')
    await waitFor(() => expect(titles()).toEqual(['FESTIVAL 7']))
    expect(screen.getByText('1 de 11 eventos')).toBeInTheDocument()
  })

  test('a card has the small picture, the day, how many files, and leads to the event', async () => {
    const event = anEventRow(5, { archivos: [aFileRow(1), aFileRow(2), aFileRow(3, 'video')] })
    await renderScreen('/eventos', { answers: { [LIST]: { ok: true, eventos: [event] } } })
    const card = await screen.findByRole('article')
    expect(card.querySelector('img')).toHaveAttribute('src', event.archivos[0]!.urlMiniatura)
    expect(within(card).getByText('20/03/2026')).toBeInTheDocument()
    expect(within(card).getByText('2 fotos y un video')).toBeInTheDocument()
    expect(within(card).getByRole('link', { name: 'FESTIVAL 5' })).toHaveAttribute('href', '/evento/5')
  })

  test('none, and an event without files', async () => {
    const { network, user } = await renderScreen('/eventos', { answers: { [LIST]: failure(500, 'Se cayó') } })
    await screen.findByText('Se cayó')
    network.on(LIST, { ok: true, eventos: [] })
    await user.click(button('Reintentar'))
    expect(await screen.findByRole('heading', { name: 'Todavía no hay eventos' })).toBeInTheDocument()
  })

  test('who may only look is not offered to register', async () => {
    await renderScreen('/eventos', {
      permissions: ['EVENTOS READ'],
      answers: { [LIST]: { ok: true, eventos: [anEventRow(1, { archivos: [] })] } },
    })
    await screen.findByRole('article')
    expect(screen.queryByRole('link', { name: 'Registrar evento' })).not.toBeInTheDocument()
  })
})

describe('/evento/:evento', () => {
  const event = anEventRow(5, { archivos: [aFileRow(1), aFileRow(2), aFileRow(3, 'video')] })
  const open = (more: Parameters<typeof renderScreen>[1] = {}) =>
    renderScreen('/evento/5', {
      ...more,
      answers: { 'GET /eventos/5': { ok: true, evento: event }, ...more.answers },
    })

  test('shows what it tells and its files; each opens the viewer at its place', async () => {
    const { user } = await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'FESTIVAL 5' })).toBeInTheDocument()
    expect(screen.getByText(/BAILES Y CANTOS/)).toBeInTheDocument()
    expect(screen.getByText('Lo registró directora')).toBeInTheDocument()
    await user.click(button('Ver Foto 2 de FESTIVAL 5'))
    const viewer = await screen.findByRole('dialog', { name: 'FESTIVAL 5' })
    expect(within(viewer).getByText('2 de 3')).toBeInTheDocument()
    expect(within(viewer).getByLabelText('Video de FESTIVAL 5', { selector: 'video' })).toHaveAttribute(
      'src',
      event.urlFoto[2],
    )
    await user.keyboard('{Escape}')
    expect(button('Ver Foto 2 de FESTIVAL 5')).toHaveFocus()
  })

  test('its texts are changed', async () => {
    const { user, network } = await open({
      answers: {
        'PATCH /eventos/data/5': { ok: true, message: 'El Evento se actualizo correctamente', evento: event },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Editar' }))
    await user.clear(field('Título'))
    await user.click(button('Guardar'))
    expect(await screen.findByText('Debes Llenar todos los Datos')).toBeInTheDocument()
    await user.type(field('Título'), 'posada')
    await user.click(button('Guardar'))
    expect(await screen.findByText('El Evento se actualizo correctamente')).toBeInTheDocument()
    const sent = network.sent.find(({ method }) => method === 'PATCH')
    expect(sent?.body).toEqual({ titulo: 'POSADA', fecha: '2026-03-20', descripcion: event.descripcion })
  })

  test('pictures are kept, taken away and added in the order that was chosen', async () => {
    const call = 'PATCH /eventos/image/5'
    const opened = await open({
      answers: {
        [call]: { ok: true, message: 'Las Fotos del Evento se actualizaron correctamente', evento: event },
      },
    })
    const { user } = opened
    await user.click(await screen.findByRole('button', { name: 'Cambiar fotos' }))
    await user.click(button('Quitar Foto 1 de FESTIVAL 5'))
    choose('nueva.jpg')
    await user.click(button('Usar de portada nueva.jpg'))
    expect(album()).toEqual(['nueva.jpg', 'Foto 2 de FESTIVAL 5', 'Video de FESTIVAL 5'])
    await user.click(button('Guardar'))
    expect(await screen.findByText('Las Fotos del Evento se actualizaron correctamente')).toBeInTheDocument()
    expect(sentForms(opened, call)).toEqual([
      {
        key: expect.any(String),
        text: { fotos: JSON.stringify(event.urlFoto.slice(1)), orden: '[2,0,1]' },
        files: ['nueva.jpg'],
      },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('without a picture nothing is sent, and closing with changes asks', async () => {
    const { user, network } = await open()
    await user.click(await screen.findByRole('button', { name: 'Cambiar fotos' }))
    for (const name of ['Foto 1 de FESTIVAL 5', 'Foto 2 de FESTIVAL 5', 'Video de FESTIVAL 5'])
      await user.click(button(`Quitar ${name}`))
    await user.click(button('Guardar'))
    expect(await screen.findAllByText('Debes Seleccionar una Imagen')).not.toHaveLength(0)
    await user.click(button('Cancelar'))
    await user.click(await screen.findByRole('button', { name: 'Descartar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(network.sent.filter(({ method }) => method === 'PATCH')).toEqual([])
  })

  test('is deleted after a question that says what goes', async () => {
    const { user } = await open({
      answers: { 'DELETE /eventos/5': { ok: true, evento: event }, [LIST]: { ok: true, eventos: [] } },
    })
    await user.click(await screen.findByRole('button', { name: 'Eliminar' }))
    const question = await screen.findByRole('alertdialog', { name: '¿Eliminar «FESTIVAL 5»?' })
    expect(question).toHaveTextContent('Se borra el evento con 2 fotos y un video.')
    await user.click(within(question).getByRole('button', { name: 'Eliminar' }))
    expect(await screen.findByText('Eliminacion Exitosa')).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe('/eventos'))
  })

  test('who may only look is offered nothing else', async () => {
    await open({ permissions: ['EVENTOS READ'] })
    await screen.findByRole('heading', { level: 1, name: 'FESTIVAL 5' })
    for (const name of ['Editar', 'Cambiar fotos', 'Eliminar'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  })

  test('/evento/99 is not there, and says where to look', async () => {
    await renderScreen('/evento/99', {
      answers: { 'GET /eventos/99': failure(404, 'No existe este evento.') },
    })
    expect(
      await screen.findByRole('heading', { level: 1, name: 'No existe este evento' }),
    ).toBeInTheDocument()
    expect(
      screen
        .getAllByRole('link', { name: 'Eventos' })
        .some((link) => link.getAttribute('href') === '/eventos'),
    ).toBe(true)
  })
})
