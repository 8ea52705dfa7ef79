import { screen, waitFor } from '@testing-library/react'

/** An alert says this, beside those of earlier tries: an error stays until somebody closes it. */
export const alertSays = (text: string): Promise<void> =>
  waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(text),
    ),
  )
