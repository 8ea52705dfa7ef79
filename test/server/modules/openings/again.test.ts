import { aCurp } from '@test/support/builders'
import type { TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { xlsxOf } from '../imports/sheets'
import { aPupil, doOpening, openingOf, startInNovember } from './opening'

let server: TestServer
let office: Office
let cycle: number
beforeAll(async () => {
  server = await startInNovember()
  office = openOffice(server)
  cycle = await office.addCycle()
})
afterAll(() => server.close())

/** Registers a pupil, or changes the expected level and year of a registered one. */
const importPupil = async (curp: string, numero_control: string, grado: string, gradoNumero: string) => {
  const row = {
    nombres: 'Dalia',
    paterno: 'Muñoz',
    curp,
    numero_control,
    fecha_nacimiento: '15/03/2018',
    grado,
    gradoNumero,
  }
  const { status, body } = await server.admin.form('POST', '/importar/alumnos', { simular: 'false' }, [
    { name: 'lista.xlsx', content: xlsxOf([Object.keys(row), Object.values(row)]) },
  ])
  expect([status, body.resumen.con_error]).toEqual([200, 0])
  return body.filas[0].alumno.id as number
}

const COLUMNS = ['numero_control', 'grado', 'gradoNumero', 'grupo', 'debe_desde'] as const

describe('a blank level or year on the second run is what the first run kept', () => {
  it.each([
    ['both blank', 4100, { grado: '', gradoNumero: '' }],
    ['the year blank', 4101, { grado: 'PRIMARIA', gradoNumero: '' }],
  ])('%s: also after a payment and an import', async (_what, n, cells) => {
    const control = `A${n}`
    const id = await importPupil(aCurp(n), control, 'PRIMARIA', '2')
    const file = openingOf([{ numero_control: control, debe_desde: '2026-10', ...cells }], COLUMNS)
    expect((await doOpening(server.admin, cycle, file)).body.resumen).toMatchObject({ nuevos: 1 })
    const { pagos } = await office.tuitionOf(id, cycle)
    const month = pagos.find(({ estado }) => estado === 'PENDIENTE')!
    expect((await office.payMonths([month.id])).status).toBe(200)
    for (const [grado, year] of [
      ['PRIMARIA', '3'],
      ['PREESCOLAR', '3'],
    ] as const) {
      expect(await importPupil(aCurp(n), control, grado, year)).toBe(id)
      const { body } = await doOpening(server.admin, cycle, file)
      expect([grado, year, body.filas[0].campos, body.filas[0].estado]).toEqual([
        grado,
        year,
        undefined,
        'IGUAL',
      ])
    }
  })

  it('of a pupil whom the file registered without a year, who has one since', async () => {
    const row = aPupil(4200, { gradoNumero: '', grupo: '' })
    const file = openingOf([row])
    expect((await doOpening(server.admin, cycle, file)).body.resumen).toMatchObject({ nuevos: 1 })
    await importPupil(String(row.curp), String(row.numero_control), 'PRIMARIA', '4')
    const { body } = await doOpening(server.admin, cycle, openingOf([{ ...row, nombres: '', paterno: '' }]))
    expect(body.filas[0]).toMatchObject({ estado: 'IGUAL' })
  })

  it('a level that is written must still be the kept one', async () => {
    const control = 'A4102'
    await importPupil(aCurp(4102), control, 'PRIMARIA', '2')
    const send = (grado: string, gradoNumero: string) =>
      doOpening(server.admin, cycle, openingOf([{ numero_control: control, grado, gradoNumero }], COLUMNS))
    expect((await send('', '')).body.resumen).toMatchObject({ nuevos: 1 })
    expect((await send('PRIMARIA', '3')).body.filas[0].campos).toEqual({
      gradoNumero: 'La apertura del 03/11/2026 decía 2',
    })
    expect((await send('PREESCOLAR', '2')).body.filas[0].campos).toEqual({
      grado: 'La apertura del 03/11/2026 decía Primaria',
    })
  })
})

test('a percentage whose name another beca of the level has asks the school which it means', async () => {
  const beca = { ciclo_escolar_id: cycle, grado: 'PRIMARIA', nombre: 'BECA 25 %', porcentaje: 30 }
  await server.db
    .insertInto('scholarships')
    .values({
      cycle_id: cycle,
      grado: 'PRIMARIA',
      nombre: beca.nombre,
      centesimas: beca.porcentaje * 100,
      created_by: 1,
      created_at: server.clock.now,
    })
    .execute()
  const file = openingOf([
    aPupil(4300, { beca: '25 %' }),
    aPupil(4301, { beca: '30' }),
    aPupil(4302, { beca: 'BECA 25 %' }),
    aPupil(4303, { beca: '25', grado: 'PREESCOLAR' }),
  ])
  const { body } = await doOpening(server.admin, cycle, file)
  expect(body.filas.map(({ campos, texto }: Record<string, unknown>) => campos ?? texto)).toEqual([
    {
      beca: 'La beca BECA 25 % de este ciclo es de 30 %: cámbiale el nombre en Becas, o escribe aquí el nombre de otra',
    },
    expect.stringContaining('BECA 25 %'),
    expect.stringContaining('BECA 25 %'),
    expect.stringContaining('BECA 25 % (nueva)'),
  ])
})
