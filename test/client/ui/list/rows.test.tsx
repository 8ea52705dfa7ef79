import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Column } from '@client/ui/list/columns'
import { DataTable } from '@client/ui/list/DataTable'
import { RowActions } from '@client/ui/list/RowActions'
import { chooseMore, moreActions, moreOf } from '@test/support/pages/rowMenu'
import { currentAddress, renderUi } from '@test/support/pages/ui'

interface Family {
  id: number
  nombre: string
  saldo: number
}

const FAMILIES: Family[] = [
  { id: 1, nombre: 'ANA LÓPEZ MUÑOZ', saldo: 20 },
  { id: 2, nombre: 'JOSÉ GARCÍA PEÑA', saldo: 300 },
]
const columns: readonly Column<Family>[] = [
  {
    key: 'nombre',
    header: 'Familia',
    cell: ({ nombre }) => nombre,
    under: ({ id }) => `A-${id}`,
    sortable: true,
  },
  { key: 'saldo', header: 'Saldo', align: 'right', cell: ({ saldo }) => `$${saldo}`, sortable: true },
]

const show = (more: Partial<Parameters<typeof DataTable<Family>>[0]> = {}) =>
  renderUi(<DataTable<Family> label="Familias" columns={columns} rows={FAMILIES} {...more} />)
const rowOf = (name: RegExp) => screen.getByRole('row', { name })
const pathOf = ({ id }: Family) => `/padre/${id}`

describe('a name leads to the file', () => {
  test('it is a link, and a press anywhere else on the row is one on it', async () => {
    const { user } = show({ rowOpens: pathOf })
    const ana = screen.getByRole('link', { name: 'ANA LÓPEZ MUÑOZ' })
    expect(ana).toHaveAttribute('href', '/padre/1')
    await user.click(ana)
    expect(currentAddress()).toBe('/padre/1')
    await user.click(within(rowOf(/JOSÉ/)).getByText('$300'))
    expect(currentAddress()).toBe('/padre/2')
  })

  test('what is cut says all of itself as a title', () => {
    show({ rowOpens: pathOf })
    expect(screen.getByRole('rowheader', { name: /^ANA/ })).toHaveAttribute('title', 'ANA LÓPEZ MUÑOZ')
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'a press with %j is the browser’s',
    (init) => {
      show({ rowOpens: pathOf })
      fireEvent.click(screen.getByText('$300'), init)
      expect(fireEvent.click(screen.getByRole('link', { name: 'JOSÉ GARCÍA PEÑA' }), init)).toBe(true)
      expect(currentAddress()).toBe('/')
    },
  )

  test('who marks text in a row opens nothing', () => {
    show({ rowOpens: pathOf })
    const amount = screen.getByText('$300')
    window.getSelection()?.selectAllChildren(amount)
    fireEvent.click(amount)
    expect(currentAddress()).toBe('/')
    window.getSelection()?.removeAllRanges()
    fireEvent.click(amount)
    expect(currentAddress()).toBe('/padre/2')
  })

  test('what opens over the page is a button', async () => {
    const seen: number[] = []
    const { user } = show({
      rowOpens:
        ({ id }) =>
        () =>
          void seen.push(id),
    })
    await user.click(screen.getByRole('button', { name: 'ANA LÓPEZ MUÑOZ' }))
    await user.click(screen.getByText('$300'))
    expect(seen).toEqual([1, 2])
  })

  test('a row that leads nowhere is pressed without effect', async () => {
    const { user } = show()
    await user.click(screen.getByText('$300'))
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(currentAddress()).toBe('/')
  })
})

describe('one action and a menu', () => {
  const done: string[] = []
  beforeEach(() => done.splice(0))
  const rowActions = ({ id, nombre }: Family) => (
    <RowActions
      of={nombre}
      actions={[
        { label: 'Cobrar', onClick: () => done.push(`cobrar ${id}`) },
        id === 2 && { label: 'Recordar', onClick: () => done.push(`recordar ${id}`) },
        id === 2 && { label: 'Cuenta', to: `/estado-de-cuenta/${id}` },
        id === 2 && { label: 'Eliminar', danger: true, disabled: true, onClick: () => done.push('eliminar') },
      ]}
    />
  )
  const row = () => within(rowOf(/JOSÉ/))

  test('the first has its name, the others stand behind "⋯", and none of them opens the row', async () => {
    const { user } = show({ rowActions, rowOpens: pathOf })
    expect(within(rowOf(/ANA/)).queryByRole('button', { name: /^Más acciones/ })).not.toBeInTheDocument()
    await user.click(row().getByRole('button', { name: 'Cobrar' }))
    const more = row().getByRole('button', { name: 'Más acciones de JOSÉ GARCÍA PEÑA' })
    expect(more).toHaveAttribute('aria-haspopup', 'menu')
    expect(more).toHaveAttribute('aria-expanded', 'false')
    expect(await moreActions(user, row())).toEqual(['Recordar', 'Cuenta', 'Eliminar'])
    await chooseMore(user, row(), 'Recordar')
    expect(done).toEqual(['cobrar 2', 'recordar 2'])
    expect(currentAddress()).toBe('/')
    await chooseMore(user, row(), 'Cuenta')
    expect(currentAddress()).toBe('/estado-de-cuenta/2')
  })

  test('by keyboard: Enter opens it, arrows walk, Enter does, and the focus is back', async () => {
    const { user } = show({ rowActions, rowOpens: pathOf })
    moreOf(row()).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Recordar' })).toHaveFocus())
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    expect(done).toEqual(['recordar 2'])
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    expect(moreOf(row())).toHaveFocus()
    await user.keyboard('{Enter}')
    await screen.findByRole('menu')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(moreOf(row())).toHaveFocus())
    expect(done).toEqual(['recordar 2'])
  })
})

test('money begins with the largest, text with A', async () => {
  const asked: unknown[] = []
  const { user, rerender } = show({ onSort: (sort) => void asked.push(sort) })
  await user.click(screen.getByRole('button', { name: 'Saldo' }))
  await user.click(screen.getByRole('button', { name: 'Familia' }))
  for (const descending of [true, false]) {
    rerender(
      <DataTable
        label="Familias"
        columns={columns}
        rows={FAMILIES}
        sort={{ key: 'saldo', descending }}
        onSort={(sort) => void asked.push(sort)}
      />,
    )
    await user.click(screen.getByRole('button', { name: 'Saldo' }))
  }
  expect(asked).toEqual([
    { key: 'saldo', descending: true },
    { key: 'nombre', descending: false },
    { key: 'saldo', descending: false },
    null,
  ])
})
