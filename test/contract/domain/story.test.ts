import { REQUIRED } from '@contract/domain/campos'
import { storyProblems, storyText } from '@contract/domain/story'

const story = { titulo: 'Día del Niño', descripcion: 'mañana\r\n\r\n\r\nen el  patio ', fecha: '2026-04-30' }

test('title and description are uppercased, the description keeps its lines', () => {
  expect(storyText(story)).toEqual({
    titulo: 'DÍA DEL NIÑO',
    descripcion: 'MAÑANA\n\nEN EL PATIO',
    fecha: '2026-04-30',
  })
  expect(storyText(storyText(story))).toEqual(storyText(story))
  expect(
    storyText({
      titulo: ' olimpiada \n de  español ',
      fecha: '2026-09-15',
      descripcion: 'primer lugar:\r\n  ana núñez ',
    }),
  ).toEqual({
    titulo: 'OLIMPIADA DE ESPAÑOL',
    fecha: '2026-09-15',
    descripcion: 'PRIMER LUGAR:\nANA NÚÑEZ',
  })
})

test('title, day and description are required', () => {
  expect(REQUIRED).toBe('Value is required')
  expect(storyProblems(story)).toEqual({})
  for (const blank of ['\n', '\n \n'])
    expect(storyProblems({ titulo: ' ', fecha: '', descripcion: blank })).toEqual({
      titulo: REQUIRED,
      fecha: REQUIRED,
      descripcion: REQUIRED,
    })
})

test.each(['2026-02-30', '15/09/2026', 'ayer'])('%p is no day', (fecha) => {
  expect(storyProblems({ ...story, fecha })).toEqual({ fecha: 'Escribe una fecha que exista' })
})
