import { randomUUID } from 'node:crypto'
import { addDays } from '@contract/domain/dateMath'
import { todayIn } from '@contract/domain/dates'
import { bringFamilies, expectOk, monthOf, type OwingFamily } from '../support/bank/owing'
import { at, paymentsText, payOn } from '../support/bench/paying'
import { banorte, type Moved } from '../support/fixtures/bankFiles'
import { apiClient, type ApiClient } from '../support/product/client'
import { MB, peakDuring, residentBytes } from '../support/product/memory'
import { spawnProduct, temporaryDataDir } from '../support/product/spawnProduct'

const FAMILIES = 210
const CONFIRMED = 200
const ROWS = 5_000
const CHARGES = 2_000
/** Once is over before many payments are made. */
const READINGS = 10
/** What the largest file may take on top, with the thread that reads it, MB. */
const BUDGET_MB = 300
/** What 95 of 100 payments of another desk may take meanwhile, of what they take where nothing else runs. */
const BUDGET_TIMES = 3
/** What 200 confirmations may cost, as payments of one charge one after the other. */
const BUDGET_RATIO = 1.5

const today = todayIn('America/Mexico_City', new Date())

/** Charges of pupils of the families that are not confirmed, so that no family owes them all. */
const addCharges = async (client: ApiClient, many: number): Promise<number[]> => {
  const { ciclos } = expectOk(await client.send('GET', '/ciclo/all'))
  const { alumnos } = expectOk(await client.send('GET', '/alumnos/historial'))
  const pupils = (alumnos as { id: number }[]).map(({ id }) => id).sort((a, b) => b - a)
  const ids: number[] = []
  for (let n = 0; n < many; n += 1) {
    const body = {
      idCicloEscolar: (ciclos as { id: number }[])[0]?.id,
      idAlumno: pupils[n % 20],
      descripcion: 'LIBRO',
      fecha: today,
      monto: 10,
    }
    const { cargo } = expectOk(await client.send('POST', '/cargos/new', body))
    ids.push((cargo as { id: number }).id)
  }
  return ids
}

const send = async (client: ApiClient, cuentaId: number, moves: readonly Moved[], simular: boolean) => {
  const file = new File([new Uint8Array(banorte(moves))], 'movimientos.csv')
  const fields = { cuentaId: String(cuentaId), simular: String(simular) }
  return expectOk(await client.form('/banco/archivos', fields, { file: [file] }))
}

const timed = async <T>(work: () => Promise<T>): Promise<{ seconds: number; made: T }> => {
  const start = performance.now()
  const made = await work()
  return { seconds: (performance.now() - start) / 1000, made }
}

/** Deposits of the families that wait, each with its family. */
const waiting = async (client: ApiClient, families: readonly OwingFamily[]) => {
  const byReference = new Map(families.map(({ referencia, padreId }) => [referencia, padreId]))
  const found: { id: number; padreId: number }[] = []
  for (let pagina = 1; found.length < CONFIRMED; pagina += 1) {
    const { movimientos } = expectOk(
      await client.send('GET', `/banco/movimientos?estado=PENDIENTE&pagina=${pagina}`),
    )
    const rows = movimientos as { id: number; rastreo: string | null }[]
    if (rows.length === 0) break
    for (const { id, rastreo } of rows) {
      const padreId = byReference.get(rastreo?.slice(4) ?? '')
      if (padreId !== undefined && found.length < CONFIRMED) found.push({ id, padreId })
    }
  }
  return found
}

