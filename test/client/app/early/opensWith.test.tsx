import { CURRENT_CYCLE, OPENS_WITH } from '@client/app/early/opensWith'
import { waitFor } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'

test.each(Object.entries(OPENS_WITH))(
  '%s asks for what was asked early, letter by letter',
  async (path, calls) => {
    const { network, unmount } = await renderScreen(path)
    await waitFor(() => {
      for (const call of [CURRENT_CYCLE, ...calls]) expect(network.count(`GET ${call}`)).toBe(1)
    })
    unmount()
  },
)
