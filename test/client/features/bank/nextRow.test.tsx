import { act, screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { CONFIRM, LIST, deposit, proposal } from './bank.support'

const listOf = (...ids: number[]) => ({
  ok: true,
  movimientos: ids.map((id) => deposit(id)),
  total: ids.length,
})
const done = { ok: true, cobrados: [{ id: 2, pago: {} }], omitidos: [] }
/** An answer that the test gives. */
const held = () => {
  let answer: (reply: object) => void = () => undefined
  return {
    handler: () => new Promise<object>((resolve) => (answer = resolve)),
    answer: (reply: object) => answer(reply),
  }
}
/** As long as a person looks before the press that takes money (decisions/0052). */
const LOOK_MS = 650
const buttonOf = (id: number) =>
  within(screen.getByRole('row', { name: new RegExp(`SPEI ${id}`) })).getByRole('button', {
    name: 'Confirmar',
  })

/** The second of three deposits is confirmed with Enter; its answer is here, the list without it not yet. */
const confirmSecond = async () => {
  const opened = await renderScreen('/banco', { answers: { [LIST]: listOf(1, 2, 3), [CONFIRM]: done } })
  await screen.findByText('SPEI 1')
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus())
  await opened.user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Confirmar' })).toHaveFocus())
  await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  const list = held()
  opened.network.on(LIST, list.handler)
  await opened.user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(buttonOf(2)).toHaveFocus())
  return { ...opened, list }
}

test('the confirmed row goes when the list comes, and the next one has the focus', async () => {
  const { list } = await confirmSecond()
  list.answer(listOf(1, 3))
  await waitFor(() => expect(buttonOf(3)).toHaveFocus())
})

test.each(['heading', 'searchbox'] as const)(
  'also where the focus was brought to the %s before the row went, not by the user',
  async (role) => {
    const { list } = await confirmSecond()
    // As the focus nets do on a slow machine: their timers end before React gives the focus back to the row.
    act(() => screen.getAllByRole(role)[0]!.focus())
    list.answer(listOf(1, 3))
    await waitFor(() => expect(buttonOf(3)).toHaveFocus())
  },
)

test.each([['{Tab}'], ['{Shift>}{Tab}{/Shift}']])(
  'a user who left the row with %s is not brought back',
  async (keys) => {
    const { list, user } = await confirmSecond()
    await user.keyboard(keys)
    const place = document.activeElement
    list.answer(listOf(1, 3))
    await waitFor(() => expect(screen.queryByText('SPEI 2')).toBeNull())
    if (place?.isConnected) expect(place).toHaveFocus()
  },
)

test('a user who went to the search box with the mouse types on there', async () => {
  const { list, user } = await confirmSecond()
  await user.click(screen.getByRole('searchbox'))
  list.answer(listOf(1, 3))
  await waitFor(() => expect(screen.queryByText('SPEI 2')).toBeNull())
  expect(screen.getByRole('searchbox')).toHaveFocus()
})

/** A list whose first row is only probable, between two that are sure. */
const mixed = (...ids: number[]) => ({
  ...listOf(...ids),
  movimientos: ids.map((id) =>
    deposit(id, id === 2 ? { propuesta: proposal({ clase: 'PROBABLE', familia: 'LUIS GIL' }) } : {}),
  ),
})

test('after many were confirmed together the focus is the row in the place of the first, not the heading', async () => {
  const opened = await renderScreen('/banco', { answers: { [LIST]: mixed(1, 2, 3), [CONFIRM]: done } })
  await opened.user.click(await screen.findByRole('button', { name: 'Confirmar las 2 seguras' }))
  const question = within(await screen.findByRole('alertdialog'))
  opened.network.on(LIST, mixed(2))
  await opened.user.click(question.getByRole('button', { name: 'Confirmar' }))
  await waitFor(() => expect(screen.queryByText('SPEI 1')).toBeNull())
  await waitFor(() => expect(buttonOf(2)).toHaveFocus())
})

describe('a row that is only probable', () => {
  const openProbable = async () => {
    const opened = await renderScreen('/banco', { answers: { [LIST]: mixed(2, 3), [CONFIRM]: done } })
    await screen.findByText('SPEI 2')
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus())
    await opened.user.keyboard('{ArrowDown}{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByText('LUIS GIL')).toHaveFocus())
    const posts = () => opened.network.sent.filter(({ method }) => method === 'POST').map(({ body }) => body)
    return { ...opened, dialog, posts }
  }

  test('Enter pays nothing, however often it is pressed; the arrow leads to the button, which does', async () => {
    const { user, dialog, posts } = await openProbable()
    await user.keyboard('{Enter}{Enter}{Enter}')
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(posts()).toEqual([])
    expect(dialog.getByText('LUIS GIL')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(dialog.getByRole('button', { name: 'Confirmar' })).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(posts()).toEqual([{ movimientos: [{ id: 2, padreId: 3 }] }]))
  })

  test('a letter searches another family', async () => {
    const { user, dialog } = await openProbable()
    await user.keyboard('a')
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /Familia/ })).toHaveValue('a'))
    expect(dialog.getByRole('combobox', { name: /Familia/ })).toHaveFocus()
  })
})
