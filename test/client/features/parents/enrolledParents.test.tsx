import { screen, waitFor, within } from '@testing-library/react'
import { alertSays } from '@test/support/pages/alerts'
import { chooseMore, moreActions } from '@test/support/pages/rowMenu'
import { failure } from '@test/support/state/fakeNetwork'
import { aNotice, closed, ENROLLED, field, openParents, press, rowOf, writes } from './parents.support'

const PATH = '/padres/inscritos'
const POST = 'POST /avisos/administracion/padre'

const openNotice = async (options?: Parameters<typeof openParents>[1]) => {
  const opened = await openParents(PATH, options)
  await opened.user.click((await rowOf('ROSA')).getByRole('button', { name: 'Enviar aviso' }))
  await screen.findByRole('dialog', { name: 'Enviar aviso' })
  return opened
}

test('only parents with somebody enrolled are listed, with info and children', async () => {
  const { user, network } = await openParents(PATH)
  const row = await rowOf('ROSA')
  expect(screen.getByText('1 padre')).toBeInTheDocument()
  expect(network.count(ENROLLED)).toBe(1)
  await chooseMore(user, row, 'Hijos')
  const children = within(await screen.findByRole('dialog', { name: 'Hijos de ROSA MUÑOZ PEÑA' }))
  expect(children.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/alumno/17',
    '/alumno/18',
  ])
  await user.click(children.getByRole('button', { name: 'Cerrar' }))
  await closed()
  await chooseMore(user, row, 'Ver datos')
  expect(await screen.findByRole('dialog', { name: 'ROSA MUÑOZ PEÑA' })).toHaveTextContent('Calle Ñandú 8')
})

test('nobody enrolled: what the list is for', async () => {
  await openParents(PATH, { answers: { [ENROLLED]: { ok: true, padres: [] } } })
  expect(await screen.findByText('Todavía no hay padres con hijos inscritos')).toBeInTheDocument()
})

test('without PADRES UPDATE no notice is sent', async () => {
  const { user } = await openParents(PATH, { permissions: ['PADRES READ'] })
  const row = await rowOf('ROSA')
  expect(row.getByRole('link', { name: 'Ver' })).toHaveAttribute('href', '/padre/5')
  expect(await moreActions(user, row)).toEqual(['Ver datos', 'Hijos'])
})

describe('a notice', () => {
  test('travels uppercased, with its lines, under the fixed sender', async () => {
    const opened = await openNotice({ answers: { [POST]: { ok: true, aviso: aNotice(3) } } })
    expect(screen.getByText('Lo recibe ROSA MUÑOZ PEÑA, firmado por la administración.')).toBeInTheDocument()
    expect(field('Título')).toHaveFocus()
    await opened.user.type(field('Título'), 'reunión de mañana')
    expect(field('Título')).toHaveValue('REUNIÓN DE MAÑANA')
    await opened.user.type(field('Mensaje'), 'a las 8{Enter}en el patio')
    await press(opened, 'Enviar aviso')
    expect(await screen.findByText('El Aviso fue enviado Exitosamente al Padre')).toBeInTheDocument()
    await closed()
    expect(writes(opened)).toEqual([
      {
        call: POST,
        body: {
          usuario: 'ADMINISTRACIÓN',
          idPadre: 5,
          titulo: 'REUNIÓN DE MAÑANA',
          descripcion: 'A LAS 8\nEN EL PATIO',
        },
        key: expect.any(String),
      },
    ])
  })

  test('title and text are both needed, and blanks are none; refused, nothing is lost', async () => {
    const opened = await openNotice({ answers: { [POST]: failure(404, 'No existe este padre.') } })
    for (const [titulo, motivo, ...missing] of [
      ['', 'MOTIVO', 'Título'],
      ['TITULO', '', 'Mensaje'],
      ['  ', ' ', 'Título', 'Mensaje'],
    ] as const) {
      await opened.user.clear(field('Título'))
      await opened.user.clear(field('Mensaje'))
      if (titulo) await opened.user.type(field('Título'), titulo)
      if (motivo) await opened.user.type(field('Mensaje'), motivo)
      await press(opened, 'Enviar aviso')
      expect(await screen.findByRole('alert')).toHaveTextContent('Debes Llenar todos los Datos')
      for (const label of missing) expect(field(label)).toBeInvalid()
    }
    expect(writes(opened)).toEqual([])
    await opened.user.type(field('Título'), 'x')
    await opened.user.type(field('Mensaje'), 'y')
    await press(opened, 'Enviar aviso')
    await alertSays('Ocurrio un Error al Enviar el Aviso al PadreNo existe este padre.')
    expect(field('Mensaje')).toHaveValue(' Y')
  })

  test('half written, closing asks first', async () => {
    const opened = await openNotice()
    await opened.user.type(field('Título'), 'x')
    await press(opened, 'Cancelar')
    await opened.user.click(await screen.findByRole('button', { name: 'Descartar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(writes(opened)).toEqual([])
  })
})
