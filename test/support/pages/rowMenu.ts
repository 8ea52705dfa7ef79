import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** A row, as `within` gives it; `screen` where there is one row. */
type InRow = Pick<ReturnType<typeof within>, 'getByRole' | 'queryByRole'>

const MORE = { name: /^Más acciones de / }

/** The "⋯" of a row. */
export const moreOf = (row: InRow): HTMLElement => row.getByRole('button', MORE)

const openMore = async (user: UserEvent, row: InRow) => {
  await user.click(moreOf(row))
  return within(await screen.findByRole('menu'))
}

/** Presses an entry of the row's "⋯" menu. */
export const chooseMore = async (user: UserEvent, row: InRow, action: string): Promise<void> => {
  const menu = await openMore(user, row)
  await user.click(menu.getByRole('menuitem', { name: action }))
}

/** What the "⋯" of a row offers; it is closed again. */
export const moreActions = async (user: UserEvent, row: InRow): Promise<string[]> => {
  if (!row.queryByRole('button', MORE)) return []
  const menu = await openMore(user, row)
  const names = menu.getAllByRole('menuitem').map((each) => each.textContent ?? '')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  return names
}
