import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom'
import { AppTheme } from '@client/app/theme/AppTheme'
import { UnsavedGuardProvider } from '@client/ui/guard/UnsavedGuardProvider'
import { useGuardedNavigate, useUnsavedGuard } from '@client/ui/guard/useUnsavedGuard'

function Form({ ofAddress = false }) {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const leave = useGuardedNavigate()
  useUnsavedGuard(text !== '', { ofAddress })
  return (
    <>
      <h1>Registro</h1>
      <input aria-label="Nombre" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/lista">Ir a la lista</Link>
      <Link to="/registro?paso=2">Otro paso</Link>
      <button onClick={() => leave('/lista')}>Cancelar</button>
      <button onClick={() => void navigate('/lista')}>Guardar</button>
    </>
  )
}

/** A real browser history, as the product has: the router in memory has no Back of its own. */
const open = async (ofAddress = false) => {
  window.history.replaceState(null, '', '/')
  const user = userEvent.setup()
  render(
    <AppTheme>
      <BrowserRouter>
        <UnsavedGuardProvider>
          <Routes>
            <Route path="/" element={<Link to="/registro">Registrar</Link>} />
            <Route path="/registro" element={<Form ofAddress={ofAddress} />} />
            <Route path="/lista" element={<h1>Lista</h1>} />
          </Routes>
        </UnsavedGuardProvider>
      </BrowserRouter>
    </AppTheme>,
  )
  await user.click(screen.getByRole('link', { name: 'Registrar' }))
  return user
}

const question = () => screen.findByRole('alertdialog', { name: 'Hay cambios sin guardar' })
const write = (user: Awaited<ReturnType<typeof open>>) => user.type(screen.getByRole('textbox'), 'Ñandú')
const closesUnasked = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('a clean form is left freely', async () => {
  const user = await open()
  expect(closesUnasked()).toBe(true)
  await user.click(screen.getByRole('link', { name: 'Ir a la lista' }))
  expect(screen.getByRole('heading', { name: 'Lista' })).toBeInTheDocument()
})

test('a link asks; staying keeps what was typed, insisting goes', async () => {
  const user = await open()
  await write(user)
  await user.click(screen.getByRole('link', { name: 'Ir a la lista' }))
  await question()
  await user.click(screen.getByRole('button', { name: 'Seguir aquí' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(screen.getByRole('textbox')).toHaveValue('Ñandú')

  await user.click(screen.getByRole('link', { name: 'Ir a la lista' }))
  await question()
  await user.click(screen.getByRole('button', { name: 'Salir sin guardar' }))
  expect(await screen.findByRole('heading', { name: 'Lista' })).toBeInTheDocument()
})

test('a link to the same page does not ask', async () => {
  const user = await open()
  await write(user)
  await user.click(screen.getByRole('link', { name: 'Otro paso' }))
  expect(window.location.search).toBe('?paso=2')
  expect(screen.getByRole('textbox')).toHaveValue('Ñandú')
})

test('what belongs to one address is asked about before another search of its page, by link or Back', async () => {
  const user = await open(true)
  await user.click(screen.getByRole('link', { name: 'Otro paso' }))
  await write(user)
  act(() => window.history.back())
  await question()
  await waitFor(() => expect(window.location.search).toBe('?paso=2'))
  await user.click(screen.getByRole('button', { name: 'Salir sin guardar' }))
  await waitFor(() => expect(window.location.search).toBe(''))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('link', { name: 'Otro paso' }))
  await question()
  expect(window.location.search).toBe('')
})

test('Back asks and stays; insisting goes back', async () => {
  const user = await open()
  await write(user)
  act(() => window.history.back())
  await question()
  await waitFor(() => expect(window.location.pathname).toBe('/registro'))
  await user.click(screen.getByRole('button', { name: 'Seguir aquí' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(screen.getByRole('textbox')).toHaveValue('Ñandú')

  act(() => window.history.back())
  await question()
  await user.click(screen.getByRole('button', { name: 'Salir sin guardar' }))
  expect(await screen.findByRole('link', { name: 'Registrar' })).toBeInTheDocument()
  expect(window.location.pathname).toBe('/')
})

test('Back over a step of the same page stays where one was, not where the form began to be filled in', async () => {
  const user = await open()
  await write(user)
  await user.click(screen.getByRole('link', { name: 'Otro paso' }))
  act(() => window.history.go(-2))
  await question()
  await waitFor(() => expect(window.location.search).toBe('?paso=2'))
  await user.click(screen.getByRole('button', { name: 'Salir sin guardar' }))
  expect(await screen.findByRole('link', { name: 'Registrar' })).toBeInTheDocument()
})

test('Forward asks too, and goes where one wanted', async () => {
  const user = await open()
  await user.click(screen.getByRole('link', { name: 'Ir a la lista' }))
  act(() => window.history.back())
  await screen.findByRole('heading', { name: 'Registro' })
  await write(user)
  act(() => window.history.forward())
  await question()
  await waitFor(() => expect(window.location.pathname).toBe('/registro'))
  await user.click(screen.getByRole('button', { name: 'Salir sin guardar' }))
  expect(await screen.findByRole('heading', { name: 'Lista' })).toBeInTheDocument()
  expect(window.location.pathname).toBe('/lista')
})

test('the question comes before a router that heard of the step first', async () => {
  const add = jest.spyOn(window, 'addEventListener')
  await open()
  const listeners = add.mock.calls.filter(([type]) => type === 'popstate').map(([, , options]) => options)
  add.mockRestore()
  // A browser calls the listeners of a window in their order, capturing or not; jsdom calls those that capture first.
  expect(listeners).toEqual([undefined, undefined])
})

test('closing the tab asks only while something is unsaved', async () => {
  const user = await open()
  await write(user)
  expect(closesUnasked()).toBe(false)
  await user.clear(screen.getByRole('textbox'))
  expect(closesUnasked()).toBe(true)
})

test('Cancelar asks, a save that goes on by itself does not', async () => {
  const user = await open()
  await write(user)
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  await question()
  await user.click(screen.getByRole('button', { name: 'Seguir aquí' }))
  await user.click(screen.getByRole('button', { name: 'Guardar', hidden: true }))
  expect(await screen.findByRole('heading', { name: 'Lista', hidden: true })).toBeInTheDocument()
  expect(closesUnasked()).toBe(true)
})
