import fc from 'fast-check'
import { ADMIN, startServer, type Answer } from '@test/support/server/harness'
import { openServices } from '@test/support/server/services'
import { openOffice } from '@test/support/server/office'
import { cash, deskOf } from '../desk/family'

/** Where a pupil of the random school is in the three cycles, and with whom. */
interface Wish {
  past: number | null
  /** 'BAJA' enrols and takes the pupil out again. */
  now: number | 'BAJA' | null
  coming: number | null
  grouped: boolean
  /** Which parent; null for none. */
  family: number | null
  owes: number
  paid: boolean
  eats: boolean
  credit: number
}

const year = fc.option(fc.integer({ min: 1, max: 6 }), { nil: null })
const wish: fc.Arbitrary<Wish> = fc.record({
  past: year,
  now: fc.oneof({ weight: 5, arbitrary: year }, { weight: 1, arbitrary: fc.constant('BAJA' as const) }),
  coming: year,
  grouped: fc.boolean(),
  family: fc.option(fc.integer({ min: 0, max: 5 }), { nil: null }),
  owes: fc.constantFrom(0, 0, 350.5, 1280),
  paid: fc.boolean(),
  eats: fc.boolean(),
  credit: fc.constantFrom(0, 0, 0, 75.25, 9000),
})

/** At least one of each kind, whatever the chance. */
const ALWAYS: Wish[] = [
  { past: 2, now: 3, coming: 4, grouped: true, family: 0, owes: 350.5, paid: false, eats: true, credit: 0 },
  { past: null, now: 3, coming: null, grouped: true, family: 0, owes: 0, paid: true, eats: true, credit: 0 },
  { past: 5, now: null, coming: 6, grouped: true, family: 1, owes: 80, paid: false, eats: false, credit: 0 },
  {
    past: 6,
    now: null,
    coming: null,
    grouped: true,
    family: 1,
    owes: 80,
    paid: false,
    eats: false,
    credit: 50,
  },
  {
    past: 2,
    now: 'BAJA',
    coming: null,
    grouped: true,
    family: null,
    owes: 90,
    paid: false,
    eats: false,
    credit: 0,
  },
  {
    past: null,
    now: null,
    coming: null,
    grouped: false,
    family: null,
    owes: 70,
    paid: false,
    eats: false,
    credit: 9,
  },
]

export interface Child extends Wish {
  id: number
  padreId: number | null
  /** What every screen and paper without a cycle says of grade and group. */
  place: string
}

export const CYCLES = { past: '2025-2026', now: '2026-2027', coming: '2027-2028' } as const
type CycleKey = keyof typeof CYCLES

/** Grade and group in one cycle, as `placeLabel` says them; '' without a place in it. */
export const placeIn = (child: Wish, cycle: CycleKey): string => {
  const grade = child[cycle] === 'BAJA' ? 1 : child[cycle]
  if (grade === null) return ''
  return child.grouped && child[cycle] !== 'BAJA' ? `${grade}° A Primaria` : `${grade}° Primaria`
}

const placeOf = (child: Wish): string => {
  const [past, now, coming] = [placeIn(child, 'past'), placeIn(child, 'now'), placeIn(child, 'coming')]
  if (child.now !== null && child.now !== 'BAJA') return now
  if (coming) return `${CYCLES.coming}: ${coming}`
  return now || past ? `${now || past}, sin inscripción` : ''
}

