import { questionnairesApi, familiesOf, familyState } from '@client/state/questionnaires/questionnaires.api'
import { startClient } from '@test/support/state/client'

const { endpoints } = questionnairesApi

test.each([
  [2, 0, 'COMPLETA'],
  [2, 1, 'EN_CURSO'],
  [0, 1, 'SIN_RESPONDER'],
  // Nothing required is missing, and yet nothing was answered.
  [0, 0, 'SIN_RESPONDER'],
] as const)('%i answered and %i required missing is %s', (respondidas, faltan, state) => {
  expect(familyState({ respondidas, faltan })).toBe(state)
})

test('the families of a cycle keep the server’s order and are counted', async () => {
  const { network, store } = startClient()
  const family = (id: number, respondidas: number) => ({
    padre: { id, nombre: `MADRE ${id}` },
    respondidas,
    faltan: 1 - respondidas,
    respuestas: [],
  })
  const preguntas = [{ id: 9, pregunta: '¿Turno?', tipo: 'OPCION', opciones: ['A', 'B'], obligatoria: true }]
  network.on('GET /cuestionarios/respuestas/4', {
    ok: true,
    cuestionario: {
      id: 2,
      cicloEscolarId: 4,
      titulo: 'X',
      descripcion: '',
      activo: true,
      respondido: true,
      preguntas,
    },
    familias: [family(8, 0), family(5, 1)],
  })
  const { data } = await store.dispatch(endpoints.listAnswers.initiate({ id: 4 }))
  const { familias, respondieron, preguntas: shown } = familiesOf(data!)
  expect(familias.map(({ id, estado }) => [id, estado])).toEqual([
    [8, 'SIN_RESPONDER'],
    [5, 'COMPLETA'],
  ])
  expect(respondieron).toBe(1)
  expect(shown).toEqual(preguntas)
})

test('a questionnaire of the school’s existing server is completed; none is null', async () => {
  const { network, store } = startClient()
  network.on('GET /ciclo/cuestionario/4', {
    cuestionario: { id: 2, titulo: 'X', preguntas: [{ id: 1, pregunta: 'Y' }] },
  })
  const { data } = await store.dispatch(endpoints.getQuestionnaire.initiate({ id: 4 }))
  expect(data).toEqual({
    id: 2,
    cicloEscolarId: 0,
    titulo: 'X',
    descripcion: '',
    activo: false,
    respondido: false,
    preguntas: [{ id: 1, pregunta: 'Y', tipo: 'ABIERTA', opciones: [], obligatoria: false }],
  })
  network.on('GET /ciclo/cuestionario/5', { ok: true, cuestionario: null })
  expect((await store.dispatch(endpoints.getQuestionnaire.initiate({ id: 5 }))).data).toBeNull()
})
