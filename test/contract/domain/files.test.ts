import { FILE_ENDINGS, kindOfName, MAX_FILE_BYTES, MB } from '@contract/domain/files'

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

it('a picture or a pdf may weigh 10 MB, a video 100 MB, a sheet and what comes back stamped 5 MB', () => {
  const [ten, five] = [10 * MB, 5 * MB]
  expect(MAX_FILE_BYTES).toEqual({ image: ten, pdf: ten, video: 100 * MB, sheet: five, cfdi: five })
})

it.each(
  Object.entries({ image: 'jpg jpeg png', pdf: 'pdf', video: 'mp4 webm mov', sheet: 'xlsx xls csv txt' }),
)('the endings of a %s are %s: another one is refused before it is sent', (kind, endings) => {
  expect(FILE_ENDINGS[kind as keyof typeof FILE_ENDINGS].join(' ')).toBe(endings)
  for (const ending of endings.split(' '))
    expect([ending, kindOfName(`uno.${ending}`)]).toEqual([ending, kind])
})
