import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { todayIn } from '@contract/domain/dates'
import { bringFamilies, expectOk, MONTH, monthOf } from '@test/support/bank/owing'
import { banorte } from '@test/support/fixtures/bankFiles'
import { apiClient, type ApiClient } from '@test/support/product/client'
import { spawnProduct, temporaryDataDir, type Product } from '@test/support/product/spawnProduct'

/** As many as one press may confirm. */
const MANY = 200

let folder: Awaited<ReturnType<typeof temporaryDataDir>>
let product: Product

const boot = () => spawnProduct({ dataDir: folder.dataDir, args: ['--solo-api'] })

beforeAll(async () => {
  folder = await temporaryDataDir()
  product = await boot()
})
afterAll(async () => {
  await product.stop()
  await folder.remove()
})

interface Deposit {
  id: number
  estado: string
  monto: number
  rastreo: string
  pago: { id: number; folio: number } | null
}

const depositsOf = async (api: ApiClient): Promise<Deposit[]> => {
  const pages = [1, 2].map((pagina) => api.send('GET', `/banco/movimientos?pagina=${pagina}`))
  return (await Promise.all(pages)).flatMap((answer) => expectOk(answer)['movimientos'] as Deposit[])
}

interface Paid {
  id: number
  folio: number
  monto: number
  referencia: string
}

const paymentsOf = async (api: ApiClient, day: string): Promise<Paid[]> =>
  expectOk(await api.send('GET', `/pagos/by/fecha?desde=${day}&hasta=${day}&por_pagina=500`))[
    'pagos'
  ] as Paid[]

/** Each deposit is paid by one payment of its amount and key, or waits without any. @returns how many are paid */
const assertWhole = async (api: ApiClient, day: string): Promise<number> => {
  const deposits = await depositsOf(api)
  const payments = new Map((await paymentsOf(api, day)).map((payment) => [payment.id, payment]))
  expect(deposits).toHaveLength(MANY)
  const paid = deposits.filter(({ estado }) => estado === 'COBRADO')
  expect(deposits.filter(({ estado, pago }) => estado === 'PENDIENTE' && pago === null)).toHaveLength(
    MANY - paid.length,
  )
  expect(new Set(paid.map(({ pago }) => pago!.id)).size).toBe(paid.length)
  expect(payments.size).toBe(paid.length)
  for (const { pago, monto, rastreo } of paid)
    expect(payments.get(pago!.id)).toMatchObject({ monto, referencia: rastreo })
  return paid.length
}

test('killed in the middle of 200 confirmations, each is whole or not at all, and the same press completes', async () => {
  let api = await apiClient(product)
  const today = todayIn('America/Mexico_City', new Date())
  const families = await bringFamilies(api, MANY, today)
  const { cuenta } = expectOk(
    await api.send('POST', '/banco/cuentas', { nombre: 'Principal', banco: 'Banorte' }),
  )
  const file = new File(
    [new Uint8Array(banorte(families.map((family) => monthOf(family, today))))],
    'banco.csv',
  )
  const fields = { cuentaId: String((cuenta as { id: number }).id), simular: 'false' }
  expectOk(await api.form('/banco/archivos', fields, { file: [file] }))
  const padreOf = new Map(families.map((family) => [monthOf(family, today).key, family.padreId]))
  const movimientos = (await depositsOf(api)).map(({ id, rastreo }) => ({
    id,
    padreId: padreOf.get(rastreo),
  }))
  const key = randomUUID()
  const press = () => api.send('POST', '/banco/confirmar', { movimientos }, key)

  // Killed before the answer is stored: the key is free, and what was paid is omitted.
  const lost = press().catch(() => null)
  while ((await paymentsOf(api, today)).length < 20) await pause(20)
  await product.pullThePlug()
  expect(await lost).toBeNull()
  product = await boot()
  api = await apiClient(product)
  const before = await assertWhole(api, today)
  expect(before).toBeGreaterThanOrEqual(20)
  expect(before).toBeLessThan(MANY)

  const done = expectOk(await press())
  expect((done['cobrados'] as unknown[]).length).toBe(MANY - before)
  const omitted = done['omitidos'] as { motivo: string; pago?: { folio: number } }[]
  expect(omitted).toHaveLength(before)
  expect(omitted.filter(({ pago, motivo }) => !pago || !motivo.includes('ya está en el folio'))).toEqual([])
  expect(await assertWhole(api, today)).toBe(MANY)

  // Killed after it was stored: the same press answers the same, and pays nothing.
  await product.pullThePlug()
  product = await boot()
  api = await apiClient(product)
  expect(expectOk(await press())).toEqual(done)
  expect(await assertWhole(api, today)).toBe(MANY)
  const payments = await paymentsOf(api, today)
  expect(payments.reduce((sum, { monto }) => sum + monto, 0)).toBe(MANY * MONTH)
}, 600_000)
