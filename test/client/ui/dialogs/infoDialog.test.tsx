import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { InfoDialog } from '@client/ui/dialogs/InfoDialog'
import { renderUi } from '@test/support/pages/ui'

function Opener() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Ver</button>
      {open && (
        <InfoDialog title="Rosa Muñoz" onClose={() => setOpen(false)} action={<a href="/padre/5">Detalle</a>}>
          Calle Ñandú 8
        </InfoDialog>
      )}
    </>
  )
}

test.each(['{Enter}', '{Escape}'])('%s closes it and the focus goes back to the opener', async (key) => {
  const { user } = renderUi(<Opener />)
  await user.click(screen.getByRole('button', { name: 'Ver' }))
  const dialog = await screen.findByRole('dialog', { name: 'Rosa Muñoz' })
  expect(dialog).toHaveTextContent('Calle Ñandú 8')
  expect(screen.getByRole('link', { name: 'Detalle' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Cerrar' })).toHaveFocus()
  await user.keyboard(key)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Ver' })).toHaveFocus()
})
