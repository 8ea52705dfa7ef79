import { chargesApi } from '@client/state/charges/charges.api'
import { charges } from '@client/state/charges/charges.slice'
import { baseApi } from '@client/state/core/baseApi'
import { loggedOut } from '@client/state/session/sessionEvents'
import { studentsApi } from '@client/state/students/students.api'
import {
  selectChargesOfStudent,
  selectEnrolledStudents,
  selectPendingCharges,
  selectPendingEnrolmentCharges,
  selectStudents,
} from '@test/support/state/shown'
import { startClient } from '../../../support/state/client'
import { slowReply, until } from '../../../support/state/fakeNetwork'
import { aChargeRow, aStudentRow } from '../../../support/state/rows'

const ALL = 'GET /cargos/pendientes/all'
const ENROLMENT = 'GET /cargos/pendientes/inscripcion'
const { listPendingCharges, listPendingEnrolmentCharges, listStudentCharges } = chargesApi.endpoints
const again = { forceRefetch: true } as const

const start = () => {
  const client = startClient()
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
  return {
    ...client,
    state: client.store.getState,
    pending: () => ids(selectPendingCharges(client.store.getState())),
    pendingEnrolment: () => ids(selectPendingEnrolmentCharges(client.store.getState())),
    askAll: () => client.store.dispatch(listPendingCharges.initiate(undefined, again)),
    askEnrolment: () => client.store.dispatch(listPendingEnrolmentCharges.initiate(undefined, again)),
  }
}

test('a row sent twice is shown once, as it was last, in the place where it was first', async () => {
  const { network, state, pending, askAll } = start()
  const sent = [aChargeRow(3), aChargeRow(1, { abono: 1 }), aChargeRow(3, { abono: 5 })]
  network.on(ALL, { ok: true, cargos: sent })
  await askAll()
  expect(pending()).toEqual([3, 1])
  expect(state().charges).toMatchObject({ ids: [3, 1], entities: { 1: sent[1], 3: sent[2] } })
})

describe('one table for several lists', () => {
  test('each list has its own ids, in its own order; rows are shared', async () => {
    const { network, state, pending, pendingEnrolment, askAll, askEnrolment } = start()
    network.on(ALL, { ok: true, cargos: [aChargeRow(3), aChargeRow(1), aChargeRow(2)] })
    network.on(ENROLMENT, { ok: true, cargos: [aChargeRow(2), aChargeRow(4)] })
    await Promise.all([askAll(), askEnrolment()])
    expect(pending()).toEqual([3, 1, 2])
    expect(pendingEnrolment()).toEqual([2, 4])
    expect(Object.keys(state().charges.entities)).toEqual(['1', '2', '3', '4'])
    expect(selectPendingCharges(state())[2]).toBe(selectPendingEnrolmentCharges(state())[0])
  })

  test('the newest answer about a row shows in every list that has it', async () => {
    const { network, state, askAll, askEnrolment } = start()
    network.on(ALL, { ok: true, cargos: [aChargeRow(1, { abono: 0 })] })
    await askAll()
    network.on(ENROLMENT, { ok: true, cargos: [aChargeRow(1, { abono: 500 })] })
    await askEnrolment()
    expect(selectPendingCharges(state())[0]?.abono).toBe(500)
    expect(state().charges.entities[1]?.abono).toBe(500)
  })

  test('a slow answer does not overwrite a row that another one, asked for later, has brought', async () => {
    const { network, state, pending, pendingEnrolment, askAll, askEnrolment } = start()
    const slow = slowReply()
    network.on(ALL, slow.reply)
    const late = askAll()
    await until(() => network.count(ALL) === 1)
    // So that the second answer has a later time.
    await new Promise((resolve) => setTimeout(resolve, 5))
    network.on(ENROLMENT, { ok: true, cargos: [aChargeRow(1, { abono: 500 })] })
    await askEnrolment()
    slow.arrive({ ok: true, cargos: [aChargeRow(1, { abono: 0 }), aChargeRow(2)] })
    await late
    expect([pending(), pendingEnrolment()]).toEqual([[1, 2], [1]])
    expect(state().charges.entities[1]?.abono).toBe(500)
  })

  test('an answer that changed nothing is newer than one asked for before it', async () => {
    const { network, state, pendingEnrolment, askAll, askEnrolment } = start()
    const later = () => new Promise((resolve) => setTimeout(resolve, 5))
    network.on(ALL, { ok: true, cargos: [aChargeRow(1, { abono: 0 })] })
    await askAll()
    await later()
    const slow = slowReply()
    network.on(ENROLMENT, slow.reply)
    const late = askEnrolment()
    await until(() => network.count(ENROLMENT) === 1)
    await later()
    // The abono was cancelled meanwhile: the row is as the table has it.
    await askAll()
    slow.arrive({ ok: true, cargos: [aChargeRow(1, { abono: 500 })] })
    await late
    expect(pendingEnrolment()).toEqual([1])
    expect(state().charges.entities[1]?.abono).toBe(0)
  })

  test('who writes to a row of the table is told at once', async () => {
    const { network, state, askAll } = start()
    network.on(ALL, { ok: true, cargos: [aChargeRow(1)] })
    await askAll()
    const row = state().charges.entities[1] as { abono: number; alumno: { nombre: string } }
    expect(() => (row.abono = 1)).toThrow(TypeError)
    expect(() => (row.alumno.nombre = 'OTRO')).toThrow(TypeError)
  })

  test('a row that left one list stays for the others', async () => {
    const { network, state, pending, pendingEnrolment, askAll, askEnrolment } = start()
    network.on(ALL, { ok: true, cargos: [aChargeRow(1), aChargeRow(2)] })
    network.on(ENROLMENT, { ok: true, cargos: [aChargeRow(1)] })
    await Promise.all([askAll(), askEnrolment()])
    network.on(ALL, { ok: true, cargos: [aChargeRow(2)] })
    await askAll()
    expect(pending()).toEqual([2])
    expect(pendingEnrolment()).toEqual([1])
    expect(state().charges.entities[1]).toBeDefined()
  })

  test('lists of one pupil are kept apart by their argument', async () => {
    const { network, state, store } = start()
    network.on('GET /cargos/by/alumno/5', { ok: true, cargos: [aChargeRow(51)] })
    network.on('GET /cargos/by/alumno/6', { ok: true, cargos: [aChargeRow(61)] })
    await store.dispatch(listStudentCharges.initiate({ id: 5 }))
    await store.dispatch(listStudentCharges.initiate({ id: 6 }))
    expect(selectChargesOfStudent({ id: 5 })(state()).map(({ id }) => id)).toEqual([51])
    expect(selectChargesOfStudent({ id: 6 })(state()).map(({ id }) => id)).toEqual([61])
    expect(selectChargesOfStudent({ id: 7 })(state())).toEqual([])
  })
})

