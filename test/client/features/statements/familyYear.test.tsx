import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen, type PermissionName } from '@test/support/pages/screen'
import { fakeTabs } from '@test/support/pages/tabs'
import { failure } from '@test/support/state/fakeNetwork'
import { account, FAMILY } from '../parents/parents.support'

const YEAR = 'GET /facturas/anual?padreId=5&anio=2025'

afterEach(() => jest.restoreAllMocks())

const open = async (answers: Record<string, unknown> = {}, permissions?: readonly PermissionName[]) => {
  const opened = await renderScreen('/estado-de-cuenta/familia/5', {
    ...(permissions ? { permissions } : {}),
    answers: { [FAMILY]: { ok: true, estado: account }, ...answers },
  })
  await screen.findByRole('heading', { level: 1, name: account.padre.nombre })
  return opened
}

/** Opens the menu and presses last year, the one that is declared in April. */
const chooseLastYear = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(screen.getByRole('button', { name: 'Pagos del año' }))
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Colegiaturas pagadas en 2026',
    'Colegiaturas pagadas en 2025',
  ])
  await user.click(menu.getByRole('menuitem', { name: 'Colegiaturas pagadas en 2025' }))
}

test('the year that was chosen opens as a PDF in a tab of its own', async () => {
  const { shown } = fakeTabs()
  const url = '/files/documentos/pagos-del-anio/9.pdf'
  await chooseLastYear(await open({ [YEAR]: { ok: true, documento: { url } } }))
  await waitFor(() => expect(shown).toEqual([expect.stringContaining(url)]))
})

test('a refusal says why and closes its tab', async () => {
  const { shown, closed } = fakeTabs()
  const refused = 'La familia no tiene pagos de colegiatura en 2025.'
  await chooseLastYear(await open({ [YEAR]: failure(409, refused) }))
  expect(await screen.findByText('No se pudo preparar el PDF de los pagos del año')).toBeInTheDocument()
  expect(screen.getByText(refused)).toBeInTheDocument()
  expect(closed).toHaveLength(1)
  expect(shown).toEqual([])
})

test('users without tuition have no such menu: the server would refuse them', async () => {
  await open({}, ['CARGOS READ'])
  expect(screen.queryByRole('button', { name: 'Pagos del año' })).not.toBeInTheDocument()
})
