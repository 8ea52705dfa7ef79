import { screen, waitFor, within } from '@testing-library/react'
import { useNavigate } from 'react-router-dom'
import type { Column } from '@client/ui/list/columns'
import { ListScreen } from '@client/ui/list/ListScreen'
import { RowAction } from '@client/ui/list/RowAction'
import { PrimaryAction } from '@client/ui/page/PrimaryAction'
import { currentAddress, renderUi } from '@test/support/pages/ui'

interface Pupil {
  id: number
  nombre: string
  numero_control: string
}

const pupil = (id: number, nombre: string): Pupil => ({ id, nombre, numero_control: `A-${id}` })

const NAMES = ['JOSÉ GARCÍA PEÑA', 'ANA LÓPEZ MUÑOZ', 'ÁNGEL IBÁÑEZ ÑUÑO', 'MARÍA GARCÍA LÓPEZ']
const many = (count: number): Pupil[] =>
  Array.from({ length: count }, (_, at) => pupil(at + 1, `${NAMES[at % NAMES.length]} ${at + 1}`))

const columns: readonly Column<Pupil>[] = [
  { key: 'nombre', header: 'Nombre', cell: (row) => row.nombre, sortable: true },
  { key: 'numero_control', header: 'Número de control', cell: (row) => row.numero_control },
]
const searchText = (row: Pupil) => `${row.nombre} ${row.numero_control}`
const sortBy = { nombre: (row: Pupil) => row.nombre }

interface Props {
  rows?: Pupil[] | undefined
  error?: string
  onRetry?: () => void
  onEdit?: (row: Pupil) => void
  filter?: string
}

/** How often the page around the list was drawn. */
let drawn = 0
beforeEach(() => {
  drawn = 0
})

function Pupils({ rows, error, onRetry = () => undefined, onEdit, filter }: Props) {
  drawn += 1
  return (
    <ListScreen
      title="Alumnos"
      subtitle={(matching) => `Se ven ${matching.length}`}
      above={(matching) => <p>Primero: {matching[0]?.nombre ?? 'nadie'}</p>}
      action={<PrimaryAction to="/registro/alumno">Registrar alumno</PrimaryAction>}
      source={{ rows, isLoading: rows === undefined && !error, error, retry: onRetry }}
      searchText={searchText}
      sortBy={sortBy}
      filter={filter ? { key: filter, keep: (row) => row.nombre.includes(filter) } : undefined}
      columns={columns}
      noun={{ one: 'alumno', many: 'alumnos' }}
      rowActions={(row) => <RowAction label="Editar" onClick={() => onEdit?.(row)} />}
      empty={{
        title: 'Todavía no hay alumnos',
        text: 'Aquí se ven los alumnos registrados.',
        action: <PrimaryAction to="/registro/alumno">Registrar el primero</PrimaryAction>,
      }}
    />
  )
}

function AnasLink() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate('/alumnos?q=ana')}>Solo las Anas</button>
}

/** The rows without the header. */
const shownNames = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
const searchBox = () => screen.getByRole('searchbox', { name: 'Buscar alumnos' })

