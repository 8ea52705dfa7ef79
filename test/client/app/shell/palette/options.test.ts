import {
  collectOptions,
  foundOptions,
  isAction,
  listOption,
  matching,
  onceEach,
  meantOf,
  pagesOf,
  whoIn,
} from '@client/app/shell/palette/options'
import { screens } from '@client/app/screens'
import { KEYWORDS } from '@client/app/shell/palette/keywords'
import { searchTerms } from '@contract/search/terms.rules'
import type { Found } from '@contract/search/search.schemas'

const pages = pagesOf(screens, true)
const titles = (query: string) => matching(pages, searchTerms(query)).map(({ title }) => title)
const aFound = (over: Partial<Found> = {}): Found => ({
  tipo: 'ALUMNO',
  id: 1,
  titulo: 'ANA PEÑA',
  detalle: 'A-0001 · Primaria',
  ruta: '/alumno/1',
  numero_control: 'A-0001',
  ...over,
})

test('pages and actions are found by the beginnings of their words, without accents', () => {
  expect(titles('reg alu')).toContain('Registrar alumno')
  expect(titles('alumno registrar')).toContain('Registrar alumno')
  expect(titles('mencion')).toEqual(expect.arrayContaining(['Menciones', 'Registrar mención']))
  expect(titles('cobrar')).toContain('Cobrar a…')
  expect(titles('umno')).toEqual([])
})

test('a page of that name comes before one that only means it', () => {
  expect(titles('correo')[0]).toBe('Correo')
  expect(titles('recibo')[0]).toBe('Pagos y recibos')
})

test('each group is one heading, whichever of its options say the word and which only mean it', () => {
  for (const word of ['pago', 'caja', 'alumno', 'recibo', 'correo', 'ciclo']) {
    const groups = onceEach(matching(pages, searchTerms(word))).map(({ group }) => group)
    const headings = groups.filter((group, at) => group !== groups[at - 1])
    expect([word, headings]).toEqual([word, [...new Set(groups)]])
  }
})

test('every action is a screen of the product', () => {
  const actions = pages.filter(isAction).filter(({ to }) => to !== undefined)
  expect(actions.length).toBe(13)
  for (const { title } of actions) expect(title).toMatch(/^(Registrar|Inscribir|Alta|Importar)/)
})

test.each([
  ['familia', 'Alta de familia'],
  ['alta', 'Alta de familia'],
  ['nuevo', 'Alta de familia'],
  ['inscribir', 'Alta de familia'],
  ['importar', 'Importar alumnos y padres'],
  ['excel', 'Importar alumnos y padres'],
  ...['apertura', 'saldos', 'adeudos', 'migrar', 'importar', 'excel'].map((word) => [
    word,
    'Apertura de un ciclo en curso',
  ]),
  ['corte', 'Corte de caja'],
  ['recibo', 'Pagos y recibos'],
  ['beca', 'Registrar beca'],
  ['prorroga', 'Morosos'],
  ['constancia', 'Alumnos inscritos'],
  ['deshacer un pago', 'Deshacer un pago'],
  ['contraseña', 'Cambiar mi contraseña'],
])('%j finds %j', (query, title) => {
  expect(titles(query)).toContain(title)
})

test('what a kind has beyond the shown is said at its top, and what a family owes beside it', () => {
  const [line] = foundOptions(
    { resultados: [aFound({ vencido: 1200 })], totales: [{ tipo: 'ALUMNO', total: 12 }] },
    false,
  )
  expect(line).toMatchObject({
    group: 'Alumnos · 1 de 12',
    detail: 'A-0001 · Primaria · Vencido $1,200.00',
  })
  expect(line).not.toHaveProperty('deskTo')
})

test('every word leads to a screen', () => {
  const paths = screens.map(({ path }) => path)
  expect(Object.keys(KEYWORDS).filter((path) => !paths.includes(path))).toEqual([])
})

test('no screen with a parameter is offered', () => {
  expect(pages.filter(({ to }) => to?.includes(':'))).toEqual([])
})

test('who takes no money is not offered to', () => {
  expect(pagesOf(screens, false).some(({ fill }) => fill !== undefined)).toBe(false)
  expect(whoIn('cobrar a ana', false)).toEqual({ who: 'cobrar a ana', collecting: false })
})

test.each([
  ['cobrar a  Ana', 'Ana', true],
  ['Cobrar ana', 'ana', true],
  ['pagar a ana', 'ana', true],
  ['cobrar', 'cobrar', false],
  ['cobranza ana', 'cobranza ana', false],
])('%j asks for %j', (query, who, collecting) => {
  expect(whoIn(query, true)).toEqual({ who, collecting })
})

test('what was found leads to its page, and to the desk where money is taken', () => {
  const found = [
    aFound(),
    aFound({ tipo: 'PADRE', id: 7, titulo: 'ROSA', ruta: '/padre/7' }),
    aFound({ tipo: 'GRUPO', id: 3, ruta: '/grupo/3' }),
  ]
  expect(
    foundOptions({ resultados: found }, true).map(({ group, to, deskTo }) => [group, to, deskTo]),
  ).toEqual([
    ['Alumnos', '/alumno/1', '/caja?alumno=1&elegir=alumno-1'],
    ['Padres', '/padre/7', '/caja?padre=7'],
    ['Grupos', '/grupo/3', undefined],
  ])
  expect(collectOptions(found).map(({ title, to }) => [title, to])).toEqual([
    ['Cobrar a ANA PEÑA', '/caja?alumno=1&elegir=alumno-1'],
    ['Cobrar a ROSA', '/caja?padre=7'],
  ])
})

test('the list of pupils takes the search along', () => {
  expect(listOption('Peña & José').to).toBe('/historial/alumnos?q=Pe%C3%B1a+%26+Jos%C3%A9')
})

describe('what an early Enter means', () => {
  const other = aFound({ id: 2, numero_control: 'A-00012' })
  test('the only one that was found', () => {
    expect(meantOf('pena', [aFound()])).toEqual(aFound())
    expect(meantOf('pena', [])).toBeNull()
  })
  test('the pupil, whose parent was found by the name of that child among others', () => {
    const parent = (hijos: string[]) => aFound({ tipo: 'PADRE', id: 7, titulo: 'ROSA', hijos })
    expect(meantOf('pena', [aFound(), parent(['ANA PEÑA', 'EVA PEÑA'])])).toEqual(aFound())
    expect(meantOf('pena', [aFound(), parent(['EVA PEÑA'])])).toBeNull()
  })
  test('of several the one whose code was typed, with or without its signs', () => {
    expect(meantOf('a-0001', [aFound(), other])).toEqual(aFound())
    expect(meantOf('A0001', [aFound(), other])).toEqual(aFound())
  })
  test('a folio', () => {
    const pago = aFound({ tipo: 'PAGO', titulo: 'Recibo 000777', detalle: 'ANA · $5.00' })
    expect(meantOf('000777', [pago, other])).toEqual(pago)
  })
  test('nobody of several names', () => {
    expect(meantOf('a-00', [aFound(), other])).toBeNull()
    expect(meantOf('pena', [aFound(), other])).toBeNull()
  })
})

test('a line that was opened before stands once, where it came first', () => {
  const [one, two] = foundOptions({ resultados: [aFound(), aFound({ id: 2 })] }, false)
  expect(
    onceEach([{ ...two!, group: 'Recientes' }, one!, two!]).map(({ key, group }) => [key, group]),
  ).toEqual([
    ['ALUMNO 2', 'Recientes'],
    ['ALUMNO 1', 'Alumnos'],
  ])
})
