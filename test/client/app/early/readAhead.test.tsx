import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { screenAt } from '@client/app/shell/menuPlace'
import { eventsApi } from '@client/state/events/events.api'
import { refreshChanged } from '@client/state/live/refreshChanged'
import { parentsApi } from '@client/state/parents/parents.api'
import { renderScreen } from '@test/support/pages/screen'
import { answer, failure, slowReply } from '@test/support/state/fakeNetwork'
import { aParentRow, aStudentRow } from '@test/support/state/rows'
import { windowOfWidth } from '../shell/wideWindow.support'

const PARENTS = 'GET /padres/inscritos'
const open = async (parents: object | Response = { ok: true, padres: [aParentRow(1)] }) => {
  windowOfWidth(1366)
  const view = await renderScreen('/historial/ciclos-escolares', {
    answers: { 'GET /ciclo/all': { ok: true, ciclos: [] }, [PARENTS]: parents },
  })
  const menu = screen.getByRole('navigation', { name: 'Menú principal' })
  const link = within(menu).getByRole('link', { name: 'Padres' })
  return { ...view, link }
}

/** Longer than a mouse or a focus has to rest. */
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 150)))

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
  await rest()
  expect(network.count(PARENTS)).toBe(0)
})

// Without these a press waits for what could have arrived, or a mouse on its way elsewhere asks for every list it crosses.
test('a mouse that rests on an entry begins its page’s read, once; the press asks for no other', async () => {
  const { network, link, user } = await open()
  await user.hover(link)
  await waitFor(() => expect(network.count(PARENTS)).toBe(1))
  await user.click(link)
  expect(await screen.findByRole('table')).toBeInTheDocument()
  expect(network.count(PARENTS)).toBe(1)
})

test('a mouse that crosses an entry begins nothing', async () => {
  const { network, link } = await open()
  // In one turn: on a busy computer two moves of user-event are further apart than a rest.
  fireEvent.pointerOver(link, { pointerType: 'mouse' })
  fireEvent.pointerOut(link, { pointerType: 'mouse' })
  await rest()
  expect(network.count(PARENTS)).toBe(0)
})

test('an entry on which the focus rests begins its page’s read; one that it passes does not', async () => {
  const { network, link } = await open()
  // In one turn, as above: two keys are further apart on a busy computer.
  act(() => {
    link.focus()
    screen.getByRole('link', { name: 'Ciclos escolares' }).focus()
  })
  await rest()
  expect(network.count(PARENTS)).toBe(0)
  act(() => link.focus())
  await waitFor(() => expect(network.count(PARENTS)).toBe(1))
})

test('what an entry’s page asks when nobody opens it only reads: no write, no other call', async () => {
  const { network, link, user } = await open()
  await rest()
  network.sent.length = 0
  await user.hover(link)
  link.focus()
  await waitFor(() => expect(network.count(PARENTS)).toBe(1))
  await rest()
  expect(network.sent.map(({ method, path }) => `${method} ${path}`)).toEqual([PARENTS])
})

/** A link that stands in the page's own text: menus hide what a user may not open. */
const linkInText = (to: string): HTMLElement => {
  const link = document.createElement('a')
  link.href = to
  document.querySelector('main')!.append(link)
  return link
}

test('nothing is asked for a page that the user may not open: the bitácora keeps each refused call', async () => {
  const { network, user } = await renderScreen('/historial/ciclos-escolares', {
    except: ['PADRES READ'],
    answers: { 'GET /ciclo/all': { ok: true, ciclos: [] }, [PARENTS]: { ok: true, padres: [] } },
  })
  const link = linkInText('/padres/inscritos')
  await user.hover(link)
  await rest()
  await user.pointer({ keys: '[MouseLeft>]', target: link })
  await rest()
  expect(network.count(PARENTS)).toBe(0)
})

test('nor the cycles to choose from, for whoever sees a page’s rows without them', async () => {
  windowOfWidth(1366)
  const { network, user } = await renderScreen('/padres/inscritos', {
    except: ['CICLO ESCOLAR READ'],
    answers: { [PARENTS]: { ok: true, padres: [] } },
  })
  await user.hover(screen.getByRole('link', { name: 'Grupos' }))
  await rest()
  expect(network.count('GET /ciclo/all')).toBe(0)
})

test('nor before a second factor that the user still owes', async () => {
  const { network, store, user } = await open()
  network.on('GET /eventos', answer(403, { ok: false, message: 'Falta', motivo: 'SEGUNDO_FACTOR' }))
  await act(() => store.dispatch(eventsApi.endpoints.listEvents.initiate()))
  await screen.findByRole('heading', { level: 1, name: 'Mi cuenta' })
  await user.hover(screen.getByRole('link', { name: 'Padres' }))
  await rest()
  expect(network.count(PARENTS)).toBe(0)
})

describe('a row', () => {
  const openRow = async () => {
    const { link, user, network } = await open()
    await user.click(link)
    const row = (await screen.findAllByRole('row')).at(-1)!
    const load = jest.spyOn(screenAt('/padre/1')!, 'load').mockClear()
    network.sent.length = 0
    return { row, user, load, network }
  }

  test('under a mouse that rests brings the code of its page and none of the file: who saw it is written down', async () => {
    const { row, user, load, network } = await openRow()
    await user.hover(within(row).getAllByRole('cell')[0]!)
    await waitFor(() => expect(load).toHaveBeenCalled())
    await rest()
    expect(network.sent).toEqual([])
  })

  test('under a finger that scrolls does not', async () => {
    const { row, user, load } = await openRow()
    await user.pointer({ keys: '[TouchA>]', target: within(row).getAllByRole('link')[0]! })
    await rest()
    expect(load).not.toHaveBeenCalled()
  })
})

test('a row that an arrow reaches brings the code of its page', async () => {
  const { user } = await renderScreen('/selecciona/alumno/colegiatura', {
    answers: { 'GET /alumnos/actualmente/inscritos': { ok: true, alumnos: [aStudentRow(7)] } },
  })
  await screen.findByText('1 alumno')
  const load = jest.spyOn(screenAt('/pago/colegiatura/7')!, 'load').mockClear()
  await rest()
  expect(load).not.toHaveBeenCalled()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(load).toHaveBeenCalled())
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
