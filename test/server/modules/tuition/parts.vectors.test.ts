import type { DeskContract } from '@contract/desk/desk.schemas'
import type { Tuition } from '@contract/tuition/tuition.schemas'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { cash, openSchool, transfer, type School } from '../desk/family'

let school: School
afterEach(async () => expect(await ledgerFaults(school.server.db)).toEqual([]))

const TEN = { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 0 }

/** Cycles of one school may not overlap: one school for each kind of cycle. */
const opened = new Map<string, { of: School; cycle: number }>()
const openWith = async (terms: object): Promise<{ of: School; cycle: number }> => {
  const known = opened.get(JSON.stringify(terms))
  if (known) return known
  const of = await openSchool()
  const made = { of, cycle: await of.office.addCycle({ mensualidad_primaria: 2350, ...terms }) }
  opened.set(JSON.stringify(terms), made)
  return made
}
afterAll(async () => {
  for (const { of } of opened.values()) await of.server.close()
})

/** A family of one child whose September is due on the 10th, list price 2,350.00, with this recargo, on 1 September. */
const family = async (recargo: object, over: Record<string, unknown> = {}) => {
  const { of, cycle } = await openWith({ recargo, ...over })
  school = of
  await school.at('2026-09-01')
  const { padreId, hijos } = await school.addFamily(1)
  expect((await school.office.enrol(cycle, hijos, { mensualidad: 2350 })).status).toBe(200)
  const [child] = hijos as [number]
  const months = async (): Promise<Tuition[]> => (await school.office.tuitionOf(child, cycle)).pagos
  const september = async () => (await months())[0] as Tuition
  return { padreId, child, cycle, months, september }
}
type Family = Awaited<ReturnType<typeof family>>

/** Pays part of September in cash, and answers the lines of the receipt: type and pesos. */
const abono = async ({ padreId, september }: Family, pesos: number, over: Record<string, unknown> = {}) => {
  const { id } = await september()
  const body = {
    padreId,
    lineas: [{ tipo: 'COLEGIATURA' as const, id, abono: pesos }],
    medios: [over['fecha_pago'] ? transfer(pesos) : cash(pesos)],
    ...over,
  }
  const { status, body: answer } = await school.desk.collect(body)
  expect([status, answer.message]).toEqual([200, expect.anything()])
  return (answer as DeskContract['collect']['response']).pago.conceptos.map(({ tipo, monto }) => [
    tipo,
    monto,
  ])
}

/** Recargo, balance and state of September on a day, the same in the two calls that show it. */
const owed = async (of: Family, day: string) => {
  await school.at(day)
  const { id, estado, recargo, saldo } = await of.september()
  const { familia } = (await school.desk.family({ padreId: of.padreId }))
    .body as DeskContract['getFamily']['response']
  const shown = familia.hijos.flatMap(({ colegiaturas }) => colegiaturas).find((month) => month.id === id)
  expect([shown?.estado, shown?.recargo, shown?.saldo]).toEqual([estado, recargo, saldo])
  return [recargo, saldo, estado]
}

it('(a) a part paid late: its recargo first, then the month; later periods count on what is left', async () => {
  const of = await family(TEN)
  await school.at('2026-09-11')
  expect(await abono(of, 1000)).toEqual([
    ['COLEGIATURA', 765],
    ['RECARGO', 235],
  ])
  expect(await owed(of, '2026-10-10')).toEqual([0, 1585, 'PARCIAL'])
  expect(await owed(of, '2026-11-11')).toEqual([317, 1585, 'PARCIAL'])
  expect(await owed(of, '2026-10-20')).toEqual([158.5, 1585, 'PARCIAL'])
  // And again, on 20 October.
  expect(await abono(of, 500)).toEqual([
    ['COLEGIATURA', 341.5],
    ['RECARGO', 158.5],
  ])
  expect(await owed(of, '2026-10-20')).toEqual([0, 1243.5, 'PARCIAL'])
  expect(await owed(of, '2026-11-11')).toEqual([124.35, 1243.5, 'PARCIAL'])
})

it('(a) with a limit of 15 percent the recargos of the month come to 352.50', async () => {
  const of = await family({ ...TEN, tope: 15 })
  await school.at('2026-09-11')
  await abono(of, 1000)
  expect(await owed(of, '2026-10-20')).toEqual([117.5, 1585, 'PARCIAL'])
  expect(await owed(of, '2026-11-20')).toEqual([117.5, 1585, 'PARCIAL'])
  const { id } = await of.september()
  const { status, body } = await school.office.payMonths([id], { total: 1702.5 })
  expect([status, body.pago?.monto]).toEqual([200, 1702.5])
})

it('(b) paid within the grace it is all of it the month, and the first period counts on what is left', async () => {
  const of = await family({ ...TEN, dias_gracia: 5 })
  await school.at('2026-09-13')
  expect(await abono(of, 1000)).toEqual([['COLEGIATURA', 1000]])
  expect(await owed(of, '2026-09-15')).toEqual([0, 1350, 'PARCIAL'])
  expect(await owed(of, '2026-10-11')).toEqual([270, 1350, 'PARCIAL'])
  expect(await owed(of, '2026-09-16')).toEqual([135, 1350, 'PARCIAL'])
  const { id } = await of.september()
  expect((await school.office.payMonths([id], { total: 1485 })).status).toBe(200)
})

it('(c) less than the recargo is all recargo: the month stays whole and PENDIENTE', async () => {
  const of = await family(TEN)
  await school.at('2026-10-20')
  expect(await abono(of, 100)).toEqual([['RECARGO', 100]])
  expect(await owed(of, '2026-10-20')).toEqual([370, 2350, 'PENDIENTE'])
  expect(await owed(of, '2026-11-11')).toEqual([605, 2350, 'PENDIENTE'])
})

