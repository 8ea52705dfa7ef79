import { REQUIRED } from '@contract/domain/campos'
import { noticeProblems, noticeText } from '@contract/notices/notices.rules'

test('title and description are uppercased; the description keeps its lines', () => {
  expect(
    noticeText({ titulo: ' junta \n de padres ', descripcion: ' mañana a las 8\r\n\n en el salón ' }),
  ).toEqual({
    titulo: 'JUNTA DE PADRES',
    descripcion: 'MAÑANA A LAS 8\n\nEN EL SALÓN',
  })
})

test('both are required', () => {
  expect(noticeProblems({ titulo: 'a', descripcion: 'b' })).toEqual({})
  expect(noticeProblems({ titulo: ' ', descripcion: '\n' })).toEqual({
    titulo: REQUIRED,
    descripcion: REQUIRED,
  })
})
