import { randomUUID } from 'node:crypto'
import { addDays } from '@contract/domain/dateMath'
import { startScriptedServer } from '../support/mail/scriptedServer'
import { at, payOn } from '../support/bench/paying'
import { aCycle } from '../support/builders'
import { aRow, fileOf } from '../server/modules/imports/sheets'
import { apiClient, type ApiAnswer, type ApiClient } from '../support/product/client'
import { MB, peakDuring, residentBytes } from '../support/product/memory'
import { spawnProduct, temporaryDataDir } from '../support/product/spawnProduct'

const FAMILIES = 5_000
const CHARGES = 600
/** What the press may take, seconds; a message on its way, ms; and the server in memory on top, MB. */
const BUDGET = { press: 10, message: 150, MB: 300 }
/** What 95 of 100 payments of another desk may take meanwhile, ms. */
const BUDGET_P95_MS = 500

const good = ({ status, body }: ApiAnswer): ApiAnswer['body'] => {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body).slice(0, 300)}`)
  return body
}
const idOf = (answer: ApiAnswer, key: string): number => (good(answer)[key] as { id: number }).id

/** Each family has one child that owes a charge of last month, and a mail address of its own. */
const prepare = async (client: ApiClient, port: number) => {
  const today = new Date().toISOString().slice(0, 10)
  const dates = { fecha_inicio: addDays(today, -60), fecha_fin: addDays(today, 200) }
  const cycle = idOf(await client.send('POST', '/ciclo', aCycle(dates)), 'ciclo')
  const rows = Array.from({ length: FAMILIES }, (_, n) =>
    aRow(n, { padre: `Laura García ${n}`, telefono: `55${10_000_000 + n}`, correo: `laura${n}@correo.mx` }),
  )
  const file = new File([new Uint8Array(await fileOf(rows))], 'alumnos.xlsx')
  good(await client.form('/importar/alumnos', { simular: 'false' }, { file: [file] }))
  const { alumnos } = good(await client.send('GET', '/alumnos/historial')) as unknown as {
    alumnos: { id: number }[]
  }
  const owed = { idCicloEscolar: cycle, descripcion: 'LIBROS', fecha: addDays(today, -20), monto: 500 }
  for (let from = 0; from < alumnos.length; from += 500) {
    const some = alumnos.slice(from, from + 500).map(({ id }) => ({ id }))
    good(await client.send('POST', '/cargos/varios', { ...owed, alumnos: some }))
  }
  const charges: number[] = []
  for (let n = 0; n < CHARGES; n += 1) {
    const charge = {
      idCicloEscolar: cycle,
      idAlumno: alumnos[0]?.id,
      descripcion: `C ${n}`,
      fecha: today,
      monto: 10,
    }
    charges.push(idOf(await client.send('POST', '/cargos/new', charge), 'cargo'))
  }
  const mail = { servidor: 'localhost', puerto: port, seguridad: 'NINGUNA', usuario: null, activo: true }
  const hours = { tope_diario: 10_000, desde_hora: 0, hasta_hora: 24 }
  const remitente = { nombre: null, correo: 'avisos@escuela.mx' }
  good(await client.send('PATCH', '/correo', { ...mail, ...hours, remitente }))
  return charges
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** @returns seconds of the press, and of the messages from the first to the last */
const sendAll = async (client: ApiClient) => {
  const body = {
    audiencia: { tipo: 'ADEUDO' },
    titulo: 'Su pago en {escuela}',
    descripcion: 'Hola, {padre}: de {alumnos} hay que pagar {por_pagar}. Referencia {referencia}.',
    canales: ['CORREO'],
  }
  const start = performance.now()
  const id = idOf(await client.send('POST', '/avisos', body, randomUUID()), 'aviso')
  const press = (performance.now() - start) / 1000
  let first = 0
  for (;;) {
    const { aviso } = good(await client.send('GET', `/avisos/${id}`)) as unknown as {
      aviso: { cuentas: { PENDIENTE: number; ENVIANDO: number; ENVIADO: number } }
    }
    const { PENDIENTE, ENVIANDO, ENVIADO } = aviso.cuentas
    if (first === 0 && ENVIADO > 0) first = performance.now()
    if (PENDIENTE + ENVIANDO === 0)
      return { press, leaving: (performance.now() - first) / 1000, sent: ENVIADO }
    await sleep(500)
  }
}

const paymentsText = (took: readonly number[]): string =>
  `${took.length} payments, half in ${at(took, 0.5).toFixed(0)} ms, 95 % in ${at(took, 0.95).toFixed(0)} ms, worst ${at(took, 1).toFixed(0)} ms`

/** An aviso to 5,000 families that owe: the press, each message, memory, and what payments of another desk take meanwhile. */
const main = async (): Promise<void> => {
  const folder = await temporaryDataDir()
  const mail = await startScriptedServer()
  const product = await spawnProduct({ dataDir: folder.dataDir, args: ['--solo-api'] })
  try {
    const client = await apiClient(product)
    const charges = await prepare(client, mail.port)
    const alone = payOn(client, charges.slice(0, CHARGES / 3))
    await sleep(5_000)
    const before = await alone()
    const resting = residentBytes(product.pid)
    const paying = payOn(client, charges.slice(CHARGES / 3))
    const results: Awaited<ReturnType<typeof sendAll>>[] = []
    const most = await peakDuring(product.pid, async () => void results.push(await sendAll(client)))
    const meanwhile = await paying()
    const grew = (most - resting) / MB
    const [{ press, leaving, sent }] = results as [Awaited<ReturnType<typeof sendAll>>]
    const each = (leaving / sent) * 1000
    process.stdout.write(
      `${sent} messages: press ${press.toFixed(1)} s, then ${leaving.toFixed(0)} s, ${each.toFixed(1)} ms each; ${grew.toFixed(0)} MB on top\n` +
        `alone: ${paymentsText(before)}\nmeanwhile: ${paymentsText(meanwhile)}\n`,
    )
    const isSlow = press > BUDGET.press || each > BUDGET.message
    if (isSlow || grew > BUDGET.MB || at(meanwhile, 0.95) > BUDGET_P95_MS) process.exitCode = 1
  } finally {
    await product.stop()
    await mail.close()
    await folder.remove()
  }
}

void main()