it('a fixed recargo is in proportion to what is left', async () => {
  const of = await family({ tipo: 'FIJO', valor: 100, dias_gracia: 0 })
  await school.at('2026-09-11')
  expect(await abono(of, 1000)).toEqual([
    ['COLEGIATURA', 900],
    ['RECARGO', 100],
  ])
  expect(await owed(of, '2026-10-11')).toEqual([61.7, 1450, 'PARCIAL'])
  expect(await owed(of, '2026-11-11')).toEqual([123.4, 1450, 'PARCIAL'])
})

it('with a beca of 15 percent the recargo is that of the list price, in proportion to what is left', async () => {
  const of = await family(TEN)
  const beca = { id_ciclo: of.cycle, nombre: 'EXCELENCIA', porcentaje: 15, grado: 'PRIMARIA' }
  const { status } = await school.caller.post('/becas', { ...beca, alumnos: [{ id: of.child }] })
  expect(status).toBe(200)
  await school.at('2026-09-11')
  expect(await abono(of, 1000)).toEqual([
    ['COLEGIATURA', 765],
    ['RECARGO', 235],
  ])
  expect(await owed(of, '2026-10-11')).toEqual([145, 1232.5, 'PARCIAL'])
})

it('an extension moves the day on which the first period begins, not those of the later ones', async () => {
  const of = await family(TEN)
  const { id } = await of.september()
  const extension = { ids: [id], hasta: '2026-09-30', motivo: 'LO PIDIÓ' }
  expect((await school.caller.patch('/colegiaturas/prorroga', extension)).status).toBe(200)
  await school.at('2026-09-20')
  expect(await abono(of, 1000)).toEqual([['COLEGIATURA', 1000]])
  expect(await owed(of, '2026-09-30')).toEqual([0, 1350, 'PARCIAL'])
  expect(await owed(of, '2026-10-01')).toEqual([135, 1350, 'PARCIAL'])
  expect(await owed(of, '2026-10-11')).toEqual([270, 1350, 'PARCIAL'])
})

it('a waived recargo is not asked again; the next period counts on what is left', async () => {
  const of = await family(TEN)
  await school.at('2026-09-11')
  const { id } = await of.september()
  const condonar = { ids: [id], motivo: 'PRIMERA VEZ' }
  expect(await abono(of, 1000, { condonar })).toEqual([['COLEGIATURA', 1000]])
  expect(await owed(of, '2026-09-11')).toEqual([0, 1350, 'PARCIAL'])
  expect(await owed(of, '2026-10-11')).toEqual([135, 1350, 'PARCIAL'])
})

it('due on Saturday 10 October 2026, with working days only, a month is due on Monday 12 and its second period begins on 13 November', async () => {
  const of = await family(TEN, { dia_habil: 'SIGUIENTE' })
  const fee = async (day: string) => {
    await school.at(day)
    const [, october] = await of.months()
    return [october?.vencimiento, october?.recargo]
  }
  expect(await fee('2026-10-12')).toEqual(['2026-10-12', 0])
  expect(await fee('2026-10-13')).toEqual(['2026-10-12', 235])
  expect(await fee('2026-11-12')).toEqual(['2026-10-12', 235])
  expect(await fee('2026-11-13')).toEqual(['2026-10-12', 470])
})

it('two becas of 15 and 10 percent cost 1,997.50, 1,762.50 and 1,797.75', async () => {
  const of = await family(TEN)
  for (const porcentaje of [15, 10]) {
    const beca = { id_ciclo: of.cycle, nombre: `BECA ${porcentaje}`, porcentaje, grado: 'PRIMARIA' }
    const { status, body } = await school.caller.post('/becas', { ...beca, alumnos: [{ id: of.child }] })
    expect([status, body.message]).toEqual([200, expect.anything()])
  }
  const price = async (acumulacion: string) => {
    const { status } = await school.caller.patch(`/ciclo/${of.cycle}`, { acumulacion })
    expect(status).toBe(200)
    return (await of.september()).monto
  }
  expect(await price('MAYOR')).toBe(1997.5)
  expect(await price('SUMA')).toBe(1762.5)
  expect(await price('SUCESIVA')).toBe(1797.75)
})

it('early payment of 5 percent costs 2,232.50 until its day, and 2,350.00 from the next', async () => {
  const of = await family(TEN, { pronto_pago: { tipo: 'PORCENTAJE', valor: 5, hasta_dia: 5 } })
  await school.at('2026-09-06')
  expect((await of.september()).pronto_pago ?? 0).toBe(0)
  await school.at('2026-09-05')
  const { id, pronto_pago } = await of.september()
  expect(pronto_pago).toBe(117.5)
  const line = { tipo: 'COLEGIATURA' as const, id, abono: 2232.5 }
  const whole = await school.desk.collect({ padreId: of.padreId, lineas: [line], medios: [cash(2232.5)] })
  expect([whole.status, whole.body.message]).toEqual([409, expect.stringContaining('2,232.50')])
  const { status, body } = await school.office.payMonths([id], { total: 2232.5 })
  expect([status, body.pago?.monto]).toEqual([200, 2232.5])
  const lines: { tipo: string; descripcion: string; monto: number }[] = body.pago.conceptos
  const [discount] = lines.filter(({ tipo }) => tipo === 'DESCUENTO')
  expect(discount?.descripcion).toContain('PRONTO PAGO')
  expect(Math.abs(discount?.monto ?? 0)).toBe(117.5)
})
