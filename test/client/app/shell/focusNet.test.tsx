import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState, type ReactNode } from 'react'
import { useFocusNet } from '@client/app/shell/useFocusNet'

function Frame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  useFocusNet(main)
  return (
    <main ref={main}>
      <h1 tabIndex={-1}>Importar alumnos</h1>
      {children}
    </main>
  )
}

/** A button that is gone once it was pressed. */
function Step({ then }: { then: ReactNode }) {
  const [pressed, setPressed] = useState(false)
  return (
    <section>
      {pressed && then}
      {!pressed && (
        <button type="button" onClick={() => setPressed(true)}>
          Revisar
        </button>
      )}
    </section>
  )
}

const press = async () => {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
}
const focused = (name: string) => waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus())

test('a pressed button that goes leaves the focus on the heading of what came in its place', async () => {
  render(<Frame>{<Step then={<h2>Resultado</h2>} />}</Frame>)
  await press()
  await focused('Resultado')
})

test('without a heading there it is the heading of the page', async () => {
  render(<Frame>{<Step then={<p>Listo</p>} />}</Frame>)
  await press()
  await focused('Importar alumnos')
})

test('what takes the focus by itself keeps it, and a press beside everything is left alone', async () => {
  const { rerender } = render(<Frame>{<Step then={<input aria-label="Nombre" autoFocus />} />}</Frame>)
  await press()
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus()
  await userEvent.click(document.body)
  rerender(<Frame>{null}</Frame>)
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(document.body).toHaveFocus()
})
