import { randomUUID } from 'node:crypto'
import { addDays } from '@contract/domain/dateMath'
import { aCycle, aCurp } from '../support/builders'
import { at, paymentsText, payOn } from '../support/bench/paying'
import { aPupil, openingOf } from '../server/modules/openings/opening'
import { apiClient, type ApiClient } from '../support/product/client'
import { MB, peakDuring, residentBytes } from '../support/product/memory'
import { spawnProduct, temporaryDataDir } from '../support/product/spawnProduct'

const MANY = 5_000
/** What the largest file may take on top, with the thread that reads it, MB. */
const BUDGET_MB = 600
/** What 95 of 100 payments of another desk may take meanwhile, of what they take where nothing else runs. */
const BUDGET_TIMES = 3
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
    const quiet = payOn(client, charges.splice(0, 100))
    await new Promise((resolve) => setTimeout(resolve, 4_000))
    const alone = await quiet()
    console.log(`alone: ${paymentsText(alone)}`)
    const before = residentBytes(product.pid) / MB
    const meanwhile: number[] = []
    let isGood = true
    /** @returns what the call answered; says what payments of another desk took meanwhile */
    const during = async (what: string, work: () => ReturnType<typeof client.send>) => {
      const pays = payOn(client, charges.splice(0, 500))
      const start = performance.now()
      const { status, body } = await work()
      const took = seconds(start)
      const paid = await pays()
      meanwhile.push(...paid)
      isGood &&= status === 200
      const said = JSON.stringify(body['resumen'] ?? body.message)
      console.log(`${MANY} pupils ${what}: ${took} s, ${status} ${said}; meanwhile ${paymentsText(paid)}`)
      return body
    }
    const peak =
      (await peakDuring(product.pid, async () => {
        await during('looked at', () => opened(client, cycle, file, true))
        const made = await during('opened', () => opened(client, cycle, file, false))
        await during('again', () => opened(client, cycle, file, false))
        const { id } = made['apertura'] as { id: number }
        await during('taken back', () =>
          client.send('DELETE', `/aperturas/${id}`, { motivo_cancelacion: 'PRUEBA' }),
        )
      })) / MB
    meanwhile.sort((a, b) => a - b)
    const times = at(meanwhile, 0.95) / at(alone, 0.95)
    console.log(
      `95 % of ${meanwhile.length} payments in ${times.toFixed(1)} times the quiet ones (budget ${BUDGET_TIMES}); ` +
        `${before.toFixed(0)} MB before, ${peak.toFixed(0)} at most (budget ${BUDGET_MB} on top)`,
    )
    process.exitCode = isGood && times <= BUDGET_TIMES && peak - before <= BUDGET_MB ? 0 : 1
  } finally {
    await product.stop()
    await folder.remove()
  }
}

if (require.main === module) void main()
