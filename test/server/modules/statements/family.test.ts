import { sumPesos } from '@contract/domain/money'
import type { FamilyAccount } from '@contract/statements/statements.schemas'
import { readPdf } from '@test/support/pdf/textOf'
import { cash, charge, month, openSchool, type School } from '../desk/family'

let school: School
let before: number
let cycle: number
let padreId: number
let first: number
let second: number

/** Two children, the first of them in two cycles; September of both was paid at once, and 500 more left on account. */
beforeAll(async () => {
  school = await openSchool()
  await school.at('2026-05-01')
  const past = { nombre: '2025-2026', fecha_inicio: '2026-05-01', fecha_fin: '2026-06-30' }
  before = await school.office.addCycle(past)
  await school.at('2026-09-01')
  cycle = await school.office.addCycle()
  await school.at('2026-05-02')
  const family = await school.addFamily(2)
  padreId = family.padreId
  ;[first, second] = family.hijos as [number, number]
  const plain = { costo_inscripcion: 1850, costo_material: 900, mensualidad: 2350, grado: 'PREESCOLAR' }
  expect((await school.office.enrol(before, [first], plain)).status).toBe(200)
  await school.at('2026-09-01')
  expect((await school.office.enrol(cycle, [first, second], plain)).status).toBe(200)
  const own = await school.office.addCharge(cycle, first, 300.5, 'UNIFORME')
  const { body } = await school.desk.family({ padreId })
  const september = body.familia.hijos.map(
    ({ colegiaturas }: { colegiaturas: { id: number; descripcion: string }[] }) =>
      colegiaturas.find(({ descripcion }) => descripcion.includes('SEPTIEMBRE'))!.id,
  ) as number[]
  const paid = await school.desk.collect({
    padreId,
    lineas: [...september.map((id) => month(id)), charge(own)],
    medios: [cash(2 * 2350 + 300.5 + 500)],
    a_cuenta: true,
  })
  expect(paid.status).toBe(200)
})
afterAll(() => school.server.close())

const get = (path: string) => school.caller.get(path)
const statement = async (query: string): Promise<FamilyAccount> => {
  const { status, body } = await get(`/estados/familia?${query}`)
  expect(status).toBe(200)
  return body.estado
}
const pupilStatement = async (id: number) => (await get(`/estados/alumno/${id}`)).body.estado

test('a family owes what its children owe, line by line, as the desk says', async () => {
  const account = await statement(`padreId=${padreId}`)
  const each = [await pupilStatement(first), await pupilStatement(second)]
  const { familia } = (await school.desk.family({ padreId })).body
  expect(account.padre).toEqual(familia.padre)
  expect(account.saldo_favor).toBe(500)
  expect(account.hijos.map(({ alumno, saldo, vencido }) => [alumno.id, saldo, vencido])).toEqual(
    each.map(({ alumno, total }) => [alumno.id, total.saldo, total.vencido]),
  )
  expect(account.total.saldo).toBe(sumPesos(each.map(({ total }) => total.saldo)))
  expect(account.total.saldo).toBe(familia.total - familia.recargos)
  expect(account.movimientos.at(-1)!.saldo).toBe(account.total.saldo)
  expect(sumPesos(account.abiertos!.map(({ saldo }) => saldo))).toBe(account.total.saldo)
  expect(Math.min(...account.movimientos.map(({ saldo }) => saldo))).toBeGreaterThanOrEqual(0)
  expect(new Set(account.movimientos.map(({ id }) => id)).size).toBe(account.movimientos.length)
  expect(sumPesos(account.ciclos.map(({ saldo }) => saldo))).toBe(account.total.saldo)
})

test('what is a child’s carries the name, and one visit is one line that says whose each concept was', async () => {
  const { movimientos, abiertos, hijos } = await statement(`padreId=${padreId}`)
  const names = hijos.map(({ alumno: { id, nombre } }) => ({ id, nombre }))
  for (const line of movimientos)
    if (line.tipo === 'CARGO' || line.tipo === 'COLEGIATURA') expect(names).toContainEqual(line.alumno)
  for (const item of abiertos!) expect(names).toContainEqual(item.alumno)
  const visits = movimientos.filter(({ tipo }) => tipo === 'PAGO')
  expect(visits).toMatchObject([{ abono: 5000.5, folio: 1 }])
  expect(visits[0]!.alumno).toBeUndefined()
  for (const { nombre } of names)
    expect(visits[0]!.detalle).toContainEqual(expect.stringMatching(`SEPTIEMBRE 2026 \\(${nombre}\\)`))
  // A child's own statement does not repeat the name.
  const own = await pupilStatement(first)
  expect(JSON.stringify(own.movimientos)).not.toContain(`(${names[0]!.nombre})`)
})

