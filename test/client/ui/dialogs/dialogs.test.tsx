import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { ConfirmDialog } from '@client/ui/dialogs/ConfirmDialog'
import { FormDialog } from '@client/ui/dialogs/FormDialog'
import { hearEarlyKeys } from '@client/ui/dialogs/earlyKeys'
import { lazyPart } from '@client/ui/parts/lazyPart'
import { TextInput } from '@client/ui/fields/TextInput'
import { renderUi } from '@test/support/pages/ui'

/** A promise that the test resolves. */
const later = () => {
  let finish = () => {}
  const promise = new Promise<void>((resolve) => (finish = resolve))
  return { promise, finish }
}

function Rename({ onSave, onOuter }: { onSave: (name: string) => unknown; onOuter?: () => void }) {
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  return (
    <form onSubmit={onOuter}>
      <button type="button" onClick={() => setOpen(true)}>
        Cambiar nombre
      </button>
      {open && (
        <FormDialog
          title="Cambiar el nombre"
          dirty={name !== ''}
          onClose={() => setOpen(false)}
          onSubmit={async () => {
            await onSave(name)
            setOpen(false)
          }}
        >
          <TextInput label="Nombre" value={name} onChange={(event) => setName(event.target.value)} />
        </FormDialog>
      )}
    </form>
  )
}

/** Open as soon as its code is there, as dialogs of other features are. */
function Opened(props: Parameters<typeof Rename>[0]) {
  const [name, setName] = useState('')
  return (
    <FormDialog title="Cambiar el nombre" onClose={() => undefined} onSubmit={() => props.onSave(name)}>
      <TextInput label="Nombre" value={name} onChange={(event) => setName(event.target.value)} />
    </FormDialog>
  )
}

const opener = () => screen.getByRole('button', { name: 'Cambiar nombre', hidden: true })
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('the first field has the focus, Enter submits, and the focus returns to the opener', async () => {
  const saved: string[] = []
  let outer = 0
  const { user } = renderUi(<Rename onSave={(name) => saved.push(name)} onOuter={() => (outer += 1)} />)
  await user.click(opener())
  expect(screen.getByRole('dialog', { name: 'Cambiar el nombre' })).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus()
  await user.keyboard('Iñaki{Enter}')
  await gone()
  expect(saved).toEqual(['Iñaki'])
  expect(outer).toBe(0)
  expect(opener()).toHaveFocus()
})

test.each([
  ['the dialog', 'dialog'],
  ['the backdrop', 'backdrop'],
])('the second half of a double click falls on %s: the first field keeps the focus', async (_what, at) => {
  const { user } = renderUi(<Rename onSave={() => undefined} />)
  await user.click(opener())
  await user.keyboard('{Escape}')
  await gone()
  // The second opening of the same dialog: what was pressed inside it before does not count.
  await user.click(opener())
  await user.click(screen.getByRole('heading', { name: 'Cambiar el nombre' }))
  await user.keyboard('{Escape}')
  await gone()
  await user.pointer({ keys: '[MouseLeft]', target: opener() })
  const dialog = screen.getByRole('dialog')
  const box = at === 'dialog' ? dialog : dialog.parentElement!
  if (fireEvent.mouseDown(box, { detail: 2 })) box.closest<HTMLElement>('[tabindex]')?.focus()
  fireEvent.mouseUp(box, { detail: 2 })
  fireEvent.click(box, { detail: 2 })
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus()
})

test('what is typed while a dialog is still loading arrives in its first field; a shortcut and what came before it do not', async () => {
  const stop = hearEarlyKeys()
  const swallow = (event: KeyboardEvent) => event.key === 'c' && event.preventDefault()
  window.addEventListener('keydown', swallow)
  const code = later()
  const Slow = lazyPart<Parameters<typeof Rename>[0]>(() => code.promise.then(() => Opened))
  const { user } = renderUi(<Slow onSave={() => undefined} />)
  await user.click(document.body)
  await user.keyboard('xc3201{Backspace}0')
  code.finish()
  expect(await screen.findByRole('textbox', { name: 'Nombre' })).toHaveValue('3200')
  await user.keyboard('5')
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('32005')
  window.removeEventListener('keydown', swallow)
  stop()
})

test('a button that works shows it, cannot be pressed twice, and the dialog cannot be left', async () => {
  const saved: string[] = []
  const work = later()
  const { user } = renderUi(
    <Rename
      onSave={(name) => {
        saved.push(name)
        return work.promise
      }}
    />,
  )
  await user.click(opener())
  await user.keyboard('Ana')
  const save = screen.getByRole('button', { name: 'Guardar' })
  await user.dblClick(save)
  await user.click(save)
  await user.keyboard('{Enter}{Escape}')
  expect(saved).toEqual(['Ana'])
  expect(save).toHaveAttribute('aria-busy', 'true')
  expect(save).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled()
  await act(async () => work.finish())
  await gone()
})

test('Escape leaves a clean form at once and asks about a changed one', async () => {
  const { user } = renderUi(<Rename onSave={() => undefined} />)
  await user.click(opener())
  await user.keyboard('{Escape}')
  await gone()

  await user.click(opener())
  await user.keyboard('Ana{Escape}')
  expect(screen.getByRole('alertdialog', { name: '¿Descartar los cambios?' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Seguir editando' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ana')

  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Descartar' }))
  await gone()
  expect(opener()).toHaveFocus()
})

function Remove({ onRemove }: { onRemove: () => unknown }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Quitar</button>
      <ConfirmDialog
        open={open}
        title="¿Eliminar a JOSÉ PEÑA?"
        text="Su historial se conserva."
        confirmLabel="Eliminar"
        destructive
        onConfirm={async () => {
          await onRemove()
          setOpen(false)
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

test('a destructive question says what and to whom, starts on the way out, and acts once', async () => {
  let removed = 0
  const work = later()
  const { user } = renderUi(
    <Remove
      onRemove={() => {
        removed += 1
        return work.promise
      }}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Quitar' }))
  const dialog = screen.getByRole('alertdialog', { name: '¿Eliminar a JOSÉ PEÑA?' })
  expect(dialog).toHaveAccessibleDescription('Su historial se conserva.')
  expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
  await user.dblClick(screen.getByRole('button', { name: 'Eliminar' }))
  expect(removed).toBe(1)
  await act(async () => work.finish())
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Quitar' })).toHaveFocus()
})

test('Escape in a question does nothing but close it', async () => {
  let removed = 0
  const { user } = renderUi(<Remove onRemove={() => (removed += 1)} />)
  await user.click(screen.getByRole('button', { name: 'Quitar' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(removed).toBe(0)
})

test('while its button waits, Enter goes to what is still to be written', async () => {
  const sent = jest.fn()
  const { user } = renderUi(
    <FormDialog waits title="Dar de baja" onSubmit={sent} onClose={jest.fn()}>
      <TextInput label="Fecha" required defaultValue="2026-11-23" />
      <TextInput label="Motivo" required />
    </FormDialog>,
  )
  await user.type(screen.getByLabelText('Fecha'), '{Enter}')
  expect(screen.getByLabelText('Motivo')).toHaveFocus()
  expect(sent).not.toHaveBeenCalled()
})
