import { deskSlice, familyOpened } from '@client/state/desk/desk.slice'
import { loggedOut } from '@client/state/session/sessionEvents'
import type { DeskFamily } from '@contract/desk/desk.schemas'

type Family = Pick<DeskFamily, 'padre' | 'hijos'>

const child = (id: number): Family['hijos'][number] => ({
  alumno: { id, nombre: `HIJO ${id}`, numero_control: `A-${id}`, grado: null, grupo: null },
  cargos: [],
  colegiaturas: [],
  anuales: [],
  saldo: 0,
  vencido: 0,
  recargos: 0,
})
const family = (id: number): Family => ({
  padre: { id, nombre: `MADRE ${id}`, telefono: '5512345678' },
  hijos: [child(id), child(id + 100)],
})
const after = (...actions: Parameters<typeof deskSlice.reducer>[1][]) =>
  actions.reduce(deskSlice.reducer, deskSlice.getInitialState())

test('the last eight families, the newest first, each once', () => {
  const visits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 3].map((id) => familyOpened(family(id)))
  expect(after(...visits).map(({ titulo }) => titulo)).toEqual(
    [3, 9, 8, 7, 6, 5, 4, 2].map((id) => `MADRE ${id}`),
  )
  expect(after(...visits)[0]).toEqual({
    of: { padreId: 3 },
    titulo: 'MADRE 3',
    detalle: 'HIJO 3, HIJO 103',
  })
})

test('a pupil without a parent is a family; nobody is none', () => {
  expect(after(familyOpened({ padre: null, hijos: [child(4)] }))).toEqual([
    { of: { alumnoId: 4 }, titulo: 'HIJO 4', detalle: 'A-4' },
  ])
  expect(after(familyOpened({ padre: null, hijos: [] }))).toEqual([])
})

test('the same family read again changes nothing; signing out forgets all', () => {
  const once = after(familyOpened(family(1)))
  expect(deskSlice.reducer(once, familyOpened(family(1)))).toBe(once)
  expect(deskSlice.reducer(once, loggedOut({ from: 'here' }))).toEqual([])
})
