import { REQUIRED } from '@contract/domain/campos'
import {
  answerProblem,
  answerProgress,
  isAnswered,
  keptQuestion,
  NO_QUESTIONS,
  questionnaireProblems,
} from '@contract/questionnaires/questionnaires.rules'

describe('a questionnaire', () => {
  const open = { pregunta: '¿Qué espera?' }
  const choice = { pregunta: '¿Turno?', tipo: 'OPCION' as const, opciones: ['Mañana', 'Tarde'] }

  test('has a title and questions; choices have options that differ', () => {
    expect(questionnaireProblems({ titulo: 'Familias', preguntas: [open, choice] })).toEqual({})
    expect(questionnaireProblems({ titulo: ' ', preguntas: [] })).toEqual({
      titulo: REQUIRED,
      preguntas: NO_QUESTIONS,
    })
    expect(
      questionnaireProblems({
        titulo: 'x',
        preguntas: [
          { pregunta: ' ' },
          { ...choice, opciones: ['Mañana', ' '] },
          { ...choice, tipo: 'VARIAS', opciones: ['Sí', ' SI '] },
        ],
      }),
    ).toEqual({
      'preguntas.0.pregunta': REQUIRED,
      'preguntas.1.opciones': 'Escribe al menos dos opciones',
      'preguntas.2.opciones': 'Dos opciones dicen lo mismo',
    })
  })

  test('is kept with the defaults of the domain', () => {
    expect(keptQuestion({ pregunta: ' ¿Qué? ', opciones: ['sobra'] })).toEqual({
      pregunta: '¿Qué?',
      tipo: 'ABIERTA',
      opciones: [],
      obligatoria: false,
    })
    expect(keptQuestion({ ...choice, opciones: [' Mañana ', '', 'Tarde'] }).opciones).toEqual([
      'Mañana',
      'Tarde',
    ])
  })
})

test.each([
  ['ABIERTA', ['lo que sea'], null],
  ['ABIERTA', ['a', 'b'], 'una sola'],
  ['OPCION', ['A'], null],
  ['OPCION', ['A', 'B'], 'una sola'],
  ['OPCION', ['C'], '«C» no es'],
  ['VARIAS', ['A', 'B'], null],
  ['VARIAS', ['A', 'A'], 'repetida'],
  ['VARIAS', ['A', 'C'], '«C» no es'],
  ['OPCION', [], null],
] as const)('%s answered with %j: %s', (tipo, respuestas, problem) => {
  const told = answerProblem({ tipo, opciones: ['A', 'B'] }, respuestas)
  if (problem === null) expect(told).toBeNull()
  else expect(told).toContain(problem)
})

test('progress counts what was answered and what is missing', () => {
  const preguntas = [
    { id: 1, obligatoria: true },
    { id: 2, obligatoria: true },
    { id: 3, obligatoria: false },
  ]
  expect(answerProgress(preguntas, [])).toEqual({ respondidas: 0, faltan: 2 })
  expect(answerProgress(preguntas, [{ idPregunta: 1 }, { idPregunta: 3 }])).toEqual({
    respondidas: 2,
    faltan: 1,
  })
  expect(isAnswered({ respondidas: 2, faltan: 1 })).toBe(false)
  expect(isAnswered({ respondidas: 2, faltan: 0 })).toBe(true)
  expect(isAnswered({ respondidas: 0, faltan: 0 })).toBe(false)
})
