import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import type { Column } from '@client/ui/list/columns'
import { FaceName } from '@client/ui/list/FaceName'
import { ListPanel } from '@client/ui/list/ListPanel'
import { RowAction } from '@client/ui/list/RowAction'
import { RowActions } from '@client/ui/list/RowActions'
import { renderUi } from '@test/support/pages/ui'

interface Pupil {
  id: number
  nombre: string
}

const NAMES = ['ANA', 'BEGOÑA', 'CARLOS', 'DALIA', 'ELENA']
const pupils = (names: readonly string[]): Pupil[] =>
  names.map((nombre) => ({ id: nombre.charCodeAt(0), nombre }))
const ALL = pupils(NAMES)

/** Keeps what is written in it. */
function Note({ of }: { of: string }) {
  const [text, setText] = useState('')
  return <input aria-label={`Nota de ${of}`} value={text} onChange={({ target }) => setText(target.value)} />
}

const columns: readonly Column<Pupil>[] = [
  {
    key: 'nombre',
    header: 'Alumno',
    sortable: true,
    cell: ({ nombre }) => <FaceName nombre={nombre} urlMiniatura={`/files/${nombre}.webp`} />,
  },
  { key: 'nota', header: 'Nota', cell: ({ nombre }) => <Note of={nombre} /> },
]
const actionsOf = ({ nombre }: Pupil) => (
  <RowActions
    of={nombre}
    actions={[
      { label: 'Ver', to: `/ver/${nombre}` },
      { label: 'Mover', onClick: () => undefined },
    ]}
  />
)
const searchText = ({ nombre }: Pupil) => nombre
const sortBy = { nombre: ({ nombre }: Pupil) => nombre }

function List({ rows = ALL, isPlain = false }: { rows?: readonly Pupil[]; isPlain?: boolean }) {
  return (
    <ListPanel<Pupil>
      label="Alumnos"
      columns={columns}
      noun={{ one: 'alumno', many: 'alumnos' }}
      searchText={searchText}
      sortBy={sortBy}
      pageSize={2}
      source={{ rows, isLoading: false, error: undefined, retry: () => undefined }}
      rowActions={isPlain ? ({ nombre }) => <RowAction label="Ver" to={`/ver/${nombre}`} /> : actionsOf}
      empty={{ icon: 'users', title: 'Nadie', text: 'Nadie' }}
    />
  )
}

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
const shown = () => screen.getAllByRole('rowheader').map((each) => within(each).getByTitle(/./).textContent)

test('the rows of another page, search or order stand in the elements of those that went, and lead to their own', async () => {
  const { user } = renderUi(<List />)
  const first = rowOf('ANA')
  await user.click(screen.getByRole('button', { name: 'Siguiente' }))
  expect(shown()).toEqual(['CARLOS', 'DALIA'])
  expect(rowOf('CARLOS')).toBe(first)
  expect(within(first).getByRole('link', { name: 'Ver' })).toHaveAttribute('href', '/ver/CARLOS')
  expect(within(first).getByRole('button', { name: 'Más acciones de CARLOS' })).toBeInTheDocument()
  expect(first.querySelector('img')).toHaveAttribute('src', '/files/CARLOS.webp')
  await user.type(screen.getByRole('searchbox'), 'ele')
  expect(rowOf('ELENA')).toBe(first)
  await user.clear(screen.getByRole('searchbox'))
  await user.click(screen.getByRole('button', { name: 'Alumno' }))
  await user.click(screen.getByRole('button', { name: 'Alumno' }))
  expect(shown()).toEqual(['ELENA', 'DALIA'])
  expect(rowOf('ELENA')).toBe(first)
})

test('what was written in a row and a picture that is still to come are never the next row’s', async () => {
  const { user } = renderUi(<List />)
  const picture = rowOf('ANA').querySelector('img')
  await user.type(screen.getByLabelText('Nota de ANA'), 'llega tarde')
  await user.click(screen.getByRole('button', { name: 'Siguiente' }))
  expect(screen.getByLabelText('Nota de CARLOS')).toHaveValue('')
  expect(picture).not.toBeInTheDocument()
})

test('a menu that is open closes with its row', async () => {
  const { user } = renderUi(<List />)
  await user.click(screen.getByRole('button', { name: 'Más acciones de ANA' }))
  expect(await screen.findByRole('menu')).toBeInTheDocument()
  // Not by a user event, because the open menu blocks focus and pointer.
  fireEvent.click(screen.getByRole('button', { name: 'Siguiente', hidden: true }))
  expect(screen.getByRole('button', { name: 'Más acciones de CARLOS', hidden: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
})

test('a row that goes by itself takes its elements and the focus with it', async () => {
  const { user, rerender } = renderUi(<List isPlain />)
  const link = within(rowOf('ANA')).getByRole('link', { name: 'Ver' })
  link.focus()
  rerender(<List isPlain rows={ALL.slice(1)} />)
  expect(shown()).toEqual(['BEGOÑA', 'CARLOS'])
  expect(link).not.toBeInTheDocument()
  expect(screen.getByRole('searchbox')).toHaveFocus()
  // A row that stays keeps its state, also when a search moves it to another row's position.
  const begona = rowOf('BEGOÑA')
  rerender(<List isPlain rows={pupils(['BEGOÑA', 'ELENA', 'DALIA'])} />)
  expect(rowOf('BEGOÑA')).toBe(begona)
  await user.type(screen.getByRole('searchbox'), 'a')
  expect(rowOf('BEGOÑA')).toBe(begona)
})
