/** @jest-environment ./test/support/pages/environment.ts */
import { act, waitFor } from '@testing-library/react'
import {
  useFetchStudentCharges,
  usePartlyPaidCharges,
  usePendingCharges,
  usePendingEnrolmentCharges,
  useStudentCharges,
} from '@client/state/charges/charges.selectors'
import { startClient } from '@test/support/state/client'
import { failure } from '@test/support/state/fakeNetwork'
import { hookIn, idsOf } from '@test/support/state/hook'
import { aChargeRow } from '@test/support/state/rows'

const OF_PUPIL = 'GET /cargos/by/alumno/5'
const paid = aChargeRow(1, { estado: 'PAGADO', abono: 1850, monto_restante: 0 })

test.each([
  ['GET /cargos/pendientes/all', () => usePendingCharges(), aChargeRow(1)],
  ['GET /cargos/pendientes/inscripcion', () => usePendingEnrolmentCharges(), aChargeRow(1)],
  [
    'GET /cargos/complementos',
    () => usePartlyPaidCharges(),
    aChargeRow(1, { estado: 'PARCIAL', abono: 100 }),
  ],
] as const)('%s: a charge that another list brought as paid is owed no more', async (call, useOwed, owed) => {
  const { network, store } = startClient()
  network.on(call, { ok: true, cargos: [owed, aChargeRow(2)] })
  const { result } = hookIn(store, useOwed)
  await waitFor(() => expect(idsOf(result.current.rows)).toEqual([1, 2]))
  network.on(OF_PUPIL, { ok: true, cargos: [paid] })
  const ofPupil = hookIn(store, () => useStudentCharges({ id: 5 })).result
  await waitFor(() => expect(ofPupil.current.rows).toMatchObject([{ estado: 'PAGADO' }]))
  expect(idsOf(result.current.rows)).toEqual([2])
})

test('what a press asks for is what is true now, whatever is kept; nothing when it cannot be asked', async () => {
  const { network, store } = startClient()
  network.on(OF_PUPIL, { ok: true, cargos: [aChargeRow(1)] })
  const { result } = hookIn(store, () => useFetchStudentCharges())
  const ask = () => act(() => result.current({ id: 5 }))
  expect(await ask()).toMatchObject([{ estado: 'PENDIENTE' }])
  network.on(OF_PUPIL, { ok: true, cargos: [paid] })
  expect(await ask()).toMatchObject([{ estado: 'PAGADO' }])
  network.on(OF_PUPIL, failure(503, 'Sin base de datos'))
  expect(await ask()).toBeUndefined()
})
