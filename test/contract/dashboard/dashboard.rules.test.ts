import { collectedOf, waitingTasks } from '@contract/dashboard/dashboard.rules'
import { LEGAL_SCHOLARSHIPS_PERCENT } from '@contract/scholarships/scholarships.rules'

const everything = () => true
const cycle = { name: '2026-2027', fecha_fin: '2027-07-15' }
const calm = { today: '2026-11-01', cycle, isNewest: true, forgotten: 0 }
const texts = (
  of: Partial<Parameters<typeof waitingTasks>[0]>,
  can: (module: string) => boolean = everything,
) => waitingTasks({ ...calm, ...of }, can).map(({ texto }) => texto)

describe('what waits', () => {
  test('nothing does in a school that is in order', () => expect(texts({})).toEqual([]))

  test('the next cycle, from two months before the end and after it, unless there is one', () => {
    expect(texts({ today: '2027-05-15' })).toEqual([])
    expect(texts({ today: '2027-05-16' })).toEqual([
      'El ciclo 2026-2027 termina el 15/07/2027: registra el siguiente',
    ])
    expect(texts({ today: '2027-07-16' })).toEqual([
      'El ciclo 2026-2027 terminó el 15/07/2027: registra el siguiente',
    ])
    expect(texts({ today: '2027-07-16', isNewest: false })).toEqual([])
    expect(texts({ today: '2027-07-16', cycle: null })).toEqual([])
  })

  test('one is one and many are many', () => {
    expect(texts({ vencen_antes: 1 })).toEqual(['1 cargo que vence antes de que empiece su ciclo'])
    expect(texts({ forgotten: 1, altas: 47, sin_grado: 1, sin_grupo: 2, sin_padre: 1, sin_curp: 3 })).toEqual(
      [
        '1 día de caja sin corte',
        '47 altas sin terminar',
        '1 alumno sin grado',
        '2 alumnos sin grupo',
        '1 alumno sin padre o tutor',
        '3 alumnos con CURP sin verificar',
      ],
    )
  })

  test('nobody is told of what they cannot do', () => {
    const all = { today: '2027-07-16', sin_grado: 1, sin_grupo: 2, sin_padre: 1, sin_curp: 3 }
    expect(texts(all, () => false)).toEqual([])
    expect(texts(all, (module) => module === 'PADRES')).toEqual(['1 alumno sin padre o tutor'])
  })
})

test('the law’s part is what the law says', () => expect(LEGAL_SCHOLARSHIPS_PERCENT).toBe(5))

test('what is counted is said in two parts as well', () =>
  expect(waitingTasks({ ...calm, sin_grupo: 13 }, everything)).toEqual([
    {
      texto: '13 alumnos sin grupo',
      ruta: '/alumnos/inscritos?falta=grupo',
      titulo: 'Alumnos sin grupo',
      cuantos: 13,
    },
  ]))

test('unfinished altas lead to the list of exactly those', () =>
  expect(waitingTasks({ ...calm, altas: 1 }, everything)).toEqual([
    {
      texto: '1 alta sin terminar',
      ruta: '/nueva-familia/pendientes',
      titulo: 'Altas sin terminar',
      cuantos: 1,
    },
  ]))

test('of a month what is paid and what is owed, as its bar: what a yearly payment spares is in neither', () => {
  expect(collectedOf({ cobrado: 905_936.3, abierto: 212_931.8 })).toEqual({
    paid: 905_936.3,
    owed: 1_118_868.1,
    percent: 81,
  })
  expect(collectedOf({ cobrado: 99_999, abierto: 1 }).percent).toBe(99)
  expect(collectedOf({ cobrado: 100, abierto: 0 }).percent).toBe(100)
  expect(collectedOf({ cobrado: 0, abierto: 0 })).toEqual({ paid: 0, owed: 0, percent: 0 })
})
