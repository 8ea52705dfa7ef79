import {
  countKept,
  lastAskedOf,
  lastFilterOf,
  type LastFilter,
} from '@client/features/enrolments/components/LastFilters'
import { filterOf } from '@client/features/students/studentFilters'
import { studentList } from '@client/features/students/students.columns'
import { GRADE_YEAR_KEYS, type Grade } from '@contract/domain/grades'
import { sortRows } from '@contract/domain/sortRows'
import { foundRows } from '@contract/search/searchIndex'
import { LACKS, STUDENT_ORDERS } from '@contract/students/pupilLists'
import type { LastPlace, Student } from '@contract/students/students.schemas'
import { aCycle } from '@test/support/builders'
import { startServer, type TestServer } from '@test/support/server/harness'
import { seedEnrolment, seedStudent } from './seed'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  await fill()
})
afterAll(() => server.close())

const NAMES = ['JOSÉ', 'Ximena', 'ANA SOFÍA', 'ÁNGEL', 'Güicho', 'MATEO', 'María José']
const SURNAMES = ['PEÑA', 'GONZÁLEZ', 'Ñuñez', 'DE LA CRUZ', 'García', 'BALDÉS', 'O’FARRILL']

/** Over a year, two levels, groups, years that nobody wrote down and pupils of a file. */
const fill = async () => {
  const years = ['2024', '2025', '2026']
  const cycles: number[] = []
  for (const year of years) {
    const next = Number(year) + 1
    const body = aCycle({ nombre: year, fecha_inicio: `${year}-09-01`, fecha_fin: `${next}-06-30` })
    cycles.push((await server.admin.post('/ciclo', body)).body.ciclo.id)
  }
  // First by surname, last by the order of the words «jose pena».
  await seedStudent(server.db, 301, { nombre: 'PEÑA JOSÉ AARÓN', paterno: 'AARÓN' })
  await seedStudent(server.db, 302, { nombre: 'JOSÉ LUIS PEÑA ABAD', paterno: 'ABAD' })
  for (let n = 1; n <= 120; n++) {
    const [nombres, paterno, materno] = [NAMES[n % 7]!, SURNAMES[(n * 3) % 7]!, SURNAMES[(n * 5 + 2) % 7]!]
    const id = await seedStudent(server.db, n, {
      nombre: `${nombres} ${paterno} ${materno}`,
      nombres,
      paterno,
      materno,
      numero_control: n % 2 ? `A-${n}` : `b${n}`,
      ...(n % 5 === 0 ? { grado_previsto: n % 2 ? 'PRIMARIA' : 'PREESCOLAR' } : {}),
    })
    for (const [place, cycleId] of cycles.entries()) {
      if ((n + place * 7) % (place + 3) > 1) continue
      const grado = (n + place) % 3 === 0 ? 'PREESCOLAR' : 'PRIMARIA'
      const made = await seedEnrolment(server.db, { studentId: id, cycleId, grado })
      const gradoNumero = n % 9 === 0 ? null : 1 + ((n + place) % (grado === 'PRIMARIA' ? 6 : 3))
      await server.db
        .updateTable('enrolments')
        .set({ grado_numero: gradoNumero })
        .where('id', '=', made.id)
        .execute()
    }
  }
}

const read = async (url: string) => {
  const { status, body } = await server.admin.get(url)
  expect([url, status]).toEqual([url, 200])
  return body as { alumnos: Student[]; total?: number; lugares?: LastPlace[] }
}

/** All pages of a list together. */
const together = async (path: string, asked: Record<string, string>, size = 20): Promise<Student[]> => {
  const rows: Student[] = []
  for (let pagina = 1; ; pagina++) {
    const query = new URLSearchParams({ ...asked, pagina: String(pagina), por_pagina: String(size) })
    const page = await read(`${path}?${query}`)
    rows.push(...page.alumnos)
    if (page.alumnos.length < size) {
      expect(page.total).toBe(rows.length)
      return rows
    }
  }
}

