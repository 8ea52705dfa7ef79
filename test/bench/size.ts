import { sql } from 'kysely'
import { ledgerFaults } from '../../src/server/backup/ledgerFaults'
import { createDb } from '../../src/server/db/database'
import { createPatientPool } from '../../src/server/db/pool'
import { fillSchool, type SchoolSize } from '../support/bench/bigSchool'
import { LAST_DAY } from '../support/bench/schoolDays'
import setUp from '../support/database/embedded.setup'
import tearDown from '../support/database/embedded.teardown'
import { allRoutes, routeName } from '../support/allRoutes'
import { ADMIN, startServer, type Caller, type TestServer } from '../support/server/harness'

/** One cycle; and nine more behind it, with all their pupils. Both have the same current cycle. */
const SMALL: SchoolSize = { cycles: 1, pupils: 2_000, current: 2_000, before: 0 }
const BIG: SchoolSize = { cycles: 10, pupils: 20_000, current: 2_000, before: 16_450 }
const TIMES = 3

const openSchool = async (size: SchoolSize): Promise<TestServer> => {
  const start = performance.now()
  const server = await startServer()
  server.clock.now = new Date(`${LAST_DAY}T18:00:00.000Z`)
  // Steps of the large school take longer than any statement of the product may.
  const owner = createDb(createPatientPool(server.owner))
  await fillSchool(owner as never, size)
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  const { rows } = await sql<Record<string, number>>`
    SELECT (SELECT count(*) FROM students) AS pupils, (SELECT count(*) FROM cycles) AS cycles,
      (SELECT count(*) FROM tuition) AS months, (SELECT count(*) FROM payments) AS payments,
      (SELECT count(*) FROM cash_cuts) AS cuts`.execute(owner)
  console.log(`filled in ${seconds} s: ${JSON.stringify(rows[0])}`)
  const faults = await ledgerFaults(owner)
  await owner.destroy()
  if (faults.length > 0) throw new Error(`the ledger does not add up: ${faults.slice(0, 3).join(' ')}`)
  return server
}

/** What pages ask for, ten rows of it at a time; CYCLE is the current one. The fourth is searched and sorted by another column. */
const CLIENT_PARTS = [
  '/pagos/by/fecha?desde=2026-11-20&hasta=2026-11-20',
  '/pagos/by/fecha?desde=2026-11-05&hasta=2026-11-09',
  '/pagos/by/fecha?desde=2025-11-21&hasta=2026-11-20',
  '/pagos/by/fecha?desde=2026-11-05&hasta=2026-11-09&q=garcia&columna=alumno&orden=asc',
  '/cortes',
  '/cortes?desde=2026-11-01&hasta=2026-11-20',
  '/cortes?columna=diferencia&orden=desc',
  '/cargos/cancelados?ciclo=CYCLE',
  '/eventos?ciclo=CYCLE',
  '/menciones?ciclo=CYCLE',
  '/alumnos/historial',
  '/alumnos/historial?q=garcia 197',
  '/alumnos/historial?columna=nombre&orden=desc',
  '/alumnos/historial?columna=grado&orden=desc',
  '/alumnos/to/inscripcion?siguen_en=PRIMARIA&sin_total=true',
  '/alumnos/to/inscripcion?siguen_en=PRIMARIA&q=garcia 197',
  '/alumnos/to/inscripcion?ultimo=PRIMARIA 3&sin_total=true',
  '/morosos',
  '/morosos?q=garcia 197&columna=vencido&orden=desc',
]
const PAGE = 'by tens'
const withPage = (part: string, cycle: number): string =>
  `${part.replace('CYCLE', String(cycle))}${part.includes('?') ? '&' : '?'}pagina=1&por_pagina=10`

/** The addresses of the lists, with the ids of the current cycle, of its first group and of one of its pupils. */
const addresses = async ({ db }: TestServer): Promise<Record<string, string>> => {
  const { rows } = await sql<{ cycle: number; group: number }>`
    SELECT c.id AS cycle, min(g.id) AS "group" FROM cycles c JOIN groups g ON g.cycle_id = c.id
    WHERE c.fecha_fin > ${LAST_DAY}::date GROUP BY 1`.execute(db)
  const { cycle, group } = rows[0]!
  const skipped = /documento|estado-de-cuenta\/|\/recibos\/|\/health|\/metrics|\/cambios|\/auth\/|by\/fecha/
  const lists = (await allRoutes()).filter(({ method, path }) => method === 'GET' && !skipped.test(path))
  const fill = (path: string): string =>
    path
      .replace(/\{grado\}/, 'PRIMARIA')
      .replace(/(ciclo|beca|cuestionario|respuestas)([^{]*)\{\w+\}/, `$1$2${cycle}`)
      .replace(/(grupo)([^{]*)\{\w+\}/, `$1$2${group}`)
      .replace(/\{\w+\}/g, '1')
  return Object.fromEntries([
    ...lists.map((route) => [routeName(route), fill(route.path)]),
    ...CLIENT_PARTS.map((part) => [`GET ${part} ${PAGE}`, withPage(part, cycle)]),
  ])
}

/** Debtors are kept until a table they were read of changes (decisions/0112): here each try computes them. */
const forgetDebtors = (db: TestServer['db']) =>
  sql`UPDATE parents SET nombre = nombre WHERE id = (SELECT min(id) FROM parents)`.execute(db)

/** The best of some tries, and what travels before it is compressed. */
const measure = async ({ db }: TestServer, caller: Caller, url: string) => {
  let ms = Infinity
  let bytes = 0
  let status = 0
  for (let at = 0; at < TIMES; at++) {
    if (url.startsWith('/morosos')) await forgetDebtors(db)
    const start = performance.now()
    const { raw } = await caller.get(url)
    ms = Math.min(ms, performance.now() - start)
    bytes = raw.rawPayload.length
    status = raw.statusCode
  }
  return { ms, bytes, status }
}

/**
 * Each list of a school of ten cycles, 20,000 pupils, 1.5 million months and half a million payments, against the same list of
 * a school in its first year with the same current cycle. What grows is history, not the current year.
 */
const main = async (): Promise<void> => {
  Object.assign(globalThis, { TEST_DATABASE: 'embedded' })
  await setUp()
  const small = await openSchool(SMALL)
  const big = await openSchool(BIG)
  try {
    // The harness's session is older than the school.
    const callers = await Promise.all([small, big].map((each) => each.signIn(ADMIN.user, ADMIN.password)))
    const [first, tenth] = callers as [Caller, Caller]
    const [ofSmall, ofBig] = [await addresses(small), await addresses(big)]
    console.log('| list | first year | ten years | time | bytes |\n|---|---|---|---|---|')
    for (const name of Object.keys(ofSmall)) {
      const one = await measure(small, first, ofSmall[name] as string)
      const ten = await measure(big, tenth, ofBig[name] as string)
      const shown = ({ ms, bytes, status }: typeof one) =>
        `${ms.toFixed(0)} ms, ${(bytes / 1024).toFixed(0)} KB${status === 200 ? '' : `, ${status}`}`
      const ratios = [ten.ms / one.ms, ten.bytes / one.bytes].map((ratio) => ratio.toFixed(1)).join(' | ')
      console.log(`| ${name} | ${shown(one)} | ${shown(ten)} | ${ratios} |`)
    }
  } finally {
    await small.close()
    await big.close()
    await tearDown()
  }
}

if (require.main === module) void main()
