import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { PickList } from '@client/ui/list/PickList'
import { renderUi } from '@test/support/pages/ui'

interface Pupil {
  id: number
  nombre: string
}
const rows: Pupil[] = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  nombre: `ALUMNO ${index + 1}`,
}))
const columns = [{ key: 'nombre', header: 'Alumno', cell: ({ nombre }: Pupil) => nombre }]
const searchText = ({ nombre }: Pupil) => nombre

function Picker({ onSend, pupils = rows }: { onSend?: () => void; pupils?: Pupil[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend?.()
      }}
    >
      <PickList
        label="Alumnos"
        source={{ rows: pupils, isLoading: false, error: undefined, retry: () => undefined }}
        searchText={searchText}
        chosen={chosen}
        onAdd={({ id }) => setChosen(new Set([...chosen, id]))}
        columns={columns}
        noun={{ one: 'alumno', many: 'alumnos' }}
        empty={{ title: 'No hay alumnos' }}
      />
      <button>Guardar</button>
    </form>
  )
}
const buttonOf = (name: string, label: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr')!).getByRole('button', { name: label })

test('what is added cannot be added twice, also on another page and back', async () => {
  const { user } = renderUi(<Picker />)
  await user.click(buttonOf('ALUMNO 2', 'Agregar'))
  expect(buttonOf('ALUMNO 2', 'Agregado')).toBeDisabled()
  expect(buttonOf('ALUMNO 1', 'Agregar')).toBeEnabled()
  await user.click(screen.getByRole('button', { name: 'Siguiente' }))
  expect(screen.getAllByRole('rowheader')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Anterior' }))
  expect(buttonOf('ALUMNO 2', 'Agregado')).toBeDisabled()
})

test('a search starts at the first page, and Enter in it sends no form around', async () => {
  let sent = 0
  const { user } = renderUi(<Picker onSend={() => (sent += 1)} />)
  await user.click(screen.getByRole('button', { name: 'Siguiente' }))
  await user.type(screen.getByRole('searchbox', { name: 'Buscar alumnos' }), 'alumno 1{Enter}')
  expect(screen.getByText('página 1 de 1')).toBeInTheDocument()
  expect(screen.getAllByRole('rowheader')).toHaveLength(4)
  expect(sent).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(sent).toBe(1)
})

test('by keyboard: Enter on a button adds', async () => {
  let sent = 0
  const { user } = renderUi(<Picker onSend={() => (sent += 1)} />)
  buttonOf('ALUMNO 3', 'Agregar').focus()
  await user.keyboard('{Enter}')
  expect(buttonOf('ALUMNO 3', 'Agregado')).toBeDisabled()
  expect(sent).toBe(0)
})

test('nothing to choose from says so', () => {
  renderUi(<Picker pupils={[]} />)
  expect(screen.getByText('No hay alumnos')).toBeInTheDocument()
})
