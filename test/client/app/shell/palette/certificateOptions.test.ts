import { paperIn, paperOptions } from '@client/app/shell/palette/certificateOptions'

test.each([
  ['constancia de estudios para sofía', 'ESTUDIOS', 'sofia'],
  ['Constancia para SOFÍA ÑECO', 'ESTUDIOS', 'sofia neco'],
  ['const sofía', 'ESTUDIOS', 'sofia'],
  ['constancia no adeudo de pérez', 'NO_ADEUDO', 'perez'],
  ['constancia de no adeudo', 'NO_ADEUDO', ''],
  ['constancia de buena conducta a ana', 'CONDUCTA', 'ana'],
  ['constancia de inscripción para A-0001', 'INSCRIPCION', 'a-0001'],
  ['constancia beca', 'BECA', ''],
  ['constancia de pagos para los garcía', 'PAGOS', 'los garcia'],
  ['constancia de becerra', 'ESTUDIOS', 'becerra'],
])('«%s» asks for %s of «%s»', (query, kind, who) => {
  expect(paperIn(query)).toEqual({ kind, who })
})

test.each(['constanza pérez', 'cons sofía', 'constancia', 'sofía constancia', ''])(
  '«%s» is searched like every other text',
  (query) => {
    expect(paperIn(query)).toBeNull()
  },
)

test('leads to the pupil’s page with the kind; parents have no paper', () => {
  const found = { detalle: 'A-1', ruta: '/x' }
  const options = paperOptions(
    [
      { ...found, tipo: 'ALUMNO', id: 5, titulo: 'SOFÍA ÑECO' },
      { ...found, tipo: 'PADRE', id: 6, titulo: 'ROSA ÑECO' },
    ],
    'BECA',
  )
  expect(options.map(({ title, to }) => [title, to])).toEqual([
    ['Constancia de beca para SOFÍA ÑECO', '/alumno/5?hacer=constancia&tipo=BECA'],
  ])
})
