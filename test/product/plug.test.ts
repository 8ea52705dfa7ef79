import { setTimeout as sleep } from 'node:timers/promises'
import { aCycle, aStudent } from '@test/support/builders'
import { apiClient, type ApiClient } from '@test/support/product/client'
import { spawnProduct, temporaryDataDir, type Product } from '@test/support/product/spawnProduct'

/** Payments that were answered with 200: amount by folio. */
type Acknowledged = Map<number, number>

const ROUNDS = 4
const DESKS = 6

let folder: Awaited<ReturnType<typeof temporaryDataDir>>
let product: Product

const boot = () => spawnProduct({ dataDir: folder.dataDir, args: ['--solo-api'] })

beforeAll(async () => {
  folder = await temporaryDataDir()
  product = await boot()
}, 180_000)
afterAll(async () => {
  await product.stop()
  await folder.remove()
})

const prepareCharge = async (api: ApiClient) => {
  const cycle = await api.send(
    'POST',
    '/ciclo',
    aCycle({ fecha_inicio: '2026-01-01', fecha_fin: '2027-12-31', meses: [] }),
  )
  const student = await api.form('/alumnos', aStudent(1))
  const ids = {
    idCicloEscolar: (cycle.body['ciclo'] as { id: number }).id,
    idAlumno: (student.body['alumno'] as { id: number }).id,
  }
  const charge = await api.send('POST', '/cargos/new', {
    ...ids,
    descripcion: 'PRUEBA',
    fecha: '2026-09-15',
    monto: 9_000_000,
  })
  return (charge.body['cargo'] as { id: number }).id
}

/** One desk pays the charge in small parts until the line goes dead. */
const payUntilDead = async (
  api: ApiClient,
  idCargo: number,
  desk: string,
  acknowledged: Acknowledged,
): Promise<void> => {
  for (let n = 1; ; n++) {
    const answer = await api
      .send(
        'PATCH',
        '/cargos/pago/complemento',
        { idCargo, metodo_pago: 'EFECTIVO', abono: 1.01 },
        `${desk}-${n}`,
      )
      .catch(() => null)
    if (answer === null) return
    expect(answer.status).toBe(200)
    const { folio, monto } = answer.body['pago'] as { folio: number; monto: number }
    acknowledged.set(folio, monto)
  }
}

test('pulling the plug four times during a stream of payments loses nothing that was acknowledged', async () => {
  const acknowledged: Acknowledged = new Map()
  let api = await apiClient(product)
  const idCargo = await prepareCharge(api)
  const first = await api.send(
    'PATCH',
    '/cargos/pagar',
    { id: idCargo, metodo_pago: 'EFECTIVO', pago_parcial: true, abono: 1.01 },
    'primero',
  )
  acknowledged.set((first.body['pago'] as { folio: number }).folio, 1.01)

  for (let round = 1; round <= ROUNDS; round++) {
    const before = acknowledged.size
    const desks = Array.from({ length: DESKS }, (_, desk) =>
      payUntilDead(api, idCargo, `r${round}d${desk}`, acknowledged),
    )
    await sleep(1500)
    // A slow machine may need longer for the first one: without any, the round shows nothing.
    while (acknowledged.size === before) await sleep(50)
    await product.pullThePlug()
    await Promise.all(desks)

    product = await boot()
    api = await apiClient(product)
    const { body } = await api.send('GET', '/cargos/complementos')
    const charge = (body['cargos'] as { id: number; abono: number; monto_restante: number }[]).find(
      ({ id }) => id === idCargo,
    )
    const centavos = (pesos: number | undefined) => Math.round((pesos ?? 0) * 100)
    // What was on its way may or may not have arrived; what was acknowledged has.
    const stored = centavos(charge?.abono) / 101
    expect(Number.isInteger(stored)).toBe(true)
    expect(stored).toBeGreaterThanOrEqual(acknowledged.size)
    expect(stored).toBeLessThanOrEqual(acknowledged.size + DESKS * round)
    expect(Math.max(...acknowledged.keys())).toBeLessThanOrEqual(stored)
    expect(centavos(charge?.abono) + centavos(charge?.monto_restante)).toBe(900_000_000)
  }
}, 180_000)

test('a second start on the same data folder is refused in one sentence and harms nothing', async () => {
  await expect(boot()).rejects.toThrow(/DATA_DIR|carpeta|ya/i)
  const health = await fetch(`${product.address}/api/health`)
  expect([health.status, await health.json()]).toEqual([
    200,
    expect.objectContaining({ ok: true, base: true }),
  ])
}, 90_000)
