import { act, screen, within } from '@testing-library/react'
import { PageForm } from '@client/ui/forms/PageForm'
import { Details } from '@client/ui/page/Details'
import { MoneyText } from '@client/ui/page/MoneyText'
import { OfflineBar } from '@client/ui/page/OfflineBar'
import { Page } from '@client/ui/page/Page'
import { PageError } from '@client/ui/page/PageError'
import { PageLoading } from '@client/ui/page/PageLoading'
import { PrimaryAction } from '@client/ui/page/PrimaryAction'
import { NoCyclePanel } from '@client/ui/page/NoCyclePanel'
import { Section } from '@client/ui/page/Section'
import { renderUi } from '@test/support/pages/ui'

test('a page has its path, its heading and its one action', () => {
  renderUi(
    <Page
      title="Registrar alumno"
      breadcrumb={[{ label: 'Familias' }, { label: 'Alumnos', to: '/historial/alumnos' }]}
      action={<PrimaryAction to="/registro/padre">Registrar padre</PrimaryAction>}
    >
      contenido
    </Page>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Registrar alumno' })).toBeInTheDocument()
  const path = within(screen.getByRole('navigation', { name: 'Ruta' }))
  expect(path.getByRole('link', { name: 'Alumnos' })).toHaveAttribute('href', '/historial/alumnos')
  expect(screen.getByRole('link', { name: 'Registrar padre' })).toHaveAttribute('href', '/registro/padre')
})

test('without a current cycle the red panel says the sentence of the specification', () => {
  renderUi(<NoCyclePanel canRegister={false} />)
  expect(screen.getByRole('alert')).toHaveTextContent('NO HAY UN CICLO ESCOLAR ACTUAL REGISTRADO')
})

test('loading and errors are announced', () => {
  const { rerender } = renderUi(<PageLoading />)
  expect(screen.getByRole('status')).toHaveTextContent('Cargando…')
  rerender(<PageError />)
  expect(screen.getByRole('alert')).toHaveTextContent('Revisa tu conexión')
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument()
})

test('the offline bar comes and goes by itself', () => {
  let online = false
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online })
  renderUi(<OfflineBar trouble={null} />)
  expect(screen.getByRole('status')).toHaveTextContent('Sin conexión')
  online = true
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('the bar tells what keeps the server from saving, and first of all that there is no connection', () => {
  let online = true
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online })
  const { rerender } = renderUi(<OfflineBar trouble="El disco del servidor está lleno." />)
  expect(screen.getByRole('status')).toHaveTextContent('El disco del servidor está lleno.')
  online = false
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByRole('status')).toHaveTextContent(/^Sin conexión/)
  online = true
  act(() => void window.dispatchEvent(new Event('online')))
  rerender(<OfflineBar trouble={null} />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('details show a dash for what is not known, and money in figures', () => {
  renderUi(
    <Section title="Datos">
      <Details
        items={[
          { label: 'Teléfono', value: '' },
          { label: 'Adeudo', value: <MoneyText pesos={1234.5} /> },
        ]}
      />
    </Section>,
  )
  const section = within(screen.getByRole('region', { name: 'Datos' }))
  expect(section.getByText('Teléfono').nextSibling).toHaveTextContent('—')
  expect(section.getByText('Adeudo').nextSibling).toHaveTextContent('$1,234.50')
})

test('a form of a page is sent once by Enter and says that it works', async () => {
  let sent = 0
  let finish = () => {}
  const { user } = renderUi(
    <PageForm
      dirty
      submitLabel="Registrar"
      cancelTo="/historial/alumnos"
      onSubmit={() => {
        sent += 1
        return new Promise<void>((resolve) => (finish = resolve))
      }}
    >
      <input aria-label="Nombre" />
    </PageForm>,
  )
  await user.type(screen.getByRole('textbox'), 'Ana{Enter}{Enter}')
  const button = screen.getByRole('button', { name: 'Registrar' })
  await user.click(button)
  expect(sent).toBe(1)
  expect(button).toHaveAttribute('aria-busy', 'true')
  await act(async () => finish())
  expect(button).not.toHaveAttribute('aria-busy')
  expect(screen.getByRole('link', { name: 'Cancelar' })).toHaveAttribute('href', '/historial/alumnos')
})
