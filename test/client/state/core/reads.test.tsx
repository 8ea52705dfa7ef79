/** @jest-environment ./test/support/pages/environment.ts */
import { act, render, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import {
  useFetchStudentCharges,
  usePendingCharges,
  useStudentCharges,
} from '@client/state/charges/charges.selectors'
import { baseApi } from '@client/state/core/baseApi'
import { usePayment, usePaymentsByDay } from '@client/state/payments/payments.selectors'
import { useParent } from '@client/state/parents/parents.selectors'
import { useUsers } from '@client/state/users/users.api'
import { DataTable } from '@client/ui/list/DataTable'
import type { Charge } from '@contract/charges/charges.schemas'
import { startClient } from '../../../support/state/client'
import { failure, slowReply } from '../../../support/state/fakeNetwork'
import { idsOf } from '../../../support/state/hook'
import { aChargeRow, aParentRow } from '../../../support/state/rows'

const PENDING = 'GET /cargos/pendientes/all'
const ofPupil = (id: number) => `GET /cargos/by/alumno/${id}`

const start = () => {
  const client = startClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={client.store}>
      <MemoryRouter>{children}</MemoryRouter>
    </Provider>
  )
  return { ...client, wrapper }
}
test("a list: loading without rows, then its rows in the server's order", async () => {
  const { network, wrapper } = start()
  const late = slowReply()
  network.on(PENDING, late.reply)
  const loading: boolean[] = []
  const { result } = renderHook(
    () => {
      const read = usePendingCharges()
      loading.push(read.isLoading)
      return read
    },
    { wrapper },
  )
  expect(result.current).toMatchObject({ rows: undefined, isLoading: true, error: undefined })
  // From the first render on: a list that is not loading and has no rows is drawn as empty.
  expect(loading).not.toContain(false)
  late.arrive({ ok: true, cargos: [aChargeRow(2), aChargeRow(1)] })
  await waitFor(() => expect(idsOf(result.current.rows)).toEqual([2, 1]))
  expect(result.current).toMatchObject({ isLoading: false, error: undefined })
})

test('another argument: never the rows of the one before', async () => {
  const { network, wrapper } = start()
  network.on(ofPupil(5), { ok: true, cargos: [aChargeRow(1)] })
  const late = slowReply()
  network.on(ofPupil(6), late.reply)
  const seen: unknown[] = []
  const { result, rerender } = renderHook(
    ({ id }) => {
      const read = useStudentCharges({ id })
      seen.push([id, idsOf(read.rows), read.isLoading])
      return read
    },
    { wrapper, initialProps: { id: 5 } },
  )
  await waitFor(() => expect(idsOf(result.current.rows)).toEqual([1]))
  rerender({ id: 6 })
  expect(result.current).toMatchObject({ rows: undefined, isLoading: true })
  late.arrive({ ok: true, cargos: [] })
  await waitFor(() => expect(result.current).toMatchObject({ rows: [], isLoading: false }))
  expect(seen).not.toContainEqual([6, [1], expect.anything()])
  expect(seen).not.toContainEqual([6, [], true])
  // Kept: shown at once.
  rerender({ id: 5 })
  expect(idsOf(result.current.rows)).toEqual([1])
})

test('the rows stay the same array while none of them changed, whatever another list brings', async () => {
  const { network, store, wrapper } = start()
  network.on(PENDING, { ok: true, cargos: [aChargeRow(1), aChargeRow(2)] })
  network.on(ofPupil(5), { ok: true, cargos: [aChargeRow(3)] })
  let renders = 0
  const { result } = renderHook(
    () => {
      renders += 1
      return usePendingCharges()
    },
    { wrapper },
  )
  await waitFor(() => expect(result.current.rows).toHaveLength(2))
  const { rows } = result.current
  renderHook(() => useStudentCharges({ id: 5 }), { wrapper })
  await waitFor(() => expect(store.getState().charges.ids).toHaveLength(3))
  const before = renders
  await act(async () => void store.dispatch(baseApi.util.invalidateTags(['Charge'])))
  await waitFor(() => expect(network.count(PENDING)).toBe(2))
  expect(result.current.rows).toBe(rows)
  // A change of status alone may render once more; the rows stay the same array.
  expect(renders - before).toBeLessThanOrEqual(2)
})

test('a refetch that brings the same draws no row, one that changes a row draws that one', async () => {
  const { network, store, wrapper } = start()
  network.on(PENDING, { ok: true, cargos: [aChargeRow(1), aChargeRow(2)] })
  const drawn: number[] = []
  const cell = ({ id }: Charge) => {
    drawn.push(id)
    return id
  }
  const columns = [{ key: 'id', header: 'Cargo', cell }]
  const Page = () => <DataTable label="Cargos" columns={columns} rows={usePendingCharges().rows ?? []} />
  render(<Page />, { wrapper })
  await waitFor(() => expect(drawn).toEqual([1, 2]))
  const refetch = async (times: number) => {
    await act(async () => void store.dispatch(baseApi.util.invalidateTags(['Charge'])))
    await waitFor(() => expect(network.count(PENDING)).toBe(times))
    await waitFor(() =>
      expect(store.getState().api.queries['listPendingCharges(undefined)']?.status).toBe('fulfilled'),
    )
  }
  await refetch(2)
  expect(drawn).toEqual([1, 2])
  network.on(PENDING, { ok: true, cargos: [aChargeRow(1), aChargeRow(2, { descripcion: 'LIBROS' })] })
  await refetch(3)
  await waitFor(() => expect(drawn).toEqual([1, 2, 2]))
})

