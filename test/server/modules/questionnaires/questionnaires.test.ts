import { NO_QUESTIONS } from '@contract/questionnaires/questionnaires.rules'
import { startServer, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { refusalOf } from '@test/support/server/refusal'

let server: TestServer
let office: Office
let cycle: number
let year = 2026
beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
})
/** A cycle of its own for each test: a questionnaire that was answered cannot be replaced. */
beforeEach(async () => {
  cycle = await office.addCycle({
    nombre: `CICLO ${year}`,
    fecha_inicio: `${year}-09-01`,
    fecha_fin: `${++year}-06-30`,
    cuestionario_activo: true,
  })
})
afterAll(() => server.close())

const UNKNOWN = 2_147_483_647
const TURNO = { pregunta: '¿Turno?', tipo: 'OPCION', opciones: ['Mañana', 'Tarde'], obligatoria: true }
const questions = [
  TURNO,
  { pregunta: '¿Servicios?', tipo: 'VARIAS', opciones: ['Comedor', 'Camión', 'Taller'] },
  { pregunta: 'Comentarios' },
]
const register = (over: Record<string, unknown> = {}) =>
  server.admin.post('/ciclo/formulario', {
    cicloEscolarId: cycle,
    titulo: ' Familias ',
    descripcion: 'Para conocernos\nmejor',
    preguntas: questions,
    ...over,
  })
const stored = async () => (await server.admin.get(`/ciclo/cuestionario/${cycle}`)).body.cuestionario
const aParent = async (nombre = 'LUZ RÍOS', hijos: number[] = []): Promise<number> => {
  const body = { nombre, telefono: '5512345678', hijos: hijos.map((id) => ({ id })) }
  return (await server.admin.post('/padres', body)).body.padre.id
}
const answer = (idPadre: unknown, respuestas: unknown, over: Record<string, unknown> = {}) =>
  server.admin.patch('/cuestionarios/respuestas', { cicloEscolarId: cycle, idPadre, respuestas, ...over })
const idsOf = async (): Promise<[number, number, number]> =>
  (await stored()).preguntas.map(({ id }: { id: number }) => id)
const pending = async (): Promise<number[]> =>
  (await server.admin.get(`/cuestionarios/pendientes/${cycle}`)).body.pendientes

