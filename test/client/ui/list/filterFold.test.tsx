import { screen } from '@testing-library/react'
import { useState } from 'react'
import { FilterFold } from '@client/ui/list/FilterFold'
import { FilterSelect } from '@client/ui/list/FilterSelect'
import { onPhone } from '@test/support/pages/phone'
import { renderUi } from '@test/support/pages/ui'

const YEARS = [{ value: '1', label: '1° Primaria' }]

function Filters() {
  const [year, setYear] = useState('')
  const [group, setGroup] = useState('1')
  return (
    <FilterFold>
      <FilterSelect label="Grado" allLabel="Todos" options={YEARS} value={year} onChange={setYear} />
      <FilterSelect label="Grupo" allLabel="Todos" options={YEARS} value={group} onChange={setGroup} />
    </FilterFold>
  )
}

test('on a phone filters stand behind a button that counts those that are set', async () => {
  onPhone(true)
  const { user } = renderUi(<Filters />)
  const button = screen.getByRole('button', { name: 'Filtros (1)' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  await user.click(button)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Grado' }), '1° Primaria')
  await user.click(screen.getByRole('button', { name: 'Filtros (2)' }))
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
})

test('what holds no field does not fold, and elsewhere nothing does', () => {
  onPhone(true)
  const { unmount } = renderUi(
    <FilterFold>
      <button>Agregar a los 3</button>
    </FilterFold>,
  )
  expect(screen.getAllByRole('button')).toHaveLength(1)
  unmount()
  onPhone(false)
  renderUi(<Filters />)
  expect(screen.getAllByRole('combobox')).toHaveLength(2)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
