import type { Dashboard } from '@contract/dashboard/dashboard.schemas'
import type { Moved } from '@test/support/fixtures/bankFiles'
import { refusalOf } from '@test/support/server/refusal'
import { openSchool, transfer, type School } from '../desk/family'
import { bankOf, type Bank } from './bank'

let school: School
let bank: Bank
let account: number
const families: { padreId: number; referencia: string }[] = []

beforeAll(async () => {
  school = await openSchool()
  const cycle = await school.office.addCycle({ costo_inscripcion: 0, costo_material: 0 })
  for (let count = 0; count < 2; count++) {
    const { padreId, hijos } = await school.addFamily(1)
    const plain = { grado: 'PREESCOLAR', mensualidad: 2350, costo_inscripcion: 0, costo_material: 0 }
    await school.office.enrol(cycle, hijos, plain)
    const { referencia } = (await school.caller.get(`/padres/one/${padreId}`)).body.padre
    families.push({ padreId, referencia })
  }
  bank = bankOf(school.caller)
  account = await bank.addAccount()
})
afterAll(() => school.server.close())

const deposit = (amount: number, concept: string, key: string): Moved => ({
  day: '2026-09-05',
  amount,
  concept,
  key,
})
const board = async (): Promise<Dashboard['banco']> =>
  (await school.caller.get('/tablero')).body.tablero.banco

const at = async (day: string): Promise<void> => {
  await school.at(day)
  bank = bankOf(school.caller)
}

/** The home counts what the two pages list. */
const compare = async () => {
  const listed = {
    por_confirmar: (await school.caller.get('/banco/movimientos?estado=PENDIENTE')).body.total,
    sin_deposito: (await bank.withoutDeposit()).length,
  }
  expect(await board()).toEqual(listed)
  return listed
}

it('the home counts the deposits that wait and the transfers that never arrived, as their pages list them', async () => {
  expect(await compare()).toEqual({ por_confirmar: 0, sin_deposito: 0 })
  await at('2026-09-03')
  const { padreId } = families[0]!
  const paid = await school.desk.collect({
    padreId,
    lineas: [],
    medios: [transfer(2350, 'NUNCA LLEGÓ')],
    a_cuenta: true,
  })
  expect(paid.status).toBe(200)
  // Neither without a file of that day nor before five days are over.
  expect(await compare()).toEqual({ por_confirmar: 0, sin_deposito: 0 })
  await at('2026-09-06')
  await bank.bring(account, [
    { ...deposit(100, 'NADIE', 'MBAN00000001'), day: '2026-09-01' },
    deposit(2350, `${families[1]!.referencia} SEPTIEMBRE`, 'MBAN00000002'),
  ])
  expect(await compare()).toEqual({ por_confirmar: 2, sin_deposito: 0 })
  await at('2026-09-08')
  expect(await compare()).toEqual({ por_confirmar: 2, sin_deposito: 1 })
  const waiting = await bank.deposits('?estado=PENDIENTE')
  const own = waiting.find(({ monto }) => monto === 2350)!
  await bank.confirm([{ id: own.id, padreId: families[1]!.padreId }])
  await bank.set(waiting.find(({ monto }) => monto === 100)!.id, { estado: 'IGNORADO', motivo: 'RENTA' })
  expect(await compare()).toEqual({ por_confirmar: 0, sin_deposito: 1 })
})

it('a deposit that may be of a few families names them, and a page is as long as it is asked to be', async () => {
  const both = families.map(({ referencia }) => referencia).join(' ')
  await bank.bring(account, [deposit(999, both, 'MBAN00000003'), deposit(998, 'NADIE', 'MBAN00000004')])
  const { movimientos, total } = (
    await school.caller.get('/banco/movimientos?estado=PENDIENTE&por_pagina=1&pagina=2')
  ).body
  expect([movimientos.length, total]).toEqual([1, 2])
  expect(movimientos[0].propuesta).toMatchObject({
    clase: 'VARIAS',
    familia: null,
    opciones: families.map(({ padreId }) => ({ padreId, familia: expect.any(String) })),
  })
  expect(refusalOf(await school.caller.get('/banco/movimientos?por_pagina=5001'))).toEqual([
    400,
    { por_pagina: 'No puede ser mayor que 5000.' },
  ])
})
