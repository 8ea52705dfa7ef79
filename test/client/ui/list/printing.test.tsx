import { act, screen, waitFor, within } from '@testing-library/react'
import type { Column } from '@client/ui/list/columns'
import { FilterSelect } from '@client/ui/list/FilterSelect'
import { ListScreen } from '@client/ui/list/ListScreen'
import { RowAction } from '@client/ui/list/RowAction'
import { renderUi } from '@test/support/pages/ui'

interface Pupil {
  id: number
  nombre: string
}

const pupils: Pupil[] = Array.from({ length: 25 }, (_, at) => ({ id: at + 1, nombre: `ALUMNO ${at + 1}` }))
const columns: readonly Column<Pupil>[] = [
  { key: 'nombre', header: 'Nombre', cell: ({ nombre }) => nombre, under: ({ id }) => `A-${id}` },
]
const searchText = ({ nombre }: Pupil) => nombre
const YEARS = [{ value: '1', label: '1° Primaria' }]

function Pupils() {
  return (
    <ListScreen
      title="Alumnos"
      subtitle="Ciclo 2026-2027"
      source={{ rows: pupils, isLoading: false, error: undefined, retry: () => undefined }}
      searchText={searchText}
      columns={columns}
      noun={{ one: 'alumno', many: 'alumnos' }}
      rowActions={() => <RowAction label="Ver" to="/alumno/1" />}
      filters={
        <FilterSelect label="Grado" allLabel="Todos" options={YEARS} value="1" onChange={() => undefined} />
      }
      empty={{ title: 'Nadie' }}
    />
  )
}

const sheet = () => document.querySelector<HTMLElement>('.ui-print-sheet')
const asked = jest.fn()
beforeEach(() => {
  asked.mockReset()
  window.print = asked
})

test('the button prints every row that the search leaves, with what narrows it and nothing to press', async () => {
  const { user } = renderUi(<Pupils />, '/?q=alumno&pagina=2')
  expect(screen.getAllByRole('rowheader')).toHaveLength(10)
  await user.click(screen.getByRole('button', { name: 'Imprimir' }))
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  const paper = within(sheet()!)
  expect(paper.getByRole('heading', { name: 'Alumnos', hidden: true })).toBeInTheDocument()
  expect(paper.getByText('Ciclo 2026-2027')).toBeInTheDocument()
  expect(paper.getByText(/^25 alumnos · Búsqueda: «alumno» · Grado: 1° Primaria/)).toHaveTextContent(
    /15\/09\/2026$/,
  )
  expect(sheet()!.querySelectorAll('tbody tr')).toHaveLength(25)
  expect(sheet()!.querySelector('tbody tr')).toHaveTextContent('ALUMNO 1A-1')
  expect(sheet()!.querySelectorAll('a, button')).toHaveLength(0)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(sheet()).toBeNull()
})

test('the browser’s own menu prints the same, at once', async () => {
  const { user } = renderUi(<Pupils />)
  // The first print of a page fetches the code; here it is there already.
  await user.click(screen.getByRole('button', { name: 'Imprimir' }))
  await waitFor(() => expect(sheet()).not.toBeNull())
  act(() => void window.dispatchEvent(new Event('afterprint')))
  await user.type(screen.getByRole('searchbox'), 'alumno 2')
  asked.mockReset()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(sheet()!.querySelectorAll('tbody tr')).toHaveLength(8)
  expect(asked).not.toHaveBeenCalled()
})
