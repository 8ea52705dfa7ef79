import { openSchool, type School } from './family'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.server.close())

test('months of several cycles come by the day they are due, whichever was enrolled first', async () => {
  const { office, desk } = school
  const now = await office.addCycle()
  const next = { nombre: '2027-2028', fecha_inicio: '2027-09-01', fecha_fin: '2028-06-30' }
  const later = await office.addCycle(next)
  const { padreId, hijos } = await school.addFamily(1)
  for (const cycle of [later, now]) expect((await office.enrol(cycle, hijos)).status).toBe(200)
  const { colegiaturas } = (await desk.family({ padreId })).body.familia.hijos[0]
  const due = colegiaturas.map(({ vencimiento }: { vencimiento: string }) => vencimiento)
  expect(due).toHaveLength(20)
  expect(due).toEqual([...due].sort())
})
