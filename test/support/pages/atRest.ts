import { waitFor } from '@testing-library/react'

/**
 * Waits until nothing on the page says that it works. A call counts as sent before it is answered, and a form that still
 * works takes no second press: whoever presses again waits for the count first and then for this.
 */
export const atRest = (): Promise<void> =>
  waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
