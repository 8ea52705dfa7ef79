import { act, renderHook, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { useFilters } from '@client/ui/list/useFilters'
import { useLocalList, type LocalListOptions } from '@client/ui/list/useLocalList'

interface Row {
  id: number
  nombre: string | null
}

const rows: Row[] = ['José', 'Ana', null, 'Ñandú', 'Óscar'].map((nombre, id) => ({ id, nombre }))
let normalised = 0
const searchText = (row: Row) => {
  normalised += 1
  return row.nombre ?? ''
}
const sortBy = { nombre: (row: Row) => row.nombre }

const open = (options: Partial<LocalListOptions<Row>> = {}, at = '/lista') =>
  renderHook(
    () => ({
      list: useLocalList(rows, { searchText, sortBy, ...options }),
      search: decodeURIComponent(useLocation().search),
    }),
    { wrapper: ({ children }) => <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter> },
  ).result

const ids = (result: ReturnType<typeof open>) => result.current.list.rows.map((row) => row.id)

test('what is typed between writing the address and seeing it stands', () => {
  const result = open()
  act(() => result.current.list.setQuery('jos'))
  act(() => {
    result.current.list.commit()
    result.current.list.setQuery('josé')
  })
  expect(result.current.search).toBe('?q=jos')
  expect(result.current.list.query).toBe('josé')
  act(() => result.current.list.commit())
  expect(result.current.search).toBe('?q=josé')
})

test('the text of a row is normalised once, however often one searches', () => {
  const result = open()
  act(() => result.current.list.setQuery('a'))
  const first = normalised
  act(() => result.current.list.setQuery('an'))
  act(() => result.current.list.setQuery('zz'))
  expect(ids(result)).toEqual([])
  expect(normalised).toBe(first)
  expect(first).toBeLessThanOrEqual(rows.length)
})

test('rows without a value come last in both directions', () => {
  const result = open()
  act(() => result.current.list.setSort({ key: 'nombre', descending: false }))
  expect(ids(result)).toEqual([1, 0, 3, 4, 2])
  act(() => result.current.list.setSort({ key: 'nombre', descending: true }))
  expect(ids(result)).toEqual([4, 3, 0, 1, 2])
})

test('two lists of one page keep apart, and what else stands in the address stays', () => {
  const result = open({ prefix: 'cargos', pageSize: 2 }, '/alumno/1?tab=pagos&q=otra')
  expect(result.current.list.query).toBe('')
  act(() => result.current.list.setPage(2))
  act(() => result.current.list.commit())
  expect(result.current.search).toBe('?tab=pagos&q=otra&cargos.pagina=2')
})

// Without it the secretary who types a name and at once picks a grade loses the name.
test('a filter chosen before what is typed is in the address keeps both', () => {
  const names = ['grado'] as const
  const { result } = renderHook(
    () => ({
      list: useLocalList(rows, { searchText }),
      filters: useFilters(names),
      search: decodeURIComponent(useLocation().search),
    }),
    { wrapper: ({ children }) => <MemoryRouter initialEntries={['/lista']}>{children}</MemoryRouter> },
  )
  act(() => result.current.list.setQuery('jos'))
  act(() => result.current.filters.change({ grado: '3' }))
  expect(result.current.list.query).toBe('jos')
  act(() => result.current.list.commit())
  expect(result.current.search).toBe('?grado=3&q=jos')
  act(() => result.current.list.setQuery('josé'))
  act(() => {
    result.current.list.commit()
    result.current.filters.change({ grado: '4' })
  })
  act(() => result.current.list.commit())
  expect(result.current.list.query).toBe('josé')
  expect(result.current.search).toBe('?grado=4&q=josé')
})

test('a picker leaves the address alone', () => {
  const result = open({ inUrl: false }, '/lista?q=ana')
  expect(result.current.list.query).toBe('')
  act(() => result.current.list.setQuery('nandu'))
  act(() => result.current.list.commit())
  expect(ids(result)).toEqual([3])
  expect(result.current.search).toBe('?q=ana')
})

test('the page that a press opened stays open, however long its code takes to come', async () => {
  jest.useFakeTimers()
  let arrive = () => {}
  const Opened = lazy(
    () =>
      new Promise<{ default: () => string }>((done) => (arrive = () => done({ default: () => 'Alumno' }))),
  )
  const { result } = renderHook(() => ({ list: useLocalList(rows, { searchText }), go: useNavigate() }), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/lista']}>
        {children}
        <Suspense>
          <Routes>
            <Route path="/lista" element="Lista" />
            <Route path="/alumno" element={<Opened />} />
          </Routes>
        </Suspense>
      </MemoryRouter>
    ),
  })
  act(() => result.current.list.setQuery('jos'))
  act(() => {
    result.current.list.commit()
    void result.current.go('/alumno')
  })
  await act(() => jest.advanceTimersByTimeAsync(1000))
  await act(async () => arrive())
  expect(screen.getByText('Alumno')).toBeTruthy()
  jest.useRealTimers()
})
