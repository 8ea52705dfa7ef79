import { act, renderHook, waitFor } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { createPath, Router, type Navigator, type To } from 'react-router-dom'
import { useListView } from '@client/ui/list/useListView'

/** A router that shows an address when the test says so, as a busy computer does in a transition. */
const slowRouter = () => {
  const asked: string[] = []
  let show: (address: string) => void = () => undefined
  const go = (to: To) => void asked.push(typeof to === 'string' ? to : createPath(to))
  const navigator = { replace: go, push: go, go: () => undefined, createHref: String } as unknown as Navigator
  function SlowRouter({ children }: { children: ReactNode }) {
    const [location, setLocation] = useState('/lista')
    show = setLocation
    return (
      <Router location={location} navigator={navigator}>
        {children}
      </Router>
    )
  }
  return { wrapper: SlowRouter, asked, showNewest: () => act(() => show(asked.at(-1)!)) }
}

// Else what was searched comes back by itself, over the whole list that was asked for.
test('a search that is cleared before the address shows it stays cleared', async () => {
  const { wrapper, asked, showNewest } = slowRouter()
  const { result } = renderHook(() => useListView('', true), { wrapper })
  act(() => result.current.change({ query: 'ana', page: 1 }))
  await waitFor(() => expect(asked).toEqual([expect.stringContaining('q=ana')]))
  act(() => result.current.change({ query: '', page: 1 }))
  // Longer than a view that has landed is held.
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  showNewest()
  expect(result.current.view.query).toBe('')
  await waitFor(() => expect(asked).toHaveLength(2))
  showNewest()
  expect([asked.at(-1), result.current.view.query]).toEqual(['/lista', ''])
})
