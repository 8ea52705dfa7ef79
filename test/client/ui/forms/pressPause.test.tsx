import { act, fireEvent, render, screen } from '@testing-library/react'
import { ConfirmDialog } from '@client/ui/dialogs/ConfirmDialog'
import { FormDialog } from '@client/ui/dialogs/FormDialog'
import { PRESS_PAUSE, viewMoved } from '@client/ui/forms/pressPause'
import { usePressGuard } from '@client/ui/forms/usePressGuard'
import { renderUi } from '@test/support/pages/ui'

const sent = jest.fn()
let clock = 10_000

beforeEach(() => {
  sent.mockReset()
  clock += 10_000
  PRESS_PAUSE.ms = 600
  jest.spyOn(performance, 'now').mockImplementation(() => clock)
})
afterEach(() => {
  PRESS_PAUSE.ms = 0
  jest.restoreAllMocks()
})

function Guarded({ moves = 'money' }: { moves?: 'money' | false }) {
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    sent()
  }
  return (
    <form {...usePressGuard(moves)} onSubmit={submit}>
      <input aria-label="Efectivo" />
      <label>
        <input type="checkbox" /> Usar saldo
      </label>
      <button type="button">Exacto</button>
      <button type="submit">Cobrar</button>
    </form>
  )
}

const collect = () => screen.getByRole('button', { name: 'Cobrar' })
const after = (ms: number) => {
  clock += ms
}
/** A dialog draws once more when its work has ended. */
const workEnded = () => act(async () => undefined)
/** Enter on a button, as a browser sends it. */
const enter = () => {
  fireEvent.keyDown(collect(), { key: 'Enter' })
  fireEvent.click(collect(), { detail: 0 })
}
/** A finger or a mouse: the button gets the focus on the way down. */
const tap = () => {
  fireEvent.pointerDown(collect())
  fireEvent.mouseDown(collect())
  act(() => collect().focus())
  fireEvent.mouseUp(collect())
  fireEvent.click(collect(), { detail: 1 })
}

test('a press within 600 ms after the page opened sends nothing, one after them does', () => {
  render(<Guarded />)
  after(599)
  enter()
  tap()
  expect(sent).not.toHaveBeenCalled()
  after(2)
  enter()
  expect(sent).toHaveBeenCalledTimes(1)
  tap()
  expect(sent).toHaveBeenCalledTimes(2)
})

test('a focus that a key or the program moved makes the next press wait; typing there does not', () => {
  render(<Guarded />)
  after(1_000)
  act(() => screen.getByLabelText('Efectivo').focus())
  after(400)
  fireEvent.change(screen.getByLabelText('Efectivo'), { target: { value: '5' } })
  enter()
  expect(sent).not.toHaveBeenCalled()
  after(201)
  enter()
  expect(sent).toHaveBeenCalledTimes(1)
})

test('a pointer brings the focus along: a click on the button, or on a label just before, is not made to wait', () => {
  render(<Guarded />)
  after(1_000)
  const box = screen.getByRole('checkbox')
  fireEvent.pointerDown(box.parentElement!)
  fireEvent.mouseDown(box.parentElement!)
  fireEvent.mouseUp(box.parentElement!)
  fireEvent.click(box.parentElement!, { detail: 1 })
  act(() => box.focus())
  after(100)
  tap()
  expect(sent).toHaveBeenCalledTimes(1)
})

test('other amounts in sight make the next press wait', () => {
  render(<Guarded />)
  after(1_000)
  viewMoved()
  after(100)
  tap()
  expect(sent).not.toHaveBeenCalled()
})

test('a tap that came down before the focus moved counts for what was there then', () => {
  render(<Guarded />)
  after(1_000)
  fireEvent.pointerDown(collect())
  act(() => screen.getByLabelText('Efectivo').focus())
  after(620)
  fireEvent.click(collect(), { detail: 1 })
  expect(sent).not.toHaveBeenCalled()
})

test('a button that was pushed away under the finger waits, one that a person scrolled does not', () => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  render(<Guarded />)
  let top = 100
  jest.spyOn(collect(), 'getBoundingClientRect').mockImplementation(() => ({ left: 0, top }) as DOMRect)
  jest.advanceTimersByTime(200)
  after(1_000)
  // The page scrolls by 300: the button is elsewhere in the window, and where it was in the page.
  Object.assign(window, { scrollY: 300 })
  top -= 300
  jest.advanceTimersByTime(200)
  tap()
  expect(sent).toHaveBeenCalledTimes(1)
  top += 40
  jest.advanceTimersByTime(200)
  tap()
  expect(sent).toHaveBeenCalledTimes(1)
  Object.assign(window, { scrollY: 0 })
  jest.useRealTimers()
})

test('only the last press waits, and only where money moves', () => {
  const { unmount } = render(<Guarded />)
  fireEvent.click(screen.getByRole('button', { name: 'Exacto' }), { detail: 1 })
  fireEvent.click(screen.getByRole('checkbox'), { detail: 1 })
  expect(screen.getByRole('checkbox')).toBeChecked()
  unmount()
  render(<Guarded moves={false} />)
  enter()
  expect(sent).toHaveBeenCalledTimes(1)
})

test('a form that a select sends by itself waits too', () => {
  render(<Guarded />)
  const form = collect().closest('form')!
  fireEvent.submit(form)
  expect(sent).not.toHaveBeenCalled()
  after(601)
  fireEvent.submit(form)
  expect(sent).toHaveBeenCalledTimes(1)
})

test('a dialog of money waits from its opening on; its way out does not', async () => {
  const close = jest.fn()
  renderUi(
    <FormDialog money title="Pagar cargo" submitLabel="Pagar" onSubmit={sent} onClose={close}>
      <input aria-label="Efectivo" />
    </FormDialog>,
  )
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Pagar' }), { detail: 1 })
  press()
  expect(sent).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }), { detail: 1 })
  expect(close).toHaveBeenCalledTimes(1)
  after(601)
  press()
  expect(sent).toHaveBeenCalledTimes(1)
  await workEnded()
})

test('a question of money waits from its opening on', async () => {
  renderUi(
    <ConfirmDialog open money title="¿Cerrar?" confirmLabel="Cerrar corte" onConfirm={sent} onClose={sent} />,
  )
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Cerrar corte' }), { detail: 1 })
  press()
  expect(sent).not.toHaveBeenCalled()
  after(601)
  press()
  expect(sent).toHaveBeenCalledTimes(1)
  await workEnded()
})
