import { placeLabel } from '@contract/domain/grades'
import { namedRoutes, contractSchemas } from '@test/support/checks/contract'
import { readPdf } from '@test/support/pdf/textOf'
import type { Answer } from '@test/support/server/harness'
import { CYCLES, openRandomSchool, placeIn, type Child, type RandomSchool } from './everyChild'

// Each child is said in one way by every call, screen and paper: grade and group, and what is owed.

const seed = Math.floor(Math.random() * 1e6)
let school: RandomSchool
beforeAll(async () => {
  school = await openRandomSchool(seed)
})
afterAll(() => school.close())

/** Nothing is written here, so each address is asked once. */
const answers = new Map<string, Promise<Answer['body']>>()
const read = (path: string): Promise<Answer['body']> => {
  const answer = answers.get(path) ?? school.said(school.caller.get(path))
  answers.set(path, answer)
  return answer
}
const familyQuery = ({ id, padreId }: Child) => (padreId === null ? `alumnoId=${id}` : `padreId=${padreId}`)

const paperOf = async (url: string): Promise<string> => {
  const { rawPayload } = await school.server.app.inject({ url })
  return (await readPdf(rawPayload)).pages.join(' ')
}

interface Said {
  id: number
  nombre: string
}

/** Every pupil with a grade in an answer. */
const pupilsIn = (part: unknown): (Said & Parameters<typeof placeLabel>[0])[] => {
  if (typeof part !== 'object' || part === null) return []
  const own = 'numero_control' in part && 'grado' in part ? [part as never] : []
  return [...own, ...Object.values(part).flatMap(pupilsIn)]
}

/** Whether an answer of this schema names a pupil with a grade. */
const showsGrade = (part: unknown): boolean => {
  if (typeof part !== 'object' || part === null) return false
  const { properties } = part as { properties?: object }
  const isPupil = properties !== undefined && 'numero_control' in properties && 'grado' in properties
  return isPupil || Object.values(part).some(showsGrade)
}

type Addresses = (child: Child, school: RandomSchool) => string[]
/** Calls that name no cycle: the place of today. */
const TODAY: Record<string, Addresses> = {
  '/adeudos/proximos': () => ['/adeudos/proximos'],
  '/alumnos/actualmente/inscritos': () => ['/alumnos/actualmente/inscritos'],
  '/alumnos/historial': () => ['/alumnos/historial'],
  '/alumnos/sin/padre': () => ['/alumnos/sin/padre'],
  '/alumnos/{id}': ({ id }) => [`/alumnos/${id}`],
  '/caja/familia': (child) => [`/caja/familia?${familyQuery(child)}`],
  '/cargos/by/alumno/{id}': ({ id }) => [`/cargos/by/alumno/${id}`],
  '/cargos/cancelados': () => ['/cargos/cancelados'],
  '/cargos/complementos': () => ['/cargos/complementos'],
  '/cargos/pendientes/all': () => ['/cargos/pendientes/all'],
  '/cargos/pendientes/inscripcion': () => ['/cargos/pendientes/inscripcion'],
  '/estados/alumno/{id}': ({ id }) => [`/estados/alumno/${id}`],
  '/estados/familia': (child) => [`/estados/familia?${familyQuery(child)}`],
  '/morosos': () => ['/morosos'],
  '/padres/all': () => ['/padres/all'],
  '/padres/inscritos': () => ['/padres/inscritos'],
  '/padres/one/{id}': ({ padreId }) => (padreId === null ? [] : [`/padres/one/${padreId}`]),
}
const { past, now, coming } = { past: 'past', now: 'now', coming: 'coming' } as const
const inEach = (path: (cycleId: number) => string): [string, keyof typeof CYCLES][] =>
  [past, now, coming].map((key) => [path(school.cycleIds[key]), key])
/** Calls whose address or rows name their cycle: the place in that one. */
const OF_CYCLE: Record<string, (child: Child) => [path: string, cycle: keyof typeof CYCLES][]> = {
  '/alumnos/to/beca/{grado}': () => inEach((id) => `/alumnos/to/beca/PRIMARIA?ciclo=${id}`),
  '/alumnos/to/grupo/{id}': () => inEach((id) => `/alumnos/to/grupo/${id}`),
  // Only pupils without a place in it.
  '/alumnos/to/inscripcion': () => inEach((id) => `/alumnos/to/inscripcion?ciclo=${id}`),
  '/alumnos/with/beca/{cycleId}': () => inEach((id) => `/alumnos/with/beca/${id}`),
  '/becas/by/ciclo/{id}': () => inEach((id) => `/becas/by/ciclo/${id}`),
  '/becas/by/id/{id}': () => [],
  '/becas/hermanos/{cycleId}': () => inEach((id) => `/becas/hermanos/${id}`),
  '/colegiaturas/alumno/{alumnoId}/{cycleId}': ({ id }) =>
    inEach((cycleId) => `/colegiaturas/alumno/${id}/${cycleId}`),
  '/documentos/faltantes': () => inEach((id) => `/documentos/faltantes?ciclo=${id}`),
  '/grupos/by/ciclo/{id}': () => inEach((id) => `/grupos/by/ciclo/${id}`),
  '/servicios/{id}/alumnos': () => [[`/servicios/${school.serviceId}/alumnos`, now]],
}
/** A payment says its cycle, and the grade in it; a payment on account has neither. */
const PAYMENTS = [
  '/pagos/by/alumno/{id}',
  '/pagos/by/fecha',
  '/pagos/by/folio/{id}',
  '/pagos/by/padre/{id}',
  '/pagos/{id}',
]

