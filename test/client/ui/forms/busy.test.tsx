import { act, screen } from '@testing-library/react'
import { BusyButton } from '@client/ui/forms/BusyButton'
import { useBusy } from '@client/ui/forms/useBusy'
import { renderUi } from '@test/support/pages/ui'

function Pay({ work }: { work: () => unknown }) {
  const { busy, run } = useBusy()
  return (
    <BusyButton type="button" busy={busy} onClick={() => run(work).catch(() => undefined)}>
      Pagar
    </BusyButton>
  )
}

test('two presses within one frame work once', async () => {
  let paid = 0
  renderUi(<Pay work={() => (paid += 1)} />)
  const button = screen.getByRole('button', { name: 'Pagar' })
  await act(async () => {
    button.click()
    button.click()
  })
  expect(paid).toBe(1)
})

test('a failure frees the button for another try', async () => {
  let tries = 0
  const { user } = renderUi(
    <Pay
      work={async () => {
        tries += 1
        throw new Error('sin red')
      }}
    />,
  )
  const button = screen.getByRole('button', { name: 'Pagar' })
  await user.click(button)
  expect(button).not.toHaveAttribute('aria-busy')
  await user.click(button)
  expect(tries).toBe(2)
})