/** A random school in November: re-enrolled pupils, others who left or come, charges, services, parts paid and credit. */
export const openRandomSchool = async (seed: number) => {
  const server = await startServer()
  let caller = server.admin
  const at = async (day: string) => {
    server.clock.now = new Date(`${day}T18:00:00Z`)
    caller = await server.signIn(ADMIN.user, ADMIN.password)
  }
  const said = async (answer: Promise<Answer>): Promise<Answer['body']> => {
    const { status, body } = await answer
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body
  }
  await at('2025-09-01')
  const office = () => openOffice({ ...server, admin: caller }, caller)
  const cycleIds = {} as Record<CycleKey, number>
  for (const [key, from] of [
    ['past', 2025],
    ['now', 2026],
    ['coming', 2027],
  ] as const)
    cycleIds[key] = await office().addCycle({
      nombre: CYCLES[key],
      fecha_inicio: `${from}-09-01`,
      fecha_fin: `${from + 1}-06-30`,
    })
  const wishes = [...ALWAYS, ...fc.sample(wish, { seed, numRuns: 24 })]
  const ids = await office().addPupils(wishes.length)
  const parents = new Map<number, number>()
  for (const family of new Set(wishes.flatMap((each) => each.family ?? []))) {
    const hijos = ids.filter((_, n) => wishes[n]!.family === family).map((id) => ({ id }))
    const body = { nombre: `MADRE ${'ABCDEF'[family]}UX SOTO`, telefono: '5512345678', hijos }
    parents.set(family, (await said(caller.post('/padres', body))).padre.id)
  }
  const children = wishes.map((each, n): Child => ({
    ...each,
    id: ids[n]!,
    padreId: each.family === null ? null : parents.get(each.family)!,
    place: placeOf(each),
  }))
  /** Enrols by year in a cycle, and makes the groups. */
  const enrolIn = async (cycle: CycleKey, pupils: readonly Child[]) => {
    const yearOf = (child: Child) => (child[cycle] === 'BAJA' ? 1 : (child[cycle] as number | null))
    const alumnos = pupils.flatMap((child) => {
      const gradoNumero = yearOf(child)
      return gradoNumero === null ? [] : [{ id: child.id, gradoNumero }]
    })
    if (alumnos.length > 0) await said(office().enrol(cycleIds[cycle], [], { alumnos }))
  }
  const groupIn = async (cycle: CycleKey) => {
    for (let gradoNumero = 1; gradoNumero <= 6; gradoNumero++) {
      const mates = children.filter((child) => child.grouped && child[cycle] === gradoNumero)
      const alumnos = mates.map(({ id }) => ({ id }))
      const body = { cicloEscolarId: cycleIds[cycle], nombre: 'A', grado: 'PRIMARIA', gradoNumero, alumnos }
      await said(caller.post('/grupos', body))
    }
  }
  await enrolIn('past', children)
  await groupIn('past')
  await at('2026-09-01')
  await enrolIn('now', children)
  await groupIn('now')
  // Those of the running cycle are taken into the next by its plan, the others are enrolled by hand.
  const turning = children.filter(({ now, coming }) => typeof now === 'number' && coming !== null)
  await said(
    caller.post(
      '/reinscripciones',
      {
        destinoId: cycleIds.coming,
        con_adeudo: true,
        alumnos: turning.map(({ id, coming }) => ({ id, grado: 'PRIMARIA', gradoNumero: coming })),
      },
      { key: 'la vuelta' },
    ),
  )
  await enrolIn(
    'coming',
    children.filter((child) => !turning.includes(child)),
  )
  await groupIn('coming')
  for (const { id, now } of children) {
    if (now !== 'BAJA') continue
    const { alumno } = await said(caller.get(`/alumnos/${id}`))
    const of = alumno.inscripciones.find((each: { ciclo: { id: number } }) => each.ciclo.id === cycleIds.now)
    const baja = { inscripcionId: of.id, fecha: '2026-09-01', motivo: 'CAMBIO DE CIUDAD' }
    await said(caller.patch('/inscripciones/baja', baja))
  }
  const eaters = children.filter(({ eats, now }) => eats && typeof now === 'number').map(({ id }) => id)
  const service = openServices(caller, () => cycleIds.now)
  const serviceId = await service.add({ nombre: 'Comedor' })
  await said(service.charge(serviceId, eaters, '2026-10'))
  await at('2026-09-15')
  for (const { id, owes, paid, credit, padreId } of children) {
    const chargeId = owes > 0 ? await office().addCharge(cycleIds.now, id, owes) : null
    if (chargeId !== null && paid) await said(office().payPart(chargeId, 40.5))
    const of = padreId === null ? { alumnoId: id } : { padreId }
    if (credit > 0)
      await said(deskOf(caller).collect({ ...of, lineas: [], medios: [cash(credit)], a_cuenta: true }))
  }
  await at('2026-11-24')
  const closed = () => server.close()
  return { server, caller, cycleIds, children, serviceId, said, close: closed }
}
export type RandomSchool = Awaited<ReturnType<typeof openRandomSchool>>
