import { sql } from 'kysely'
import type { Route } from '@contract/http/route'
import { routeName } from '../allRoutes'
import { isSampled, runs } from '../runs'
import { allEndpoints, type Endpoint } from '../state/endpoints'
import type { TestServer } from './harness'

/** A read of the client with its arguments filled in, as a page of this school mounts it. */
export interface ScreenRead {
  endpoint: Endpoint
  url: string
  body?: object
}

/** Whose number the last parameter of a path is. */
const OWNER: Record<string, string> = {
  'GET /cargos/by/alumno/{id}': 'students',
  'GET /pagos/{id}': 'payments',
  'GET /pagos/by/alumno/{id}': 'students',
  'GET /pagos/by/padre/{id}': 'parents',
  'GET /pagos/by/folio/{id}': 'payments',
  'GET /cortes/{id}': 'cash_cuts',
  'GET /cortes/{id}/documento': 'cash_cuts',
  'GET /inscripciones/sin/grado/{id}': 'cycles',
  'GET /inscripciones/prevision/{id}': 'enrolments',
  'GET /inscripciones/bajas/{cycleId}': 'cycles',
  'GET /eventos/{id}': 'events',
  'GET /menciones/{id}': 'mentions',
  'GET /actividades/{id}': 'calendar_entries',
  'GET /grupos/by/ciclo/{id}': 'cycles',
  'GET /alumnos/to/grupo/{id}': 'cycles',
  'GET /alumnos/with/beca/{cycleId}': 'cycles',
  'GET /becas/by/id/{id}': 'scholarships',
  'GET /becas/by/ciclo/{id}': 'cycles',
  'GET /becas/hermanos/{cycleId}': 'cycles',
  'GET /servicios/{id}/alumnos': 'services',
  'GET /servicios/by/alumno/{id}': 'students',
  'GET /avisos/padre/{id}': 'parents',
  'GET /padres/one/{id}': 'parents',
  'GET /ciclo/cuestionario/{id}': 'cycles',
  'GET /cuestionarios/respuestas/{id}': 'cycles',
  'GET /cuestionarios/respuestas/{cycleId}/padre/{id}': 'parents',
  'GET /cuestionarios/pendientes/{id}': 'cycles',
  'GET /auth/rol/{id}': 'roles',
  'GET /plantilla/{id}': 'employees',
  'GET /banco/movimientos/{id}/propuesta': 'bank_movements',
  'GET /plantilla/empleado/departamento/{id}': 'departments',
  'GET /estados/alumno/{id}': 'students',
  'GET /alumnos/{id}': 'students',
  'GET /alumnos/{id}/documentos': 'students',
  'GET /alumnos/{id}/responsables': 'students',
  'GET /alumnos/{id}/credencial': 'students',
  'GET /grupos/{id}/papeles/lista': 'groups',
  'GET /avisos/{id}': 'avisos',
  'GET /avisos/{id}/mensajes': 'avisos',
  'GET /avisos/{id}/papel': 'avisos',
  'GET /padres/{id}/mensajes': 'parents',
  'GET /padres/{id}/preferencias': 'parents',
  'GET /padres/{id}/fiscales': 'parents',
  'GET /padres/{id}/liga': 'parents',
  'GET /padres/{id}/como-pagar': 'parents',
  'GET /alumnos/{id}/fiscales': 'students',
  'GET /facturas/entregas/{id}': 'invoice_deliveries',
  'GET /colegiaturas/alumno/{alumnoId}/{cycleId}': 'students',
}

/** Sign-ins change them, which are no writes of a page: «Mi cuenta», the users and the home ask anew when they are shown. */
const ASKED_ANEW = ['getFactor', 'listNewBrowsers', 'listSignIns', 'listUserSignIns']

/** What a page asks besides, where a call does not answer without it. */
const FAMILY = ['padreId', 'alumnoId']
const QUERIES: Record<string, string[]> = {
  'GET /pagos/by/fecha': ['desde=2026-09-01&hasta=2026-09-30'],
  'GET /buscar': ['q=LUZ', 'q=ALUMNO', 'q=000001'],
  'GET /inscripciones/prevision/{id}': ['accion=BAJA'],
}
const OF_A_FAMILY = [
  'GET /caja/familia',
  'GET /caja/saldo',
  'GET /estados/familia',
  'GET /morosos/contactos',
  'GET /banco/recordados',
  'GET /banco/movimientos/{id}/propuesta',
  'GET /facturas/anual',
]

