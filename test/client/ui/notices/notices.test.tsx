import { screen, waitFor, within } from '@testing-library/react'
import Dialog from '@mui/material/Dialog'
import type { Notice } from '@client/ui/notices/noticeBoard'
import { useNotice } from '@client/ui/notices/useNotice'
import { renderUi } from '@test/support/pages/ui'

const WARNING: Notice = { title: 'UPS!!', text: 'Debes Llenar todos los Datos', kind: 'warning' }
const FAILURE: Notice = { title: 'Ocurrio un Error al Pagar el Cargo', kind: 'error' }
const SUCCESS: Notice = { title: 'Listo', text: 'El Alumno se Registro Exitosamente', kind: 'success' }

function Buttons() {
  const { notify, dismiss } = useNotice()
  return (
    <>
      {[WARNING, FAILURE, SUCCESS].map((notice) => (
        <button key={notice.kind} onClick={() => notify(notice)}>
          {notice.kind}
        </button>
      ))}
      <button onClick={dismiss}>nada</button>
    </>
  )
}

const press = (name: string) => screen.getByRole('button', { name })

test('a warning interrupts with title and text, and can be closed', async () => {
  const { user } = renderUi(<Buttons />)
  await user.click(press('warning'))
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent('Atención: UPS!!Debes Llenar todos los Datos')
  await user.click(within(notice).getByRole('button', { name: 'Cerrar aviso' }))
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})

test('the same notice is not shown twice at once', async () => {
  const { user } = renderUi(<Buttons />)
  await user.click(press('error'))
  await user.click(press('error'))
  expect(await screen.findAllByRole('alert')).toHaveLength(1)
})

test('a success waits its turn for a screen reader and takes the failures before it away', async () => {
  const { user } = renderUi(<Buttons />)
  await user.click(press('error'))
  await user.click(press('warning'))
  expect(await screen.findAllByRole('alert')).toHaveLength(2)
  await user.click(press('success'))
  expect(await screen.findByRole('status')).toHaveTextContent('El Alumno se Registro Exitosamente')
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})

test('everything can be taken away at once', async () => {
  const { user } = renderUi(<Buttons />)
  await user.click(press('error'))
  await user.click(press('nada'))
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})

test('a notice about a dialog is told while the dialog is open', async () => {
  const { user } = renderUi(
    <Dialog open>
      <Buttons />
    </Dialog>,
  )
  await user.click(press('error'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Ocurrio un Error al Pagar el Cargo')
})
