/* eslint no-restricted-syntax: off -- ./react comes first: it says which React all that follows loads. */
import { drawn, IS_PRODUCTION } from './react'
import '@testing-library/jest-dom'
import { configure, getConfig, type Config } from '@testing-library/react'
import { PRESS_PAUSE } from '@client/ui/forms/pressPause'
import { errorWithNearest } from './nearest'
import { failOnWarnings } from './warnings'

// The library's one second is too little for a page on a machine that does other things; only a failure waits for it.
configure({ asyncUtilTimeout: 20_000 })
/**
 * A query that is tried again drops its error, so looking through the page for each is work for nothing. It is looked through when
 * the last try's error is read.
 */
const getElementError: Config['getElementError'] = (message, container) => {
  const isTriedAgain = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') as boolean
  const error = isTriedAgain
    ? Object.assign(new Error(), { name: 'TestingLibraryElementError' })
    : errorWithNearest(message, container)
  const get = () => errorWithNearest(message, container).message
  if (isTriedAgain) Object.defineProperty(error, 'message', { configurable: true, get })
  // The test's own line is the first that is shown.
  Error.captureStackTrace(error, getElementError)
  return error
}
configure({ getElementError })

if (IS_PRODUCTION)
  configure({
    asyncWrapper: async (work) => {
      const result = await work()
      await drawn()
      return result
    },
  })
else failOnWarnings()

// A test presses as fast as it can; the guard's own tests give it its pause again.
PRESS_PAUSE.ms = 0

/** jsdom computes no layout and lacks both: everything counts as visible, on a screen as wide as a phone. */
class InSight {
  constructor(private readonly tell: (entries: readonly { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: true }])
  }
  disconnect() {}
}
class AsWideAsAPhone {
  constructor(private readonly tell: (entries: readonly { contentRect: { width: number } }[]) => void) {}
  observe() {
    this.tell([{ contentRect: { width: 340 } }])
  }
  unobserve() {}
  disconnect() {}
}
/** Long lists make their texts in slices; jsdom has neither this nor the ports that stand in for it. */
const scheduler = { yield: () => new Promise((resolve) => setTimeout(resolve)) }

Object.assign(globalThis, { scheduler, IntersectionObserver: InSight, ResizeObserver: AsWideAsAPhone })
