import { sumPesos } from '@contract/domain/money'
import { BUCKETS, DEBTOR_FAMILIES, DEBTOR_ORDERS } from '@contract/statements/debtorLists'
import { matchingDebtors, type DebtorsAsked } from '@contract/statements/debtors.rules'
import { sumDebts } from '@contract/statements/statements.rules'
import type { StatementsContract } from '@contract/statements/statements.schemas'
import { recordStatements } from '@test/support/database/statements'
import { ADMIN, startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { bankOf } from '../bank/bank'

type Answer = StatementsContract['listDebtors']['response']

const TODAY = '2026-11-11'
const NAMES = ['JOSÉ PEÑA', 'Ximena González', 'ANA SOFÍA Ñuñez', 'PEÑA JOSÉ', 'Güicho Baldés']

let server: TestServer
let admin: Caller

const goTo = async (day: string) => {
  server.clock.now = new Date(`${day}T16:00:00Z`)
  admin = await server.signIn(ADMIN.user, ADMIN.password)
}
const read = async (asked: object = {}, who = admin): Promise<Answer> => {
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))
  const { status, body } = await who.get(`/morosos?${query}`)
  expect([String(query), status]).toEqual([String(query), 200])
  return body
}

/** Twelve families of late months and charges: brothers, a child alone, credits, a promise and an extension. */
beforeAll(async () => {
  server = await startServer()
  await goTo('2026-09-01')
  const office = openOffice({ ...server, admin }, admin)
  const cycle = await office.addCycle({ recargo: { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 5 } })
  const pupils = await office.addPupils(16)
  await office.enrol(cycle, pupils.slice(0, 10))
  const small = await office.enrol(cycle, pupils.slice(10), { grado: 'PREESCOLAR', mensualidad: 2350 })
  expect(small.status).toBe(200)
  for (const [at, id] of pupils.entries())
    await server.db
      .updateTable('students')
      .set({ nombre: `${NAMES[at % 5]} ${at}` })
      .where('id', '=', id)
      .execute()
  const parents: number[] = []
  for (let at = 0; at < 10; at++) {
    const hijos = [pupils[at]!, ...(at < 4 ? [pupils[at + 10]!] : [])].map((id) => ({ id }))
    const body = {
      nombre: `${NAMES[(at * 3) % 5]} DE ${at}`,
      telefono: `551234567${at}`,
      direccion: 'X',
      hijos,
    }
    parents.push((await admin.post('/padres', body)).body.padre.id)
  }
  await goTo(TODAY)
  const late = openOffice({ ...server, admin }, admin)
  for (const [at, id] of pupils.entries()) {
    const { pagos } = await late.tuitionOf(id, cycle)
    await late.payMonths(pagos.slice(0, at % 4).map((month) => month.id))
    // Without charges a family is as late as its months: one, two or three.
    if (at !== 5 && at !== 6 && at !== 9) continue
    const { body } = await admin.get(`/cargos/by/alumno/${id}`)
    for (const charge of body.cargos) await late.pay(charge.id)
  }
  const leave = (padreId: number, monto: number) =>
    admin.post(
      '/caja/cobro',
      { padreId, lineas: [], medios: [{ metodo_pago: 'EFECTIVO', monto }], a_cuenta: true },
      { key: `credit of ${padreId}` },
    )
  expect((await leave(parents[5]!, 100_000)).status).toBe(200)
  expect((await leave(parents[6]!, 1.5)).status).toBe(200)
  const promise = { fecha: TODAY, medio: 'LLAMADA', promesa: 'HOY', promesa_fecha: TODAY }
  expect((await admin.post('/morosos/contactos', { padreId: parents[7], ...promise })).status).toBe(200)
})
afterAll(() => server.close())

/** All pages together, by five; each says how many match and what they owe together. */
const together = async (asked: DebtorsAsked) => {
  const morosos: Answer['morosos'] = []
  for (let pagina = 1; ; pagina++) {
    const page = await read({ ...asked, pagina, por_pagina: 5 })
    morosos.push(...page.morosos)
    if (page.morosos.length < 5)
      return { morosos, totals: { total: page.total, resumen: page.resumen }, last: page }
    expect(page.total).toBeGreaterThanOrEqual(morosos.length)
  }
}
const expectPages = async (asked: DebtorsAsked): Promise<number> => {
  const wanted = matchingDebtors((await read()).morosos, asked, TODAY)
  const { morosos, totals } = await together(asked)
  expect({ asked, morosos }).toEqual({ asked, morosos: wanted })
  expect(totals).toEqual({ total: wanted.length, resumen: sumDebts(wanted) })
  return wanted.length
}

