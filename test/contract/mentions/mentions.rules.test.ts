import { REQUIRED } from '@contract/domain/campos'
import { NO_IMAGE } from '@contract/domain/messages'
import { newMentionProblems } from '@contract/mentions/mentions.rules'

const mention = { titulo: 'Olimpiada', fecha: '2026-09-15', descripcion: 'Primer lugar' }

test('a new one needs its image too', () => {
  expect(newMentionProblems({ ...mention, files: ['x'] })).toEqual({})
  expect(newMentionProblems({ ...mention, fecha: '', files: [] })).toEqual({
    fecha: REQUIRED,
    file: NO_IMAGE,
  })
  expect(NO_IMAGE).toBe('Debes Seleccionar una Imagen')
})
