import { openSchool, type School } from './family'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.server.close())

test('months come by the day they are due, also where a late enrolment is due after the next cycle began', async () => {
  await school.at('2026-09-30')
  const { office, desk } = school
  const ending = { nombre: '2026', fecha_inicio: '2026-05-01', fecha_fin: '2026-09-30', dia_limite: 28 }
  const next = { nombre: '2026-2027', fecha_inicio: '2026-10-01', fecha_fin: '2027-06-30', dia_limite: 5 }
  const cycles = [await office.addCycle(ending), await office.addCycle(next)]
  const { padreId, hijos } = await school.addFamily(1)
  for (const cycle of cycles) expect((await office.enrol(cycle, hijos)).status).toBe(200)
  const { colegiaturas } = (await desk.family({ padreId })).body.familia.hijos[0]
  const due = colegiaturas.map(({ vencimiento }: { vencimiento: string }) => vencimiento)
  expect(due.slice(0, 2)).toEqual(['2026-10-05', '2026-10-28'])
  expect(due).toEqual([...due].sort())
})
