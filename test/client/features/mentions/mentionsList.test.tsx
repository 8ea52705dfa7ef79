import { screen, waitFor } from '@testing-library/react'
import { chooseMore, moreActions } from '@test/support/pages/rowMenu'
import { renderScreen } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'
import { card, closed, LIST, mentions, olympiad, openMentions, press, titles } from './mentions.support'

test("ten a page in the server's order", async () => {
  const { user } = await openMentions()
  expect(titles()).toEqual(mentions.slice(0, 10).map(({ titulo }) => titulo))
  expect(screen.getByText('12 menciones')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Siguiente' }))
  expect(titles()).toHaveLength(2)
})

test('a card shows the thumbnail, the day and the text, and leads to its page', async () => {
  await openMentions()
  const olympic = card(olympiad.titulo)
  const picture = olympic.getByRole('presentation', { hidden: true })
  expect(picture).toHaveAttribute('src', olympiad.urlMiniatura)
  expect(olympic.getByText('15/09/2026')).toBeInTheDocument()
  expect(olympic.getByText(/PRIMER LUGAR/)).toBeInTheDocument()
  expect(olympic.getByRole('link', { name: olympiad.titulo })).toHaveAttribute('href', '/mencion/1')
})

test('the search finds by title, does not look into the description, and says that nothing was found', async () => {
  const { user } = await openMentions()
  const search = screen.getByRole('searchbox', { name: /^Buscar por título/ })
  for (const [query, found] of [
    ['espanol olimpiada', olympiad.titulo],
    ['mención 12', 'MENCIÓN 12'],
  ]) {
    await user.clear(search)
    await user.type(search, query!)
    await waitFor(() => expect(titles()).toEqual([found]))
  }
  await user.clear(search)
  await user.type(search, 'primer lugar')
  expect(await screen.findByText('Nada coincide con «primer lugar»')).toBeInTheDocument()
  await press({ user }, 'Limpiar búsqueda')
  await waitFor(() => expect(titles()).toHaveLength(10))
})

test.each([
  ['MENCIONES UPDATE', ['Eliminar']],
  ['MENCIONES DELETE', ['Editar', 'Cambiar imagen']],
  ['MENCIONES CREATE', ['Editar', 'Cambiar imagen', 'Eliminar']],
] as const)('without %s', async (missing, left) => {
  const { user } = await openMentions({ except: [missing] })
  const [main] = card(olympiad.titulo).getAllByRole('button')
  const more = await moreActions(user, card(olympiad.titulo))
  expect([main?.textContent, ...more]).toEqual(left)
  const register = screen.queryByRole('link', { name: 'Registrar mención' })
  expect(register !== null).toBe(missing !== 'MENCIONES CREATE')
})

test('who may only look finds no buttons; without READ nothing is asked for', async () => {
  const { unmount } = await openMentions({ permissions: ['MENCIONES READ'] })
  expect(card(olympiad.titulo).queryAllByRole('button')).toEqual([])
  unmount()
  const { network } = await renderScreen('/menciones', { except: ['MENCIONES READ'] })
  await screen.findByRole('heading', { level: 1, name: 'Sin permiso' })
  expect(network.count(LIST)).toBe(0)
})

test('deleting says what goes; the card goes', async () => {
  const opened = await openMentions({ answers: { 'DELETE /menciones/1': { ok: true } } })
  await chooseMore(opened.user, card(olympiad.titulo), 'Eliminar')
  expect(screen.getByRole('alertdialog', { name: `¿Eliminar «${olympiad.titulo}»?` })).toHaveTextContent(
    'Se borran la mención y su imagen. No se puede deshacer.',
  )
  opened.network.on(LIST, { ok: true, menciones: mentions.slice(1) })
  await press(opened, 'Eliminar')
  expect(await screen.findByText('Eliminacion Exitosa')).toBeInTheDocument()
  await closed('alertdialog')
  await waitFor(() => expect(titles()).not.toContain(olympiad.titulo))
})

test('a refused deletion: the title in the customer’s manner over the reason', async () => {
  const opened = await openMentions({ answers: { 'DELETE /menciones/1': failure(409, 'Sin base.') } })
  await chooseMore(opened.user, card(olympiad.titulo), 'Eliminar')
  await press(opened, 'Eliminar')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Ocurrio un Error al Eliminar la MencionSin base.',
  )
  expect(titles()).toContain(olympiad.titulo)
})

test('with none it says what this is for; an error offers to try again', async () => {
  const { unmount } = await renderScreen('/menciones', { answers: { [LIST]: { ok: true, menciones: [] } } })
  expect(await screen.findByRole('heading', { name: 'Todavía no hay menciones' })).toBeInTheDocument()
  unmount()
  const { user, network } = await renderScreen('/menciones', {
    answers: { [LIST]: failure(503, 'Sin base.') },
  })
  expect(await screen.findByText('Sin base.')).toBeInTheDocument()
  network.on(LIST, { ok: true, menciones: mentions })
  await press({ user }, 'Reintentar')
  expect(await screen.findByText('12 menciones')).toBeInTheDocument()
})
