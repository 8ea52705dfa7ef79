import { randomUUID } from 'node:crypto'
import { addDays } from '@contract/domain/dateMath'
import { at, payOn } from '../support/bench/paying'
import { aCycle, aStudent } from '../support/builders'
import { apiClient, type ApiAnswer, type ApiClient } from '../support/product/client'
import { MB, peakDuring, residentBytes } from '../support/product/memory'
import { spawnProduct, temporaryDataDir, type Product } from '../support/product/spawnProduct'

const FAMILIES = 200
/** Of each family: one for each month of the cycle. */
const MONTHS = 10
const CHARGES = 800
/** What one press may take, seconds, and on top in memory, MB. */
const BUDGET = { seconds: 15, MB: 300 }
/** What 95 of 100 payments of another desk may take meanwhile, ms. */
const BUDGET_P95_MS = 500

const SCHOOL = {
  razon_social: 'COLEGIO DEL LAGO',
  rfc: 'CLA900101AB1',
  regimen_fiscal: '603',
  codigo_postal: '58000',
  niveles: [{ grado: 'PRIMARIA', cct: '16PPR1234A', clave_producto: '86121503' }],
}
const PAYER = {
  rfc: 'PEGM800101AB1',
  nombre: 'MARÍA PEÑA',
  regimen_fiscal: '605',
  codigo_postal: '58010',
  uso_cfdi: 'D10',
}

const good = ({ status, body }: ApiAnswer): ApiAnswer['body'] => {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body
}
const idOf = (answer: ApiAnswer, key: string): number => (good(answer)[key] as { id: number }).id

/** Pays every month of a family by transfer, each as a payment that is to be invoiced. */
const payMonths = async (
  client: ApiClient,
  cycle: number,
  alumnoId: number,
  n: number,
): Promise<number[]> => {
  const parent = { nombre: `MADRE ${n}`, telefono: '5512345678', hijos: [{ id: alumnoId }] }
  const padreId = idOf(await client.send('POST', '/padres', parent), 'padre')
  const fiscalId = idOf(await client.send('POST', `/padres/${padreId}/fiscales`, PAYER), 'fiscal')
  const { pagos } = good(await client.send('GET', `/colegiaturas/alumno/${alumnoId}/${cycle}`))
  const paid: number[] = []
  for (const { id, monto, recargo } of (pagos as { id: number; monto: number; recargo: number }[]).slice(
    0,
    MONTHS,
  )) {
    const medios = [{ metodo_pago: 'TRANSFERENCIA', monto: monto + recargo, referencia: `SPEI ${n}-${id}` }]
    const body = { padreId, fiscalId, lineas: [{ tipo: 'COLEGIATURA', id }], medios }
    paid.push(idOf(await client.send('POST', '/caja/cobro', body, randomUUID()), 'pago'))
  }
  return paid
}

const prepare = async (client: ApiClient) => {
  const today = new Date().toISOString().slice(0, 10)
  good(await client.send('PATCH', '/escuela', SCHOOL))
  const dates = { fecha_inicio: addDays(today, -5), fecha_fin: addDays(today, 330) }
  const cycle = idOf(await client.send('POST', '/ciclo', aCycle(dates)), 'ciclo')
  const alumnos: { id: number }[] = []
  for (let n = 1; n <= FAMILIES; n += 1)
    alumnos.push({ id: idOf(await client.form('/alumnos', aStudent(n)), 'alumno') })
  const { mensualidad_primaria: mensualidad, costo_inscripcion, costo_material } = aCycle()
  const prices = { mensualidad, costo_inscripcion, costo_material }
  good(await client.send('POST', '/inscripciones', { alumnos, idCiclo: cycle, grado: 'PRIMARIA', ...prices }))
  const pagos: number[] = []
  for (const [n, { id }] of alumnos.entries()) pagos.push(...(await payMonths(client, cycle, id, n)))
  const charges: number[] = []
  for (let n = 0; n < CHARGES; n += 1) {
    const charge = { idCicloEscolar: cycle, idAlumno: alumnos[0]?.id, descripcion: `C ${n}`, fecha: today }
    charges.push(idOf(await client.send('POST', '/cargos/new', { ...charge, monto: 10 }), 'cargo'))
  }
  return { pagos, charges, desde: today }
}

/** Delivers all and opens the file. @returns seconds of the press and of the file, and its size in bytes */
const deliver = async ({ address }: Product, client: ApiClient, pagos: readonly number[]) => {
  const start = performance.now()
  const { entrega } = good(await client.send('POST', '/facturas/entregar', { pagos }, randomUUID()))
  const pressed = performance.now()
  const file = await fetch(address + (entrega as { url: string }).url)
  const size = (await file.arrayBuffer()).byteLength
  if (file.status !== 200) throw new Error(`the file answered ${file.status}`)
  return { press: (pressed - start) / 1000, file: (performance.now() - pressed) / 1000, size }
}

const paymentsText = (took: readonly number[]): string =>
  `${took.length} payments, half in ${at(took, 0.5).toFixed(0)} ms, 95 % in ${at(took, 0.95).toFixed(0)} ms, worst ${at(took, 1).toFixed(0)} ms`

/** 2,000 payments handed over at once: time, memory, and what payments of another desk take meanwhile. */
const main = async (): Promise<void> => {
  const folder = await temporaryDataDir()
  const product = await spawnProduct({ dataDir: folder.dataDir, args: ['--solo-api'] })
  try {
    const client = await apiClient(product)
    const { pagos, charges, desde } = await prepare(client)
    const alone = payOn(client, charges.slice(0, CHARGES / 2))
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    const before = await alone()
    const list = performance.now()
    good(await client.send('GET', `/facturas?desde=${desde}&por_pagina=500`))
    const listed = performance.now() - list
    const resting = residentBytes(product.pid)
    const paying = payOn(client, charges.slice(CHARGES / 2))
    const presses: Awaited<ReturnType<typeof deliver>>[] = []
    const most = await peakDuring(product.pid, async () => {
      presses.push(await deliver(product, client, pagos))
      presses.push(await deliver(product, client, pagos))
    })
    const meanwhile = await paying()
    const grew = (most - resting) / MB
    for (const [round, { press, file, size }] of presses.entries())
      process.stdout.write(
        `${pagos.length} payments ${round === 0 ? 'delivered' : 'given again'}: press ${press.toFixed(1)} s, file ${file.toFixed(1)} s, ${(size / 1024).toFixed(0)} KB\n`,
      )
    process.stdout.write(
      `the list of ${pagos.length}: ${listed.toFixed(0)} ms; ${grew.toFixed(0)} MB on top\n` +
        `alone: ${paymentsText(before)}\nmeanwhile: ${paymentsText(meanwhile)}\n`,
    )
    const isSlow = presses.some(({ press, file }) => press + file > BUDGET.seconds)
    if (isSlow || grew > BUDGET.MB || at(meanwhile, 0.95) > BUDGET_P95_MS) process.exitCode = 1
  } finally {
    await product.stop()
    await folder.remove()
  }
}

void main()
