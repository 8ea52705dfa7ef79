import { randomUUID } from 'node:crypto'
import { aRow, fileOf } from '../server/modules/imports/sheets'
import { apiClient, type ApiClient } from '../support/product/client'
import { MB, peakDuring, residentBytes } from '../support/product/memory'
import { spawnProduct, temporaryDataDir } from '../support/product/spawnProduct'

const FEW = 500
const MANY = 5_000
/** A row among many may cost this much more than one among few. */
const MAX_RATIO = 1.6
/** What the largest file may take on top, with the thread that reads it, MB. */
const BUDGET_MB = 500
/** What another desk may wait meanwhile, ms. */
const MAX_WAIT_MS = 1_000
const ASK_EVERY_MS = 100

interface Sent {
  seconds: number
  resumen: Record<string, number>
}

const send = async (client: ApiClient, content: Buffer, simular: boolean, avance: string): Promise<Sent> => {
  const file = new File([new Uint8Array(content)], 'alumnos.xlsx')
  const start = performance.now()
  const fields = { simular: String(simular), avance }
  const { status, body } = await client.form('/importar/alumnos', fields, { file: [file] })
  if (status !== 200) throw new Error(`an import answered ${status}: ${body.message ?? ''}`)
  return {
    seconds: (performance.now() - start) / 1000,
    resumen: body['resumen'] as Record<string, number>,
  }
}

/** What a desk sees while an import runs: the steps of its progress, and its longest wait for another answer. */
const watch = (client: ApiClient, avance: string) => {
  const steps = new Set<string>()
  let longest = 0
  const look = async (): Promise<void> => {
    const { body } = await client.send('GET', `/importar/avance/${avance}`, undefined)
    if (body['avance']) steps.add(JSON.stringify(body['avance']))
    const start = performance.now()
    await client.send('GET', '/ciclo/actual', undefined)
    longest = Math.max(longest, performance.now() - start)
  }
  const timer = setInterval(() => void look().catch(() => undefined), ASK_EVERY_MS)
  return () => {
    clearInterval(timer)
    return { steps: steps.size, longest }
  }
}

/** A file of a few hundred pupils beside the largest that may come: time a row, memory, progress, and what others wait. */
const main = async (): Promise<void> => {
  const folder = await temporaryDataDir()
  const product = await spawnProduct({ dataDir: folder.dataDir, args: ['--solo-api'] })
  try {
    const client = await apiClient(product)
    const few = await fileOf(Array.from({ length: FEW }, (_, n) => aRow(n)))
    const many = await fileOf(Array.from({ length: MANY }, (_, n) => aRow(n + FEW)))
    const small = await send(client, few, false, randomUUID())
    const before = residentBytes(product.pid) / MB
    const avance = randomUUID()
    const seen = watch(client, avance)
    const results: Record<string, Sent> = {}
    const peak =
      (await peakDuring(product.pid, async () => {
        results['looked at'] = await send(client, many, true, avance)
        results['imported'] = await send(client, many, false, avance)
        results['again'] = await send(client, many, false, avance)
      })) / MB
    const { steps, longest } = seen()
    for (const [what, { seconds, resumen }] of Object.entries(results))
      console.log(`${MANY} rows ${what}: ${seconds.toFixed(1)} s, ${JSON.stringify(resumen)}`)
    const ratio = (results['imported'] as Sent).seconds / MANY / (small.seconds / FEW)
    console.log(
      `a row among ${MANY} costs ${ratio.toFixed(2)} of one among ${FEW} (budget ${MAX_RATIO}); ` +
        `${before.toFixed(0)} MB before, ${peak.toFixed(0)} at most (budget ${BUDGET_MB} on top); ` +
        `${steps} steps of progress seen; another desk waited ${longest.toFixed(0)} ms at most (budget ${MAX_WAIT_MS})`,
    )
    const isRight =
      results['imported']?.resumen['nuevos'] === MANY && results['again']?.resumen['iguales'] === MANY
    const isGood =
      ratio <= MAX_RATIO && peak - before <= BUDGET_MB && longest <= MAX_WAIT_MS && steps > 3 && isRight
    process.exitCode = isGood ? 0 : 1
  } finally {
    await product.stop()
    await folder.remove()
  }
}

if (require.main === module) void main()
