import { screen } from '@testing-library/react'
import { ListScreen, type ListOf } from '@client/ui/list/ListScreen'
import { loadedSource } from '@client/ui/list/ListPanel'
import { onPhone } from '@test/support/pages/phone'
import { renderUi } from '@test/support/pages/ui'

interface Owing {
  id: number
  nombre: string
  debe: number
}

const ROWS: readonly Owing[] = [
  { id: 1, nombre: 'BETO', debe: 300 },
  { id: 2, nombre: 'ANA', debe: 20 },
  { id: 3, nombre: 'CARLA', debe: 1000 },
]
const list = {
  title: 'Familias',
  noun: { one: 'familia', many: 'familias' },
  searchText: ({ nombre }) => nombre,
  sortBy: { nombre: ({ nombre }) => nombre, debe: ({ debe }) => debe },
  columns: [
    { key: 'nombre', header: 'Familia', sortable: true, cell: ({ nombre }) => nombre },
    { key: 'debe', header: 'Debe', sortable: true, align: 'right', wideOnly: true, cell: ({ debe }) => debe },
    { key: 'id', header: 'Número', cell: ({ id }) => id },
  ],
} satisfies ListOf<Owing>

const show = () =>
  renderUi(<ListScreen {...list} source={loadedSource(ROWS)} empty={{ icon: 'success', title: 'Nada' }} />)
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
const choice = () => screen.queryByRole('combobox', { name: 'Ordenar por' })

test('on a phone, where tables have no headings, a list is sorted by a choice of its own', async () => {
  onPhone(true)
  const { user } = show()
  expect([...choice()!.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Orden habitual',
    'Familia: ascendente',
    'Familia: descendente',
    'Debe: mayor primero',
    'Debe: menor primero',
  ])
  await user.selectOptions(choice()!, 'Debe: mayor primero')
  expect(names()).toEqual(['CARLA', 'BETO', 'ANA'])
  await user.selectOptions(choice()!, 'Familia: ascendente')
  expect(names()).toEqual(['ANA', 'BETO', 'CARLA'])
  await user.selectOptions(choice()!, 'Orden habitual')
  expect(names()).toEqual(['BETO', 'ANA', 'CARLA'])
})

test('where there are headings there is no second way to sort', () => {
  onPhone(false)
  show()
  expect(choice()).toBeNull()
})
