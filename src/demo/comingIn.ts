// Raw SQL: `NOT EXISTS` and `EXISTS` of two tables are one answer without a table to select from.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { todayIn } from '@contract/domain/dates'
import { sumPesos } from '@contract/domain/money'
import type { CyclesContract } from '@contract/cycles/cycles.schemas'
import type { DeskContract, DeskFamily } from '@contract/desk/desk.schemas'
import type { OpeningsContract } from '@contract/openings/openings.schemas'
import type { SessionContract } from '@contract/session/session.schemas'
import type { StatementsContract } from '@contract/statements/statements.schemas'
import type { Db } from '@server/db/database'
import type { Prepared, Running } from '@server/start'
import { demoCycles } from './cycles'
import type { DemoConfig } from './demoConfig'
import { fillingServices, isUntouched, patiently } from './openDemo'
import { callOf } from './books'
import { hireStaff, setPasswords } from './staff'
import { createTrail } from './trail'

type Settings = Pick<DemoConfig, 'adminUser' | 'adminPassword' | 'timeZone'>

/** A school on the day before its opening: users, a cycle with prices, no pupil. @returns false for a database with data, which stays as it is */
export const openNewSchool = async (
  opened: Prepared,
  { adminUser: admin, adminPassword: password, timeZone }: Settings,
  now: Date,
): Promise<boolean> => {
  const { db } = opened
  if (!(await isUntouched(db, admin))) return false
  const services = fillingServices(opened)
  const day = { today: todayIn(timeZone, now), now }
  const cycle = demoCycles(day.today).at(-1)
  if (!cycle) return false
  await patiently(opened.connection, (patient) =>
    patient.transaction().execute(async (tx) => {
      const trail = createTrail()
      const staff = await hireStaff(services, { db: tx, ...day, timeZone }, { admin, trail })
      await setPasswords(tx, admin, password)
      await services.cycles.create(callOf({ tx, staff, timeZone, trail }, 'subdireccion', day), cycle.body)
      await trail.keep(tx)
    }),
  )
  return true
}

type Call = <R>(method: 'GET' | 'POST' | 'PATCH', url: string, body?: object) => Promise<R>

/** Signs in and returns what sends calls as the client does. @throws Error when the server refuses one */
const signIn = async (app: FastifyInstance, user: string, password: string): Promise<Call> => {
  let token = ''
  const call: Call = async <R>(method: 'GET' | 'POST' | 'PATCH', url: string, body?: object) => {
    const request = new Request('http://localhost', {
      method: 'POST',
      headers: { 'idempotency-key': randomUUID(), ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: body instanceof FormData ? body : new Blob([JSON.stringify(body)], { type: 'application/json' }),
    })
    const sent: InjectOptions = body
      ? {
          headers: Object.fromEntries(request.headers),
          payload: Buffer.from(await request.arrayBuffer()),
        }
      : { headers: { authorization: `Bearer ${token}` } }
    const answer = await app.inject({ ...sent, method, url: `/api${url}` })
    if (answer.statusCode !== 200) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`)
    return answer.json<R>()
  }
  const signed = await call<SessionContract['login']['response']>('POST', '/auth/login', { user, password })
  token = signed.token
  return call
}

const FIRST_FOLIO = 4_213

const MEANS = [
  { metodo_pago: 'EFECTIVO' },
  { metodo_pago: 'EFECTIVO' },
  { metodo_pago: 'TRANSFERENCIA', referencia: 'SPEI 88013' },
  { metodo_pago: 'TARJETA', referencia: 'AUT 5521' },
] as const

type CollectBody = DeskContract['collect']['body']

/** Body of the call that pays the family's oldest debt, from its credit first; null when it owes nothing. */
const oldestDebt = ({ hijos, saldo_favor }: DeskFamily, padreId: number, at: number): CollectBody | null => {
  const debts = hijos.flatMap(({ cargos, colegiaturas }) => [
    ...cargos.map(({ id, fecha, monto_restante }) => ({
      tipo: 'CARGO' as const,
      id,
      day: fecha,
      cost: monto_restante,
    })),
    ...colegiaturas.map(({ id, vencimiento, monto, recargo }) => ({
      tipo: 'COLEGIATURA' as const,
      id,
      day: vencimiento,
      cost: sumPesos([monto, recargo]),
    })),
  ])
  const [first] = debts.sort((a, b) => a.day.localeCompare(b.day))
  if (!first) return null
  const { tipo, id, cost } = first
  const used = Math.min(saldo_favor, cost)
  const rest = sumPesos([cost, -used])
  const means = MEANS[at % MEANS.length] ?? MEANS[0]
  const referencia = 'referencia' in means ? `${means.referencia}${at}` : null
  return {
    padreId,
    lineas: [{ tipo, id }],
    medios: rest > 0 ? [{ metodo_pago: means.metodo_pago, monto: rest, referencia }] : [],
    ...(used > 0 ? { usar_saldo: used } : {}),
  }
}

const VISITS = 14

const firstDay = async (call: Call): Promise<void> => {
  const { morosos } = await call<StatementsContract['listDebtors']['response']>('GET', '/morosos')
  const late = morosos.flatMap(({ padre }) => padre?.id ?? [])
  const apart = Math.max(1, Math.floor(late.length / VISITS))
  const parents = late.filter((_id, at) => at % apart === 0).slice(0, VISITS)
  for (const [at, padreId] of parents.entries()) {
    const { familia } = await call<DeskContract['getFamily']['response']>(
      'GET',
      `/caja/familia?padreId=${padreId}`,
    )
    const body = oldestDebt(familia, padreId, at)
    if (body) await call('POST', '/caja/cobro', body)
  }
}

/** True for the school that `openNewSchool` made: any other may be real and must not be filled. */
const waitsToComeIn = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ waits: boolean }>`
    SELECT NOT EXISTS (SELECT FROM students) AND EXISTS (SELECT FROM users WHERE name = 'caja') AS waits`.execute(
    db,
  )
  return rows[0]?.waits === true
}

/** Imports the school through the calls of its office. @returns pupils imported; 0 for a school that has some, which stays as it is */
export const bringIn = async (
  { app, db }: Pick<Running, 'app' | 'db'>,
  { adminUser, adminPassword }: Settings,
  file: string,
): Promise<number> => {
  if (!(await waitsToComeIn(db))) return 0
  const call = await signIn(app, adminUser, adminPassword)
  const { ciclo } = await call<CyclesContract['getCurrent']['response']>('GET', '/ciclo/actual')
  if (!ciclo) return 0
  await call('PATCH', '/escuela', { folio_inicial: FIRST_FOLIO })
  const form = new FormData()
  form.set('simular', 'false')
  form.set('cicloEscolarId', String(ciclo.id))
  form.set('file', new Blob([await readFile(file)]), 'apertura.xlsx')
  const { apertura } = await call<OpeningsContract['create']['response']>('POST', '/importar/apertura', form)
  await firstDay(await signIn(app, 'caja', adminPassword))
  return apertura?.alumnos ?? 0
}
