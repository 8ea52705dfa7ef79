import { fireEvent, render, screen } from '@testing-library/react'
import { usePressGuard } from '@client/ui/forms/usePressGuard'

const sent = jest.fn()
beforeEach(() => sent.mockReset())

function Guarded() {
  return (
    <div {...usePressGuard()}>
      <button onClick={sent}>Pagar</button>
      <textarea aria-label="Motivo" />
    </div>
  )
}

const pay = () => screen.getByRole('button', { name: 'Pagar' })

test('a held Enter is stopped, a press of its own is not', () => {
  render(<Guarded />)
  // fireEvent answers whether the browser would go on with the press.
  expect(fireEvent.keyDown(pay(), { key: 'Enter', repeat: true })).toBe(false)
  expect(fireEvent.keyDown(pay(), { key: 'Enter' })).toBe(true)
})

test('in a text of several lines a held Enter writes lines', () => {
  render(<Guarded />)
  expect(fireEvent.keyDown(screen.getByLabelText('Motivo'), { key: 'Enter', repeat: true })).toBe(true)
})

test('the second click of two that began elsewhere presses nothing', () => {
  render(<Guarded />)
  fireEvent.click(pay(), { detail: 2 })
  expect(sent).not.toHaveBeenCalled()
  fireEvent.click(pay(), { detail: 1 })
  fireEvent.click(pay(), { detail: 2 })
  expect(sent).toHaveBeenCalledTimes(2)
})

test('a press by keyboard counts as one', () => {
  render(<Guarded />)
  fireEvent.click(pay(), { detail: 0 })
  expect(sent).toHaveBeenCalledTimes(1)
})
