import { screen, within } from '@testing-library/react'
import { aFamily, aMonth, field, openDesk, openFamily, picked } from './desk.support'

/** The younger child owes six months to come, the last five of them folded. */
const months = Array.from({ length: 6 }, (_, at) => aMonth(30 + at, `ENERO ${2090 + at}`))
const family = () => {
  const [ana, beto] = aFamily().hijos
  return aFamily({ hijos: [ana!, { ...beto!, colegiaturas: months, anuales: [] }] })
}

test('H goes to the next child and round again; a number picks that many months of the child', async () => {
  const { user } = await openFamily({}, family())
  await user.keyboard('h')
  expect(screen.getByRole('checkbox', { name: 'Enero 2090' })).toHaveFocus()
  await user.keyboard('2')
  expect(picked()).toEqual(['Uniforme', 'Enero 2021', 'Enero 2090', 'Enero 2091'])
  await user.keyboard('1')
  expect(picked()).toEqual(['Uniforme', 'Enero 2021', 'Enero 2090'])
  // The unpicked month stays visible, so that it can be picked again.
  expect(screen.getByRole('checkbox', { name: 'Enero 2091' })).not.toBeChecked()
  await user.keyboard('h')
  expect(screen.getByRole('checkbox', { name: 'Uniforme' })).toHaveFocus()
})

test('months to come are one row that opens, by mouse or by the arrows and Enter', async () => {
  const { user } = await openFamily({}, family())
  const fold = screen.getByRole('button', { name: 'Enero de 2091 a enero de 2095 · 5 meses' })
  expect(fold).toHaveAttribute('aria-expanded', 'false')
  expect(within(fold.closest('li')!).getByText('$10,000.00')).toBeInTheDocument()
  expect(screen.queryByRole('checkbox', { name: 'Enero 2095' })).not.toBeInTheDocument()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(fold).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('checkbox', { name: 'Enero 2095' })).toBeInTheDocument()
  expect(picked()).toEqual(['Uniforme', 'Enero 2021'])
})

test('the keys stand behind "?", and those of the desk rest meanwhile', async () => {
  const { user } = await openFamily({}, family())
  await user.keyboard('?')
  const sheet = within(await screen.findByRole('dialog', { name: 'Atajos de la caja' }))
  expect(sheet.getByText('el siguiente hijo')).toBeInTheDocument()
  await user.keyboard('n')
  await user.click(sheet.getByRole('button', { name: 'Cerrar' }))
  expect(picked()).toEqual(['Uniforme', 'Enero 2021'])
  await user.click(screen.getByRole('button', { name: 'Atajos ?' }))
  expect(await screen.findByRole('dialog', { name: 'Atajos de la caja' })).toBeInTheDocument()
})

// The fields come after the first paint: without them Enter would do nothing, and 5 would pick five months.
test('Enter and an amount typed before the fields of the payment are drawn are in them', async () => {
  const { user } = await openDesk('/caja?padre=3')
  await screen.findByRole('heading', { name: 'MARÍA LÓPEZ' })
  await user.keyboard('{Enter}500')
  expect(field('Efectivo recibido')).toHaveDisplayValue(/500/)
})
