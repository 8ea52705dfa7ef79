import { act, fireEvent, render, screen } from '@testing-library/react'
import { FormDialog } from '@client/ui/dialogs/FormDialog'
import { SelectInput } from '@client/ui/fields/SelectInput'
import { usePressGuard } from '@client/ui/forms/usePressGuard'
import { renderUi } from '@test/support/pages/ui'

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
  // fireEvent returns false when the press was prevented.
  expect(fireEvent.keyDown(pay(), { key: 'Enter', repeat: true })).toBe(false)
  expect(fireEvent.keyDown(pay(), { key: 'Enter' })).toBe(true)
})

test('a select, which sends its form by itself, does not hear a held Enter', async () => {
  renderUi(
    <FormDialog title="Pagar cargo" onSubmit={sent} onClose={() => undefined}>
      <SelectInput label="Método" options={[{ value: 'EFECTIVO', label: 'Efectivo' }]} />
    </FormDialog>,
  )
  fireEvent.keyDown(screen.getByLabelText('Método'), { key: 'Enter', repeat: true })
  expect(sent).not.toHaveBeenCalled()
  fireEvent.keyDown(screen.getByLabelText('Método'), { key: 'Enter' })
  expect(sent).toHaveBeenCalledTimes(1)
  // A dialog draws once more when its work has ended.
  await act(async () => undefined)
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
