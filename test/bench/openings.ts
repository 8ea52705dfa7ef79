import { randomUUID } from 'node:crypto'
import { addDays } from '@contract/domain/dateMath'
import { aCycle, aCurp } from '../support/builders'
import { at, payOn } from '../support/bench/paying'
import { aPupil, openingOf } from '../server/modules/openings/opening'
import { apiClient, type ApiClient } from '../support/product/client'
import { MB, peakDuring, residentBytes } from '../support/product/memory'
import { spawnProduct, temporaryDataDir } from '../support/product/spawnProduct'

const MANY = 5_000
/** What the largest file may take on top, with the thread that reads it, MB. */
const BUDGET_MB = 600
/** What 95 of 100 payments of another desk may take meanwhile, ms. */
const BUDGET_P95_MS = 500
const CHARGES = 2_000

const opened = (client: ApiClient, cycle: number, content: Buffer, simular: boolean) =>
  client.form(
    '/importar/apertura',
    { simular: String(simular), cicloEscolarId: String(cycle), codigo: randomUUID() },
    { file: [new File([new Uint8Array(content)], 'apertura.xlsx')] },
  )

/** A school day in a cycle that runs, a pupil with many charges, and their ids. */
const prepare = async (client: ApiClient): Promise<{ cycle: number; charges: number[] }> => {
  const today = new Date().toISOString().slice(0, 10)
  const dates = { fecha_inicio: addDays(today, -80), fecha_fin: addDays(today, 200) }
  const made = await client.send('POST', '/ciclo', aCycle(dates))
  const cycle = (made.body['ciclo'] as { id: number }).id
  const pupil = { ...aPupil(0), curp: aCurp(1), numero_control: 'PAGA', grupo: '', debe_desde: '' }
  const { body } = await opened(client, cycle, openingOf([pupil]), false)
  const [row] = body['filas'] as { alumno: { id: number } }[]
  const charges: number[] = []
  for (let n = 0; n < CHARGES; n += 1) {
    const charge = {
      idCicloEscolar: cycle,
      idAlumno: row?.alumno.id,
      descripcion: `C ${n}`,
      fecha: today,
      monto: 10,
    }
    const answer = await client.send('POST', '/cargos/new', charge)
    charges.push((answer.body['cargo'] as { id: number }).id)
  }
  return { cycle, charges }
}

const seconds = (from: number): string => ((performance.now() - from) / 1000).toFixed(1)

/** The largest opening: time, memory, and what payments of another desk take meanwhile. */
const main = async (): Promise<void> => {
  const folder = await temporaryDataDir()
  const product = await spawnProduct({ dataDir: folder.dataDir, args: ['--solo-api'] })
  try {
    const client = await apiClient(product)
    const { cycle, charges } = await prepare(client)
    const cells = { debe_desde: '', inscripcion: '200', material: 'DEBE', saldo_anterior: 50 }
    const rows = Array.from({ length: MANY }, (_, n) =>
      aPupil(n, { ...cells, ...(n % 7 ? {} : { beca: '25' }), ...(n % 5 ? {} : { saldo_a_favor: 10 }) }),
    )
    const file = openingOf(rows)
    const quiet = payOn(client, charges.slice(0, 100))
    await new Promise((resolve) => setTimeout(resolve, 4_000))
    const alone = await quiet()
    const before = residentBytes(product.pid) / MB
    const pays = payOn(client, charges.slice(100))
    let apertura = 0
    const peak =
      (await peakDuring(product.pid, async () => {
        for (const [what, simular] of [
          ['looked at', true],
          ['opened', false],
          ['again', false],
        ] as const) {
          const start = performance.now()
          const { status, body } = await opened(client, cycle, file, simular)
          console.log(
            `${MANY} pupils ${what}: ${seconds(start)} s, ${status} ${JSON.stringify(body['resumen'])}`,
          )
          apertura ||= (body['apertura'] as { id: number } | undefined)?.id ?? 0
        }
        const start = performance.now()
        const back = await client.send('DELETE', `/aperturas/${apertura}`, { motivo_cancelacion: 'PRUEBA' })
        console.log(`taken back: ${seconds(start)} s, ${back.status} ${back.body.message}`)
      })) / MB
    const took = await pays()
    console.log(
      `${took.length} payments meanwhile: median ${at(took, 0.5).toFixed(0)} ms, p95 ${at(took, 0.95).toFixed(0)} ms ` +
        `(budget ${BUDGET_P95_MS}; ${at(alone, 0.95).toFixed(0)} alone), longest ${at(took, 1).toFixed(0)} ms; ` +
        `${before.toFixed(0)} MB before, ${peak.toFixed(0)} at most (budget ${BUDGET_MB} on top)`,
    )
    process.exitCode = at(took, 0.95) <= BUDGET_P95_MS && peak - before <= BUDGET_MB ? 0 : 1
  } finally {
    await product.stop()
    await folder.remove()
  }
}

if (require.main === module) void main()
