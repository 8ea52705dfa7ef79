import { refreshChanged } from '@client/state/live/refreshing'
import { parentsApi } from '@client/state/parents/parents.api'
import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { failure, slowReply } from '@test/support/state/fakeNetwork'
import { aParentRow } from '@test/support/state/rows'
import { windowOfWidth } from '../shell/wideWindow.support'

const PARENTS = 'GET /padres/inscritos'
const open = async (answer: object | Response = { ok: true, padres: [aParentRow(1)] }) => {
  windowOfWidth(1366)
  const view = await renderScreen('/historial/ciclos-escolares', {
    answers: { 'GET /ciclo/all': { ok: true, ciclos: [] }, [PARENTS]: answer },
  })
  const menu = screen.getByRole('navigation', { name: 'Menú principal' })
  const link = within(menu).getByRole('link', { name: 'Padres' })
  return { ...view, link }
}

test('a mouse that goes down on an entry begins its page’s read; the press takes the answer and asks for no other', async () => {
  const { network, link, user } = await open()
  await user.pointer({ keys: '[MouseLeft>]', target: link })
  await waitFor(() => expect(network.count(PARENTS)).toBe(1))
  await user.click(link)
  expect(await screen.findByRole('heading', { level: 1, name: /^Padres/ })).toBeInTheDocument()
  expect(await screen.findByRole('table')).toBeInTheDocument()
  expect(network.count(PARENTS)).toBe(1)
})

test('a finger that goes down begins nothing: it may be about to scroll', async () => {
  const { network, link, user } = await open()
  await user.pointer({ keys: '[TouchA>]', target: link })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(network.count(PARENTS)).toBe(0)
})

const rest = () => new Promise((resolve) => setTimeout(resolve, 150))

/** Without these a press waits for what could have arrived, or a mouse on its way elsewhere asks for every list it crosses. */
test('a mouse that rests on an entry begins its page’s read, once; the press asks for no other', async () => {
  const { network, link, user } = await open()
  await user.hover(link)
  await waitFor(() => expect(network.count(PARENTS)).toBe(1))
  await user.click(link)
  expect(await screen.findByRole('table')).toBeInTheDocument()
  expect(network.count(PARENTS)).toBe(1)
})

test('a mouse that crosses an entry begins nothing', async () => {
  const { network, link, user } = await open()
  await user.hover(link)
  await user.unhover(link)
  await rest()
  expect(network.count(PARENTS)).toBe(0)
})

test('an entry that gets the focus begins its page’s read', async () => {
  const { network, link } = await open()
  link.focus()
  await waitFor(() => expect(network.count(PARENTS)).toBe(1))
})

test('what the store holds is not asked for', async () => {
  const { network, link, store, user } = await open()
  await store.dispatch(parentsApi.endpoints.listEnrolledParents.initiate())
  await user.pointer({ keys: '[MouseLeft>]', target: link })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(network.count(PARENTS)).toBe(1)
})

test('a read that fails is the page’s error', async () => {
  const { link, user } = await open(failure(500, 'Se cayó'))
  await user.click(link)
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeInTheDocument()
})

const nothingPending = (store: Awaited<ReturnType<typeof open>>['store']) =>
  waitFor(() => {
    const asked = Object.values(store.getState().api.queries)
    expect(asked.filter((each) => each?.status === 'pending')).toEqual([])
  })

test('what was read before a write is asked for, not shown', async () => {
  const { network, link, store, user } = await open()
  await user.pointer({ keys: '[MouseLeft>]', target: link })
  await waitFor(() => expect(network.count(PARENTS)).toBe(1))
  await nothingPending(store)
  network.on('DELETE /padres/9', { ok: true })
  await store.dispatch(parentsApi.endpoints.deleteParent.initiate({ id: 9 }))
  network.on(PARENTS, { ok: true, padres: [aParentRow(2)] })
  await user.click(link)
  expect(await screen.findByRole('table')).toBeInTheDocument()
  expect(network.count(PARENTS)).toBe(2)
})

test('what another desk changed meanwhile is asked for, not taken from before', async () => {
  const { network, link, store, user } = await open()
  await user.pointer({ keys: '[MouseLeft>]', target: link })
  await waitFor(() => expect(network.count(PARENTS)).toBe(1))
  await nothingPending(store)
  store.dispatch(refreshChanged(['Parent']))
  await user.click(link)
  expect(await screen.findByRole('table')).toBeInTheDocument()
  expect(network.count(PARENTS)).toBe(2)
})

test('what is read while a write is under way is asked for again when the write ends: the server read it before', async () => {
  const { network, link, store, user } = await open()
  const slow = slowReply()
  network.on('DELETE /padres/9', slow.reply)
  const writing = store.dispatch(parentsApi.endpoints.deleteParent.initiate({ id: 9 }))
  await waitFor(() => expect(network.count('DELETE /padres/9')).toBe(1))
  await user.pointer({ keys: '[MouseLeft>]', target: link })
  await waitFor(() => expect(network.count(PARENTS)).toBe(1))
  network.on(PARENTS, { ok: true, padres: [aParentRow(2)] })
  slow.arrive({ ok: true })
  await writing
  await user.click(link)
  expect(await screen.findByRole('table')).toBeInTheDocument()
  await waitFor(() => expect(network.count(PARENTS)).toBe(2))
})