test('shows ten rows a page and walks with Anterior and Siguiente', async () => {
  const { user } = renderUi(<Pupils rows={many(25)} />, '/alumnos')
  expect(shownNames()).toHaveLength(10)
  expect(screen.getByText('25 alumnos')).toBeInTheDocument()
  expect(screen.getByText('página 1 de 3')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Anterior' })).toBeDisabled()

  await user.click(screen.getByRole('button', { name: 'Siguiente' }))
  await user.click(screen.getByRole('button', { name: 'Siguiente' }))
  expect(shownNames()).toEqual(
    many(25)
      .slice(20)
      .map((row) => row.nombre),
  )
  expect(screen.getByRole('button', { name: 'Siguiente' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Anterior' })).toHaveFocus()
  await waitFor(() => expect(currentAddress()).toBe('/alumnos?pagina=3'))

  await user.click(screen.getByRole('button', { name: 'Anterior' }))
  expect(screen.getByText('página 2 de 3')).toBeInTheDocument()
})

test('searches words in any order without accents, starts at page 1 and keeps it in the address', async () => {
  const { user } = renderUi(<Pupils rows={many(5000)} />, '/alumnos?pagina=7')
  expect(screen.getByText('página 7 de 500')).toBeInTheDocument()
  await user.type(searchBox(), 'garcia jose')
  await screen.findByText('1,250 de 5,000 alumnos')
  expect(screen.getByText('página 1 de 125')).toBeInTheDocument()
  for (const name of shownNames()) expect(name).toContain('JOSÉ GARCÍA')
  await waitFor(() => expect(currentAddress()).toBe('/alumnos?q=garcia+jose'))

  await user.clear(searchBox())
  await user.type(searchBox(), 'A-4999')
  await screen.findByText('1 de 5,000 alumnos')
  expect(shownNames()).toEqual([many(5000)[4998]!.nombre])
})

test('typing on while the address is being written loses no letter', async () => {
  const { user } = renderUi(<Pupils rows={many(100)} />, '/alumnos?pagina=2')
  for (const letter of 'josé') {
    await user.type(searchBox(), letter)
    await waitFor(() => expect(currentAddress()).toMatch(/q=j/))
  }
  expect(searchBox()).toHaveValue('josé')
  await waitFor(() => expect(currentAddress()).toBe('/alumnos?q=jos%C3%A9'))
  expect(searchBox()).toHaveValue('josé')
})

test('search, order and page draw rows and never the page around', async () => {
  const { user } = renderUi(<Pupils rows={many(100)} />, '/alumnos')
  await user.type(searchBox(), 'garcía')
  await waitFor(() => expect(currentAddress()).toBe('/alumnos?q=garc%C3%ADa'))
  await user.click(screen.getByRole('button', { name: 'Nombre' }))
  await user.click(screen.getByRole('button', { name: 'Siguiente' }))
  await waitFor(() => expect(currentAddress()).toMatch(/orden=nombre&pagina=2$/))
  expect(drawn).toBe(1)
})

test('what stands around the list follows the rows that match, in their order', async () => {
  const { user } = renderUi(<Pupils rows={many(8)} />, '/alumnos')
  expect(screen.getByText('Se ven 8')).toBeInTheDocument()
  await user.type(searchBox(), 'garcía')
  expect(screen.getByText('Se ven 4')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Nombre' }))
  await user.click(screen.getByRole('button', { name: 'Nombre' }))
  expect(screen.getByText('Primero: MARÍA GARCÍA LÓPEZ 8')).toBeInTheDocument()
  await user.type(searchBox(), ' zutano')
  expect(screen.getByText('Primero: nadie')).toBeInTheDocument()
})

test('leaving the box writes the address at once', async () => {
  const { user } = renderUi(<Pupils rows={many(100)} />, '/alumnos')
  await user.type(searchBox(), 'ana')
  await user.tab()
  expect(currentAddress()).toBe('/alumnos?q=ana')
})

test('reads search, page and order from the address', () => {
  renderUi(<Pupils rows={many(100)} />, '/alumnos?q=garc%C3%ADa&pagina=2&orden=-nombre')
  expect(searchBox()).toHaveValue('garcía')
  expect(screen.getByText('página 2 de 5')).toBeInTheDocument()
  expect(screen.getByRole('columnheader', { name: 'Nombre' })).toHaveAttribute('aria-sort', 'descending')
})

test('a page behind the last and nonsense in the address show something sensible', () => {
  renderUi(<Pupils rows={many(12)} />, '/alumnos?pagina=99')
  expect(screen.getByText('página 2 de 2')).toBeInTheDocument()
})

test('a link to the same list with another search is followed', async () => {
  const { user } = renderUi(
    <>
      <Pupils rows={many(40)} />
      <AnasLink />
    </>,
    '/alumnos?q=jose&pagina=1',
  )
  await user.click(screen.getByRole('button', { name: 'Solo las Anas' }))
  expect(searchBox()).toHaveValue('ana')
  expect(screen.getByText('10 de 40 alumnos')).toBeInTheDocument()
})

test('a search that finds nothing says so and offers to clear it', async () => {
  const { user } = renderUi(<Pupils rows={many(5)} />, '/alumnos')
  await user.type(searchBox(), 'zzz')
  expect(await screen.findByText('Nada coincide con «zzz»')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Limpiar búsqueda' }))
  expect(searchBox()).toHaveValue('')
  expect(shownNames()).toHaveLength(5)
  await waitFor(() => expect(currentAddress()).toBe('/alumnos'))
})

test('the slash focuses the search, but not while one writes; Escape empties it', async () => {
  const { user } = renderUi(<Pupils rows={many(5)} />)
  await user.keyboard('/')
  expect(searchBox()).toHaveFocus()
  await user.keyboard('a/b')
  expect(searchBox()).toHaveValue('a/b')
  await user.keyboard('{Escape}')
  expect(searchBox()).toHaveValue('')
})

test('sorts in Spanish order by a header: up, down, and back', async () => {
  const rows = [pupil(1, 'ZOÉ'), pupil(2, 'ÑAVA'), pupil(3, 'NÚÑEZ'), pupil(4, 'OCHOA')]
  const { user } = renderUi(<Pupils rows={rows} />)
  const header = screen.getByRole('button', { name: 'Nombre' })
  await user.click(header)
  expect(shownNames()).toEqual(['NÚÑEZ', 'ÑAVA', 'OCHOA', 'ZOÉ'])
  await user.click(header)
  expect(shownNames()).toEqual(['ZOÉ', 'OCHOA', 'ÑAVA', 'NÚÑEZ'])
  await user.click(header)
  expect(shownNames()).toEqual(['ZOÉ', 'ÑAVA', 'NÚÑEZ', 'OCHOA'])
})

test('another filter starts at page 1', async () => {
  const { user, rerender } = renderUi(<Pupils rows={many(80)} filter="GARCÍA" />)
  await user.click(screen.getByRole('button', { name: 'Siguiente' }))
  expect(screen.getByText('página 2 de 4')).toBeInTheDocument()
  rerender(<Pupils rows={many(80)} filter="MUÑOZ" />)
  expect(screen.getByText('página 1 de 2')).toBeInTheDocument()
})

test('row actions are buttons with a name that know their row', async () => {
  const edited: number[] = []
  const { user } = renderUi(<Pupils rows={many(3)} onEdit={(row) => edited.push(row.id)} />)
  const second = screen.getAllByRole('row')[2]!
  await user.click(within(second).getByRole('button', { name: 'Editar' }))
  expect(edited).toEqual([2])
})

test('loading shows the columns and says so', () => {
  renderUi(<Pupils rows={undefined} />)
  expect(screen.getByText('Cargando…')).toBeInTheDocument()
  expect(screen.queryByText('Todavía no hay alumnos')).not.toBeInTheDocument()
})

test('an error shows what happened and tries again', async () => {
  let tries = 0
  const { user } = renderUi(<Pupils error="La base de datos no responde" onRetry={() => (tries += 1)} />)
  expect(screen.getByRole('alert')).toHaveTextContent('La base de datos no responde')
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(tries).toBe(1)
})

test('a refresh that fails keeps the rows and says so above them', async () => {
  let tries = 0
  const { user } = renderUi(
    <Pupils rows={many(3)} error="El servidor no respondió" onRetry={() => (tries += 1)} />,
  )
  expect(shownNames()).toHaveLength(3)
  expect(screen.getByRole('alert')).toHaveTextContent(
    'No se pudo actualizar la lista. El servidor no respondió',
  )
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(tries).toBe(1)
})

test('an empty list says what it is for and starts it', () => {
  renderUi(<Pupils rows={[]} />)
  expect(screen.getByRole('heading', { name: 'Todavía no hay alumnos' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Registrar el primero' })).toHaveAttribute(
    'href',
    '/registro/alumno',
  )
})

test('the tab takes the title of the page and keeps the school', () => {
  document.title = 'Ingreso · Colegio Benito Juárez'
  renderUi(<Pupils rows={[]} />)
  expect(document.title).toBe('Alumnos · Colegio Benito Juárez')
})
