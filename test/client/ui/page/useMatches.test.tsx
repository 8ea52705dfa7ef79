import { act, renderHook } from '@testing-library/react'
import { useMatches } from '@client/ui/page/useMatches'

const before = Object.getOwnPropertyDescriptor(window, 'matchMedia')
afterEach(() => {
  if (before) Object.defineProperty(window, 'matchMedia', before)
  else Reflect.deleteProperty(window, 'matchMedia')
})

/** A window that can be resized. */
const aWindow = () => {
  const listeners = new Set<() => void>()
  const at = { wide: false }
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({
      get matches() {
        return at.wide
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }),
  })
  return {
    listeners,
    resize: (wide: boolean) =>
      act(() => {
        at.wide = wide
        listeners.forEach((tell) => tell())
      }),
  }
}

test('it follows the window for as long as somebody asks', () => {
  const page = aWindow()
  const { result, unmount } = renderHook(() => useMatches('(min-width:1100px)'))
  expect(result.current).toBe(false)
  page.resize(true)
  expect(result.current).toBe(true)
  page.resize(false)
  expect(result.current).toBe(false)
  unmount()
  expect(page.listeners.size).toBe(0)
})

test('where nobody can tell, no query holds', () => {
  expect(renderHook(() => useMatches('(min-width:1px)')).result.current).toBe(false)
})
