/** @jest-environment ./test/support/pages/environment.ts */
import { act, waitFor } from '@testing-library/react'
import {
  selectParentById,
  useEnrolledParents,
  useParent,
  useParents,
} from '@client/state/parents/parents.selectors'
import { startClient } from '@test/support/state/client'
import { hookIn, idsOf } from '@test/support/state/hook'
import { aParentRow } from '@test/support/state/rows'

test('two lists and a page show one row: the newest answer about it shows in all', async () => {
  const { network, store } = startClient()
  network.on('GET /padres/all', { ok: true, padres: [aParentRow(5), aParentRow(4)] })
  network.on('GET /padres/inscritos', { ok: true, padres: [aParentRow(4)] })
  const all = hookIn(store, () => useParents()).result
  const enrolled = hookIn(store, () => useEnrolledParents()).result
  await waitFor(() => expect(idsOf(all.current.rows)).toEqual([5, 4]))
  await waitFor(() => expect(idsOf(enrolled.current.rows)).toEqual([4]))
  network.on('GET /padres/one/4', { ok: true, padre: aParentRow(4, { telefono: '5511223344' }) })
  const { result } = hookIn(store, () => useParent(4))
  await waitFor(() => expect(result.current.row?.telefono).toBe('5511223344'))
  const row = selectParentById(store.getState(), 4)
  expect([result.current.row, enrolled.current.rows?.[0], all.current.rows?.[1]]).toEqual([row, row, row])
})

test('a list keeps its array when another list adds a row', async () => {
  const { network, store } = startClient()
  network.on('GET /padres/inscritos', { ok: true, padres: [aParentRow(4)] })
  network.on('GET /padres/all', { ok: true, padres: [aParentRow(5), aParentRow(4)] })
  const { result } = hookIn(store, () => useEnrolledParents())
  await waitFor(() => expect(result.current.rows).toHaveLength(1))
  const { rows } = result.current
  const all = hookIn(store, () => useParents()).result
  await waitFor(() => expect(all.current.rows).toHaveLength(2))
  await act(async () => undefined)
  expect(result.current.rows).toBe(rows)
})
