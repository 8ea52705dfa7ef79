import { setImmediate } from 'node:timers'
import { act } from '@testing-library/react'
// Imported beforehand, because a chunk loads in real time, which the fake clock does not move.
import '@client/app/session/IdleDialog'
import '@client/app/session/IdleWarning'
import { renderScreen } from '@test/support/pages/screen'
import { signedIn } from '@test/support/state/rows'

export const VERIFY = 'GET /auth/verify'
export const MINUTE = 60_000
export const ACTIVITY = 'escuela:actividad'

let day = 0

/** A clock of our own. Each test has its own day, because the browser keeps the last activity from one test to the next. */
export const startClock = () => {
  day += 1
  localStorage.clear()
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] })
  jest.setSystemTime(new Date(Date.UTC(2026, 9, day, 15)))
}

/** Lets answers arrive: the fake network waits for the real loop, which a fake clock does not turn. */
export const arrive = () =>
  act(async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve))
      await jest.advanceTimersByTimeAsync(0)
    }
  })

/** Time passes without activity of the user, in small steps, so that answers arrive meanwhile. */
export const passes = async (ms: number) => {
  const step = 20_000
  for (let gone = 0; gone < ms; gone += step) {
    await act(() => jest.advanceTimersByTimeAsync(Math.min(step, ms - gone)))
    await arrive()
  }
}

/** The home right after signing in. Each renewal gives another token. */
export const openHome = async () => {
  const opened = await renderScreen('/', {
    answers: {
      'POST /auth/logout': { ok: true },
      'GET /cargos/pendientes/all': { ok: true, cargos: [] },
      'GET /cargos/complementos': { ok: true, cargos: [] },
      'GET /cargos/pendientes/inscripcion': { ok: true, cargos: [] },
    },
  })
  const { network, store } = opened
  let given = 1
  network.on(VERIFY, () => {
    given += 1
    const { permissions } = store.getState().session
    return signedIn(`ficha-${given}`, { permissions })
  })
  // The watch begins once the first page is there.
  await passes(3000)
  return { ...opened, token: () => store.getState().session.token }
}
