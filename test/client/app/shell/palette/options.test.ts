import {
  collectOptions,
  foundOptions,
  isAction,
  listOption,
  matching,
  onceEach,
  onlyMeant,
  pagesOf,
  whoIn,
} from '@client/app/shell/palette/options'
import { screens } from '@client/app/screens'
import { searchTerms } from '@contract/search/search.rules'
import type { Found } from '@contract/search/search.schemas'

const pages = pagesOf(screens, true)
const titles = (query: string) => matching(pages, searchTerms(query)).map(({ title }) => title)
const aFound = (over: Partial<Found> = {}): Found => ({
  ...{ tipo: 'ALUMNO', id: 1, titulo: 'ANA PEÑA', detalle: 'A-0001 · Primaria', ruta: '/alumno/1' },
  ...over,
})

test('pages and actions are found by the beginnings of their words, without accents', () => {
  expect(titles('reg alu')).toEqual(['Registrar alumno'])
  expect(titles('alumno registrar')).toEqual(['Registrar alumno'])
  expect(titles('mencion')).toEqual(expect.arrayContaining(['Menciones', 'Registrar mención']))
  expect(titles('cobrar')).toContain('Cobrar a…')
  expect(titles('umno')).toEqual([])
})

test('every action is a screen of the product', () => {
  const actions = pages.filter(isAction).filter(({ to }) => to !== undefined)
  expect(actions.length).toBe(11)
  for (const { title } of actions) expect(title).toMatch(/^(Registrar|Inscribir)/)
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
  expect(foundOptions(found).map(({ group, to }) => [group, to])).toEqual([
    ['Alumnos', '/alumno/1'],
    ['Padres', '/padre/7'],
    ['Grupos', '/grupo/3'],
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
  const other = aFound({ id: 2, detalle: 'A-00012 · Primaria' })
  test('the only one that was found', () => {
    expect(onlyMeant('pena', [aFound()])).toEqual(aFound())
    expect(onlyMeant('pena', [])).toBeNull()
  })
  test('of several the one whose code was typed, with or without its signs', () => {
    expect(onlyMeant('a-0001', [aFound(), other])).toEqual(aFound())
    expect(onlyMeant('A0001', [aFound(), other])).toEqual(aFound())
  })
  test('a folio', () => {
    const pago = aFound({ tipo: 'PAGO', titulo: 'Recibo 000777', detalle: 'ANA · $5.00' })
    expect(onlyMeant('000777', [pago, other])).toEqual(pago)
  })
  test('nobody of several names', () => {
    expect(onlyMeant('a-00', [aFound(), other])).toBeNull()
    expect(onlyMeant('pena', [aFound(), other])).toBeNull()
  })
})

test('a line that was opened before stands once, where it came first', () => {
  const [one, two] = foundOptions([aFound(), aFound({ id: 2 })])
  expect(
    onceEach([{ ...two!, group: 'Recientes' }, one!, two!]).map(({ key, group }) => [key, group]),
  ).toEqual([
    ['ALUMNO 2', 'Recientes'],
    ['ALUMNO 1', 'Alumnos'],
  ])
})