/** The largest file of the bank and the largest confirmation: time, memory, and what payments of another desk take meanwhile. */
const main = async (): Promise<void> => {
  const folder = await temporaryDataDir()
  const product = await spawnProduct({ dataDir: folder.dataDir, args: ['--solo-api'] })
  try {
    const client = await apiClient(product)
    const families = await bringFamilies(client, FAMILIES, today)
    const charges = await addCharges(client, CHARGES)
    const next = (many: number) => charges.splice(0, many)
    const quiet = payOn(client, next(200))
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    const alone = await quiet()
    const { cuenta } = expectOk(
      await client.send('POST', '/banco/cuentas', { nombre: 'Principal', banco: 'Banorte' }),
    )
    const cuentaId = (cuenta as { id: number }).id
    const times = (took: readonly number[]) => at(took, 0.95) / at(alone, 0.95)
    console.log(`alone: ${paymentsText(alone)}`)

    const confirm = async (what: string) => {
      const listed = await timed(() => waiting(client, families))
      const pays = payOn(client, next(500))
      const { seconds, made } = await timed(async () =>
        expectOk(await client.send('POST', '/banco/confirmar', { movimientos: listed.made }, randomUUID())),
      )
      const took = await pays()
      const count = (made['cobrados'] as unknown[]).length
      const ratio = (seconds * 1000) / (CONFIRMED * at(alone, 0.5))
      console.log(
        `${what}: ${count} of ${listed.made.length} confirmed in ${seconds.toFixed(1)} s, ${ratio.toFixed(2)} of as many payments ` +
          `(budget ${BUDGET_RATIO}); meanwhile ${paymentsText(took)}`,
      )
      return { isWhole: count === CONFIRMED, ratio, waited: times(took) }
    }

    await send(
      client,
      cuentaId,
      families.map((family) => monthOf(family, addDays(today, -3))),
      false,
    )
    const few = await confirm('nothing else waits')

    const others = Array.from({ length: ROWS - FAMILIES }, (_, n): Moved => ({
      day: addDays(today, -40 + (n % 40)),
      amount: 100 + (n % 900) + 0.37,
      concept: `PAGO ${n}`,
      payer: `OTRA PERSONA ${n}`,
      key: `OTRO${String(n).padStart(8, '0')}`,
    }))
    const moves = [
      ...others,
      ...families.map((family) => ({ ...monthOf(family, today), key: `HOYX${family.referencia}` })),
    ]
    const before = residentBytes(product.pid) / MB
    const meanwhile: number[] = []
    let written = 0
    const peak =
      (await peakDuring(product.pid, async () => {
        for (const [what, simular, many] of [
          ['looked at', true, READINGS],
          ['written', false, 1],
          ['again', false, READINGS],
        ] as const) {
          const pays = payOn(client, next(300))
          const { seconds, made } = await timed(async () => {
            for (let n = 1; n < many; n += 1) await send(client, cuentaId, moves, simular)
            return send(client, cuentaId, moves, simular)
          })
          const took = await pays()
          meanwhile.push(...took)
          const { resumen } = made as { resumen: { nuevos: number } }
          if (what === 'written') written = resumen.nuevos
          console.log(
            `${ROWS} rows ${what}, ${many} times: ${seconds.toFixed(1)} s, ${JSON.stringify(resumen)}; meanwhile ${paymentsText(took)}`,
          )
        }
      })) / MB
    meanwhile.sort((a, b) => a - b)
    console.log(
      `${before.toFixed(0)} MB before, ${peak.toFixed(0)} at most (budget ${BUDGET_MB} on top); 95 % of ${meanwhile.length} payments in ` +
        `${times(meanwhile).toFixed(1)} times the quiet ones (budget ${BUDGET_TIMES})`,
    )
    const page = await timed(() => client.send('GET', '/banco/movimientos?estado=PENDIENTE'))
    console.log(`a page of deposits while ${ROWS} wait: ${page.seconds.toFixed(1)} s`)
    const many = await confirm(`${ROWS} wait`)
    const isGood =
      [few, many].every(
        ({ isWhole, ratio, waited }) => isWhole && ratio <= BUDGET_RATIO && waited <= BUDGET_TIMES,
      ) &&
      written === ROWS &&
      peak - before <= BUDGET_MB &&
      times(meanwhile) <= BUDGET_TIMES
    process.exitCode = isGood ? 0 : 1
  } finally {
    await product.stop()
    await folder.remove()
  }
}

void main()