test('an answer that was asked for by a press arrives, also when something changed meanwhile', async () => {
  const { network, store, wrapper } = start()
  const late = slowReply()
  network.on(ofPupil(5), late.reply)
  const { result } = renderHook(() => useFetchStudentCharges(), { wrapper })
  const fetched = result.current({ id: 5 })
  await act(async () => void store.dispatch(baseApi.util.invalidateTags(['Charge'])))
  late.arrive({ ok: true, cargos: [aChargeRow(3)] })
  expect(idsOf(await fetched)).toEqual([3])
})

test('refused: the reason, and a retry that loads', async () => {
  const { network, wrapper } = start()
  network.on(PENDING, failure(500, 'No se pudo'))
  const { result } = renderHook(() => usePendingCharges(), { wrapper })
  await waitFor(() => expect(result.current.error).toBe('No se pudo'))
  expect(result.current).toMatchObject({ rows: undefined, isLoading: false })
  const late = slowReply()
  network.on(PENDING, late.reply)
  act(() => result.current.retry())
  await waitFor(() => expect(result.current).toMatchObject({ isLoading: true, error: undefined }))
  late.arrive({ ok: true, cargos: [aChargeRow(1)] })
  await waitFor(() => expect(idsOf(result.current.rows)).toEqual([1]))
})

test('a refresh that fails says so beside the rows that are there', async () => {
  const { network, wrapper } = start()
  network.on(PENDING, { ok: true, cargos: [aChargeRow(1)] })
  const { result } = renderHook(() => usePendingCharges(), { wrapper })
  await waitFor(() => expect(result.current.rows).toHaveLength(1))
  network.on(PENDING, failure(500, 'No se pudo'))
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.error).toBe('No se pudo'))
  expect(result.current).toMatchObject({ isLoading: false })
  expect(idsOf(result.current.rows)).toEqual([1])
})

test('skipped: nothing is asked, nothing shown, and a retry does nothing', () => {
  const { network, wrapper } = start()
  const { result } = renderHook(() => useUsers(undefined, { skip: true }), { wrapper })
  expect(result.current).toMatchObject({ rows: undefined, isLoading: false, error: undefined })
  act(() => result.current.retry())
  expect(network.sent).toEqual([])
})

test('an argument written anew on each render asks once', async () => {
  const { network, wrapper } = start()
  network.on('GET /pagos/by/fecha?desde=2026-09-01&hasta=2026-09-30', { ok: true, pagos: [] })
  const days = () => ({ desde: '2026-09-01', hasta: '2026-09-30' })
  const { result, rerender } = renderHook(() => usePaymentsByDay(days()), { wrapper })
  await waitFor(() => expect(result.current.row?.pagos).toEqual([]))
  const read = result.current
  rerender()
  expect(result.current).toBe(read)
  expect(network.sent).toHaveLength(1)
})

describe('one row', () => {
  test('is there, from the table that its answer feeds', async () => {
    const { network, wrapper } = start()
    network.on('GET /padres/one/4', { ok: true, padre: aParentRow(4) })
    const { result } = renderHook(() => useParent(4), { wrapper })
    expect(result.current).toMatchObject({ row: undefined, isLoading: true, error: undefined })
    await waitFor(() => expect(result.current.row?.id).toBe(4))
    expect(result.current).toMatchObject({ isLoading: false, error: undefined })
  })

  test.each<[string, number | null, object]>([
    ['an address without an id asks for nothing', null, {}],
    ['the server says 404', 5, failure(404, 'No existe')],
    ['the server answers none', 5, { ok: true, pago: null }],
  ])('is not there: %s', async (_why, id, reply) => {
    const { network, wrapper } = start()
    network.on('GET /pagos/5', reply as never)
    const { result } = renderHook(() => usePayment(id), { wrapper })
    await waitFor(() => expect(result.current.error).toMatchObject({ status: 404 }))
    expect(result.current).toMatchObject({ row: undefined, isLoading: false })
    expect(network.sent).toHaveLength(id === null ? 0 : 1)
  })

  test('goes when another desk deleted it, and stays when a refresh fails otherwise', async () => {
    const { network, wrapper } = start()
    network.on('GET /padres/one/4', { ok: true, padre: aParentRow(4) })
    const { result } = renderHook(() => useParent(4), { wrapper })
    await waitFor(() => expect(result.current.row?.id).toBe(4))
    network.on('GET /padres/one/4', failure(500, 'No se pudo'))
    act(() => result.current.retry())
    await waitFor(() => expect(result.current.error).toMatchObject({ status: 500, message: 'No se pudo' }))
    expect(result.current.row?.id).toBe(4)
    network.on('GET /padres/one/4', failure(404, 'No existe'))
    act(() => result.current.retry())
    await waitFor(() => expect(result.current.error?.status).toBe(404))
    expect(result.current.row).toBeUndefined()
  })
})
