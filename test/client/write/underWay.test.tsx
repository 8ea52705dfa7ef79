import { act, render, screen } from '@testing-library/react'
import type { ImportProgress } from '@contract/imports/imports.schemas'
import { UnderWay } from '@client/write/imports/UnderWay'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** What it shows when the server has told how far it is. */
const shows = async (sent: { sent: number; total: number } | null, progress: ImportProgress | null) => {
  const ask = () => Promise.resolve(progress)
  const { unmount } = render(<UnderWay ask={ask} sent={sent} />)
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  const bar = screen.getByRole('progressbar')
  const shown = [screen.getByRole('status').textContent, bar.getAttribute('aria-valuenow')]
  unmount()
  return shown
}

test('a file is on its way until its last byte has left, then the server reads, checks and stores it', async () => {
  const reading = { paso: 'LEYENDO', hechas: 0, total: 0 } as const
  const checking = { paso: 'REVISANDO', hechas: 30, total: 40 } as const
  const half = { sent: 50, total: 100 }
  const whole = { sent: 100, total: 100 }
  expect(await shows(half, null)).toEqual(['Enviando el archivo', '50'])
  expect(await shows(half, reading)).toEqual(['Enviando el archivo', '50'])
  expect(await shows(whole, null)).toEqual(['Enviando el archivo', null])
  expect(await shows(whole, reading)).toEqual(['Leyendo el archivo', null])
  for (const sent of [whole, null, { sent: 0, total: 0 }])
    expect(await shows(sent, checking)).toEqual(['Revisando: 30 de 40', '75'])
  expect(await shows(whole, { ...checking, paso: 'GUARDANDO' })).toEqual(['Guardando', null])
})
