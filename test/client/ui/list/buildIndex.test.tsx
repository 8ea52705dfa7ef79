import { MessageChannel } from 'node:worker_threads'
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { finishIndexes } from '@client/ui/list/buildIndex'
import { useLocalList } from '@client/ui/list/useLocalList'
import { useRowKeys } from '@client/ui/list/useRowKeys'

interface Row {
  id: number
  name: string
}

const PER_SLICE = 100
const MANY = 2_000

const rowsOf = (named: Readonly<Record<number, string>>, count = MANY): Row[] =>
  Array.from({ length: count }, (_, id) => ({ id, name: named[id] ?? `alumno ${id}` }))

/** How often each row's text was made. */
let made: Map<Row, number>
const textOf = (row: Row) => {
  made.set(row, (made.get(row) ?? 0) + 1)
  return row.name
}
/** Texts are kept for each function: each test has its own. */
let searchText: (row: Row) => string

/** Slices wait here until a test lets one go on. */
let waiting: (() => void)[]
const globals = globalThis as unknown as { scheduler?: { yield: () => Promise<void> } }
const slice = () => act(async () => waiting.splice(0).forEach((go) => go()))
const toTheEnd = async () => {
  while (waiting.length > 0) await slice()
}

beforeEach(() => {
  made = new Map()
  searchText = (row) => textOf(row)
  waiting = []
  let at = 0
  // A slice ends by the clock: here the clock goes on by a hundredth of it with each row.
  jest.spyOn(performance, 'now').mockImplementation(() => (at += 8 / PER_SLICE))
  jest.replaceProperty(globals, 'scheduler', { yield: () => new Promise<void>((go) => waiting.push(go)) })
})
afterEach(() => jest.restoreAllMocks())

const open = async (rows: Row[]) => {
  let drawn = 0
  const view = renderHook(
    (props: { rows: Row[] }) => {
      drawn += 1
      return useLocalList(props.rows, { searchText, inUrl: false })
    },
    { wrapper: MemoryRouter, initialProps: { rows } },
  )
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  return {
    ...view,
    drawn: () => drawn,
    type: (query: string) => act(() => view.result.current.setQuery(query)),
    found: () => view.result.current.matching.map(({ id }) => id),
  }
}

const twice = () => [...made.values()].filter((times) => times > 1)

test('a key before the texts are made finds the rows that have theirs, and all of them once they are whole', async () => {
  const { type, found } = await open(rowsOf({ 3: 'Ana', 1500: 'Ana María' }))
  type('ana')
  expect(found()).toEqual([3])
  expect(made.size).toBeLessThan(2 * PER_SLICE)
  await toTheEnd()
  expect(found()).toEqual([3, 1500])
  expect(made.size).toBe(MANY)
  expect(twice()).toEqual([])
})

test('where none of them matches the search goes on until one does: a scanned code never reads as unknown', async () => {
  const { type, found } = await open(rowsOf({ 1200: 'A-77', 1700: 'A-77 bis' }))
  type('a-77')
  expect(found()).toEqual([1200])
  await toTheEnd()
  expect(found()).toEqual([1200, 1700])
})

test('what nobody is called is found by its sound, as it is when the texts are whole', async () => {
  const { type, found } = await open(rowsOf({ 1200: 'Ximena Yáñez' }))
  type('jimena')
  expect(found()).toEqual([1200])
})

test('rows that change while the texts are made are found as they are now, and the others are not made again', async () => {
  const rows = rowsOf({ 1500: 'Ana' })
  const { type, found, rerender } = await open(rows)
  await slice()
  const changed = rows.map((row) => (row.id === 1500 ? { ...row, name: 'Eva' } : row))
  rerender({ rows: [...changed.filter(({ id }) => id !== 4), { id: MANY, name: 'Ana' }] })
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  await toTheEnd()
  type('ana')
  expect(found()).toEqual([MANY])
  type('eva')
  expect(found()).toEqual([1500])
  expect(twice()).toEqual([])
})

test('a page that is left in the middle makes no further text', async () => {
  const { unmount } = await open(rowsOf({}))
  await slice()
  const before = made.size
  unmount()
  await toTheEnd()
  expect(made.size).toBe(before)
  expect(before).toBeLessThan(MANY)
})

test('two lists of the same rows, and effects that run twice, make each text once', async () => {
  const rows = rowsOf({})
  const List = () => <p>{useLocalList(rows, { searchText, inUrl: false }).matches}</p>
  render(
    <StrictMode>
      <MemoryRouter>
        <List />
        <List />
      </MemoryRouter>
    </StrictMode>,
  )
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  await toTheEnd()
  expect(made.size).toBe(MANY)
  expect(twice()).toEqual([])
})

test('a list that nobody searches is not drawn again when its texts are whole', async () => {
  const { drawn } = await open(rowsOf({}))
  const before = drawn()
  await toTheEnd()
  expect(made.size).toBe(MANY)
  expect(drawn()).toBe(before)
})

test('a browser without slices of its own makes them by messages', async () => {
  jest.replaceProperty(globals, 'scheduler', undefined)
  // The page's own in a browser; jsdom has none.
  Object.assign(globalThis, { MessageChannel })
  const { type, found } = await open(rowsOf({ 3: 'Ana', 1500: 'Ana' }))
  type('ana')
  await waitFor(() => expect(found()).toEqual([3, 1500]))
  expect(made.size).toBe(MANY)
  Reflect.deleteProperty(globalThis, 'MessageChannel')
})

// Among half of the rows there is one «Ana» where in all there are two: Enter would open the wrong family's.
test.each(['{Enter}', '{ArrowDown}'])(
  '%s acts on all the rows, not on those that have their texts',
  async (key) => {
    const rows = rowsOf({ 3: 'Ana', 1500: 'Ana' })
    const pressed = jest.fn()
    const List = () => {
      const list = useLocalList(rows, { searchText, inUrl: false })
      const { frame, onKeyDown } = useRowKeys<HTMLDivElement>()
      return (
        <div ref={frame} onKeyDown={onKeyDown}>
          <input type="search" value={list.query} onChange={(event) => list.setQuery(event.target.value)} />
          {list.rows.map(({ id }) => (
            <button key={id} className="row-action" onClick={pressed}>
              {id}
            </button>
          ))}
        </div>
      )
    }
    render(<List />, { wrapper: MemoryRouter })
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
    const box = screen.getByRole('searchbox')
    fireEvent.change(box, { target: { value: 'ana' } })
    expect(screen.getAllByRole('button')).toHaveLength(1)
    fireEvent.keyDown(box, { key: key.slice(1, -1) })
    expect(screen.getAllByRole('button')).toHaveLength(2)
    expect(pressed).not.toHaveBeenCalled()
    expect(document.activeElement).toHaveTextContent('3')
  },
)

test('with no list under way there is nothing to finish', () => expect(finishIndexes).not.toThrow())
