import { setImmediate } from 'node:timers'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { LINKS_GOOD_MS } from '@client/state/live/signedLinks'
import { usePrintReceipt } from '@client/write/usePrintReceipt'
import { NoticeProvider } from '@client/ui/notices/NoticeProvider'
import { startClient } from '@test/support/state/client'

const PRINT = 'POST /pagos/3/recibo'

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }))
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const passes = (ms: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms)
    // The fake network answers in turns of the real loop.
    for (let turn = 0; turn < 8; turn++) {
      await new Promise((resolve) => setImmediate(resolve))
      await jest.advanceTimersByTimeAsync(0)
    }
  })

test('a printed receipt is offered again for as long as its link lives, and no longer', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null)
  const { network, store } = startClient()
  network.on(PRINT, { ok: true, recibo: { url: '/files/documentos/recibo/x.pdf', reimpresion: false } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <NoticeProvider>{children}</NoticeProvider>
    </Provider>
  )
  const { result } = renderHook(() => usePrintReceipt(), { wrapper })
  act(() => void result.current.print({ id: 3, folio: 41, conceptos: [] }))
  await passes(0)
  await passes(LINKS_GOOD_MS - 1000)
  expect(result.current.printed).toMatchObject({ paymentId: 3, url: '/files/documentos/recibo/x.pdf' })
  await passes(1000)
  expect(result.current.printed).toBeNull()
  expect(network.count(PRINT)).toBe(1)
})
