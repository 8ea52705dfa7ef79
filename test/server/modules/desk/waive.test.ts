import type { CollectBody } from '@contract/desk/desk.schemas'
import type { Payment } from '@contract/payments/payments.schemas'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { refusalOf } from '@test/support/server/refusal'
import { cash, month, openSchool, type School } from './family'

type Line = Payment['conceptos'][number]

let school: School
let padreId: number
let hijos: [number, number]

beforeAll(async () => {
  school = await openSchool()
  const cycle = await school.office.addCycle({ recargo: { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 0 } })
  const family = await school.addFamily(2)
  ;({ padreId } = family)
  hijos = family.hijos as [number, number]
  const plain = { costo_inscripcion: 1850, costo_material: 900, mensualidad: 2350, grado: 'PREESCOLAR' }
  expect((await school.office.enrol(cycle, hijos, plain)).status).toBe(200)
  await school.at('2026-10-11')
})
afterAll(() => school.server.close())

const septemberOf = async (alumnoId: number) => {
  const { familia } = (await school.desk.family({ padreId })).body
  return familia.hijos.find(({ alumno }: { alumno: { id: number } }) => alumno.id === alumnoId)
    .colegiaturas[0]
}

test('a waiver names its months, needs a reason, and stands at the month of the child whose it was', async () => {
  const [ana, beto] = hijos
  const [one, two] = [await septemberOf(ana), await septemberOf(beto)]
  const lineas = [month(one.id), month(two.id)]
  const body = { padreId, lineas, medios: [cash(2 * 2350 + 470)] }
  const wrong: [NonNullable<CollectBody['condonar']>, string][] = [
    [{ ids: [one.id] }, 'Debes colocar el motivo de la condonación'],
    [{ ids: [one.id], motivo: ' ' }, 'Debes colocar el motivo de la condonación'],
    [{ ids: [], motivo: 'X' }, 'Elige las colegiaturas cuyo recargo se condona'],
    [{ ids: [999], motivo: 'X' }, 'Solo se condona el recargo de una colegiatura de este cobro'],
  ]
  for (const [condonar, said] of wrong)
    expect(refusalOf(await school.desk.collect({ ...body, condonar }))).toEqual([400, { condonar: said }])
  const condonar = { ids: [one.id], motivo: 'ACUERDO' }
  const { pago } = (await school.desk.collect({ ...body, condonar })).body
  expect(pago).toMatchObject({ recargo_condonado: 470, motivo_condonacion: 'ACUERDO', monto: 2 * 2350 + 470 })
  expect(pago.conceptos.map((line: Line) => [line.tipo, line.idColegiatura, line.recargo_condonado])).toEqual(
    [
      ['COLEGIATURA', one.id, 470],
      ['COLEGIATURA', two.id, 0],
      ['RECARGO', two.id, 0],
    ],
  )

  const waivedOf = async (alumno: number) => {
    const { estado } = (await school.caller.get(`/estados/alumno/${alumno}`)).body
    const all: { detalle: string[] }[] = estado.movimientos
    return all.flatMap(({ detalle }) => detalle).filter((text) => text.startsWith('Recargo condonado'))
  }
  expect(await waivedOf(ana)).toEqual(['Recargo condonado de COLEGIATURA SEPTIEMBRE 2026: $470.00. ACUERDO'])
  expect(await waivedOf(beto)).toEqual([])
  expect(await ledgerFaults(school.server.db)).toEqual([])
})
