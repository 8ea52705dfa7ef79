import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadNoticeStack } from '@client/ui/notices/loadNoticeStack'
import { NoticeProvider } from '@client/ui/notices/NoticeProvider'
import { useNotice } from '@client/ui/notices/useNotice'
import { AppTheme } from '@client/app/theme/AppTheme'

type Load = typeof loadNoticeStack

function Buttons() {
  const { notify, dismiss } = useNotice()
  return (
    <>
      <button onClick={() => notify({ title: 'Uno', kind: 'error' })}>uno</button>
      <button onClick={() => notify({ title: 'Dos', kind: 'warning' })}>dos</button>
      <button onClick={dismiss}>nada</button>
    </>
  )
}

/** @param load how the chunk that shows notices arrives */
const renderWith = (load: Load) => {
  render(
    <AppTheme>
      <NoticeProvider load={load}>
        <Buttons />
      </NoticeProvider>
    </AppTheme>,
  )
  const user = userEvent.setup()
  return (name: string) => user.click(screen.getByRole('button', { name }))
}

/** A chunk that arrives when the test calls `arrive`. */
const slow = () => {
  let arrive!: () => void
  const gate = new Promise<void>((resolve) => (arrive = resolve))
  return { load: () => gate.then(loadNoticeStack), arrive: () => arrive() }
}

test('what is told before its chunk has come is shown when it comes, in its order', async () => {
  const chunk = slow()
  const press = renderWith(chunk.load)
  await press('uno')
  await press('dos')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  chunk.arrive()
  const shown = await screen.findAllByRole('alert')
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Error: Uno', 'Atención: Dos'])
})

test('what was taken away before its chunk has come is not shown', async () => {
  const chunk = slow()
  const press = renderWith(chunk.load)
  await press('uno')
  await press('nada')
  await press('dos')
  chunk.arrive()
  expect(await screen.findAllByRole('alert')).toHaveLength(1)
  expect(screen.getByRole('alert')).toHaveTextContent('Dos')
})

test('a notice whose chunk cannot be had is kept until the line is back', async () => {
  let online = false
  const press = renderWith(() => (online ? loadNoticeStack() : Promise.reject(new Error('no line'))))
  await press('uno')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  online = true
  fireEvent.online(window)
  expect(await screen.findByRole('alert')).toHaveTextContent('Uno')
})