const searchText = ({ nombre, curp, numero_control }: Student) => `${nombre} ${curp} ${numero_control}`
const SEARCHES = [
  '',
  'pena',
  'PEÑA jose',
  'jose pena',
  'nun',
  'a-1',
  '  b2 ',
  'la cruz',
  '%',
  'mateo gonsales',
]
const FORGIVEN = ['jimena', 'gonsalez', 'valdes', 'matwo', 'zzz']

describe('pupils to enrol, page by page', () => {
  const whole = async () => (await read('/alumnos/to/inscripcion')).alumnos
  const FILTERS: readonly [Grade, LastFilter][] = [
    ['PRIMARIA', { last: '', grupo: '' }],
    ['PREESCOLAR', { last: '', grupo: '' }],
    ['PRIMARIA', { last: 'TODOS', grupo: '' }],
    ['PRIMARIA', { last: 'NUEVOS', grupo: '' }],
    ['PRIMARIA', { last: 'PRIMARIA 3', grupo: '' }],
    ['PRIMARIA', { last: 'PREESCOLAR', grupo: '' }],
  ]

  it.each([...SEARCHES, ...FORGIVEN])('finds «%s» as the browser does in the whole list', async (q) => {
    const rows = await whole()
    expect(rows.length).toBeGreaterThan(50)
    const wanted = foundRows(rows, q, searchText, true)
    expect(await together('/alumnos/to/inscripcion', { q })).toEqual(wanted)
    expect(wanted.length > 0).toBe(!['%', 'zzz'].includes(q))
  })

  it.each(FILTERS)('keeps those of %s %j as the browser does', async (grade, last) => {
    const { keep } = lastFilterOf(grade, last)
    const wanted = foundRows((await whole()).filter(keep), 'jose', searchText, true)
    const asked = { ...lastAskedOf(grade, last), q: 'jose' }
    // By seven: filter and search together reach a second page.
    expect(await together('/alumnos/to/inscripcion', asked, 7)).toEqual(wanted)
    expect(wanted.length).toBeGreaterThan(0)
  })

  it('is whole up to `maximo`, and then only says how many there are, and of which last years', async () => {
    const rows = await whole()
    const small = await read(`/alumnos/to/inscripcion?maximo=${rows.length}`)
    expect(small).toEqual({ ok: true, alumnos: rows })
    const long = await read(`/alumnos/to/inscripcion?maximo=${rows.length - 1}`)
    expect([long.alumnos, long.total]).toEqual([[], rows.length])
    for (const [grade, last] of FILTERS) {
      const { keep } = lastFilterOf(grade, last)
      expect(countKept(grade, last, long.lugares!)).toBe(rows.filter(keep).length)
    }
    const uncounted = await read('/alumnos/to/inscripcion?pagina=2&por_pagina=10&sin_total=true')
    expect(uncounted).toEqual({ ok: true, alumnos: rows.slice(10, 20) })
  })

  it('is of the cycle that is asked for, and of nobody in an unknown one', async () => {
    const { cycles } = await server.db
      .selectFrom('cycles')
      .select((on) => on.fn.agg<number[]>('array_agg', ['id']).as('cycles'))
      .executeTakeFirstOrThrow()
    for (const ciclo of cycles) {
      const rows = (await read(`/alumnos/to/inscripcion?ciclo=${ciclo}`)).alumnos
      const { keep } = lastFilterOf('PRIMARIA', { last: '', grupo: '' })
      const asked = { ciclo: String(ciclo), siguen_en: 'PRIMARIA' }
      expect(await together('/alumnos/to/inscripcion', asked)).toEqual(rows.filter(keep))
    }
    expect((await server.admin.get('/alumnos/to/inscripcion?ciclo=999999&pagina=1')).status).toBe(404)
  })

  it('is not sent again while its tables stand', async () => {
    const url = '/alumnos/to/inscripcion?pagina=1&por_pagina=5&siguen_en=PRIMARIA'
    const first = await server.admin.get(url)
    const known = { headers: { 'if-none-match': String(first.headers.etag) } }
    expect((await server.admin.get(url, known)).status).toBe(304)
    await server.db.updateTable('groups').set({ nombre: 'Z' }).execute()
    await seedStudent(server.db, 500, { paterno: 'AAA' })
    const again = await server.admin.get(url, known)
    expect([again.status, again.body.alumnos[0].paterno]).toEqual([200, 'AAA'])
  })
})

