/** @jest-environment ./test/support/pages/environment.ts */
import { waitFor } from '@testing-library/react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { useSiblingPlaces, type ComingPupil } from '@client/state/enrolments/enrolments.api'
import { startClient } from '../../../support/state/client'
import { hookIn } from '../../../support/state/hook'

type Rules = NonNullable<Cycle['hermanos']>

const RULE: Rules = [{ lugar: 2, porcentaje: 10 }]
const PUPILS: readonly ComingPupil[] = [5, 6].map((id) => ({ id, grado: 'PRIMARIA', gradoNumero: 1 }))

const places = (hermanos: Rules, alumnos: readonly ComingPupil[]) => {
  const { network, store } = startClient()
  network.on('POST /inscripciones/lugares', { ok: true, lugares: [{ id: 5, lugar: 2 }] })
  const { result } = hookIn(store, () => useSiblingPlaces({ id: 1, hermanos }, alumnos))
  return { network, result }
}

test('the place of each pupil among the children of a parent is asked of the server', async () => {
  const { result } = places(RULE, PUPILS)
  expect(result.current.size).toBe(0)
  await waitFor(() => expect([...result.current]).toEqual([[5, 2]]))
})

test.each<[string, Rules, readonly ComingPupil[]]>([
  ['no pupil was chosen', RULE, []],
  ['the cycle has no rule of siblings', [], PUPILS],
])('nothing is asked while %s', async (_, hermanos, alumnos) => {
  const { network, result } = places(hermanos, alumnos)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([network.sent, result.current.size]).toEqual([[], 0])
})
