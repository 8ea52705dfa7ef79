import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { addDays } from '@contract/domain/dateMath'
import { at, payOn } from '../support/bench/paying'
import { aCycle, aStudent } from '../support/builders'
import { apiClient, type ApiClient } from '../support/product/client'
import { MB, peakDuring, residentBytes } from '../support/product/memory'
import { spawnProduct, temporaryDataDir, type Product } from '../support/product/spawnProduct'

const PUPILS = 45
const CHARGES = 600
const ROUNDS = 5
/** What one paper may take, seconds, and on top in memory, MB. */
const BUDGET = { seconds: 5, MB: 200 }
/** What 95 of 100 payments of another desk may take meanwhile, ms. */
const BUDGET_P95_MS = 500

/** As a phone takes it: noise that no encoder makes small. */
const aPhoto = async (seed: number): Promise<File> => {
  const noise = { type: 'gaussian', mean: 60 + seed * 3, sigma: 30 } as const
  const picture = sharp({ create: { width: 1500, height: 2000, channels: 3, background: '#a86', noise } })
  return new File([new Uint8Array(await picture.jpeg({ quality: 80 }).toBuffer())], 'foto.jpg')
}

const idOf = (answer: { status: number; body: Record<string, unknown> }, key: string): number => {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`)
  return (answer.body[key] as { id: number }).id
}

/** A group of 45 pupils with photos, and many small charges of the first one. */
const prepare = async (client: ApiClient) => {
  const today = new Date().toISOString().slice(0, 10)
  const dates = { fecha_inicio: addDays(today, -80), fecha_fin: addDays(today, 200) }
  const cicloEscolarId = idOf(await client.send('POST', '/ciclo', aCycle(dates)), 'ciclo')
  const alumnos: { id: number }[] = []
  for (let n = 1; n <= PUPILS; n += 1)
    alumnos.push({
      id: idOf(await client.form('/alumnos', aStudent(n), { file: [await aPhoto(n)] }), 'alumno'),
    })
  const { mensualidad_primaria: mensualidad, costo_inscripcion, costo_material } = aCycle()
  const prices = { mensualidad, costo_inscripcion, costo_material }
  await client.send('POST', '/inscripciones', {
    alumnos,
    idCiclo: cicloEscolarId,
    grado: 'PRIMARIA',
    ...prices,
  })
  const body = { cicloEscolarId, nombre: 'B', grado: 'PRIMARIA', alumnos }
  const group = idOf(await client.send('POST', '/grupos', body), 'grupo')
  const charges: number[] = []
  for (let n = 0; n < CHARGES; n += 1) {
    const charge = {
      idCicloEscolar: cicloEscolarId,
      idAlumno: alumnos[0]?.id,
      descripcion: `C ${n}`,
      fecha: today,
    }
    charges.push(idOf(await client.send('POST', '/cargos/new', { ...charge, monto: 10 }), 'cargo'))
  }
  return { group, charges }
}

/** Opens the cards of the group. @returns seconds, and the pdf */
const openCards = async ({ address }: Product, client: ApiClient, group: number) => {
  const start = performance.now()
  const { body } = await client.send('GET', `/grupos/${group}/papeles/credenciales`)
  const answer = await fetch(address + (body['documento'] as { url: string }).url)
  const pdf = Buffer.from(await answer.arrayBuffer())
  if (answer.status !== 200) throw new Error(`${answer.status}`)
  return { seconds: (performance.now() - start) / 1000, pdf }
}

const paymentsText = (took: readonly number[]): string =>
  `${took.length} payments, half in ${at(took, 0.5).toFixed(0)} ms, 95 % in ${at(took, 0.95).toFixed(0)} ms, worst ${at(took, 1).toFixed(0)} ms`

/** ID cards of a whole group with photos: time, memory, and what payments of another desk take meanwhile. */
const main = async (): Promise<void> => {
  const folder = await temporaryDataDir()
  const product = await spawnProduct({ dataDir: folder.dataDir, args: ['--solo-api'] })
  try {
    const client = await apiClient(product)
    const { group, charges } = await prepare(client)
    const alone = payOn(client, charges.slice(0, CHARGES / 2))
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    const before = await alone()
    const resting = residentBytes(product.pid)
    const paying = payOn(client, charges.slice(CHARGES / 2))
    const times: number[] = []
    let bytes = 0
    const most = await peakDuring(product.pid, async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { seconds, pdf } = await openCards(product, client, group)
        times.push(seconds)
        bytes = pdf.length
        if (process.argv[2]) writeFileSync(process.argv[2], pdf)
      }
    })
    const meanwhile = await paying()
    const grew = (most - resting) / MB
    const [first = 0, ...others] = times
    const slowest = Math.max(...others)
    process.stdout.write(
      `${PUPILS} cards with photos: first ${first.toFixed(1)} s, then at most ${slowest.toFixed(1)} s; ${(bytes / 1024).toFixed(0)} KB; ${grew.toFixed(0)} MB on top\n` +
        `alone: ${paymentsText(before)}\nmeanwhile: ${paymentsText(meanwhile)}\n`,
    )
    if (Math.max(...times) > BUDGET.seconds || grew > BUDGET.MB || at(meanwhile, 0.95) > BUDGET_P95_MS)
      process.exitCode = 1
  } finally {
    await product.stop()
    await folder.remove()
  }
}

void main()