describe('all pupils, page by page', () => {
  const LIST = '/alumnos/historial'
  const whole = async () => (await read(LIST)).alumnos

  it.each([...SEARCHES, ...FORGIVEN])('finds «%s» as the browser does in the whole list', async (q) => {
    expect(await together(LIST, { q })).toEqual(foundRows(await whole(), q, searchText, true))
  })

  it.each(STUDENT_ORDERS.flatMap((columna) => [[columna, 'asc'] as const, [columna, 'desc'] as const]))(
    'sorts by %s %s as the browser does, searched or not',
    async (columna, orden) => {
      const sort = { key: columna, descending: orden === 'desc' }
      const sorted = sortRows(await whole(), sort, studentList.sortBy)
      expect(await together(LIST, { columna, orden })).toEqual(sorted)
      const wanted = foundRows(sorted, 'pena jose', searchText, false)
      expect(await together(LIST, { columna, orden, q: 'pena jose' })).toEqual(wanted)
    },
  )

  it('filters by grade and by what is missing as the browser does', async () => {
    const [parent] = await server.db
      .insertInto('parents')
      .values({ nombre: 'MAMÁ', telefono: '5512345678' })
      .returning('id')
      .execute()
    await server.db.updateTable('students').set({ parent_id: parent!.id }).where('id', '<', 40).execute()
    await server.db.updateTable('students').set({ curp_verificada: false }).where('id', '>', 60).execute()
    await server.db.updateTable('students').set({ curp: '' }).where('id', '>', 90).execute()
    const rows = await whole()
    const found: number[] = []
    for (const grado of ['', ...GRADE_YEAR_KEYS])
      for (const falta of ['', ...LACKS]) {
        const filter = filterOf(grado, falta)
        const wanted = filter ? rows.filter(filter.keep) : rows
        const asked = { ...(grado ? { grado } : {}), ...(falta ? { falta } : {}) }
        expect([grado, falta, await together(LIST, asked)]).toEqual([grado, falta, wanted])
        found.push(wanted.length)
      }
    expect(found.filter((count) => count > 0).length).toBeGreaterThan(20)
  })

  it('is whole up to `maximo`, and of more rows it says how many', async () => {
    const rows = await whole()
    expect(await read(`${LIST}?maximo=${rows.length}`)).toEqual({ ok: true, alumnos: rows })
    const long = await read(`${LIST}?maximo=${rows.length - 1}`)
    expect(long).toEqual({ ok: true, alumnos: [], total: rows.length })
  })
})

it.each([
  'pagina=0',
  'pagina=x',
  'por_pagina=501',
  'maximo=-1',
  'siguen_en=SECUNDARIA',
  'ultimo=PRIMARIA%207',
  `q=${'a'.repeat(10_000)}`,
  'pagina=1&q=%00',
  'columna=curp',
  'orden=x',
  'falta=todo',
  'grado=PRIMARIA%207',
])('refuses ?%s in words', async (query) => {
  const list = /columna|orden|falta|grado/.test(query) ? 'historial' : 'to/inscripcion'
  const { status, body } = await server.admin.get(`/alumnos/${list}?${query}`)
  expect([status, typeof body.message]).toEqual([400, 'string'])
  expect(body.message).toMatch(/^[A-ZÁÉÍÓÚ«].*[a-záéíóú]/)
})
