import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { FilePicker, type FilePickerProps } from '@client/ui/files/FilePicker'
import { MediaView } from '@client/ui/files/MediaView'
import { renderUi } from '@test/support/pages/ui'

/** jsdom cannot make addresses of files; a browser can. */
const addresses = new Set<string>()
beforeAll(() => {
  URL.createObjectURL = (file) => {
    const address = `blob:${(file as File).name}`
    addresses.add(address)
    return address
  }
  URL.revokeObjectURL = (address) => void addresses.delete(address)
})

/** jsdom's own File: its file inputs and events take no other. */
const file = (name: string, bytes = 2048) => {
  const made = new window.File(['x'], name)
  Object.defineProperty(made, 'size', { value: bytes })
  return made
}

function Holder({ first = [], ...props }: Omit<FilePickerProps, 'files' | 'onChange'> & { first?: File[] }) {
  const [files, setFiles] = useState<File[]>(first)
  return <FilePicker {...props} files={files} onChange={setFiles} />
}

// Dropped files bypass `accept`, so the component has to refuse them; the tests let all files through.
const user = userEvent.setup({ applyAccept: false })
const input = (name: string) => screen.getByLabelText(name)
const chosen = (label: string) =>
  within(screen.getByRole('list', { name: `${label}: elegidos` }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('[title]')?.textContent)

test('a chosen picture is shown with name and size, replaced by another, and taken away', async () => {
  const { container } = renderUi(<Holder label="Foto" accept={['image']} required />)
  expect(input('Foto')).toHaveAccessibleDescription('Se aceptan imágenes JPG o PNG de hasta 10 MB')
  await user.upload(input('Foto'), file('niña.jpg'))
  expect(chosen('Foto')).toEqual(['niña.jpg'])
  expect(screen.getByText('2 KB')).toBeInTheDocument()
  expect(container.querySelector('img')).toHaveAttribute('src', 'blob:niña.jpg')
  await user.upload(input('Foto'), file('niño.png'))
  expect(chosen('Foto')).toEqual(['niño.png'])
  expect([...addresses]).toEqual(['blob:niño.png'])
  await user.click(screen.getByRole('button', { name: 'Quitar niño.png' }))
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
  expect(addresses.size).toBe(0)
})

test.each([
  ['lista.xlsx', 2048, '«lista.xlsx» no se puede usar: solo imágenes JPG o PNG de hasta 10 MB'],
  ['enorme.jpg', 11 * 1024 * 1024, '«enorme.jpg» pesa 11.0 MB y el límite es 10 MB'],
  ['nada.png', 0, '«nada.png» está vacío'],
])('%s of %d bytes is refused with the reason', async (name, bytes, reason) => {
  renderUi(<Holder label="Foto" accept={['image']} />)
  await user.upload(input('Foto'), file(name, bytes))
  expect(input('Foto')).toHaveAccessibleDescription(reason)
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})

test('several files add up to the limit, also when dropped', async () => {
  renderUi(<Holder label="Fotos" accept={['image', 'video']} maxFiles={3} />)
  await user.upload(input('Fotos'), [file('1.jpg'), file('2.MOV')])
  const zone = input('Fotos').parentElement!
  fireEvent.drop(zone, { dataTransfer: { files: [file('3.png'), file('4.png')] } })
  expect(chosen('Fotos')).toEqual(['1.jpg', '2.MOV', '3.png'])
  expect(input('Fotos')).toHaveAccessibleDescription('Se pueden elegir hasta 3 archivos')
})

test('while they travel the progress shows and nothing is taken away', () => {
  renderUi(<Holder label="Foto" accept={['image']} first={[file('a.jpg')]} progress={0.4} />)
  expect(screen.getByRole('progressbar', { name: 'Enviando Foto' })).toHaveValue(40)
  expect(screen.getByRole('button', { name: 'Quitar a.jpg' })).toBeDisabled()
})

test('a picture, a video and a PDF are each shown in their way, signed links too', () => {
  const { container, rerender } = renderUi(<MediaView url="/archivos/a.jpg?firma=1.pdf" alt="Festival" />)
  expect(screen.getByRole('img', { name: 'Festival' })).toHaveAttribute('src', '/archivos/a.jpg?firma=1.pdf')
  rerender(<MediaView url="/archivos/b.MOV#t" alt="Danza" />)
  expect(container.querySelector('video')).toHaveAttribute('aria-label', 'Danza')
  rerender(<MediaView url="/archivos/c" kind="pdf" alt="Calendario de mayo" />)
  expect(screen.getByRole('link', { name: 'Abrir el PDF: Calendario de mayo' })).toHaveAttribute(
    'href',
    '/archivos/c',
  )
})