it.each(DEBTOR_ORDERS.flatMap((columna) => [[columna, 'asc'] as const, [columna, 'desc'] as const]))(
  'pages by %s %s are the slices of the whole list, searched or not',
  async (columna, orden) => {
    expect(await expectPages({ columna, orden })).toBeGreaterThan(10)
    expect(await expectPages({ columna, orden, q: 'jose' })).toBeGreaterThan(3)
  },
)

it.each(['', 'pena jose', 'jose pena', 'A00', '5512345673', 'ximena 1', 'jimena', 'zzz', '%', '  ñuñez '])(
  'a page finds «%s» as the whole list does',
  async (q) => {
    expect((await expectPages({ q })) > 0).toBe(!['zzz', '%'].includes(q))
  },
)

it('the filters of the page are those of the pages', async () => {
  const found: number[] = []
  for (const atraso of [undefined, ...BUCKETS])
    for (const familias of [undefined, ...DEBTOR_FAMILIES])
      found.push(
        await expectPages({
          ...(atraso ? { atraso } : {}),
          ...(familias ? { familias } : {}),
          grado: 'PRIMARIA',
        }),
      )
  expect(found.filter((count) => count > 0).length).toBeGreaterThan(8)
  for (const familias of DEBTOR_FAMILIES) expect(await expectPages({ familias })).toBeGreaterThan(0)
  expect(await expectPages({ grado: 'PREESCOLAR' })).toBeGreaterThan(0)
})

it('up to `maximo` families it is whole, and of more it says how many', async () => {
  const whole = await read()
  expect(whole).not.toHaveProperty('total')
  const count = whole.morosos.length
  // Families are counted, not pupils.
  expect(count).toBeLessThan(whole.morosos.flatMap(({ alumnos }) => alumnos).length)
  expect(await read({ maximo: count })).toEqual(whole)
  expect(await read({ maximo: count - 1 })).toEqual({ ...whole, morosos: [], total: count })
})

it('a page beyond the last is empty and says the same totals', async () => {
  const first = await read({ pagina: 1, por_pagina: 5 })
  expect(await read({ pagina: 99, por_pagina: 5 })).toEqual({ ...first, morosos: [] })
})

it('by pupil it says what each owes of overdue months, without charges', async () => {
  const { alumnos = [], morosos } = await read({ por: 'alumno' })
  const months = (await read()).morosos
    .flatMap((debtor) => debtor.alumnos)
    .map(({ id, conceptos }) => ({
      id,
      conceptos: conceptos.filter((each) => each.id.startsWith('colegiatura')),
    }))
    .filter(({ conceptos }) => conceptos.length > 0)
  expect(alumnos.map(({ id, meses }) => [id, meses])).toEqual(
    months.map(({ id, conceptos }) => [id, conceptos.map((month) => month.id)]),
  )
  const owed = months.flatMap(({ conceptos }) => conceptos.flatMap(({ saldo, recargo }) => [saldo, recargo]))
  expect(sumPesos(alumnos.map(({ vencido }) => vencido))).toBe(sumPesos(owed))
  expect([morosos, alumnos.length > 5, alumnos[0]!.nombre === '']).toEqual([[], true, false])
})

it('a page needs the same permission, and promises stay hidden from who may not read contacts', async () => {
  const clerk = await server.userWith([['PADRES', 'READ']])
  expect((await clerk.get('/morosos?pagina=1')).status).toBe(403)
  expect((await clerk.get('/morosos?maximo=1')).status).toBe(403)
  const cashier = await server.userWith([['CARGOS', 'READ']])
  expect((await read({ pagina: 1 }, cashier)).morosos.length).toBeGreaterThan(10)
  expect(await read({ familias: 'promesas-de-hoy' }, cashier)).toMatchObject({ morosos: [], total: 0 })
  // Both were kept by then: each user gets the own ones.
  const promised = async (who: Caller) =>
    (await read({ pagina: 1 }, who)).morosos.filter(({ contacto }) => contacto)
  expect([await promised(cashier), (await promised(admin)).length]).toEqual([[], 1])
})