describe('never a stale list', () => {
  const filled = async () => {
    const client = start()
    client.network.on(ALL, { ok: true, cargos: [aChargeRow(1)] })
    await client.askAll()
    expect(client.pending()).toEqual([1])
    return client
  }

  test('nothing before the answer', () => {
    expect(start().pending()).toEqual([])
  })

  test('nothing after the cache was reset, though the table still has the row', async () => {
    const { store, state, pending } = await filled()
    store.dispatch(baseApi.util.resetApiState())
    expect(pending()).toEqual([])
    expect(state().charges.entities[1]).toBeDefined()
  })

  test('nothing after the list expired', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] })
    try {
      const client = start()
      client.network.on(ALL, { ok: true, cargos: [aChargeRow(1)] })
      const subscription = client.askAll()
      await subscription
      subscription.unsubscribe()
      jest.advanceTimersByTime(299_000)
      expect(client.pending()).toEqual([1])
      jest.advanceTimersByTime(2_000)
      expect(client.pending()).toEqual([])
    } finally {
      jest.useRealTimers()
    }
  })

  test('nothing after logging out, in the table neither', async () => {
    const { store, state, pending } = await filled()
    store.dispatch(loggedOut({ from: 'here' }))
    expect(pending()).toEqual([])
    expect(state().charges).toEqual({ ids: [], entities: {}, asked: {} })
  })

  test('a failed refetch keeps what was shown', async () => {
    const { network, pending, askAll } = await filled()
    network.on(ALL, () => Promise.reject(new TypeError('fetch failed')))
    await askAll()
    expect(pending()).toEqual([1])
  })

  test('the table offers no selectAll', () => {
    expect(Object.keys(charges).sort()).toEqual(['part', 'reducer', 'row', 'rows', 'rowsThat', 'selectById'])
  })
})

describe('the same reference when nothing changed', () => {
  test('asking twice, and after an action about something else', async () => {
    const { network, state, askAll, signIn } = start()
    network.on(ALL, { ok: true, cargos: [aChargeRow(1)] })
    expect(selectPendingCharges(state())).toBe(selectPendingCharges(state()))
    await askAll()
    const before = selectPendingCharges(state())
    await signIn()
    expect(selectPendingCharges(state())).toBe(before)
  })

  test('a refetch that brings the same rows', async () => {
    const { network, state, askAll } = start()
    network.on(ALL, () => ({ ok: true, cargos: [aChargeRow(1), aChargeRow(2)] }))
    await askAll()
    const [{ ids, entities }, list] = [state().charges, selectPendingCharges(state())]
    await askAll()
    expect(network.count(ALL)).toBe(2)
    expect(selectPendingCharges(state())).toBe(list)
    expect(state().charges.ids).toBe(ids)
    expect(state().charges.entities).toBe(entities)
  })

  test('a refetch that changes one row keeps the others', async () => {
    const { network, state, askAll } = start()
    network.on(ALL, { ok: true, cargos: [aChargeRow(1), aChargeRow(2)] })
    await askAll()
    const [first, second] = selectPendingCharges(state())
    network.on(ALL, { ok: true, cargos: [aChargeRow(1), aChargeRow(2, { abono: 10 })] })
    await askAll()
    const [firstNow, secondNow] = selectPendingCharges(state())
    expect(firstNow).toBe(first)
    expect(secondNow).not.toBe(second)
    expect(secondNow?.abono).toBe(10)
  })
})

test('5,000 pupils arrive in two lists, in order, and are found by id', async () => {
  // The development checks warn that they take long with so many rows.
  const quiet = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { network, store, state } = start()
  const pupils = Array.from({ length: 5000 }, (_, index) => aStudentRow(5000 - index))
  network.on('GET /alumnos/historial', { ok: true, alumnos: pupils })
  network.on('GET /alumnos/actualmente/inscritos', { ok: true, alumnos: pupils.slice(0, 2500) })
  const { listStudents, listEnrolledStudents } = studentsApi.endpoints
  await store.dispatch(listStudents.initiate())
  await store.dispatch(listEnrolledStudents.initiate())
  expect(selectStudents(state()).map(({ id }) => id)).toEqual(pupils.map(({ id }) => id))
  expect(selectEnrolledStudents(state())).toHaveLength(2500)
  expect(state().students.entities[4321]?.numero_control).toBe('A4321')
  quiet.mockRestore()
})
