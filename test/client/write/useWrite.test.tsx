import { act, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { Provider } from 'react-redux'
import { chargesApi } from '@client/state/charges/charges.api'
import { usersApi } from '@client/state/users/users.api'
import { eventsApi } from '@client/state/events/events.api'
import { AppTheme } from '@client/app/theme/AppTheme'
import { NoticeProvider } from '@client/ui/notices/NoticeProvider'
import { writeHook } from '@client/state/core/writes'
import { startClient } from '@test/support/state/client'
import { loggedOut } from '@client/state/session/sessionEvents'
import { failure, slowReply, type FakeNetwork } from '@test/support/state/fakeNetwork'

const REGISTER = 'POST /auth/register'
const PAY = 'PATCH /cargos/pagar'
const PENDING = 'GET /cargos/pendientes/all'
const ana = { name: 'ana', password: 'Contraseña#1', roleId: 2 }
const payment = { id: 1, metodo_pago: 'EFECTIVO' as const }

const lost = () => Promise.reject(new TypeError('fetch failed'))
const keysOf = (network: FakeNetwork) => network.sent.map(({ headers }) => headers.get('idempotency-key'))

const render = async <T,>(hook: () => T) => {
  const { network, store, signIn } = startClient()
  await signIn('ficha-1')
  network.sent.length = 0
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <AppTheme>
        <NoticeProvider>{children}</NoticeProvider>
      </AppTheme>
    </Provider>
  )
  return { network, store, ...renderHook(hook, { wrapper }) }
}

const useCreateUser = writeHook(usersApi.endpoints.createUser, {
  failed: 'Ocurrio un Problema',
  saved: 'Creado',
})
const usePayCharge = writeHook(chargesApi.endpoints.payCharge, { failed: 'No se pagó' })
const useCreateEvent = writeHook(eventsApi.endpoints.createEvent, { failed: 'No se registró' })

const useRegister = () => {
  const form = useForm({ defaultValues: ana })
  return { form, ...useCreateUser({ form }) }
}

/** The page of a desk that pays while it shows what is owed. */
const usePaying = () => {
  const list = chargesApi.endpoints.listPendingCharges.useQuery()
  return { settled: !list.isFetching, ...usePayCharge() }
}

test('done: the answer, the notice, and a new key for the same content', async () => {
  const { network, result } = await render(useRegister)
  network.on(REGISTER, { ok: true, user: { id: 7 } })
  const first = await act(() => result.current.send(ana))
  expect(first).toMatchObject({ done: true, answer: { user: { id: 7 } } })
  expect(await screen.findByText('Creado')).toBeVisible()
  await act(() => result.current.send(ana))
  const [a, b] = keysOf(network)
  expect(a).toBeTruthy()
  expect(b).not.toBe(a)
})

test('refused: told under its title and at its field, nothing typed is lost', async () => {
  const { network, result } = await render(useRegister)
  network.on(REGISTER, failure(409, 'Ya existe el usuario «ana».', { name: 'Ya existe.' }))
  const outcome = await act(() => result.current.send(ana))
  expect(outcome).toMatchObject({ done: false, why: 'refused', error: { status: 409 } })
  expect(await screen.findByText('Ocurrio un Problema')).toBeVisible()
  expect(screen.getByText('Ya existe el usuario «ana».')).toBeVisible()
  expect(result.current.form.getFieldState('name').error?.message).toBe('Ya existe.')
  expect(result.current.form.getValues()).toEqual(ana)
})

test.each([
  ['a broken line', lost],
  ['a server that failed on the way', failure(503, 'La base de datos no responde.')],
])('unknown after %s: the same content keeps its key', async (_what, reply) => {
  const { network, result } = await render(useRegister)
  network.on(REGISTER, reply)
  const outcome = await act(() => result.current.send(ana))
  expect(outcome).toMatchObject({ done: false, why: 'unknown' })
  expect(await screen.findByText('No se sabe si quedó hecho')).toBeVisible()
  expect(screen.getByText(/\. Presiona otra vez: si ya estaba hecho, no se hace dos veces\.$/)).toBeVisible()
  expect(screen.queryByText('Ocurrio un Problema')).toBeNull()
  network.on(REGISTER, { ok: true, user: { id: 7 } })
  expect(await act(() => result.current.send(ana))).toMatchObject({ done: true })
  const [a, b] = keysOf(network)
  expect(b).toBe(a)
})

