import { screen, within } from '@testing-library/react'
import { DetailScreen, type DetailSource } from '@client/ui/page/DetailScreen'
import { Page } from '@client/ui/page/Page'
import { renderUi } from '@test/support/pages/ui'

interface Beca {
  nombre: string
}

const CRUMBS = [{ label: 'Becas', to: '/becas' }]
const excelencia = { nombre: 'EXCELENCIA' }

const shown = (source: Partial<DetailSource<Beca>>, breadcrumb = CRUMBS) => (
  <DetailScreen
    source={{ row: undefined, isLoading: false, error: undefined, retry: () => undefined, ...source }}
    title="Beca"
    unknown="No existe esta beca"
    breadcrumb={breadcrumb}
  >
    {({ nombre }) => (
      <Page title={nombre} breadcrumb={CRUMBS}>
        La beca
      </Page>
    )}
  </DetailScreen>
)
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const path = () => within(screen.getByRole('navigation', { name: 'Ruta' }))

test('loading: its own heading, where it hangs, and that it loads', () => {
  renderUi(shown({ isLoading: true }))
  expect(heading()).toBe('Beca')
  expect(path().getByRole('link', { name: 'Becas' })).toHaveAttribute('href', '/becas')
  expect(screen.getByRole('status')).toHaveTextContent('Cargando…')
})

test.each([
  ['an id that nothing can have', { row: null }],
  ['an answer that it is gone', { error: { status: 404, message: 'No existe.' } }],
  ['a row that was there', { row: excelencia, error: { status: 404, message: 'No existe.' } }],
])('not there: %s', (_, source) => {
  renderUi(shown(source))
  expect(heading()).toBe('No existe esta beca')
  expect(screen.getByRole('link', { name: 'Becas' })).toHaveAttribute('href', '/becas')
  expect(screen.queryByText('La beca')).not.toBeInTheDocument()
})

test('not there, for who may open no list: the way home', () => {
  renderUi(shown({ row: null }, []))
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/')
})

test.each([403, 503, 'SIN_CONEXION'])('refused with %s: the reason, and Reintentar', async (status) => {
  let tries = 0
  const { user } = renderUi(shown({ error: { status, message: 'No se puede.' }, retry: () => (tries += 1) }))
  expect(heading()).toBe('Beca')
  expect(screen.getByRole('alert')).toHaveTextContent('No se puede.')
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(tries).toBe(1)
})

test('shown: the page of the row, with the same heading element as while it loaded', () => {
  const { rerender } = renderUi(shown({ isLoading: true }))
  const before = screen.getByRole('heading', { level: 1 })
  rerender(shown({ row: excelencia }))
  expect(heading()).toBe('EXCELENCIA')
  expect(screen.getByRole('heading', { level: 1 })).toBe(before)
  expect(screen.getByText('La beca')).toBeInTheDocument()
})

test('asked for again, the row stays, also when that fails', () => {
  renderUi(shown({ row: excelencia, isLoading: true, error: { status: 503, message: 'Sin base.' } }))
  expect(heading()).toBe('EXCELENCIA')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
