import { startServer, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { aJpeg } from '@test/support/fixtures/pictures'
import { readPdf } from '@test/support/pdf/textOf'
import { boxesOf } from '@test/support/pdf/boxesOf'
import { CARD } from '@server/modules/groupPapers/cards.paper'
import { PAGE } from '@server/pdf/paper'
import { refusalOf } from '@test/support/server/refusal'

let server: TestServer
let office: Office
let cycle: number
let group: number
let pupils: number[]

/** 80 letters. */
const LONG = 'MARÍA GUADALUPE DE LOS ÁNGELES VALENTINA FERNÁNDEZ DE CÓRDOBA VILLASEÑOR IÑÁRRIT'

const addGroup = async (nombre: string, ids: readonly number[], cicloEscolarId = cycle): Promise<number> => {
  const body = { cicloEscolarId, nombre, grado: 'PRIMARIA', alumnos: ids.map((id) => ({ id })) }
  const answer = await server.admin.post('/grupos', body)
  expect(answer.status).toBe(200)
  return answer.body.grupo.id
}

beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle()
  pupils = await office.addPupils(45)
  await server.db.updateTable('students').set({ nombre: LONG }).where('id', '=', pupils[3]!).execute()
  await office.enrol(cycle, pupils)
  group = await addGroup('B', pupils)
  expect((await server.admin.patch('/escuela', { dias_inhabiles: ['2026-10-30'] })).status).toBe(200)
})
afterAll(() => server.close())

const ask = (cual: string, { id = group, mes = '', who = server.admin } = {}) =>
  who.get(`/grupos/${id}/papeles/${cual}${mes && `?mes=${mes}`}`)
const open = async (url: string) => {
  const answer = await server.app.inject({ url, headers: { host: 'caja.local:3000' } })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  return { pdf: answer.rawPayload, ...(await readPdf(answer.rawPayload)) }
}
const paper = async (cual: string, over: Parameters<typeof ask>[1] = {}) => {
  const { status, body } = await ask(cual, over)
  expect([status, body.documento]).toEqual([200, { url: expect.stringContaining(`/${cual}-grupo-`) }])
  return open(body.documento.url)
}

describe('the attendance list', () => {
  it('has a column for each day of class, every name whole, and its pages counted', async () => {
    const { pages, title } = await paper('lista', { mes: '2026-10' })
    expect(title).toBe('Primaria B · Lista de asistencia · octubre 2026')
    const words = pages.join(' ')
    for (const each of ['Colegio de Prueba', 'Ciclo 2026-2027 · octubre 2026', LONG, 'Asist. Faltas'])
      expect(words).toContain(each)
    // Saturdays, Sundays and the school's own day off, the 30th, are no days of class.
    const days = /Alumno ((?:[LMXJV] \d+ )+)/.exec(pages[0]!)![1]!.split(' ')
    expect(days.filter((each) => /\d/.test(each)).map(Number)).toEqual([
      ...[1, 2, 5, 6, 7, 8, 9, 12, 13, 14, 15, 16, 19, 20, 21, 22, 23, 26, 27, 28, 29],
    ])
    expect(pages).toHaveLength(2)
    expect(pages[1]).toContain('Primaria B · Lista de asistencia · octubre 2026 Página 2 de 2')
    // Each pupil is numbered once.
    expect(words.match(/\d+ ALUMNO \d+ GARCÍA/g)).toHaveLength(44)
  })

  it('is of the month in course, before the cycle of its first one', async () => {
    expect((await ask('lista')).body.documento.url).toContain('mes=2026-09')
    const later = await office.addCycle({
      nombre: '2027-2028',
      fecha_inicio: '2027-09-01',
      fecha_fin: '2028-06-30',
    })
    const [pupil] = (await office.addPupils(1)) as [number]
    await office.enrol(later, [pupil])
    const id = await addGroup('C', [pupil], later)
    expect((await ask('lista', { id })).body.documento.url).toContain('mes=2027-09')
    const { pages } = await paper('lista', { id })
    expect(pages[0]).not.toMatch(/[LMXJV] 16 /)
  })

  it('refuses a month that is none, one outside the cycle, and one without class', async () => {
    for (const mes of ['2026-13', 'octubre', '2026-10-01'])
      expect([mes, (await ask('lista', { mes })).status]).toEqual([mes, 400])
    const outside = await ask('lista', { mes: '2026-08' })
    expect([outside.status, outside.body.campos]).toEqual([
      400,
      { mes: 'El mes debe estar en el ciclo: de septiembre 2026 a junio 2027' },
    ])
    const days = Array.from({ length: 31 }, (_, at) => `2026-12-${String(at + 1).padStart(2, '0')}`)
    await server.admin.patch('/escuela', { dias_inhabiles: ['2026-10-30', ...days] })
    const { status, body } = await ask('lista', { mes: '2026-12' })
    expect([status, body.message]).toEqual([409, 'En diciembre 2026 no hay días de clase.'])
  })
})

