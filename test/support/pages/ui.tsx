import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { loadLaterIcons } from '@client/ui/icons/Icon'
import { AppTheme } from '@client/app/theme/AppTheme'
import { UnsavedGuardProvider } from '@client/ui/guard/UnsavedGuardProvider'
import { NoticeProvider } from '@client/ui/notices/NoticeProvider'
import { SchoolDayContext } from '@client/ui/page/schoolDay'
import { usePlainLinks } from '@client/ui/parts/usePlainLinks'

/** The day it is in the school, whatever this computer says. */
export const SCHOOL_DAY = '2026-09-15'

let address = ''

function Address() {
  const { pathname, search } = useLocation()
  address = pathname + search
  return null
}

/** Path and query of the router that `renderUi` made. */
export const currentAddress = (): string => address

/** The parts of the product's frame that a tested component needs. */
function Frame({ children }: { children: ReactNode }) {
  return <main onClick={usePlainLinks('plainRowLink')}>{children}</main>
}

// Otherwise they are drawn between two steps of a test.
beforeAll(loadLaterIcons)

/** Wraps a component of `ui` in theme, notices, unsaved-changes guard and a router in memory. */
export const renderUi = (content: ReactNode, at = '/') => {
  const user = userEvent.setup({ delay: null })
  const inside = (node: ReactNode) => (
    <AppTheme>
      <NoticeProvider>
        <MemoryRouter initialEntries={[at]}>
          <Address />
          <UnsavedGuardProvider>
            <SchoolDayContext value={() => SCHOOL_DAY}>
              <Frame>{node}</Frame>
            </SchoolDayContext>
          </UnsavedGuardProvider>
        </MemoryRouter>
      </NoticeProvider>
    </AppTheme>
  )
  const view = render(inside(content))
  return { ...view, user, rerender: (next: ReactNode) => view.rerender(inside(next)) }
}
