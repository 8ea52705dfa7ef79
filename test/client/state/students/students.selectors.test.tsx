/** @jest-environment ./test/support/pages/environment.ts */
import { waitFor } from '@testing-library/react'
import { usePupils, useStudent } from '@client/state/students/students.selectors'
import { startClient } from '@test/support/state/client'
import { hookIn, idsOf } from '@test/support/state/hook'
import { aStudentRow } from '@test/support/state/rows'

const ALL = 'GET /alumnos/historial?maximo=2000'
const ENROLLED = 'GET /alumnos/actualmente/inscritos'

test.each([
  ['everybody, for who may read pupils', [{ module: 'ALUMNOS', action: 'READ' }], [6, 5], ALL, ENROLLED],
  ['the enrolled, for who may not', [], [5], ENROLLED, ALL],
] as const)(
  'pupils to pick from: %s; the other list is not asked for',
  async (_who, permissions, ids, asked, spared) => {
    const { network, store, signIn } = startClient()
    await signIn('ficha-1', { permissions: [...permissions] })
    network.on(ALL, { ok: true, alumnos: [aStudentRow(6), aStudentRow(5)] })
    network.on(ENROLLED, { ok: true, alumnos: [aStudentRow(5)] })
    const { result } = hookIn(store, () => usePupils({ everybody: true, byClass: true }))
    await waitFor(() => expect(idsOf(result.current.source.rows)).toEqual(ids))
    expect([network.count(asked), network.count(spared)]).toEqual([1, 0])
  },
)

test("a pupil's page reads its own answer: health data is in no table", async () => {
  const { network, store } = startClient()
  const alergias = [{ id: 1, descripcion: 'NUEZ' }]
  network.on('GET /alumnos/5', { ok: true, alumno: { ...aStudentRow(5), alergias } })
  const { result } = hookIn(store, () => useStudent(5))
  await waitFor(() => expect(result.current.row?.alergias).toEqual(alergias))
  expect(store.getState().students.ids).toEqual([])
})
