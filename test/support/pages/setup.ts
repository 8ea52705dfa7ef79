import '@testing-library/jest-dom'
import { configure, getConfig } from '@testing-library/react'
import * as React from 'react'
import { PRESS_PAUSE } from '@client/ui/forms/pressPause'

// The library's one second is too little for a page on a machine that does other things; only a failure waits for it.
configure({ asyncUtilTimeout: 20_000 })
const { getElementError } = getConfig()
/**
 * A query that is tried again drops its error, so printing the page into each is work for nothing: a thirtieth of the time of the
 * page tests. The page is printed when the last try's error is read.
 */
configure({
  getElementError: (message, container) => {
    const isTriedAgain = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') as boolean
    if (!isTriedAgain) return getElementError(message, container)
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' })
    const get = () => getElementError(message, container).message
    return Object.defineProperty(error, 'message', { configurable: true, get })
  },
})
// A long form is typed letter by letter: 15 s were seen where two other programs took both cores.
jest.setTimeout(120_000)
// A test presses as fast as it can; the guard's own tests give it its pause again.
PRESS_PAUSE.ms = 0

/**
 * React's development build takes a stack trace with every element it makes, so that a warning can name its owner. Without them
 * the warnings stay and a page test needs a fifth less.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: inside } =
  React as unknown as Record<string, object>
Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined })

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
Object.assign(globalThis, { IntersectionObserver: InSight, ResizeObserver: AsWideAsAPhone })
