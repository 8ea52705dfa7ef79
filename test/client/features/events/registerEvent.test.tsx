import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { address, renderScreen } from '@test/support/pages/screen'
import { failure, slowReply } from '@test/support/state/fakeNetwork'
import { anEventRow } from '@test/support/state/school'
import {
  aFile,
  album,
  button,
  CALL,
  choose,
  field,
  fillIn,
  openForm,
  sentForms,
  withAddresses,
} from './events.support'

beforeAll(withAddresses)

const submit = () => button('Registrar evento')

test('says what is missing in the customer’s words; registers the texts uppercased and the files in the order that was chosen', async () => {
  const { user, network } = await openForm()
  await user.click(submit())
  expect(await screen.findByText('Debes Llenar todos los Datos')).toBeInTheDocument()
  expect(screen.getAllByText('Value is required')).toHaveLength(3)
  await fillIn(user)
  await user.click(submit())
  expect(await screen.findAllByText('Debes Seleccionar una Imagen')).not.toHaveLength(0)
  choose('baile.mp4', 'patio.jpg')
  await user.click(submit())
  expect(await screen.findAllByText('El primer archivo debe ser una imagen')).not.toHaveLength(0)
  expect(network.count(CALL)).toBe(0)

  choose('pastel.png')
  await user.click(button('Usar de portada pastel.png'))
  expect(album()).toEqual(['pastel.png', 'baile.mp4', 'patio.jpg'])
  await user.click(button('Mover después baile.mp4'))
  expect(screen.getByText('baile.mp4 quedó en el lugar 3 de 3')).toBeInTheDocument()
  await user.click(submit())
  expect(await screen.findByText('El Evento se registro correctamente')).toBeInTheDocument()
  await waitFor(() => expect(address()).toBe('/evento/7'))
  expect(sentForms({ network })).toEqual([
    {
      key: expect.any(String),
      text: { titulo: 'DÍA DEL NIÑO', descripcion: 'JUEGOS\r\nPASTEL', fecha: '2026-04-30' },
      files: ['pastel.png', 'patio.jpg', 'baile.mp4'],
    },
  ])
})

test('takes six files and one video; what is too heavy or does not fit is told and the rest stays', async () => {
  const { user } = await openForm()
  const heavy = aFile('pesada.jpg', 11 * 1024 * 1024)
  fireEvent.change(field('Fotos y video'), { target: { files: [heavy] } })
  expect(screen.getByText('«pesada.jpg» pesa 11.0 MB y el límite es 10 MB')).toBeInTheDocument()
  choose('a.jpg', 'b.mp4', 'c.webm', 'd.pdf')
  expect(album()).toEqual(['a.jpg', 'b.mp4'])
  expect(screen.getByText('Solo se puede elegir un video')).toBeInTheDocument()
  choose('e.jpg', 'f.jpg', 'g.jpg', 'h.jpg', 'i.jpg')
  expect(album()).toEqual(['a.jpg', 'b.mp4', 'e.jpg', 'f.jpg', 'g.jpg', 'h.jpg'])
  expect(screen.getByText('Se pueden elegir hasta 6 archivos')).toBeInTheDocument()
  expect(field('Fotos y video')).toBeDisabled()
  await user.click(button('Quitar b.mp4'))
  expect(album()).toHaveLength(5)
  expect(field('Fotos y video')).toBeEnabled()
  expect(screen.queryByText('Se pueden elegir hasta 6 archivos')).not.toBeInTheDocument()
})

describe('while it is sent', () => {
  const underway = async () => {
    const slow = slowReply<Response | object>()
    const opened = await openForm({ answers: { [CALL]: slow.reply } })
    await fillIn(opened.user)
    choose('patio.jpg')
    await opened.user.click(submit())
    const overlay = await screen.findByRole('alertdialog', { name: 'Cargando....' })
    await waitFor(() => expect(opened.network.uploads).toHaveLength(1))
    const tell = (sent: number) =>
      act(() => opened.network.uploads[0]!.tell({ sent, total: 10 * 1024 * 1024 }))
    return { ...opened, slow, overlay: within(overlay), tell }
  }

  test('"Cargando...." shows how much has left', async () => {
    const { overlay, tell, slow } = await underway()
    expect(overlay.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
    tell(4 * 1024 * 1024)
    expect(overlay.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
    expect(overlay.getByText('40 % · 4.0 MB de 10.0 MB')).toBeInTheDocument()
    tell(10 * 1024 * 1024)
    expect(overlay.getByText('Guardando en el servidor…')).toBeInTheDocument()
    expect(overlay.queryByRole('button')).not.toBeInTheDocument()
    act(() => slow.arrive({ ok: true, evento: anEventRow(7) }))
    expect(await screen.findByText('El Evento se registro correctamente')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  })

  test('it can be stopped, and nothing that was typed is lost', async () => {
    const { user, overlay, network } = await underway()
    await user.click(overlay.getByRole('button', { name: 'Detener el envío' }))
    expect(await screen.findByText('Se detuvo el envío')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect([field('Título').value, field('Fecha').value, album()]).toEqual([
      'DÍA DEL NIÑO',
      '30/04/2026',
      ['patio.jpg'],
    ])
    network.on(CALL, { ok: true, evento: anEventRow(7) })
    await user.click(submit())
    expect(await screen.findByText('El Evento se registro correctamente')).toBeInTheDocument()
    const [first, again] = sentForms({ network })
    expect(again?.key).toBe(first?.key)
  })

  test('a refusal is told beside the files, and nothing is lost', async () => {
    const { slow } = await underway()
    const why = 'El archivo no es de un tipo permitido.'
    act(() => slow.arrive(failure(415, why, { files: why })))
    expect(await screen.findByText('Ocurrio un Error al Registrar el Evento')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(screen.getAllByText(why).length).toBeGreaterThan(1)
    expect([field('Título').value, album()]).toEqual(['DÍA DEL NIÑO', ['patio.jpg']])
  })
})

test('without EVENTOS Crear the page is not there', async () => {
  await renderScreen('/registro/evento', { permissions: ['EVENTOS READ'] })
  expect(await screen.findByRole('heading', { name: /permiso/ })).toBeInTheDocument()
})