it('a page is not sent again while its tables stand', async () => {
  const url = '/morosos?pagina=1&por_pagina=5&columna=por_pagar&orden=desc'
  const first = await admin.get(url)
  const known = { headers: { 'if-none-match': String(first.headers.etag) } }
  expect((await admin.get(url, known)).status).toBe(304)
  // By the tables' versions: by its bytes it would be computed to say so.
  expect(first.headers.etag).toContain('.')
  await server.db.updateTable('parents').set({ telefono: '5500000000' }).execute()
  const again = await admin.get(url, known)
  expect([again.status, again.body.morosos[0].padre.telefono]).toEqual([200, '5500000000'])
})

it('after a payment the next page says what is still owed, and the day after what it is then', async () => {
  const page = () => read({ pagina: 1, por_pagina: 1, columna: 'por_pagar', orden: 'desc' })
  const before = await page()
  const { ciclo } = (await admin.get('/ciclo/actual')).body
  const office = openOffice({ ...server, admin }, admin)
  const { pagos } = await office.tuitionOf(before.morosos[0]!.alumnos[0]!.id, ciclo.id)
  await office.payMonths([pagos.find(({ saldo }) => saldo > 0)!.id])
  const after = await page()
  expect(after.resumen!.vencido).toBeLessThan(before.resumen!.vencido)
  await goTo('2026-12-11')
  expect((await page()).resumen!.vencido).toBeGreaterThan(after.resumen!.vencido)
  await goTo(TODAY)
})

it('a payment lets the pupils stand as they were read; a telephone and a parent that change do not', async () => {
  const page = () => read({ pagina: 1, por_pagina: 1, columna: 'por_pagar', orden: 'desc' })
  const pupilsReadBy = async () =>
    (await recordStatements(page)).filter(({ text }) => text.includes('es-x-icu')).length
  const call = (telefono: string) => server.db.updateTable('parents').set({ telefono }).execute()
  await call('5522222222')
  const { morosos } = await page()
  const { ciclo } = (await admin.get('/ciclo/actual')).body
  const office = openOffice({ ...server, admin }, admin)
  const { pagos } = await office.tuitionOf(morosos[0]!.alumnos[0]!.id, ciclo.id)
  const paid = await office.payMonths([pagos.find(({ saldo }) => saldo > 0)!.id])
  expect([paid.status, await pupilsReadBy()]).toEqual([200, 0])
  await call('5511111111')
  expect([await pupilsReadBy(), (await page()).morosos[0]!.padre!.telefono]).toEqual([1, '5511111111'])
  const { padre, alumnos } = (await page()).morosos[0]!
  const child = { idPadre: padre!.id, alumnoId: alumnos[0]!.id }
  expect((await admin.patch('/padres/quitar/hijo', child)).status).toBe(200)
  const alone = (await read()).morosos.find((family) => family.alumnos[0]!.id === child.alumnoId)
  expect([alone?.padre, alone?.alumnos.length]).toEqual([null, 1])
})

it('a deposit that is confirmed is off the kept debt at once, on a page, in the whole list and in the sums', async () => {
  const page = () => read({ pagina: 1, por_pagina: 1, columna: 'por_pagar', orden: 'desc' })
  const before = await page()
  const [{ padre, vencido }] = before.morosos as [Answer['morosos'][number]]
  const bank = bankOf(admin)
  const account = await bank.addAccount()
  const { referencia } = (await admin.get(`/padres/one/${padre!.id}`)).body.padre
  const deposit = { day: TODAY, amount: 100, concept: referencia, key: 'MBAN00000001' }
  const [came] = await bank.bring(account, [deposit])
  const { status, body } = await bank.confirm([{ id: came!.id, padreId: padre!.id }])
  expect([status, body.omitidos]).toEqual([200, []])
  const after = await read()
  const family = after.morosos.find((each) => each.padre?.id === padre!.id)!
  // Overdue months and their recargos get less by what came in.
  expect(family.vencido + family.recargos).toBeLessThan(vencido + before.morosos[0]!.recargos)
  const sums = sumDebts(after.morosos)
  expect((await page()).resumen).toEqual(sums)
  expect(sums.vencido).toBe(sumPesos([before.resumen!.vencido, family.vencido, -vencido]))
})

it.each([
  'pagina=0',
  'por_pagina=501',
  'maximo=-1',
  'columna=alumnos',
  'orden=x',
  'atraso=cuatro_meses',
  'grado=PRIMARIA%202',
  'familias=todas',
  'q=%00',
])('refuses ?%s in words', async (query) => {
  const { status, body } = await admin.get(`/morosos?${query}`)
  expect([status, typeof body.message]).toEqual([400, 'string'])
})