test('a second press during the first sends nothing and has its outcome', async () => {
  const { network, result } = await render(useRegister)
  const slow = slowReply()
  network.on(REGISTER, slow.reply)
  const { send } = result.current
  let both: Promise<unknown[]> = Promise.resolve([])
  act(() => void (both = Promise.all([send(ana), send(ana)])))
  await waitFor(() => expect(network.count(REGISTER)).toBe(1))
  slow.arrive({ ok: true, user: { id: 7 } })
  const [first, second] = await act(() => both)
  expect(second).toBe(first)
  expect(network.count(REGISTER)).toBe(1)
})

test('busy while it is under way', async () => {
  const { network, result } = await render(useRegister)
  const slow = slowReply()
  network.on(REGISTER, slow.reply)
  let ended: Promise<unknown> = Promise.resolve()
  act(() => void (ended = result.current.send(ana)))
  expect(result.current.busy).toBe(true)
  slow.arrive({ ok: true, user: { id: 7 } })
  await act(() => ended)
  expect(result.current.busy).toBe(false)
})

test('a wrong form: one notice, first what is missing', async () => {
  const { result } = await render(useRegister)
  act(() =>
    result.current.tellWrong({
      name: { type: 'regla', message: 'Value is required' },
      password: { type: 'regla', message: 'Corta' },
    }),
  )
  expect(await screen.findByText('UPS!!')).toBeVisible()
  expect(screen.getByText('Debes Llenar todos los Datos')).toBeVisible()
  expect(screen.queryByText('Corta')).toBeNull()
})

test.each([
  ['a charge that another desk paid', failure(409, 'Este cargo ya está pagado.'), 2],
  ['a charge that is gone', failure(404, 'No existe este cargo.'), 2],
  ['a lost answer', lost, 2],
  ['a wrong field', failure(400, 'La referencia es obligatoria.'), 1],
])('after %s the list on screen is asked for %#', async (_what, reply, asked) => {
  const { network, result } = await render(usePaying)
  network.on(PENDING, { ok: true, cargos: [] })
  await waitFor(() => expect(result.current.settled).toBe(true))
  network.sent.length = 0
  network.on(PENDING, { ok: true, cargos: [] })
  network.on(PAY, reply)
  await act(() => result.current.send(payment))
  await waitFor(() => expect(network.count(PENDING)).toBe(asked - 1))
  await waitFor(() => expect(result.current.settled).toBe(true))
})

test('an upload tells how far it is, and stops', async () => {
  const { network, result } = await render(() => useCreateEvent())
  network.on('POST /eventos', slowReply().reply)
  const event = { titulo: 'X', descripcion: 'X', fecha: '2026-03-20', files: [new File(['a'], 'a.jpg')] }
  let ended: Promise<unknown> = Promise.resolve()
  act(() => void (ended = result.current.send(event)))
  await waitFor(() => expect(network.uploads).toHaveLength(1))
  act(() => network.uploads[0]!.tell({ sent: 5, total: 10 }))
  expect(result.current.progress).toEqual({ sent: 5, total: 10 })
  act(() => result.current.stop())
  await expect(act(() => ended)).resolves.toEqual({ done: false, why: 'stopped' })
  await waitFor(() => expect(result.current.progress).toBeNull())
  expect(screen.queryByText('No se registró')).toBeNull()
})

test('a session that ends while it travels: unknown, and said so', async () => {
  const { network, store, result } = await render(() => usePayCharge())
  network.on(PAY, slowReply().reply)
  let ended: Promise<unknown> = Promise.resolve()
  act(() => void (ended = result.current.send(payment)))
  await waitFor(() => expect(network.count(PAY)).toBe(1))
  act(() => void store.dispatch(loggedOut({ from: 'here', why: 'expired' })))
  await expect(act(() => ended)).resolves.toMatchObject({ done: false, why: 'unknown' })
  expect(await screen.findByText('No se sabe si quedó hecho')).toBeVisible()
  expect(screen.getByText(/^Tu sesión terminó antes de que llegara la respuesta/)).toBeVisible()
  expect(screen.queryByText(/Presiona otra vez/)).toBeNull()
})

test('a page may say the same write in other words, or leave success to what it shows', async () => {
  const { network, result } = await render(() => useCreateUser({ failed: null, saved: null }))
  network.on(REGISTER, { ok: true, user: { id: 7 } })
  await act(() => result.current.send(ana))
  expect(screen.queryByText('Creado')).toBeNull()
  network.on(REGISTER, failure(409, 'Ese nombre ya existe'))
  await act(() => result.current.send({ ...ana, name: 'eva' }))
  expect(await screen.findByText('Ese nombre ya existe')).toBeVisible()
  expect(screen.queryByText('Ocurrio un Problema')).toBeNull()
})
