import { isIsoDate } from '@contract/domain/dateMath'
import { todayIn } from '@contract/domain/dates'
import { demoCycles } from '@demo/cycles'
import { momentOf, workday } from '@demo/days'
import { planSchool } from '@demo/plan'
import type { DemoDeed, DemoStep } from '@demo/steps'

const TODAY = '2026-11-20'

const SMALL = { pupils: 60, years: 3 }

const only = <K extends DemoDeed>(steps: readonly DemoStep[], ...deeds: K[]) =>
  steps.filter((step): step is Extract<DemoStep, { do: K }> => deeds.includes(step.do as K))

describe('cycles', () => {
  test.each([
    ['2026-08-01', '2026-2027'],
    ['2026-12-31', '2026-2027'],
    ['2027-07-31', '2026-2027'],
    ['2027-08-01', '2027-2028'],
  ])('on %s the third one is %s and holds the day; two are over and touch', (today, name) => {
    const [first, second, third] = demoCycles(today)
    expect(third!.body.nombre).toBe(name)
    expect(third!.body.fecha_inicio <= today && today <= third!.body.fecha_fin).toBe(true)
    expect([first!.finished, second!.finished, third!.finished]).toEqual([true, true, false])
    expect(second!.body.fecha_fin < third!.body.fecha_inicio).toBe(true)
    expect(third!.body.meses).toHaveLength(10)
  })

  test('prices rise each year', () => {
    const [first, second, third] = demoCycles(TODAY).map(({ body }) => body)
    for (const price of [
      'costo_inscripcion',
      'mensualidad_preescolar',
      'mensualidad_primaria',
      'costo_material',
    ] as const)
      expect(first![price] < second![price] && second![price] < third![price]).toBe(true)
  })
})