it('the birthdays stand by month, beginning with the cycle, each with the age of that day', async () => {
  await server.db
    .updateTable('students')
    .set({ fecha_nacimiento: '2017-09-02' })
    .where('id', '=', pupils[3]!)
    .execute()
  const words = (await paper('cumpleanos')).pages.join(' ')
  expect(words).toContain(`SEPTIEMBRE 2026 2 ${LONG} cumple 9 años`)
  expect(words.match(/15 ALUMNO \d+ GARCÍA cumple 9 años/g)).toHaveLength(44)
  expect(words.indexOf('SEPTIEMBRE 2026')).toBeLessThan(words.indexOf('MARZO 2027'))
})

describe('ID cards', () => {
  /** 0.5 mm in points. */
  const HALF_MM = (0.5 * 72) / 25.4

  it('are of the size of a bank card, and each back lies behind its front', async () => {
    const { pdf, pages } = await paper('credenciales')
    expect(pages).toHaveLength(12)
    const cards = boxesOf(pdf).map((boxes) =>
      boxes.filter(
        ({ width, height }) => Math.abs(width - CARD.width) < 1 && Math.abs(height - CARD.height) < 1,
      ),
    )
    expect(cards.map(({ length }) => length)).toEqual([8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 5, 5])
    for (let page = 0; page < 12; page += 2)
      cards[page]!.forEach((front, at) => {
        const back = cards[page + 1]![at]!
        // Turned over its long edge, the sheet shows the back at these places.
        expect(Math.abs(PAGE.width - back.x - back.width - front.x)).toBeLessThan(HALF_MM)
        expect(Math.abs(back.y - front.y)).toBeLessThan(HALF_MM)
        expect((front.width / 72) * 25.4).toBeCloseTo(85.6, 1)
        expect((front.height / 72) * 25.4).toBeCloseTo(54, 1)
        for (const edge of [
          front.x,
          front.y,
          PAGE.width - front.x - front.width,
          PAGE.height - front.y - front.height,
        ])
          expect(edge).toBeGreaterThan(36)
      })
    // Fronts and backs are drawn in the same order.
    const numbersOn = (page: string) => page.match(/A\d{4}/g)
    for (let page = 0; page < 12; page += 2)
      expect(numbersOn(pages[page + 1]!)).toEqual(numbersOn(pages[page]!))
    expect(pages.join(' ')).toContain(LONG)
  })

  it('carry the photo, small, or a frame for one', async () => {
    const picture = { name: 'foto.jpg', content: await aJpeg(2000, 2600) }
    const saved = await server.admin.form('PATCH', `/alumnos/${pupils[0]!}`, {}, [picture])
    expect(saved.status).toBe(200)
    const url = async (id: number) => (await server.admin.get(`/alumnos/${id}/credencial`)).body.documento.url
    const [with_, without] = [await open(await url(pupils[0]!)), await open(await url(pupils[1]!))]
    expect(with_.pages).toHaveLength(2)
    expect(with_.pages[0]).not.toContain('Foto')
    expect(without.pages[0]).toContain('Foto')
    expect(with_.pdf.toString('latin1')).toMatch(/\/Subtype \/Image[\s\S]*\/Width 236/)
    expect(with_.pdf.length - without.pdf.length).toBeLessThan(40_000)
  })
})

describe('what is refused', () => {
  it('in the order 401, 403, 400, 404, 409', async () => {
    expect((await ask('lista', { who: server.anonymous })).status).toBe(401)
    const reader = await server.userWith([['CARGOS', 'READ']])
    expect((await ask('lista', { who: reader })).status).toBe(403)
    expect((await reader.get(`/alumnos/${pupils[0]!}/credencial`)).status).toBe(403)
    expect(refusalOf(await ask('lista', { id: 999_999, mes: 'x' }))).toEqual([
      400,
      { mes: 'Debe ser un mes, como 2026-09.' },
    ])
    expect((await ask('lista', { id: 999_999 })).status).toBe(404)
    expect((await ask('morosos')).status).toBe(404)
    expect((await server.admin.get('/alumnos/999999/credencial')).status).toBe(404)
    expect((await ask('lista', { who: await server.userWith([['ALUMNOS', 'READ']]) })).status).toBe(200)
  })

  it('a group of nobody has no papers', async () => {
    const id = await addGroup('VACÍO', [])
    for (const cual of ['lista', 'emergencia', 'recoger', 'credenciales', 'cumpleanos']) {
      const { status, body } = await ask(cual, { id })
      expect([cual, status, body.message]).toEqual([
        cual,
        409,
        'El grupo VACÍO no tiene alumnos: agrégalos para imprimir sus papeles.',
      ])
    }
  })

  it('a link that was altered, or whose group is gone', async () => {
    const { url } = (await ask('cumpleanos')).body.documento
    expect((await server.app.inject(url.replace(`grupo=${group}`, 'grupo=999'))).statusCode).toBe(403)
    const [pupil] = (await office.addPupils(1)) as [number]
    await office.enrol(cycle, [pupil])
    const id = await addGroup('D', [pupil])
    const gone = (await ask('cumpleanos', { id })).body.documento.url
    await server.admin.patch('/grupos/quitar/alumnos', { idGrupo: id, alumnos: [{ id: pupil }] })
    expect((await server.app.inject(gone)).statusCode).toBe(409)
    await server.admin.delete(`/grupos/${id}`)
    expect((await server.app.inject(gone)).statusCode).toBe(404)
  })
})
