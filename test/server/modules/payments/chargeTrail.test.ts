import { cash, openSchool, type School } from '../desk/family'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.server.close())

interface Entry {
  accion: string
  cambios: { campo: string; antes: unknown; despues: unknown }[]
}

test('the bitácora of a charge says each state that money brought it to, and the one it went back to', async () => {
  const { office, caller } = school
  const cycle = await office.addCycle()
  const [pupil] = (await office.addPupils(1)) as [number]
  const id = await office.addCharge(cycle, pupil, 100)
  expect((await office.payPart(id, cash(40).monto)).status).toBe(200)
  const rest = await office.complement(id, 60)
  await office.cancelPayment(rest.body.pago.id)
  const { bitacora } = (await caller.get(`/bitacora?tipo=CARGO&id=${id}`)).body as { bitacora: Entry[] }
  const states = bitacora
    .flatMap(({ cambios }) => cambios)
    .filter(({ campo, antes }) => campo === 'estado' && antes !== null)
    .map(({ antes, despues }) => [antes, despues])
  expect(states.reverse()).toEqual([
    ['PENDIENTE', 'PARCIAL'],
    ['PARCIAL', 'PAGADO'],
    ['PAGADO', 'PARCIAL'],
  ])
})
