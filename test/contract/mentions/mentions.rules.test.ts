import { REQUIRED } from '@contract/domain/campos'
import { mentionProblems, mentionText, newMentionProblems } from '@contract/mentions/mentions.rules'
import { NO_IMAGE } from '@contract/domain/messages'

const mention = { titulo: 'Olimpiada', fecha: '2026-09-15', descripcion: 'Primer lugar' }

test('title and description are uppercased; the description keeps its lines', () => {
  expect(
    mentionText({
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
  expect(mentionProblems(mention)).toEqual({})
  expect(mentionProblems({ titulo: ' ', fecha: '', descripcion: '\n' })).toEqual({
    titulo: REQUIRED,
    fecha: REQUIRED,
    descripcion: REQUIRED,
  })
})

test.each(['2026-02-30', '15/09/2026', 'ayer'])('%p is no day', (fecha) => {
  expect(mentionProblems({ ...mention, fecha })).toEqual({ fecha: 'Escribe una fecha que exista' })
})

test('a new one needs its image too', () => {
  expect(newMentionProblems({ ...mention, files: ['x'] })).toEqual({})
  expect(newMentionProblems({ ...mention, fecha: '', files: [] })).toEqual({
    fecha: REQUIRED,
    file: NO_IMAGE,
  })
  expect(NO_IMAGE).toBe('Debes Seleccionar una Imagen')
})
