import { screen, waitFor } from '@testing-library/react'
import { moreActions } from '@test/support/pages/rowMenu'
import { address, renderScreen } from '@test/support/pages/screen'
import { failure, slowReply } from '@test/support/state/fakeNetwork'
import { card, closed, entries, LIST, openCalendar, press, titles } from './calendar.support'

test('ten a page in the order of the year, of May the newest first; a card says what it is, how heavy and since when, and leads to its page; the filter keeps a month, and stands in the address', async () => {
  const { user } = await openCalendar()
  expect(card('Mayo').getByText(/Imagen · 1\.5 MB/)).toHaveTextContent('Subido el 09/05/2026')
  const { urlMiniatura } = entries[0]!
  const [picture] = card('Enero').getAllByRole('presentation', { hidden: true })
  expect(picture).toHaveAttribute('src', urlMiniatura)
  expect(card('Junio').getByText(/PDF · 200 KB/)).toBeInTheDocument()
  expect(card('Junio').queryByRole('presentation', { hidden: true })).not.toBeInTheDocument()
  expect(card('Junio').getByRole('link', { name: 'Junio' })).toHaveAttribute('href', '/calendario/6')
  expect(titles()).toEqual('Enero Febrero Marzo Abril Mayo Mayo Junio Julio Agosto Septiembre'.split(' '))
  expect(screen.getByText('13 actividades')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Siguiente' }))
  expect(titles()).toEqual(['Octubre', 'Noviembre', 'Diciembre'])
  const filter = screen.getByRole('combobox', { name: 'Mes' })
  expect(screen.getByRole('option', { name: 'Mayo (2)' })).toBeInTheDocument()
  await user.selectOptions(filter, 'MAYO')
  await waitFor(() => expect(titles()).toEqual(['Mayo', 'Mayo']))
  await waitFor(() => expect(address()).toBe('/calendario-escolar?mes=MAYO'))
})

test('the search of the address, and one that is typed, finds by kind of file, day and month', async () => {
  const { user } = await openCalendar({}, '/calendario-escolar?q=pdf')
  expect(titles()).toEqual(['Junio'])
  const search = screen.getByRole('searchbox')
  for (const [query, found] of [
    ['mayo 09', 'Mayo'],
    ['SEPTIEMBRE', 'Septiembre'],
  ]) {
    await user.clear(search)
    await user.type(search, query!)
    await waitFor(() => expect(titles()).toEqual([found]))
  }
})

describe('looking at one', () => {
  test('the picture opens large in a dialog, with ways to open and to keep it', async () => {
    const { user } = await openCalendar()
    const picture = card('Enero').getByRole('button', { name: 'Ver el calendario de enero' })
    await user.click(picture)
    const { urlFoto } = entries[0]!
    expect(await screen.findByRole('dialog', { name: 'Enero' })).toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'Calendario de enero' })).toHaveAttribute('src', urlFoto)
    const open = screen.getByRole('link', { name: 'Abrir en otra pestaña el calendario de enero' })
    expect(open).toHaveAttribute('href', urlFoto)
    expect(open).toHaveAttribute('target', '_blank')
    const download = screen.getByRole('link', { name: 'Descargar el calendario de enero' })
    expect(download).toHaveAttribute('download', 'calendario-enero')
    await user.keyboard('{Escape}')
    await closed()
    expect(picture).toHaveFocus()
  })

  test('a browser that shows PDFs shows it in the dialog, another gets a link', async () => {
    const june = entries.find(({ tipo }) => tipo === 'pdf')!
    const { user } = await openCalendar()
    await user.click(card('Junio').getByRole('button', { name: 'Ver el calendario de junio' }))
    expect(await screen.findByRole('link', { name: 'Abrir el PDF: Calendario de junio' })).toHaveAttribute(
      'href',
      june.urlFoto,
    )
    await press({ user }, 'Cerrar')
    await closed()
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true })
    try {
      await user.click(card('Junio').getByRole('button', { name: 'Ver el calendario de junio' }))
      const shown = (await screen.findByRole('dialog')).querySelector('object')
      expect([shown?.type, shown?.getAttribute('data')]).toEqual(['application/pdf', june.urlFoto])
    } finally {
      Reflect.deleteProperty(navigator, 'pdfViewerEnabled')
    }
  })
})

describe('who may do what', () => {
  const mainOf = () =>
    card('Enero')
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .find(Boolean)

  test.each([
    ['CALENDARIO ESCOLAR UPDATE', ['Eliminar']],
    ['CALENDARIO ESCOLAR DELETE', ['Editar', 'Cambiar archivo']],
    ['CALENDARIO ESCOLAR CREATE', ['Editar', 'Cambiar archivo', 'Eliminar']],
  ] as const)('without %s', async (missing, left) => {
    const { user } = await openCalendar({ except: [missing] })
    expect([mainOf(), ...(await moreActions(user, card('Enero')))]).toEqual(left)
    const register = screen.queryByRole('link', { name: 'Registrar actividad' })
    if (missing.endsWith('CREATE')) expect(register).not.toBeInTheDocument()
    else expect(register).toHaveAttribute('href', '/registro/calendario')
  })

  test('without READ the address leads nowhere', async () => {
    const { network } = await renderScreen('/calendario-escolar', { except: ['CALENDARIO ESCOLAR READ'] })
    await screen.findByRole('heading', { level: 1, name: 'Sin permiso' })
    expect(network.count(LIST)).toBe(0)
  })
})

test('with no entries it says what this is for and offers the first', async () => {
  await renderScreen('/calendario-escolar', { answers: { [LIST]: { ok: true, actividades: [] } } })
  expect(await screen.findByRole('heading', { name: 'Todavía no hay calendario' })).toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: 'Registrar actividad' })).toHaveLength(2)
})

test('while it loads it says so; an error says what happened and offers to try again', async () => {
  const slow = slowReply()
  const { user, network } = await renderScreen('/calendario-escolar', { answers: { [LIST]: slow.reply } })
  expect(await screen.findByText('Cargando…')).toBeInTheDocument()
  slow.arrive(failure(503, 'La base de datos no responde'))
  expect(await screen.findByText('La base de datos no responde')).toBeInTheDocument()
  network.on(LIST, { ok: true, actividades: entries })
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('13 actividades')).toBeInTheDocument()
})
