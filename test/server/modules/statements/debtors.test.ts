import { isCovered } from '@contract/statements/statements.rules'
import type { Debtor, StatementsContract } from '@contract/statements/statements.schemas'
import { callOn } from '@test/support/server/callOn'
import { ADMIN, startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'

type Answer = StatementsContract['listDebtors']['response']

let server: TestServer
let office: Office
let admin: Caller
let cycle: number
let ana: number, beto: number, sola: number, puntual: number

const goTo = async (day: string) => {
  server.clock.now = new Date(`${day}T16:00:00Z`)
  admin = await server.signIn(ADMIN.user, ADMIN.password)
}
const read = async (): Promise<Answer> => {
  const { status, body } = await admin.get('/morosos')
  expect(status).toBe(200)
  return body
}
const familyOf = ({ morosos }: Answer, id: number): Debtor | undefined =>
  morosos.find(({ alumnos }) => alumnos.some((pupil) => pupil.id === id))

beforeAll(async () => {
  server = await startServer()
  await goTo('2026-09-01')
  office = openOffice({ ...server, admin }, admin)
  cycle = await office.addCycle({
    costo_material: 0,
    recargo: { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 5 },
  })
  ;[ana, beto, sola, puntual] = (await office.addPupils(4)) as [number, number, number, number]
  await office.enrol(cycle, [ana, beto, sola, puntual], { costo_material: 0 })
  const { body } = await admin.post('/padres', {
    nombre: 'ROSA PEÑA',
    telefono: '5512345678',
    direccion: 'CALLE 1',
    hijos: [{ id: ana }, { id: beto }],
  })
  expect(body.padre?.nombre).toBe('ROSA PEÑA')
  for (const id of [ana, beto, sola, puntual]) {
    const { body: own } = await admin.get(`/cargos/by/alumno/${id}`)
    if (id !== sola) for (const charge of own.cargos) await office.pay(charge.id)
  }
  await office.payYear(puntual, cycle)
})
afterAll(() => server.close())

it('on the due day nobody is late, but a charge of an earlier day is', async () => {
  await goTo('2026-09-10')
  const answer = await read()
  expect(answer).toMatchObject({ escuela: 'Colegio de Prueba', fecha: '2026-09-10' })
  expect(answer.morosos).toHaveLength(1)
  expect(answer.morosos[0]).toMatchObject({
    id: `alumno-${sola}`,
    padre: null,
    desde: '2026-09-01',
    meses: 1,
    un_mes: 1850,
    vencido: 1850,
    recargos: 0,
    por_vencer: 26_000,
  })
})

it('the day after, within the grace: overdue without a recargo; brothers are one family', async () => {
  await goTo('2026-09-11')
  const answer = await read()
  expect(familyOf(answer, puntual)).toBeUndefined()
  const family = familyOf(answer, ana)!
  expect(family).toMatchObject({
    padre: { nombre: 'ROSA PEÑA', telefono: '5512345678' },
    desde: '2026-09-10',
    meses: 1,
    un_mes: 5200,
    dos_meses: 0,
    tres_meses: 0,
    vencido: 5200,
    recargos: 0,
    por_vencer: 46_800,
  })
  expect(family.id).toBe(`padre-${family.padre!.id}`)
  expect(family.alumnos.map(({ id, grado, conceptos }) => [id, grado, conceptos.length])).toEqual([
    [ana, 'PRIMARIA', 1],
    [beto, 'PRIMARIA', 1],
  ])
  expect(family.alumnos[0]?.conceptos[0]).toMatchObject({
    descripcion: 'COLEGIATURA SEPTIEMBRE 2026',
    ciclo: '2026-2027',
    vencimiento: '2026-09-10',
    saldo: 2600,
    meses: 1,
    recargo: 0,
  })
})

it('three months on: the buckets add up, recargos are apart, who owes most today stands first', async () => {
  await goTo('2026-11-11')
  const answer = await read()
  const family = familyOf(answer, ana)!
  // Of each child September is 3 months late, October 2, November 1 (within its grace).
  expect(family).toMatchObject({
    un_mes: 5200,
    dos_meses: 5200,
    tres_meses: 5200,
    vencido: 15_600,
    recargos: 2 * (780 + 520),
    por_pagar: 15_600,
    por_pagar_hoy: 15_600 + 2 * (780 + 520),
    meses: 3,
  })
  expect(answer.morosos.map(({ id }) => id)).toEqual([family.id, `alumno-${sola}`])
  const owed = answer.morosos.map(({ por_pagar_hoy }) => por_pagar_hoy!)
  expect(owed).toEqual([...owed].sort((a, b) => b - a))
})

it('what is paid in part is owed in part; what is paid or cancelled is gone', async () => {
  await goTo('2026-09-20')
  const office2 = openOffice({ ...server, admin }, admin)
  const { body } = await admin.get(`/cargos/by/alumno/${sola}`)
  await office2.payPart(body.cargos[0].id, 1000.01)
  const gone = await office2.addCharge(cycle, sola, 99)
  const before = familyOf(await read(), sola)!
  expect([before.vencido, before.alumnos[0]?.conceptos.length]).toEqual([849.99 + 2600 + 99, 3])
  await office2.cancel(gone)
  const { pagos } = await office2.tuitionOf(sola, cycle)
  await office2.payMonths([pagos[0]!.id])
  expect(familyOf(await read(), sola)).toMatchObject({ vencido: 849.99, recargos: 0, desde: '2026-09-01' })
})

it('each family owes what its pupils’ statements say', async () => {
  await goTo('2027-02-15')
  const { morosos } = await read()
  expect(morosos.length).toBeGreaterThan(1)
  for (const family of morosos) {
    const sums = { vencido: 0, por_vencer: 0, recargos: 0 }
    for (const { id } of family.alumnos) {
      const { body } = await admin.get(`/estados/alumno/${id}`)
      for (const name of ['vencido', 'por_vencer', 'recargos'] as const) sums[name] += body.estado.total[name]
    }
    const { vencido, por_vencer, recargos } = family
    expect({ vencido, por_vencer, recargos }).toEqual(sums)
  }
})

it('either module opens it, and no health data is in it', async () => {
  const all = (await read()).morosos
  for (const grant of [['CARGOS', 'READ'] as const, ['COLEGIATURAS', 'READ'] as const]) {
    const { body, raw } = await (await server.userWith([grant])).get('/morosos')
    expect(body.morosos).toEqual(all)
    expect(raw.payload).not.toMatch(/alergia|enfermedad|curp/i)
  }
  expect((await (await server.userWith([['PADRES', 'READ']])).get('/morosos')).status).toBe(403)
})

it('asks the database six times, however many families there are', async () => {
  const asked: string[] = []
  const counted = server.db.withPlugin({
    transformQuery: ({ node }) => {
      asked.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  expect(
    (await server.services.statements.listDebtors(callOn(server, counted, '2027-02-15'))).morosos.length,
  ).toBeGreaterThan(1)
  expect(asked).toHaveLength(6)
})

it('a credit covers a family once it reaches what is overdue and the recargos of today, not before', async () => {
  await goTo('2027-02-15')
  const { vencido, recargos, padre } = familyOf(await read(), ana)!
  expect(recargos).toBeGreaterThan(0)
  let gives = 0
  const leave = async (monto: number) => {
    const body = {
      padreId: padre!.id,
      lineas: [],
      medios: [{ metodo_pago: 'EFECTIVO', monto }],
      a_cuenta: true,
    }
    expect((await admin.post('/caja/cobro', body, { key: `edge of covered ${++gives}` })).status).toBe(200)
    const family = familyOf(await read(), ana)!
    expect([family.vencido, family.recargos]).toEqual([vencido, recargos])
    const { tablero } = (await admin.get('/tablero')).body
    return [
      family.saldo_favor,
      family.por_pagar,
      family.por_pagar_hoy,
      isCovered(family),
      tablero.adeudos.cubiertas,
    ]
  }
  expect(await leave(vencido)).toEqual([vencido, 0, recargos, false, 0])
  expect(await leave(recargos - 0.01)).toEqual([vencido + recargos - 0.01, 0, 0.01, false, 0])
  expect(await leave(0.01)).toEqual([vencido + recargos, 0, 0, true, 1])
})
