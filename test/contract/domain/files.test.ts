import { kindOfName, MAX_FILE_BYTES, MB } from '@contract/domain/files'

it.each([
  ['foto.JPG', 'image'],
  ['mapa.de.clases.jpeg', 'image'],
  ['https://escuela.mx/fotos/logo.png?exp=1#arriba', 'image'],
  ['Calendario 2026.pdf', 'pdf'],
  ['festival.MOV', 'video'],
  ['festival.webm', 'video'],
  ['foto.gif', null],
  ['png', 'image'],
  ['sin fin', null],
  ['', null],
  ['/files/7/original?exp=1&firma=a.png', null],
])('%p is %p', (name, kind) => {
  expect(kindOfName(name)).toBe(kind)
})

it('a picture or a pdf may weigh 10 MB, a video 100 MB, a sheet 5 MB', () => {
  expect(MAX_FILE_BYTES).toEqual({ image: 10 * MB, pdf: 10 * MB, video: 100 * MB, sheet: 5 * MB })
})