describe('the questionnaire of a cycle', () => {
  test('is null at first; then it is as it was sent, in its order', async () => {
    expect(await stored()).toBeNull()
    const { status, body } = await register()
    expect(status).toBe(200)
    expect(body.cuestionario).toEqual({
      id: expect.any(Number),
      cicloEscolarId: cycle,
      titulo: 'Familias',
      descripcion: 'Para conocernos\nmejor',
      activo: true,
      respondido: false,
      preguntas: [
        { id: expect.any(Number), ...TURNO },
        { id: expect.any(Number), ...questions[1], obligatoria: false },
        {
          id: expect.any(Number),
          pregunta: 'Comentarios',
          tipo: 'ABIERTA',
          opciones: [],
          obligatoria: false,
        },
      ],
    })
    expect(await stored()).toEqual(body.cuestionario)
  })

  test('is replaced until somebody has answered', async () => {
    await register()
    expect((await register({ titulo: 'Segunda', preguntas: [TURNO] })).status).toBe(200)
    expect(await stored()).toMatchObject({ titulo: 'Segunda', preguntas: [TURNO] })
    const [turno] = await idsOf()
    expect((await answer(await aParent(), [{ idPregunta: turno, respuestas: ['Tarde'] }])).status).toBe(200)
    const refused = await register({ titulo: 'Tercera' })
    expect(refused.status).toBe(409)
    expect(refused.body.message).toContain('«Segunda»')
    expect(await stored()).toMatchObject({ titulo: 'Segunda', respondido: true })
  })

  test.each([
    ['without a title', { titulo: ' ' }, 400, 'titulo', 'Value is required'],
    ['without questions', { preguntas: [] }, 400, 'preguntas', NO_QUESTIONS],
    [
      'with a choice of one',
      { preguntas: [{ ...TURNO, opciones: ['A'] }] },
      400,
      'preguntas.0.opciones',
      'dos opciones',
    ],
    [
      'with an unknown kind',
      { preguntas: [{ ...TURNO, tipo: 'FECHA' }] },
      400,
      'preguntas.0.tipo',
      'ABIERTA',
    ],
    ['with questions as text', { preguntas: '[]' }, 400, 'preguntas', 'lista'],
  ])('%s is refused', async (_what, over, status, campo, message) => {
    const { status: got, body } = await register(over)
    expect(got).toBe(status)
    expect(body.campos[campo]).toContain(message)
    expect(await stored()).toBeNull()
  })

  test('of an unknown cycle is 404', async () => {
    expect((await register({ cicloEscolarId: UNKNOWN })).status).toBe(404)
    expect((await server.admin.get(`/ciclo/cuestionario/${UNKNOWN}`)).status).toBe(404)
    expect((await server.admin.get(`/cuestionarios/respuestas/${UNKNOWN}`)).status).toBe(404)
    expect((await server.admin.get(`/cuestionarios/pendientes/${UNKNOWN}`)).status).toBe(404)
  })

  test('two registered at the same moment leave one whole', async () => {
    const answers = await Promise.all([
      register({ titulo: 'A' }),
      register({ titulo: 'B' }),
      register({ titulo: 'C' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await stored()).preguntas).toHaveLength(3)
  })
})

describe('answers of a family', () => {
  test('come bit by bit, change and go; progress tells what is missing', async () => {
    await register()
    const [turno, servicios, comentarios] = await idsOf()
    const padre = await aParent()
    const first = await answer(padre, [{ idPregunta: servicios, respuestas: ['Comedor', 'Taller'] }])
    expect(first.status).toBe(200)
    expect(first.body.familia).toEqual({
      padre: { id: padre, nombre: 'LUZ RÍOS' },
      respondidas: 1,
      faltan: 1,
      respuestas: [{ idPregunta: servicios, respuestas: ['Comedor', 'Taller'] }],
    })
    const second = await answer(padre, [
      { idPregunta: comentarios, respuestas: [' Todo bien,\ngracias '] },
      { idPregunta: turno, respuestas: ['Mañana'] },
      { idPregunta: servicios, respuestas: [] },
    ])
    expect(second.body.familia).toMatchObject({
      respondidas: 2,
      faltan: 0,
      respuestas: [
        { idPregunta: turno, respuestas: ['Mañana'] },
        { idPregunta: comentarios, respuestas: ['Todo bien,\ngracias'] },
      ],
    })
    const changed = await answer(padre, [{ idPregunta: turno, respuestas: ['Tarde'] }])
    expect(changed.body.familia.respuestas[0].respuestas).toEqual(['Tarde'])
    const page = await server.admin.get(`/cuestionarios/respuestas/${cycle}/padre/${padre}`)
    expect(page.body.familia).toEqual(changed.body.familia)
    expect(page.body.cuestionario).toEqual(await stored())
  })

  test('are taken only while the questionnaire is on', async () => {
    const padre = await aParent()
    expect((await answer(padre, [])).body.message).toBe('El ciclo escolar no tiene cuestionario.')
    await register()
    const [turno] = await idsOf()
    await server.admin.patch(`/ciclo/${cycle}`, { cuestionario_activo: false })
    const refused = await answer(padre, [{ idPregunta: turno, respuestas: ['Tarde'] }])
    expect(refused.status).toBe(409)
    expect(refused.body.message).toBe('El cuestionario «Familias» no está activo.')
    expect((await stored()).respondido).toBe(false)
  })

  test('that do not fit are refused, and nothing of the call is kept', async () => {
    await register()
    const [turno, servicios, comentarios] = await idsOf()
    const padre = await aParent()
    const good = { idPregunta: comentarios, respuestas: ['bien'] }
    const refused = async (wrong: unknown, who: unknown = padre) =>
      refusalOf(await answer(who, [good, wrong]))
    const NO_CHARACTERS = 'No puede quedar vacío ni llevar caracteres invisibles.'
    for (const [idPregunta, respuestas, said] of [
      [turno, ['Noche'], { 'respuestas.1.respuestas': '«Noche» no es una de las opciones' }],
      [turno, ['Mañana', 'Tarde'], { 'respuestas.1.respuestas': 'Admite una sola respuesta' }],
      [servicios, ['Taller', 'Taller'], { 'respuestas.1.respuestas': 'Una respuesta está repetida' }],
      [turno, [' '], { 'respuestas.1.respuestas.0': NO_CHARACTERS }],
      [turno, 'Tarde', { 'respuestas.1.respuestas': 'Debe ser una lista.' }],
      [comentarios, ['bien'], { respuestas: 'Una pregunta está contestada dos veces' }],
    ])
      expect(await refused({ idPregunta, respuestas })).toEqual([400, said])
    expect(await refused({ idPregunta: UNKNOWN, respuestas: ['x'] })).toEqual([
      404,
      `No existe la pregunta ${UNKNOWN} en este cuestionario.`,
    ])
    expect((await refused({ idPregunta: turno, respuestas: ['Tarde'] }, UNKNOWN))[0]).toBe(404)
    expect((await answer(padre, [good], { cicloEscolarId: UNKNOWN })).status).toBe(404)
    expect((await stored()).respondido).toBe(false)
  })

  test('the list has the families of the cycle and those who answered; the pending ones are known', async () => {
    await register()
    const [turno] = await idsOf()
    const [child] = await office.addPupils(1)
    expect((await office.enrol(cycle, [child!])).status).toBe(200)
    const enrolled = await aParent('ANA CON INSCRITA', [child!])
    const outside = await aParent('BEA QUE RESPONDE')
    const silent = await aParent('CARLA SIN NADA')
    expect(await pending()).toEqual(expect.arrayContaining([enrolled, outside, silent]))
    await answer(outside, [{ idPregunta: turno, respuestas: ['Tarde'] }])
    const { familias } = (await server.admin.get(`/cuestionarios/respuestas/${cycle}`)).body
    expect(familias).toEqual([
      { padre: { id: enrolled, nombre: 'ANA CON INSCRITA' }, respondidas: 0, faltan: 1, respuestas: [] },
      {
        padre: { id: outside, nombre: 'BEA QUE RESPONDE' },
        respondidas: 1,
        faltan: 0,
        respuestas: [{ idPregunta: turno, respuestas: ['Tarde'] }],
      },
    ])
    expect(await pending()).toEqual(expect.arrayContaining([enrolled, silent]))
    expect(await pending()).not.toContain(outside)
    await server.admin.patch(`/ciclo/${cycle}`, { cuestionario_activo: false })
    expect(await pending()).toEqual([])
  })
})