describe('the whole school', () => {
  const plan = planSchool(TODAY, { pupils: 420, years: 3 })
  const pupils = plan.families.flatMap((family) => family.pupils)
  const enrolled = (cycle: number) =>
    only(plan.steps, 'enrol').flatMap((step) => (step.cycle === cycle ? step.pupils : []))

  test('about 380 of 420 pupils are in the current cycle, most of them were there before', () => {
    const ids = enrolled(2).map(({ pupil }) => pupil)
    expect(ids.length).toBeGreaterThan(370)
    expect(ids.length).toBeLessThan(395)
    const before = new Set(enrolled(1).map(({ pupil }) => pupil))
    expect(ids.filter((id) => before.has(id)).length).toBeGreaterThan(ids.length * 0.7)
  })

  test('nobody is enrolled twice in a cycle, nor in a grade that does not fit the age', () => {
    for (const step of only(plan.steps, 'enrol'))
      for (const { pupil } of step.pupils) {
        const age = plan.cycles[step.cycle]!.year - Number(pupils[pupil]!.fecha_nacimiento.slice(0, 4))
        expect(step.grado).toBe(age < 6 ? 'PREESCOLAR' : 'PRIMARIA')
      }
    for (const cycle of [0, 1, 2]) {
      const ids = enrolled(cycle).map(({ pupil }) => pupil)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  test('all three discounts are given, with a motive where there is one', () => {
    const discounts = enrolled(2)
    expect(new Set(discounts.map(({ descuento }) => descuento))).toEqual(new Set([0, 25, 35]))
    for (const { descuento, motivo } of discounts) expect(motivo === null).toBe(descuento === 0)
  })

  test('some come late, and never find themselves in a group', () => {
    const start = plan.cycles[2]!.body.fecha_inicio
    const late = only(plan.steps, 'enrol')
      .filter(({ cycle, day }) => cycle === 2 && day > `${start.slice(0, 4)}-08-25`)
      .flatMap((step) => step.pupils.map(({ pupil }) => pupil))
    expect(late.length).toBeGreaterThan(2)
    const grouped = only(plan.steps, 'group').flatMap((step) => (step.cycle === 2 ? step.pupils : []))
    expect(grouped.filter((pupil) => late.includes(pupil))).toEqual([])
  })

  test('groups are named by level and letter', () => {
    const names = only(plan.steps, 'group').flatMap((step) => (step.cycle === 2 ? [step.nombre] : []))
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^(K[1-3][A-F]?|[1-6]°[A-F])$/)
    expect(names).toEqual(expect.arrayContaining(['1°A', '1°B', '6°A']))
  })

  test('days are spread over the year, on workdays but for what is done today, and none is to come', () => {
    for (const { day } of plan.steps) expect([day, isIsoDate(day), day <= TODAY]).toEqual([day, true, true])
    for (const { day } of plan.steps.filter(({ day }) => day !== TODAY)) expect(workday(day)).toBe(day)
    expect(new Set(only(plan.steps, 'pay').map(({ day }) => day)).size).toBeGreaterThan(200)
  })

  test('nobody pays a month twice, nor one from before the enrolment', () => {
    const enrolledOn = new Map(
      only(plan.steps, 'enrol').flatMap(({ cycle, pupils, day }) =>
        pupils.map(({ pupil }) => [`${cycle} ${pupil}`, day] as const),
      ),
    )
    const paid = only(plan.steps, 'payMonths').flatMap(({ cycle, pupil, months, day }) =>
      months.map(({ anio, mes }) => {
        const since = enrolledOn.get(`${cycle} ${pupil}`) as string
        expect([day >= since, `${anio}-${String(mes).padStart(2, '0')}` >= since.slice(0, 7)]).toEqual([
          true,
          true,
        ])
        return `${cycle} ${pupil} ${anio}-${mes}`
      }),
    )
    expect(new Set(paid).size).toBe(paid.length)
    expect(paid.length).toBeGreaterThan(3_000)
    expect(only(plan.steps, 'payYear').length).toBeGreaterThan(200)
    expect(only(plan.steps, 'payMonths').some(({ waiver }) => waiver !== null)).toBe(true)
  })

  test('what is not cash has a reference, cash has none', () => {
    const means = only(plan.steps, 'pay', 'complement', 'payMonths', 'payYear').map((step) => step.means)
    for (const { metodo_pago, referencia } of means)
      expect(referencia === null).toBe(metodo_pago === 'EFECTIVO')
    expect(new Set(means.map(({ metodo_pago }) => metodo_pago)).size).toBe(5)
  })
})

describe('the same each time', () => {
  test('for the same day', () => {
    expect(planSchool(TODAY, SMALL)).toEqual(planSchool(TODAY, SMALL))
  })

  test('people do not change during a school year; what had happened by a day stays as it was', () => {
    const [early, late] = [planSchool('2026-10-01', SMALL), planSchool('2027-05-03', SMALL)]
    expect(late.families).toEqual(early.families)
    const before = (steps: readonly DemoStep[]) => steps.filter(({ day }) => day < '2026-10-01')
    expect(before(late.steps)).toEqual(before(early.steps))
    expect(late.steps.length).toBeGreaterThan(early.steps.length)
  })

  test('of fewer years the same families, without the work of the oldest', () => {
    const [two, three] = [planSchool(TODAY, { ...SMALL, years: 2 }), planSchool(TODAY, SMALL)]
    expect(two.families).toEqual(three.families)
    expect(two.cycles).toEqual(three.cycles.slice(1))
    const cycles = new Set(only(two.steps, 'enrol').map(({ cycle }) => cycle))
    expect([...cycles].sort()).toEqual([1, 2])
  })

  test('another seed gives another school', () => {
    expect(planSchool(TODAY, SMALL, 1).families).not.toEqual(planSchool(TODAY, SMALL, 2).families)
  })
})

test.each(['America/Mexico_City', 'America/Tijuana', 'UTC', 'Asia/Tokyo', 'Pacific/Auckland'])(
  'in %s the clock shows the planned minute of the planned day',
  (zone) => {
    const moment = momentOf('2026-03-02', 9 * 60 + 5, zone)
    expect(todayIn(zone, moment)).toBe('2026-03-02')
    const shown = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' }).format(moment)
    expect(shown).toBe('09:05')
  },
)