test('by a child it is the same family; a pupil without a parent is one alone', async () => {
  const links = /"pdf[^"]*":"[^"]*"/g
  const plain = (account: FamilyAccount) => JSON.stringify(account).replace(links, '')
  expect(plain(await statement(`alumnoId=${second}`))).toBe(plain(await statement(`padreId=${padreId}`)))
  const [alone] = (await school.office.addPupils(1)) as [number]
  await school.office.addCharge(cycle, alone, 99, 'LIBRO')
  const { padre, hijos, total, saldo_favor } = await statement(`alumnoId=${alone}`)
  expect([padre, hijos.map(({ alumno }) => alumno.id), total.saldo, saldo_favor]).toEqual([
    null,
    [alone],
    99,
    0,
  ])
  const { body } = await school.caller.post('/padres', { nombre: 'SIN HIJOS', telefono: '5512345678' })
  expect(await statement(`padreId=${body.padre.id}`)).toMatchObject({
    hijos: [],
    movimientos: [],
    ciclos: [],
  })
})

test('the papers of a family and of a pupil open with what other cycles left open', async () => {
  const family = await statement(`padreId=${padreId}`)
  const pupil = await pupilStatement(first)
  for (const account of [family, pupil]) {
    const old = account.ciclos.find(({ id }: { id: number }) => id === before)!
    const answer = await school.server.app.inject({ url: account.pdf_con_anterior! })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    const text = (await readPdf(answer.rawPayload)).pages.join(' ')
    const amount = old.saldo.toLocaleString('es-MX', { minimumFractionDigits: 2 })
    expect(text).toContain(`SALDO ANTERIOR, DE OTROS CICLOS $${amount}`)
    expect(text).toContain('2026-2027 con saldo anterior')
    expect(text).not.toContain('MAYO 2026')
  }
  const all = (
    await readPdf((await school.server.app.inject({ url: family.total.pdf })).rawPayload)
  ).pages.join(' ')
  for (const word of ['DE LA FAMILIA', 'MAYO 2026', ...family.hijos.map(({ alumno }) => alumno.nombre)])
    expect(all).toContain(word)
  expect(all).not.toContain('SALDO ANTERIOR')
  // One cycle alone has nothing before it.
  expect((await pupilStatement(second)).pdf_con_anterior).toBeUndefined()
  const forged = family.total.pdf.replace(`padre=${padreId}`, `padre=${padreId + 1}`)
  expect((await school.server.app.inject({ url: forged })).statusCode).toBe(403)
})

test('the payments of a family: for its children, and what was left on account', async () => {
  const left = await school.desk.collect({ padreId, lineas: [], medios: [cash(50)], a_cuenta: true })
  expect(left.status).toBe(200)
  const { status, body } = await get(`/pagos/by/padre/${padreId}`)
  expect(status).toBe(200)
  expect(body.pagos.map(({ monto }: { monto: number }) => monto)).toEqual([50, 5500.5])
})

test('neither or both, nobody, and who may not', async () => {
  for (const query of ['', `padreId=${padreId}&alumnoId=${first}`, 'padreId=x', 'padreId=0'])
    expect([query, (await get(`/estados/familia?${query}`)).status]).toEqual([query, 400])
  for (const path of [
    '/estados/familia?padreId=999999',
    '/estados/familia?alumnoId=999999',
    '/pagos/by/padre/999999',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404])
  const secretary = await school.server.userWith([
    ['PADRES', 'READ'],
    ['ALUMNOS', 'READ'],
  ])
  for (const path of [
    `/estados/familia?padreId=${padreId}`,
    '/estados/familia',
    `/pagos/by/padre/${padreId}`,
  ])
    expect([path, (await secretary.get(path)).status]).toEqual([path, 403])
  const onlyCharges = await school.server.userWith([['CARGOS', 'READ']])
  // A payment that paid a month is of COLEGIATURAS; what was left on account is of either.
  const { body } = await onlyCharges.get(`/pagos/by/padre/${padreId}`)
  expect(body.pagos.map(({ monto }: { monto: number }) => monto)).not.toContain(5500.5)
})