type Ids = (table: string) => readonly number[]

const pathsOf = (route: Route, ids: Ids): string[] => {
  if (route.path.includes('{grado}')) return [route.path.replace('{grado}', 'PRIMARIA')]
  if (!route.path.includes('{')) return [route.path]
  if (route.path.includes('{cual}')) return pathsOf({ ...route, path: '/grupos/{id}/papeles/lista' }, ids)
  const owner = OWNER[routeName(route)]
  if (!owner) throw new Error(`say in screenReads.ts whose number ${routeName(route)} takes`)
  const [cycle = 0] = ids('cycles')
  const names = [...route.path.matchAll(/\{\w+\}/g)].map(([name]) => name)
  return ids(owner).map((id) =>
    names.reduce(
      (path, name) => path.replace(name, String(name === '{cycleId}' && owner !== 'cycles' ? cycle : id)),
      route.path as string,
    ),
  )
}

const queriesOf = (route: Route, ids: Ids): string[] => {
  if (!OF_A_FAMILY.includes(routeName(route))) return QUERIES[routeName(route)] ?? ['']
  return FAMILY.flatMap((name) =>
    ids(name === 'padreId' ? 'parents' : 'students').map((id) => `${name}=${id}`),
  )
}

/** What a read that is sent as a body asks. */
const bodyOf = (route: Route, ids: Ids): object => {
  const [origenId, destinoId] = ids('cycles')
  const [alumnoId] = ids('students')
  const bodies: Record<string, object> = {
    'POST /reinscripciones/plan': { origenId, destinoId },
    'POST /constancias/muestra': { tipo: 'INSCRIPCION', alumnoId, cicloEscolarId: origenId },
    'POST /inscripciones/lugares': {
      idCiclo: origenId,
      alumnos: ids('students').map((id) => ({ id, grado: 'PRIMARIA', gradoNumero: 1 })),
    },
  }
  const body = bodies[routeName(route)]
  if (!body) throw new Error(`say in screenReads.ts what ${routeName(route)} asks`)
  return body
}

/** Every read that the client keeps, by its endpoint: what no tag cuts is asked for anew each time. */
export const screenReads = async () => {
  const queries = (await allEndpoints()).filter(
    ({ name, kind, route, tags }) =>
      kind === 'query' && route.access !== 'public' && tags().length > 0 && !ASKED_ANEW.includes(name),
  )
  const firstAndLast = [...new Set([...Object.values(OWNER), 'cycles'])].map(
    (table) => sql`SELECT ${table}::text AS name,
      ARRAY(SELECT id::int FROM ${sql.table(table)} ORDER BY id LIMIT 1) AS first,
      ARRAY(SELECT id::int FROM ${sql.table(table)} ORDER BY id DESC LIMIT ${sql.lit(runs(isSampled(0.3, table) ? 2 : 1, 1))}) AS last`,
  )

  /** As they stand now: of each table the first row and the last; of some, others in each run of verify, the last two. */
  const mounted = async ({ db }: TestServer): Promise<ScreenRead[]> => {
    const { rows } = await sql<{ name: string; first: number[]; last: number[] }>`
      ${sql.join(firstAndLast, sql` UNION ALL `)}`.execute(db)
    const known = new Map(
      rows.map(({ name, first, last }) => [name, [...new Set([...first, ...last.reverse()])]]),
    )
    const ids: Ids = (table) => known.get(table) ?? []
    return queries.flatMap((endpoint): ScreenRead[] => {
      const { route } = endpoint
      if (route.method === 'POST') return [{ endpoint, url: route.path, body: bodyOf(route, ids) }]
      return pathsOf(route, ids).flatMap((path) =>
        queriesOf(route, ids).map((query) => ({ endpoint, url: query ? `${path}?${query}` : path })),
      )
    })
  }
  return { queries, mounted }
}