test('every call that shows a grade is known here', async () => {
  const found: string[] = []
  for (const { module, name, route } of await namedRoutes()) {
    const shape = (await contractSchemas(module))[name]
    if (route.method === 'GET' && showsGrade(shape?.response)) found.push(route.path)
  }
  expect(found.sort()).toEqual([...Object.keys(TODAY), ...Object.keys(OF_CYCLE), ...PAYMENTS].sort())
})

describe(`the school of seed ${seed}`, () => {
  test.each(Object.keys(TODAY))('%s says grade and group of today', async (path) => {
    const placeOf = new Map(school.children.map(({ id, place }) => [id, place]))
    for (const address of new Set(school.children.flatMap((child) => TODAY[path]!(child, school)))) {
      const told = pupilsIn(await read(address)).map((pupil) => [pupil.id, placeLabel(pupil)])
      expect([address, told]).toEqual([address, told.map(([id]) => [id, placeOf.get(id as number)])])
    }
  })

  test.each(Object.keys(OF_CYCLE))('%s says those of its cycle', async (path) => {
    for (const child of school.children)
      for (const [address, cycle] of OF_CYCLE[path]!(child)) {
        const own = pupilsIn(await read(address)).filter(({ id }) => id === child.id)
        const wanted = path === '/alumnos/to/inscripcion' ? '' : placeIn(child, cycle)
        for (const pupil of own) expect([address, placeLabel(pupil)]).toEqual([address, wanted])
      }
  })

  test('a payment says its cycle, and the grade in it', async () => {
    for (const child of school.children)
      for (const pago of (await read(`/pagos/by/alumno/${child.id}`)).pagos) {
        const [pupil] = pupilsIn(pago.alumnos).filter(({ id }) => id === child.id)
        if (pupil && pago.ciclo) expect(pago.ciclo).toBe(CYCLES.now)
        if (pupil) expect(placeLabel(pupil)).toBe(pago.ciclo ? placeIn(child, 'now') : '')
      }
  })

  test('search and papers say the same words', async () => {
    for (const child of school.children) {
      const { alumno } = (await read(`/estados/alumno/${child.id}`)).estado
      const { resultados } = await read(`/buscar?q=${alumno.numero_control}&tipos=ALUMNO`)
      expect(resultados[0].detalle).toBe(`${alumno.numero_control} · ${child.place || 'Sin inscripción'}`)
    }
    for (const child of school.children.slice(0, 6)) {
      const { estado } = await read(`/estados/alumno/${child.id}`)
      expect(await paperOf(estado.total.pdf)).toContain(child.place)
      if (child.padreId === null) continue
      const { documento } = await read(`/padres/${child.padreId}/como-pagar`)
      expect(await paperOf(documento.url)).toContain(child.place)
    }
  })

  test('what a child owes is the same at desk, statements, search and re-enrolment', async () => {
    const { plan } = await school.said(
      school.caller.post('/reinscripciones/plan', {
        origenId: school.cycleIds.now,
        destinoId: school.cycleIds.coming,
      }),
    )
    for (const child of school.children) {
      const { alumno, total } = (await read(`/estados/alumno/${child.id}`)).estado
      const family = (await read(`/estados/familia?${familyQuery(child)}`)).estado
      const desk = (await read(`/caja/familia?${familyQuery(child)}`)).familia
      const found = (await read(`/buscar?q=${alumno.numero_control}&tipos=ALUMNO`)).resultados[0]
      const of = (rows: Answer['body']) =>
        rows.find(({ alumno: { id } }: { alumno: Said }) => id === child.id)
      const [own, atDesk, planned] = [of(family.hijos), of(desk.hijos), of(plan)]
      const { saldo, vencido } = total
      expect([child.id, own.saldo, own.vencido]).toEqual([child.id, saldo, vencido])
      expect([child.id, atDesk.saldo, atDesk.vencido]).toEqual([child.id, saldo, vencido])
      expect([child.id, found.vencido]).toEqual([child.id, vencido])
      expect([child.id, found.vencido_familia ?? vencido]).toEqual([child.id, desk.vencido])
      if (planned) expect(planned).toMatchObject({ adeudo: vencido, adeudo_familia: desk.vencido })
    }
  })

  test('what a family owes and has is the same at desk, statements, debtors and search', async () => {
    const { morosos } = await read('/morosos')
    for (const child of school.children) {
      const desk = (await read(`/caja/familia?${familyQuery(child)}`)).familia
      const account = (await read(`/estados/familia?${familyQuery(child)}`)).estado
      const { saldo_favor } = await read(`/caja/saldo?${familyQuery(child)}`)
      const row = morosos.find(({ alumnos }: { alumnos: Said[] }) =>
        alumnos.some(({ id }) => id === child.id),
      )
      expect([account.total.vencido, account.total.recargos]).toEqual([desk.vencido, desk.recargos])
      expect([desk.saldo_favor, account.saldo_favor]).toEqual([saldo_favor, saldo_favor])
      if (row) expect(row).toMatchObject({ vencido: desk.vencido, recargos: desk.recargos, saldo_favor })
      if (desk.hijos.every((each: { vencido: number }) => each.vencido === 0)) expect(row).toBeUndefined()
      const who = desk.padre?.nombre ?? desk.hijos[0].alumno.numero_control
      const { resultados } = await read(`/buscar?q=${encodeURIComponent(who)}&tipos=FAMILIA`)
      expect(resultados[0].vencido).toBe(desk.vencido)
    }
  })
})
