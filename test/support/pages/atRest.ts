import { waitFor } from '@testing-library/react'

/**
 * Waits until nothing on the page is busy. A call counts as sent before it is answered, and a busy form ignores a second press:
 * to press again, wait for the count first and then for this.
 */
export const atRest = (): Promise<void> =>
  waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
