import { aCycle } from '@test/support/builders'
import type { TestServer } from '@test/support/server/harness'
import { SCHOOLS } from '../imports/schools'
import { doOpening, startInNovember, tryOpening } from './opening'

interface Place {
  grado: string
  gradoNumero: number
}
interface Totals {
  grados: Place[]
  grupos: (Place & { nombre: string })[]
}

const placeOf = ({ grado, gradoNumero }: Place): string => `${grado} ${gradoNumero}`
const expectedPlaceOf = (pupil: Record<string, unknown>): string =>
  `${String(pupil['grado_previsto'])} ${String(pupil['grado_previsto_numero'])}`
const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].sort()

let server: TestServer
beforeEach(async () => {
  server = await startInNovember()
})
afterEach(() => server.close())

test.each(SCHOOLS.map((make) => [make().school, make] as const))(
  'the file of %s opens its year without matching by hand, and again it is all the same',
  async (_, make) => {
    const { content, pupils, places } = make()
    const { body } = await server.admin.post('/ciclo', aCycle())
    const cycle = body.ciclo.id as number
    const dry = await tryOpening(server.admin, cycle, content)
    const wrong = dry.body.filas.filter(({ estado }: { estado: string }) => estado === 'ERROR')
    expect([dry.status, wrong]).toEqual([200, []])
    expect(dry.body.resumen).toEqual({ nuevos: pupils.length, iguales: 0, con_error: 0 })
    const { grados, grupos } = dry.body.totales as Totals
    expect(grados.map(placeOf).sort()).toEqual(distinct(pupils.map(expectedPlaceOf)))
    expect(grupos.map((group) => `${placeOf(group)} ${group.nombre}`).sort()).toEqual(distinct(places))
    const left = dry.body.sin_reconocer.map(({ encabezado }: { encabezado: string }) => encabezado)
    const ignorar = { ignorar: JSON.stringify(left) }
    expect((await doOpening(server.admin, cycle, content, ignorar)).body.resumen.nuevos).toBe(pupils.length)
    const again = await doOpening(server.admin, cycle, content, ignorar)
    expect(again.body.resumen).toEqual({ nuevos: 0, iguales: pupils.length, con_error: 0 })
  },
)
